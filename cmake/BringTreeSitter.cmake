# tree-sitter's C core and its Python grammar, from their npm packages. Debian's core
# is too old for current grammars, PyPI's source package of the grammar lacks
# src/scanner.c, and third-party source is not committed here; so they are brought
# once at configure time, checked by hash. Only sources are used: the packages'
# prebuilt binaries are never unpacked into the build and no install script runs.
set(VRAMLINT_TREE_SITTER_VERSION 0.25.1)
set(VRAMLINT_TREE_SITTER_SHA256 07aeba8dd71630e7e72b2d4ca3bd2680c3471824100cc5ebff44e78a6ed0b6d3)
set(VRAMLINT_TREE_SITTER_PYTHON_VERSION 0.25.0)
set(VRAMLINT_TREE_SITTER_PYTHON_SHA256 63b76b3fa8181fd79eaad4abcdb21e2babcb504dbfc7710a89934fa456d26096)

function(vramlint_bring_source package version sha256 destination)
  if(EXISTS ${destination}/.complete-${version})
    return()
  endif()
  set(downloads ${destination}.download)
  file(REMOVE_RECURSE ${downloads} ${destination})
  file(MAKE_DIRECTORY ${downloads})
  find_program(VRAMLINT_NPM npm)
  set(status "npm is not installed")
  if(VRAMLINT_NPM)
    execute_process(
      COMMAND ${VRAMLINT_NPM} pack --silent --ignore-scripts ${package}@${version}
      WORKING_DIRECTORY ${downloads}
      RESULT_VARIABLE status ERROR_VARIABLE error OUTPUT_QUIET)
  endif()
  if(NOT status EQUAL 0)
    message(FATAL_ERROR
      "Cannot bring ${package} ${version} with npm (${status}).\n${error}\n"
      "Without a network, unpack the npm packages tree-sitter ${VRAMLINT_TREE_SITTER_VERSION} and "
      "tree-sitter-python ${VRAMLINT_TREE_SITTER_PYTHON_VERSION} as tree-sitter/ and tree-sitter-python/ in one "
      "folder and configure with -DVRAMLINT_TREE_SITTER_DIR=<that folder>.")
  endif()
  set(archive ${downloads}/${package}-${version}.tgz)
  file(SHA256 ${archive} actual)
  if(NOT actual STREQUAL sha256)
    message(FATAL_ERROR "${package} ${version} has SHA-256 ${actual}, not ${sha256}: refusing to build it.")
  endif()
  file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${downloads}/unpacked)
  file(RENAME ${downloads}/unpacked/package ${destination})
  file(REMOVE_RECURSE ${downloads})
  file(TOUCH ${destination}/.complete-${version})
endfunction()

if(VRAMLINT_TREE_SITTER_DIR)
  set(tree_sitter_root ${VRAMLINT_TREE_SITTER_DIR})
else()
  set(tree_sitter_root ${PROJECT_BINARY_DIR}/third_party)
  vramlint_bring_source(tree-sitter ${VRAMLINT_TREE_SITTER_VERSION}
    ${VRAMLINT_TREE_SITTER_SHA256} ${tree_sitter_root}/tree-sitter)
  vramlint_bring_source(tree-sitter-python ${VRAMLINT_TREE_SITTER_PYTHON_VERSION}
    ${VRAMLINT_TREE_SITTER_PYTHON_SHA256} ${tree_sitter_root}/tree-sitter-python)
endif()

# The npm package keeps the core below vendor/tree-sitter, a release archive at the
# top; an offline folder may hold either.
find_path(tree_sitter_lib_folder src/lib.c NO_CACHE NO_DEFAULT_PATH
  PATHS ${tree_sitter_root}/tree-sitter
  PATH_SUFFIXES tree_sitter/core/lib vendor/tree-sitter/lib lib)
find_path(tree_sitter_python_folder src/parser.c NO_CACHE NO_DEFAULT_PATH
  PATHS ${tree_sitter_root}/tree-sitter-python)
if(NOT tree_sitter_lib_folder OR NOT tree_sitter_python_folder)
  message(FATAL_ERROR
    "${tree_sitter_root} does not hold tree-sitter/ with lib/src/lib.c and tree-sitter-python/ with src/parser.c")
endif()

add_library(vramlint_tree_sitter STATIC
  ${tree_sitter_lib_folder}/src/lib.c
  ${tree_sitter_python_folder}/src/parser.c
  ${tree_sitter_python_folder}/src/scanner.c)
target_include_directories(vramlint_tree_sitter SYSTEM PUBLIC ${tree_sitter_lib_folder}/include)
target_include_directories(vramlint_tree_sitter PRIVATE
  ${tree_sitter_lib_folder}/src ${tree_sitter_python_folder}/src)
set_target_properties(vramlint_tree_sitter PROPERTIES C_STANDARD 11)
target_compile_options(vramlint_tree_sitter PRIVATE -O2 -w)
target_compile_definitions(vramlint_tree_sitter PRIVATE _POSIX_C_SOURCE=200112L _DEFAULT_SOURCE)
