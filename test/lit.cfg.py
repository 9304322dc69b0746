"""What the lit tests may use.

%vramlint     the program
%check FILE   one file's findings as text, with the bundled CUDA declarations
%clang_tidy   clang-tidy-19 with our plugin loaded
%plugin       the plugin
%python       the interpreter that has jsonschema
%root         the root of the project
FileCheck, not, split-file and count are on PATH.

Features: cuda (the CUDA front end is built), cuda-headers-11, cuda-headers-12 and
cuda-headers-13 (with %cuda11, %cuda12 and %cuda13), torch-headers (with %torch
for its flags), multitool (%multitool), jsonschema, pre-commit.
"""

import os
import pathlib
import shutil

import lit.formats

build = config.vramlint_build
source = config.vramlint_source
tools = os.path.join(build, "tools")

config.name = "vramlint"
config.test_format = lit.formats.ShTest(execute_external=True)
config.test_source_root = os.path.join(source, "test")
config.suffixes = [".cu", ".cpp", ".cc", ".c", ".hip", ".py", ".test"]
config.excludes = [
    "Inputs",
    "bench",
    "corpus",
    "repro",
    "lit.cfg.py",
    "count_results.py",
    "CMakeLists.txt",
    "cuda_mutants",
]
# GoogleTest's sources stand beside the lit tests; their names are theirs alone.
for pattern in ("*Test.cpp", "test_*.cpp"):
    for file in pathlib.Path(config.test_source_root).glob(f"*/**/{pattern}"):
        if "rules" not in file.parts:
            config.excludes.append(file.name)
# A shape file is found by its root, the nearest .git: the tests run in the tree.
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), config.llvm_tools, os.environ.get("PATH", "")]
)
for name in ("CCACHE_DIR", "HOME", "XDG_CACHE_HOME", "SSL_CERT_FILE"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# What a user's shell may hold and the tests must not depend on.
for name in ("NO_COLOR", "CUDA_PATH", "CUDA_HOME"):
    config.environment.pop(name, None)

program = os.path.join(build, "bin", "vramlint")
plugin = os.path.join(build, "lib", "VramlintTidyModule.so")
config.substitutions += [
    (
        r"%check\b",
        f"{program} check --exit-zero --format text --no-cache -j1 --cuda-path none",
    ),
    (r"%vramlint\b", program),
    (r"%clang_tidy\b", f"{config.vramlint_preload}clang-tidy-19 -load={plugin}"),
    (r"%plugin\b", plugin),
    (r"%root\b", source),
    (r"%build\b", build),
    (r"%inputs\b", os.path.join(source, "test", "driver", "Inputs")),
]

if config.vramlint_cuda:
    config.available_features.add("cuda")
else:
    config.excludes.append("cuda_checks")

# The release build's tools serve every build folder of this tree.
for folder in (tools, os.path.join(source, "build", "tools")):
    python = os.path.join(folder, "venv", "bin", "python")
    if os.path.exists(python):
        config.available_features.add("jsonschema")
        config.substitutions.append((r"%python\b", python))
        break
else:
    config.substitutions.append((r"%python\b", "python3"))

for folder in (tools, os.path.join(source, "build", "tools")):
    pre_commit = os.path.join(folder, "venv", "bin", "pre-commit")
    multitool = os.path.join(folder, "node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool")
    if os.path.exists(pre_commit) and "pre-commit" not in config.available_features:
        config.available_features.add("pre-commit")
        config.substitutions.append((r"%pre_commit\b", pre_commit))
    if os.path.exists(multitool) and "multitool" not in config.available_features:
        config.available_features.add("multitool")
        config.substitutions.append((r"%multitool\b", multitool))
    for version in ("11", "12", "13"):
        headers = os.path.join(os.path.dirname(folder), "cuda-headers", version)
        feature = f"cuda-headers-{version}"
        if os.path.isdir(headers) and feature not in config.available_features:
            config.available_features.add(feature)
            config.substitutions.append((rf"%cuda{version}\b", headers))

    torch = os.path.join(os.path.dirname(folder), "torch-headers", "include")
    if os.path.isdir(torch) and "torch-headers" not in config.available_features:
        config.available_features.add("torch-headers")
        folders = (torch, os.path.join(torch, "torch/csrc/api/include"))
        flags = [f"--extra-arg=-isystem{each}" for each in folders]
        # What a build of LibTorch with CUDA generates is not among them.
        flags.append("--extra-arg=-DC10_USING_CUSTOM_GENERATED_MACROS")
        config.substitutions.append((r"%torch\b", " ".join(flags)))

if shutil.which("script"):
    config.available_features.add("terminal")
