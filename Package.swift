// swift-tools-version: 6.2
import PackageDescription

// Strictness for everything that ships. Tests drop only strict memory safety: they poke at pointers on purpose.
let testSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let settings = testSettings + [.strictMemorySafety()]
// A type that borrows bytes (`ByteReader`) says so in words that are still called experimental.
let coreSettings = settings + [.enableExperimentalFeature("Lifetimes")]

// `make lib` links copies of the Swift runtime whose unused code can be left out, which saves 1 MB: .ci/runtime.
let runtimeLinking =
    Context.environment["VELTO_REVISION"] == nil
    ? []
    : ["libswiftCore.a", "libswift_Concurrency.a", "libswiftGlibc.a", "libswiftSynchronization.a"].flatMap {
        ["-Xlinker", "--remap-inputs=*/\($0)=\(Context.packageDirectory)/.build/runtime/\($0)"]
    }

// Everything that makes a self-contained shared library out of the modules. The flags sit on the empty last target alone:
// on a target that tests import they would reach the linking of the tests.
let sharedLibraryLinking: [LinkerSetting] = [
    .unsafeFlags(runtimeLinking),
    .unsafeFlags([
        "-static-stdlib", "-use-ld=lld",
        "-Xlinker", "-soname", "-Xlinker", "libveltokit.so.0",
        "-Xlinker", "-z", "-Xlinker", "nodelete",
        "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker", "-O2",
        // Half a megabyte of names of Unicode scalars: Sources/CLinux/unicode_names.c.
        "-Xlinker", "--wrap=_swift_stdlib_getScalarName",
        // A poll and a packet find the caches full of other things: their code is on few pages.
        "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/VeltoShared/hot_functions.txt",
        "-Xlinker", "--no-warn-symbol-ordering",
        "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/VeltoShared/veltokit.map",
    ]),
]

// What `make lib` found out about the source, for bug reports; a build by other means does not know.
let revision = (Context.environment["VELTO_REVISION"] ?? "").filter { $0.isLetter || $0.isNumber || ".-_".contains($0) }

// `make lib` compiles for size what no packet of a game hurries through, which saves 0.2 MB. Flags of this kind are refused in
// a package that others depend on, so no other build has them.
let compactSettings =
    Context.environment["VELTO_REVISION"] == nil ? settings : settings + [.unsafeFlags(["-Osize"])]

// valgrind of Debian 12 gives up on the debug information that clang writes by default.
let plainCSettings: [CSetting] =
    Context.environment["VELTO_REVISION"] == nil ? [] : [.unsafeFlags(["-gdwarf-4"])]

