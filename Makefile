# `make` lists the targets with the texts after the two number signs.

PYTHON := .build/venv/bin/python
LIBRARY := $(CURDIR)/.build/release/libveltokit.so
# The source revision that the library states in bug reports.
REVISION := $(shell git describe --always --tags --dirty 2>/dev/null)
# Omits public functions that the library itself does not call, which saves 0.3 MB.
BUILD_RELEASE := VELTO_REVISION=$(REVISION) swift build -c release \
	$(foreach flag,-internalize-at-link -function-sections,-Xswiftc -Xfrontend -Xswiftc $(flag))
BUILD_LIBRARY := $(BUILD_RELEASE) --product veltokit
TRIPLE = $(shell uname -m)-unknown-linux-gnu
# The state of simulated devices stays out of the home folder.
export XDG_STATE_HOME := $(CURDIR)/.build/state
# Tests start hundreds of Python programs. With compiled modules kept, each takes half of the processor time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---- To use it ----

.PHONY: library examples lib install uninstall csharp wheel demo docs docs-python setup-build

setup-build:
	@.ci/setup build

# The loader asks for the library by its SONAME, hence the link. Parts of the tests that start after the build have IS_BUILT=1: even a
# build with nothing to do takes three seconds, and waits for any `swift test` in the same folder.
ifdef IS_BUILT
# Tests that build the project themselves do build it.
MAKEOVERRIDES :=
unexport IS_BUILT
library: ;
else
library: setup-build
	@.ci/runtime .build/runtime
	$(BUILD_LIBRARY)
	@ln -sf libveltokit.so $(LIBRARY).0
endif

examples: library ## build the C examples in .build/examples
	@$(MAKE) -s -C examples/c LIBRARY=$(LIBRARY) OUT=$(CURDIR)/.build/examples

lib: library ## build the release library and print its path
	@echo $(LIBRARY)

PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
VERSION = $(shell awk '/define VELTO_VERSION_(MAJOR|MINOR|PATCH) / { printf "%s%s", dot, $$3; dot = "." }' include/veltokit/velto_base.h)
SONAME := libveltokit.so.0

# Root installs a finished build, and builds nothing. Paths are passed in the environment, since the shell would split them.
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export LIBDIR := $(LIBDIR)
install uninstall: export DESTDIR := $(DESTDIR)
install: ## install the built library, headers, pkg-config and CMake files: PREFIX=/usr/local, DESTDIR for packages
uninstall: ## remove what `make install` has installed, with the same PREFIX and LIBDIR
install uninstall:
	@.ci/install $@ "$(LIBRARY)" "$(VERSION)" $(SONAME)

csharp: library setup-test ## build the C# assembly, with the library beside it, and print its path
	@.ci/csharp $(CURDIR)/.build/csharp -define:VELTO_ASYNC_SEQUENCES
	@ln -sf $(LIBRARY) .build/csharp/
	@echo $(CURDIR)/.build/csharp/VeltoKit.dll

# Packages for engines and package managers, with the library inside.
ADDONS := $(CURDIR)/.build/addons
.PHONY: addons addon-unity addon-nuget addon-godot4 addon-godot3 addon-arcade
addons: addon-unity addon-nuget addon-godot4 addon-godot3 addon-arcade ## build an archive for each engine, the NuGet package and the arcade, and print their paths

addon-unity: library ## build the Unity package alone
	@python3 bindings/csharp/pack_unity.py $(LIBRARY) $(ADDONS)

# The assembly is for .NET Framework 4.7.2, which has no asynchronous sequences.
addon-nuget: library setup-test ## build the NuGet package alone
	@.ci/csharp $(CURDIR)/.build/csharp-net472
	@python3 bindings/csharp/pack_nuget.py $(CURDIR)/.build/csharp-net472 $(LIBRARY) $(ADDONS)

