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

let package = Package(
    name: "VeltoKit",
    products: [
        .library(name: "VeltoCore", targets: ["VeltoCore", "VeltoBluetooth"])
    ],
    targets: [
        .target(name: "CLinux"),
        .target(name: "VeltoCore", dependencies: ["CLinux"], swiftSettings: settings),
        .target(name: "VeltoBluetooth", dependencies: ["VeltoCore"], swiftSettings: settings),
        .target(name: "VeltoSimulation", dependencies: ["VeltoBluetooth", "VeltoCore"], swiftSettings: settings),
        .testTarget(name: "VeltoCoreTests", dependencies: ["VeltoCore", "VeltoBluetooth"], swiftSettings: testSettings),
        .testTarget(
            name: "VeltoSimulationTests", dependencies: ["VeltoSimulation", "VeltoBluetooth", "VeltoCore"],
            swiftSettings: testSettings),
    ]
)
