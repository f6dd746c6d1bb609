# make demo   a simulated cap moves, a C program prints what a game would see
# make test   everything that can be checked on this machine
# make lib    the release library; the last line is its path
# make docs   the documentation catalogue as a web site below .build/docs
# Others: bench, bench-baseline, bench-page, fuzz, generate, format, clean.

.PHONY: demo test lib docs bench bench-baseline bench-page fuzz generate format check-format clean setup-build setup-test

PYTHON := .build/venv/bin/python
LIBRARY = $(shell swift build -c release --show-bin-path)/libveltokit.so
# What the library tells of its source in bug reports.
REVISION := $(shell git describe --always --tags --dirty 2>/dev/null)
BUILD_LIBRARY := VELTO_REVISION=$(REVISION) swift build -c release --product veltokit
TRIPLE = $(shell uname -m)-unknown-linux-gnu
# What the library remembers of simulated devices stays out of the home folder.
export XDG_STATE_HOME := $(CURDIR)/.build/state
SANITIZED := SWIFT_BACKTRACE=enable=no

setup-build:
	@.ci/setup build

setup-test:
	@.ci/setup test

# The loader asks for the library by its SONAME, hence the link.
lib: setup-build
	$(BUILD_LIBRARY)
	@ln -sf libveltokit.so $(LIBRARY).0
	@echo $(LIBRARY)

demo: lib
	@$(MAKE) --no-print-directory -C examples/c LIBRARY=$(LIBRARY) OUT=$(CURDIR)/.build/examples
	.build/examples/gauge

test: setup-test check-format
	$(PYTHON) bindings/api/generate --check
	$(BUILD_LIBRARY)
	$(SANITIZED) swift test --disable-xctest --sanitize=thread --scratch-path .build/thread-sanitizer
	$(SANITIZED) swift test --disable-xctest --sanitize=address --scratch-path .build/address-sanitizer
	swift test --disable-xctest
	@$(MAKE) --no-print-directory docs
	VELTOKIT_LIBRARY=$(LIBRARY) VELTO_BLUEZ_PROBE=$(CURDIR)/.build/address-sanitizer/debug/BlueZProbe $(PYTHON) -m pytest Tests

docs: setup-build
	swift build --product veltokit
	@mkdir -p .build/symbols
	swift symbolgraph-extract -module-name VeltoKit -I .build/debug/Modules -Xcc -ISources/CLinux/include \
		-Xcc -ISources/CDBus/include -target $(TRIPLE) -minimum-access-level public -output-dir .build/symbols
	docc convert Sources/VeltoKit/VeltoKit.docc --additional-symbol-graph-dir .build/symbols --warnings-as-errors \
		--fallback-display-name VeltoKit --fallback-bundle-identifier org.veltokit --output-path .build/docs

# What the library costs, budgets beside it. bench-baseline keeps the counts of instructions that later runs are compared
# with, bench-page writes the tables into the documentation.
bench bench-baseline bench-page: setup-test lib
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Benchmarks/run $(patsubst bench-%,--write-%,$(filter bench-%,$@))
	$(if $(filter bench-baseline,$@),,VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Radio/compare.py $(patsubst bench-%,--write-%,$(filter bench-%,$@)))

fuzz: setup-test
	Tests/Fuzz/run $(or $(SECONDS),600)

generate: setup-test
	$(PYTHON) bindings/api/generate

format:
	swift format format --in-place --recursive Package.swift Sources Tests

check-format:
	swift format lint --strict --recursive Package.swift Sources Tests

clean:
	rm -rf .build