addon-godot4 addon-godot3: addon-%: library
	@$(MAKE) -s -C bindings/godot archive-$* LIBRARY=$(LIBRARY) OUT=$(CURDIR)/.build/godot ARCHIVES=$(ADDONS)

addon-arcade: addon-godot4
	@.ci/arcade pack $(CURDIR)/.build/godot/godot4 $(ADDONS)

.PHONY: arcade
arcade: addon-godot4 ## play Velto Arcade: four games in Godot 4; ARGS="--attract" or ARGS="--simulated"
	@.ci/arcade play $(CURDIR)/.build/godot/godot4 $(ARGS)

wheel: library setup-test ## build the Python wheel with the library inside and print its path
	@.ci/wheel $(LIBRARY) $(CURDIR)/.build/wheel

DIST := $(CURDIR)/.build/dist
.PHONY: dist
dist: library setup-test ## make the archives and packages of a release, with checksums, in .build/dist
	@bindings/release/dist $(LIBRARY) $(VERSION) $(DIST)

.PHONY: deb
deb: library setup-test ## make the Debian packages of the library, its development files and the Python module, in .build/deb
	@bindings/release/deb $(LIBRARY) $(VERSION) $(CURDIR)/.build/deb

demo: examples ## run a C program with a simulated cap: prints what a game would see; BOARD=1 with a MetaWear board
	.build/examples/gauge $(if $(BOARD),--model metamotion-s)

# Modules with their own pages: the API of `import VeltoKit`, whichever module declares it, and the families.
DOCUMENTED := VeltoKit VeltoMetaWear VeltoTap VeltoTriki
SITE_PARTS := $(CURDIR)/.build/docs-parts
docs: library ## build the guides and the Swift reference as a site in .build/docs
	@$(MAKE) --no-print-directory symbols
	@rm -rf $(SITE_PARTS) .build/docs && mkdir -p $(SITE_PARTS)
	@$(foreach module,$(DOCUMENTED),docc convert Sources/$(module)/$(module).docc --additional-symbol-graph-dir $(SYMBOLS)/$(module) \
		--warnings-as-errors --fallback-display-name $(module) --fallback-bundle-identifier org.veltokit.$(module) \
		--output-path $(SITE_PARTS)/$(module).doccarchive &&) true
	@docc merge $(DOCUMENTED:%=$(SITE_PARTS)/%.doccarchive) --synthesized-landing-page-name VeltoKit --output-path .build/docs
	@cp .ci/site.html .build/docs/index.html
	@echo "To look at it: python3 -m http.server --directory .build/docs 8000, and open http://localhost:8000/"

SYMBOLS := .build/symbols
.PHONY: symbols
symbols:
	@mkdir -p $(DOCUMENTED:%=$(SYMBOLS)/%)
	@$(foreach module,$(DOCUMENTED),swift symbolgraph-extract -module-name $(module) -I .build/release/Modules \
		$(patsubst %,-Xcc -ISources/%/include,CLinux CDBus CSQLite CArchive CCurl CCrypto) -target $(TRIPLE) \
		-minimum-access-level public -output-dir $(SYMBOLS)/$(module) \
		-experimental-allowed-reexported-modules=$(shell awk '/@_exported/ { printf "%s%s", comma, $$NF; comma = "," }' \
			Sources/$(module)/Exports.swift 2>/dev/null) &&) true

docs-python: setup-test ## build the documentation of the Python package as a site in .build/python-docs
	cd bindings/python && NO_MKDOCS_2_WARNING=1 $(CURDIR)/$(PYTHON) -m mkdocs build --quiet --clean
	@echo "To look at it: open .build/python-docs/index.html"

# ---- To change it ----

.PHONY: check test test-long setup-test generate format check-format clean

setup-test:
	@.ci/setup test

