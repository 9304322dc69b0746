# How every room of the house declares its library, so that flags and include
# paths stand in one place.

# The flags that all our own code is built with. Rooms include each other by the
# path from the project root.
add_library(vramlint_flags INTERFACE)
target_include_directories(vramlint_flags INTERFACE
  ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_options(vramlint_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra>
  $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<BOOL:${VRAMLINT_WERROR}>>:-Werror>)

# vramlint_room(NAME SOURCES... [DEPENDS TARGETS...])
#   A static library of our own code.
function(vramlint_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ROOM_SOURCES})
  target_link_libraries(${name} PUBLIC vramlint_flags ${ROOM_DEPENDS})
endfunction()

# vramlint_embed(TARGET OUTPUT VARIABLE FILES...)
#   Compiles the bytes of FILES into TARGET as an array of {name, text}, declared
#   in generated/OUTPUT.h as `extern const EmbeddedFile VARIABLE[]` and
#   `extern const size_t VARIABLE##Count`.
function(vramlint_embed target output variable)
  set(base ${PROJECT_BINARY_DIR}/generated/${output})
  add_custom_command(
    OUTPUT ${base}.h ${base}.cpp
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/cmake/embed.py
            --output ${base} --variable ${variable} ${ARGN}
    DEPENDS ${PROJECT_SOURCE_DIR}/cmake/embed.py ${ARGN}
    COMMENT "Embedding ${output}" VERBATIM)
  target_sources(${target} PRIVATE ${base}.h ${base}.cpp)
endfunction()
