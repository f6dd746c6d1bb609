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

// Everything that makes a self-contained shared library out of the modules. The flags sit on the empty last target alone:
// on a target that tests import they would reach the linking of the tests.
let sharedLibraryLinking: [LinkerSetting] = [
    .unsafeFlags([
        "-static-stdlib", "-use-ld=lld",
        "-Xlinker", "-soname", "-Xlinker", "libveltokit.so.0",
        "-Xlinker", "-z", "-Xlinker", "nodelete",
        "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/VeltoShared/veltokit.map",
    ])
]

let package = Package(
    name: "VeltoKit",
    products: [
        .library(name: "VeltoCore", targets: ["VeltoCore", "VeltoBluetooth"]),
        .library(name: "VeltoTriki", targets: ["VeltoTriki", "VeltoMotion"]),
        .library(name: "veltokit", type: .dynamic, targets: ["VeltoShared"]),
    ],
    targets: [
        .target(name: "CLinux"),
        .target(name: "VeltoCore", dependencies: ["CLinux"], swiftSettings: settings),
        .target(name: "VeltoBluetooth", dependencies: ["VeltoCore"], swiftSettings: settings),
        .target(name: "VeltoSimulation", dependencies: ["VeltoBluetooth", "VeltoCore"], swiftSettings: settings),
        .target(name: "VeltoMotion", dependencies: ["VeltoCore"], swiftSettings: settings),
        .target(
            name: "VeltoTriki", dependencies: ["VeltoCore", "VeltoBluetooth", "VeltoMotion"], swiftSettings: settings),
        .testTarget(
            name: "VeltoCoreTests", dependencies: ["VeltoCore", "VeltoBluetooth"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoSimulationTests", dependencies: ["VeltoSimulation", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
        .testTarget(
            name: "VeltoMotionTests", dependencies: ["VeltoMotion", "VeltoCore"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoTrikiTests", dependencies: ["VeltoTriki", "VeltoMotion", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
        .systemLibrary(name: "CVeltoKit", path: "include"),
        .target(name: "VeltoCAPI", dependencies: ["CVeltoKit", "CLinux", "VeltoCore"], swiftSettings: settings),
        .target(
            name: "VeltoShared", dependencies: ["VeltoCAPI"], exclude: ["veltokit.map"], swiftSettings: settings,
            linkerSettings: sharedLibraryLinking),
        .testTarget(name: "VeltoCAPITests", dependencies: ["VeltoCAPI"], swiftSettings: testSettings),
    ]
)