# The parts of the tests, in the order in which they start. The longest parts are first; `address` waits for what `bus` builds.
QUICK_PARTS := format generated boundary swift python structure host
PARTS := radio bus thread package godot arcade docs store studio benchmarks address csharp examples $(QUICK_PARTS)
# The address sanitizer runs the same Swift tests.
TEST_PARTS := $(filter-out swift,$(PARTS))
# Two parts keep two processors busy. With a third one, processors that share a core take more time for the same work.
AT_ONCE := 2
IN_PARTS = $(MAKE) --no-print-directory --jobs=$(AT_ONCE) --keep-going

check: export SELECTED := not long and not sweep
check: export SPREAD := --numprocesses=3
check: AT_ONCE := 3
check: setup-test ## run the quick half of the tests, two and a half minutes in a built tree
	@rm -rf .build/parts
	@$(IN_PARTS) check-parts

test: setup-test ## run the tests; one part alone: make test-PART, such as make test-bus
	@rm -rf .build/parts
	@$(IN_PARTS) test-parts; status=$$?; .ci/slowest; exit $$status

# File systems of other distributions, a second identical release, lintian, all radio scenarios, sweeps and random tests. Takes hours, and
# downloads a gigabyte the first time.
LONG_PARTS := packages chance studio arcade radio boundary python threads address
test-long: library setup-test ## run the tests that only a release needs; VELTO_SYSTEMS=optional skips systems that cannot be made
	@.ci/setup long
	@mkdir -p .build/parts
	@$(MAKE) --no-print-directory --keep-going $(LONG_PARTS:%=play-long-%)

generate: setup-test ## write what is generated from the description of the C API, and the baseline of its binary interface
	$(PYTHON) bindings/api/generate
	$(PYTHON) bindings/abi --remake

format: ## format the Swift sources
	swift format format --in-place --recursive Package.swift Sources Tests examples/swift

check-format:
	swift format lint --strict --recursive Package.swift Sources Tests examples/swift

clean: ## remove everything that was built
	rm -rf .build

# ---- The parts of the tests ----

# Each target builds what it needs, and runs its tests. The package manager allows one build at a time in a folder, so these targets form
# one part.
.PHONY: test-parts check-parts built $(PARTS:%=test-%) $(PARTS:%=play-%) $(LONG_PARTS:%=play-long-%) swift-examples probe store-probe stream-feed address-tests

PART := .ci/part
# A line that mentions make itself would be run even by `make -n`, and play the tests.
MAKE_APART = env --unset=MAKEFLAGS $(MAKE) --no-print-directory
test-parts: $(TEST_PARTS:%=test-%)
check-parts: $(QUICK_PARTS:%=test-%)
$(PARTS:%=test-%): test-%: | setup-test
	@$(PART) $* $(MAKE_APART) $(if $(filter $*,$(BESIDE_BUILD)),,IS_BUILT=1) play-$*

# Of the others, none starts before the library is built: by the part radio, or by the first of them.
BESIDE_BUILD := format radio bus thread address
$(addprefix test-,$(filter-out $(BESIDE_BUILD),$(PARTS))): | built
built: | setup-test
	@$(PART) library $(MAKE_APART) library

# The crash report of the Swift runtime would make a crashed program hang.
SANITIZED := VELTO_TESTS=all SWIFT_BACKTRACE=enable=no
# One test at a time: with parallel tests, the measured time of each would be that of all.
SWIFT_TEST = swift test --disable-xctest --no-parallel --xunit-output .build/parts/$(@:play-%=%).xml
# Several at once: programs that run in real time mostly wait.
SIDE_BY_SIDE := --numprocesses=4
# The pytest folders to run.
SELECTED ?= not long
# Time after which a hanging test fails, with the stack of each thread, so that the others can run (seconds).
LONGEST ?= 1200
# The number of times that a failed test is repeated. A test that then passes is listed as unstable: a defect, but not of this change.
RERUNS ?= 0
PYTEST = VELTOKIT_LIBRARY=$(LIBRARY) VELTO_IS_BUILT=1 $(PYTHON) -m pytest -p no:cacheprovider -q --durations=20 -m "$(SELECTED)" \
	--reruns=$(RERUNS) --timeout=$(LONGEST) -rfERs -o junit_family=xunit1 --junitxml=.build/parts/$(@:play-%=%).xml