let package = Package(
    name: "VeltoKit",
    products: [
        .library(name: "VeltoKit", targets: ["VeltoKit"]),
        .library(
            name: "VeltoTriki", targets: ["VeltoTriki", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore"]),
        .library(
            name: "VeltoTap", targets: ["VeltoTap", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore"]),
        .library(
            name: "VeltoMetaWear",
            targets: ["VeltoMetaWear", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore"]),
        .library(name: "VeltoCAPI", targets: ["VeltoCAPI"]),
        .library(name: "veltokit", type: .dynamic, targets: ["VeltoShared"]),
    ],
    targets: [
        .target(name: "CLinux", cSettings: plainCSettings),
        .target(name: "VeltoCore", dependencies: ["CLinux"], swiftSettings: coreSettings),
        .target(name: "VeltoBluetooth", dependencies: ["VeltoCore"], swiftSettings: settings),
        .target(name: "VeltoMotion", dependencies: ["VeltoCore"], swiftSettings: settings),
        .target(
            name: "VeltoWearable", dependencies: ["VeltoCore", "VeltoBluetooth", "VeltoMotion"],
            swiftSettings: settings),
        .target(
            name: "VeltoTriki", dependencies: ["VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"],
            swiftSettings: settings),
        .target(
            name: "VeltoTap", dependencies: ["VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"],
            swiftSettings: settings),
        .target(
            name: "VeltoMetaWear", dependencies: ["VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"],
            swiftSettings: settings),
        .target(
            name: "VeltoSimulation", dependencies: ["VeltoCore", "VeltoBluetooth"], swiftSettings: compactSettings),
        .target(name: "VeltoHost", dependencies: ["VeltoCore", "VeltoBluetooth"], swiftSettings: settings),
        // libdbus is loaded when first needed (dlopen) and its declarations are our own: nothing to link or to install.
        .target(name: "CDBus", dependencies: ["CLinux"], cSettings: plainCSettings),
        .target(
            name: "VeltoBlueZ", dependencies: ["VeltoCore", "VeltoBluetooth", "CDBus"],
            swiftSettings: compactSettings),
        // Likewise for SQLite.
        .target(name: "CSQLite", dependencies: ["CLinux"], cSettings: plainCSettings),
        .target(name: "VeltoStore", dependencies: ["VeltoCore", "VeltoWearable", "CSQLite"], swiftSettings: settings),
        // Likewise for libarchive, libcurl and libcrypto.
        .target(name: "CArchive", dependencies: ["CLinux"], cSettings: plainCSettings),
        .target(name: "CCurl", dependencies: ["CLinux"], cSettings: plainCSettings),
        .target(name: "CCrypto", dependencies: ["CLinux"], cSettings: plainCSettings),
        .target(
            name: "VeltoFirmware",
            dependencies: [
                "VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable", "CArchive", "CCurl", "CCrypto",
            ],
            swiftSettings: compactSettings),
        .target(
            name: "VeltoKit",
            dependencies: [
                "VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable", "VeltoTriki", "VeltoTap",
                "VeltoMetaWear", "VeltoSimulation", "VeltoHost", "VeltoBlueZ", "VeltoStore", "VeltoFirmware",
                "CLinux",
            ],
            swiftSettings: settings),
        .systemLibrary(name: "CVeltoKit", path: "include"),
        .target(name: "CRevision", cSettings: plainCSettings),
        // Swift modules are compiled again with each C module that they import, so none imports this one.
        .target(
            name: "CBuiltRevision", publicHeadersPath: ".",
            cSettings: plainCSettings + (revision.isEmpty ? [] : [.define("VELTO_REVISION", to: "\"\(revision)\"")])),
        .target(
            name: "VeltoCAPI",
            // It imports VeltoKit and families, but a change of what those export again must rebuild it.
            dependencies: [
                "VeltoKit", "VeltoFirmware", "VeltoMetaWear", "VeltoTap", "VeltoHost", "VeltoSimulation",
                "VeltoWearable", "VeltoMotion",
                "VeltoBluetooth",
                "VeltoStore", "VeltoCore",
                "CVeltoKit",
                "CLinux", "CRevision",
            ],
            swiftSettings: settings),
        .target(
            name: "VeltoShared", dependencies: ["VeltoCAPI", "CBuiltRevision"],
            exclude: ["veltokit.map", "hot_functions.txt"],
            swiftSettings: settings,
            linkerSettings: sharedLibraryLinking),

        // Drives a central by lines on its standard input: what the tests of Tests/Bus talk to.
        .executableTarget(
            name: "BlueZProbe", dependencies: ["VeltoBlueZ", "VeltoBluetooth", "VeltoCore"], path: "Tests/Bus/Probe",
            swiftSettings: testSettings),

        // Records and checks session files: what the tests of Tests/Store kill.
        .executableTarget(
            name: "StoreProbe", dependencies: ["VeltoStore", "VeltoWearable", "VeltoCore", "StoreKills"],
            path: "Tests/Store/Probe", swiftSettings: testSettings),
        .target(name: "StoreKills", path: "Tests/Store/Kills", linkerSettings: [.linkedLibrary("sqlite3")]),

        // Feeds a stream and reads it: what Tests/Benchmarks counts the allocations of.
        .executableTarget(
            name: "StreamFeed", dependencies: ["VeltoWearable", "VeltoMotion", "VeltoCore"],
            path: "Tests/Benchmarks/StreamFeed", swiftSettings: testSettings),

        // Writes, reads and exports sessions: what Tests/Benchmarks compares with SQLite alone.
        .executableTarget(
            name: "StoreFigures", dependencies: ["VeltoStore", "VeltoWearable", "VeltoCore"],
            path: "Tests/Benchmarks/StoreFigures", swiftSettings: testSettings),

        // Simulated links and the scores of timestamps on them, for the tests of clocks and for the table of the guide.
        .target(
            name: "LinkModel", dependencies: ["VeltoTap", "VeltoWearable", "VeltoCore"], path: "Tests/Time/Links",
            swiftSettings: testSettings),
        .executableTarget(
            name: "TimeTable", dependencies: ["LinkModel", "VeltoCore"], path: "Tests/Time/Table",
            swiftSettings: testSettings),

        // Reads the worked examples of the protocol notes, for the tests of all families.
        .target(name: "WorkedExamples", path: "Tests/WorkedExamples/Runner", swiftSettings: testSettings),

        // A session on a link in miniature, for the tests of all families.
        .target(
            name: "SessionBench", dependencies: ["VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore"],
            path: "Tests/SessionBench", swiftSettings: testSettings),

        // The live gauge in Swift: what a program of another package looks like, built here so that its modules are built once.
        .executableTarget(
            name: "Gauge", dependencies: ["VeltoKit"], path: "examples/swift/Gauge", swiftSettings: testSettings),
        .executableTarget(
            name: "MetaWearDemo", dependencies: ["VeltoKit", "VeltoMetaWear"], path: "examples/swift/MetaWearDemo",
            swiftSettings: testSettings),

        // A test target names every module that it imports: what it only gets through another one does not rebuild it.
        .testTarget(
            name: "VeltoCoreTests", dependencies: ["VeltoCore"], swiftSettings: testSettings),
        .testTarget(name: "VeltoMotionTests", dependencies: ["VeltoMotion", "VeltoCore"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoWearableTests", dependencies: ["LinkModel", "VeltoWearable", "VeltoCore"],
            swiftSettings: testSettings),
        // A file system of SQLite that fails, loses and tears.
        .target(
            name: "StoreFaults", path: "Tests/StoreFaults", linkerSettings: [.linkedLibrary("sqlite3")]),
        .testTarget(
            name: "VeltoStoreTests",
            dependencies: ["VeltoStore", "VeltoWearable", "VeltoMotion", "VeltoCore", "StoreFaults"],
            exclude: ["Files"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoTrikiTests",
            dependencies: [
                "VeltoTriki", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore", "SessionBench",
                "WorkedExamples",
            ],
            exclude: ["Traces"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoTapTests",
            dependencies: [
                "VeltoTap", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore", "SessionBench",
                "WorkedExamples",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoMetaWearTests",
            dependencies: [
                "VeltoMetaWear", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore", "SessionBench",
                "WorkedExamples",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoFirmwareTests",
            dependencies: [
                "VeltoFirmware", "VeltoSimulation", "VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore",
                "SessionBench",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoSimulationTests", dependencies: ["VeltoSimulation", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoKitTests",
            dependencies: [
                "VeltoKit", "VeltoFirmware", "VeltoMetaWear", "VeltoTap", "VeltoTriki", "VeltoStore", "VeltoSimulation",
                "VeltoWearable",
                "VeltoMotion",
                "VeltoBluetooth", "VeltoCore", "SessionBench",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoCAPITests",
            dependencies: [
                "VeltoCAPI", "VeltoKit", "VeltoSimulation", "VeltoWearable", "VeltoMotion", "VeltoBluetooth",
                "VeltoCore",
                "CVeltoKit",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoHostTests", dependencies: ["VeltoHost", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoBlueZTests", dependencies: ["VeltoBlueZ", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
    ]
)

// Sanitizers need no program but the probe. The thread sanitizer plays the tests of locks, of loops and of a host's threads, and in
// `make test-long` all.
if let tests = Context.environment["VELTO_TESTS"] {
    let ofThreads: Set = ["CLinux", "VeltoCore", "VeltoBluetooth", "VeltoHost", "VeltoCoreTests", "VeltoHostTests"]
    package.products.removeAll { $0.name == "veltokit" || tests == "threads" }
    package.targets.removeAll { target in
        target.name == "VeltoShared" || target.type == .executable && target.name != "BlueZProbe"
            || tests == "threads" && !ofThreads.contains(target.name)
    }
}
