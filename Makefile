# The two commands of the README, `make demo` and `make test`, and a maintainer's
# daily ones. Every target first runs tools/bootstrap, which is quick when nothing
# is missing.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# The release preset builds here.
BUILD := build
VRAMLINT := $(BUILD)/bin/vramlint
VENV := $(BUILD)/tools/venv/bin
# Folders to measure; see docs/benchmarks.md.
BENCH_CUDA ?= examples test/cuda_checks
BENCH_PYTHON ?= examples test/python_frontend
BENCH_ARGS ?=
# A folder of checked-out repositories, to take releases out of; see test/mutation.
MUTATION_REPOS ?=
MUTATION_OUT ?= $(BUILD)/mutation
MUTATION_ARGS ?=

.PHONY: help bootstrap build demo test cuda-headers torch-headers bundled-declarations library-headers library-declarations acquire-lists bench mutation-cuda lint format-check format tidy builds

help:
	@echo 'make demo          install what is missing, build, and analyse examples/'
	@echo 'make test          install, build and run every test'
	@echo 'make build         install and build'
	@echo 'make bench         ratios to clang -fsyntax-only and to tree-sitter alone'
	@echo 'make mutation-cuda MUTATION_REPOS=DIR   recall where a release is taken out of real code'
	@echo 'make lint          ruff, mypy and clang-format over our own code'
	@echo 'make tidy          clang-tidy over our own code (slow)'
	@echo 'make bundled-declarations   the declarations of CUDA and HIP, from fetched headers'
	@echo 'make library-headers   headers of CUDA libraries (some gigabytes); library-declarations from them'
	@echo 'make acquire-lists   the functions that may acquire, from fetched headers'
	@echo 'make builds        the other builds: g++ 12, and without LLVM'
	@echo 'make format        clang-format and ruff, in place'

bootstrap:
	@tools/bootstrap

build: bootstrap
	cmake --preset release
	cmake --build $(BUILD)

# --cuda-path none: the same findings on every machine, with CUDA or without.
demo: build
	$(VRAMLINT) check --exit-zero --cuda-path none --no-cache examples

# The script keeps a stamp of its own.
cuda-headers: bootstrap
	$(VENV)/python tools/fetch-cuda-headers $(BUILD)/cuda-headers/11 11
	$(VENV)/python tools/fetch-cuda-headers $(BUILD)/cuda-headers/12 12
	$(VENV)/python tools/fetch-cuda-headers $(BUILD)/cuda-headers/13 13

torch-headers: bootstrap
	$(VENV)/python tools/fetch-cuda-headers $(BUILD)/torch-headers torch

# What stands in for CUDA's and HIP's own headers; see the README of that folder.
bundled-declarations: cuda-headers
	$(VENV)/python tools/extract-declarations $(BUILD)/cuda-headers/12/include cuda_checks/toolchain/headers/vramlint

# Large, and needed only to make declarations and lists of names anew.
library-headers: cuda-headers
	for version in 11 12 13; do \
	$(VENV)/python tools/fetch-cuda-headers $(BUILD)/library-headers/$$version libraries-$$version || exit 1; done

library-declarations: library-headers
	$(VENV)/python tools/extract-library-declarations

# The names that every resource model has to account for; see test/cuda_checks/models.
acquire-lists: cuda-headers
	$(VENV)/python tools/list-acquires write

# The headers come first: lit looks for them once.
test: cuda-headers torch-headers build
	rm -rf $(BUILD)/test-results
	status=0; ctest --test-dir $(BUILD) --output-on-failure || status=$$?; \
	test/count_results.py $(BUILD)/test-results || status=1; exit $$status

bench: build
	test/bench/run-bench --build $(BUILD) --cuda $(BENCH_CUDA) --python $(BENCH_PYTHON) $(BENCH_ARGS)

mutation-cuda: build
	@test -n '$(MUTATION_REPOS)' || { echo 'give MUTATION_REPOS=, a folder of checked-out repositories'; exit 1; }
	$(VENV)/python test/mutation/cuda_mutants run '$(MUTATION_REPOS)' '$(MUTATION_OUT)' --program $(VRAMLINT) $(MUTATION_ARGS)

# Not the shapes below test/, nor the declarations that stand in for CUDA's headers.
OWN_CPP = $(shell git ls-files '*.cpp' '*.h' | grep -v -E '^(examples|cuda_checks/toolchain/headers)/|^test/' ; git ls-files 'test/*Test.cpp' 'test/*/test_*.cpp' 'test/bench/*.cpp')
OWN_PYTHON = $(shell git grep -lE '^\#!.*python' -- tools test cmake .ci; git ls-files 'cmake/*.py' 'test/bench/*.py' 'test/mutation/*.py' test/lit.cfg.py)

lint: bootstrap format-check
	$(VENV)/ruff check $(sort $(OWN_PYTHON))
	$(VENV)/ruff format --check $(sort $(OWN_PYTHON))
	for file in $(filter-out test/lit.cfg.py,$(sort $(OWN_PYTHON))); do $(VENV)/mypy --strict --no-error-summary "$$file"; done

format-check: bootstrap
	clang-format-19 --dry-run --Werror $(OWN_CPP)

format: bootstrap
	clang-format-19 -i $(OWN_CPP)
	$(VENV)/ruff format $(sort $(OWN_PYTHON))

tidy: build
	for file in $$(git ls-files '*.cpp' | grep -v '^test/' | grep -v '^examples/'); do clang-tidy-19 --quiet -p $(BUILD) "$$file"; done

# Everything compiles without a warning with g++ 12 too, and the Python front end
# builds and passes its tests where there is no LLVM.
builds: bootstrap
	cmake --preset gcc
	cmake --build build-gcc
	cmake --preset python-only
	cmake --build build-python-only
	ctest --test-dir build-python-only --output-on-failure