# SwiftPM finds tests through the index store: without it, no tests are built.
# A module is compiled at once and with its interface, and of the debug information has the lines: that takes a quarter less time of
# processors.
ADDRESS := --sanitize=address --scratch-path .build/address-sanitizer -Xswiftc -whole-module-optimization \
	-Xswiftc -num-threads -Xswiftc 2 -Xswiftc -gline-tables-only -Xswiftc -no-emit-module-separately-wmo

# Programs that use the library's modules, and are built with the library. With another revision or other flags, the next build of the
# library would start from scratch.
PROGRAMS := probe:BlueZProbe store-probe:StoreProbe swift-examples:Gauge swift-examples:MetaWearDemo \
	stream-feed:StreamFeed stream-feed:StoreFigures
probe store-probe swift-examples stream-feed: library
	$(foreach program,$(patsubst $@:%,%,$(filter $@:%,$(PROGRAMS))),$(BUILD_RELEASE) --product $(program) &&) true

address-tests:
	$(SANITIZED) swift build --build-tests $(ADDRESS)

play-format: check-format

play-generated:
	$(PYTHON) bindings/api/generate --check

# Suites that try every crash, byte or moment, and logs of days; `make test-long` runs them.
SWEEPING := $(addprefix VeltoStoreTests.,CrashTests OpeningTests LogWriterTests BlockTests) VeltoWearableTests.BoardTimeTests \
	$(addprefix VeltoSimulationTests.,BoardLogTests BoardStateTests BoardAbsenceTests BoardLinkPaceTests BoardScriptTests BoardFuzzTests) \
	$(addprefix VeltoMetaWearTests.,DownloadSessionTests RecoveryTests LoggingDropTests LogModelTests CancellationTests ProgramDropTests) \
	$(addprefix VeltoKitTests.,BoardSweepTests ProcessorAgreementTests FirmwareUpdateRateTests) VeltoFirmwareTests.TransferSweepTests
# `make check` also leaves out suites that take two seconds or more; the address sanitizer runs them.
SLOW := VeltoTrikiTests.TraceTests VeltoMotionTests.InertialMotionTests \
	$(addprefix VeltoKitTests.,BoardDetectorTests BoardFusionPlayTests FirmwareUpdateTests) \
	$(addprefix VeltoSimulationTests.,BMI160DetectorTests BoardFusionTests BoardReadoutTests) \
	$(addprefix VeltoMetaWearTests.,DownloadMachineTests SavedBoardStateTests PayloadTests)
play-swift:
	$(SWIFT_TEST) $(SWEEPING:%=--skip %) $(SLOW:%=--skip %)

play-address: address-tests
	$(SANITIZED) $(SWIFT_TEST) $(ADDRESS) $(SWEEPING:%=--skip %)

# The modules with locks, loops and threads of hosts; `make test-long` runs all modules.
THREAD := --sanitize=thread --scratch-path .build/thread-sanitizer
play-thread:
	$(SANITIZED) VELTO_TESTS=threads $(SWIFT_TEST) $(THREAD)

play-docs: docs

play-radio: examples probe
	$(PYTEST) Tests/Radio

play-bus: address-tests library probe
	VELTO_BLUEZ_PROBE=$(CURDIR)/.build/address-sanitizer/debug/BlueZProbe $(PYTEST) Tests/Bus

play-store: store-probe
	$(PYTEST) Tests/Store

play-examples: examples swift-examples
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Examples

play-boundary: library
	$(PYTEST) $(SPREAD) Tests/Boundary

play-host: library
	$(PYTEST) Tests/Host

play-python: library
	$(PYTEST) $(SPREAD) Tests/Python

# Of the tests that click in a browser those that `Tests/Studio/conftest.py` lists; `make test-long` plays all.
play-studio: SELECTED += and (gate or not browser)
play-studio: library
	$(PYTEST) Tests/Studio

play-csharp: library
	$(PYTEST) $(SIDE_BY_SIDE) Tests/CSharp

play-benchmarks: library stream-feed
	$(PYTEST) Tests/Benchmarks

play-package: library
	$(PYTEST) Tests/Package

# Fetches Godot 4 from Debian unstable, since the stable release does not have it; see Tests/Godot/setup.
play-godot: library
	$(PYTEST) Tests/Godot

# The games of examples/arcade, with the same engine.
play-arcade: library
	$(PYTEST) Tests/Arcade

play-structure: library
	$(PYTEST) Tests/Structure

# ---- What only a release needs ----

# Runs whole folders, including the tests marked long.
$(LONG_PARTS:%=play-long-%): SELECTED :=

# Each sanitizer runs all rounds of the sweeps.
play-long-threads:
	$(SANITIZED) VELTO_SWEEPS=all $(SWIFT_TEST) $(THREAD)

play-long-address: address-tests
	$(SANITIZED) VELTO_SWEEPS=all $(SWIFT_TEST) $(ADDRESS)

# `make test` runs the other tests of these folders.
play-long-boundary play-long-python: SELECTED := long
play-long-boundary: library
	$(PYTEST) Tests/Boundary

play-long-python: library
	$(PYTEST) Tests/Python

play-long-packages: export VELTO_SYSTEMS ?= required
play-long-packages:
	$(PYTEST) Tests/Package/long_*.py

play-long-radio: examples probe
	VELTO_SWEEPS=all $(PYTEST) Tests/Radio

play-long-studio: library
	$(PYTEST) Tests/Studio
	$(PYTEST) Tests/Studio/long_*.py

play-long-arcade: library
	$(PYTEST) Tests/Arcade/long_*.py

play-long-chance: library
	$(PYTEST) Tests/Fuzz/long_*.py

# ---- To measure and to search ----

.PHONY: pictures
pictures: library setup-test ## take the pictures of the Godot demo that its guide shows
	Tests/Godot/pictures $(LIBRARY)

.PHONY: arcade-throws
arcade-throws: addon-godot4 setup-test ## throw darts and balls by simulated hands, and write the tables of examples/arcade/README.md
	@.ci/arcade throws $(CURDIR)/.build/godot/godot4

.PHONY: studio-pictures
studio-pictures: library setup-test ## take pictures of the studio's pages, in both themes and two widths, in .build/studio-pictures
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Studio/pictures.py .build/studio-pictures

.PHONY: cli-pages
cli-pages: library setup-test ## write the manual pages, the guide and the pictures of velto from the program itself
	rm -rf bindings/python/man
	PYTHONPATH=bindings/python $(PYTHON) -m velto.manual bindings/python/man
	PYTHONPATH=bindings/python $(PYTHON) -m velto.manual --pages bindings/python/docs/velto.md
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Python/cli/pictures.py bindings/python/docs/images

.PHONY: store-kills store-fuzz store-file store-page
store-page: setup-test lib ## write what recorded boards cost into the guide Session files: SECONDS=600
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Store/sizes.py --seconds $(or $(SECONDS),600) --write-page

store-kills: setup-test store-probe ## kill programs 500 times that record sessions, in commits, checkpoints and migrations
	VELTO_STORE_KILLS=$(or $(KILLS),500) $(PYTHON) -m pytest -q Tests/Store/test_kills.py

store-fuzz: ## read damaged session files: FILES=20000
	VELTO_STORE_FUZZ=$(or $(FILES),20000) swift test --disable-xctest --filter aDamagedFileNeverTraps

# Before a release: tests read the files of all versions of the tables.
store-file: store-probe ## keep a session file of this version of the tables for the tests of later ones
	rm -f Tests/VeltoStoreTests/Files/new.velto*
	.build/release/StoreProbe make Tests/VeltoStoreTests/Files/new.velto
	mv Tests/VeltoStoreTests/Files/new.velto Tests/VeltoStoreTests/Files/version-$$(sqlite3 Tests/VeltoStoreTests/Files/new.velto "PRAGMA user_version").velto

.PHONY: hot-functions
hot-functions: setup-test lib ## list the functions of polls and packets, which the linker puts beside each other
	VELTOKIT_LIBRARY=$(LIBRARY) PYTHONPATH=Tests/Benchmarks $(PYTHON) -c "import hot_functions; hot_functions.write()"

.PHONY: bench bench-baseline bench-page fuzz attack dfu-sweep log-seeds program-seeds log-day processor-figures

bench: ## run the benchmarks and compare them with their budgets
bench-baseline: ## save the instruction counts as the new baseline
bench-page: ## write the results of the benchmarks into the documentation
bench bench-baseline bench-page: setup-test lib stream-feed
	@# Writes both pages, even if the first benchmark exceeds a budget: they must be of the same revision.
	export VELTOKIT_LIBRARY=$(LIBRARY); status=0; \
	$(PYTHON) Tests/Benchmarks/run $(patsubst bench-%,--write-%,$(filter bench-%,$@)) || status=1; \
	$(if $(filter bench-baseline,$@),,$(PYTHON) Tests/Radio/compare.py $(patsubst bench-%,--write-%,$(filter bench-%,$@)) || status=1;) \
	exit $$status

# With the flags of the library: other flags would rebuild it.
.PHONY: time-page
time-page: library ## write the tables of timestamps into the documentation: RECORDINGS=folder of real boards' recordings
	$(BUILD_RELEASE) --product TimeTable
	$(PYTHON) Tests/Time/page.py .build/release/TimeTable

.PHONY: drift-page
drift-page: lib ## write the table of drift at rest into the guide about orientation
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Boundary/pointer_drift.py --write

.PHONY: bench-orientation
bench-orientation: lib ## compare errors and cost of orientations with published filters on the BROAD data set: BROAD=folder
	VELTOKIT_LIBRARY=$(LIBRARY) Tests/Orientation/run $(BROAD)

fuzz: setup-test ## fuzz the parsers, for ten minutes or SECONDS=n
	Tests/Fuzz/run $(or $(SECONDS),600)

attack: setup-test lib ## run the robustness programs, for 20 seconds each or SECONDS=n
	VELTOKIT_LIBRARY=$(LIBRARY) VELTO_ATTACK_SECONDS=$(or $(SECONDS),20) $(PYTHON) -m pytest -q Tests/Boundary/test_attack.py

log-seeds: setup-test lib ## compare logs made by chance with what the sensors measured, of each model: SEEDS=200-399
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Boundary/log_seeds.py --seeds $(or $(SEEDS),0-199)

cli-speed: setup-test lib ## measure the help and the rows of velto beside Typer alone and csv.writer
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Python/cli/measure.py

dfu-sweep: ## interrupt and falsify transfers of firmware at every write
	VELTO_DFU_SWEEP=1 swift test --filter TransferSweepTests

processor-figures: setup-test lib ## draw what each type of processor computes, by the simulated board and a second time, into the documentation
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Boundary/processor_figures.py

program-seeds: setup-test lib ## compare the lists of programs made by chance with what boards have after lost links, and a week of resets: SEEDS=0-199
	VELTOKIT_LIBRARY=$(LIBRARY) PROGRAM_SEEDS=$(or $(SEEDS),0-199) PROGRAM_DAY=86400 $(PYTHON) -m pytest -q Tests/Boundary/test_program_seeds.py Tests/Boundary/test_planned_parts.py

log-day: setup-test lib ## the same for a whole day of acceleration at 100 Hz
	VELTOKIT_LIBRARY=$(LIBRARY) $(PYTHON) Tests/Boundary/log_seeds.py --day
