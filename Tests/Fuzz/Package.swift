// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that normal builds know nothing of the fuzzer. `run` builds it with instrumentation everywhere.
let package = Package(
    name: "VeltoFuzz",
    dependencies: [.package(name: "VeltoKit", path: "../..")],
    targets: [
        .target(name: "CFuzzer", path: "CFuzzer"),
        .target(name: "FuzzInput", dependencies: [.product(name: "VeltoCAPI", package: "VeltoKit")], path: "Input"),
        .executableTarget(
            name: "FuzzTrikiPackets",
            dependencies: ["CFuzzer", .product(name: "VeltoTriki", package: "VeltoKit")],
            path: "TrikiPackets",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzTapPackets",
            dependencies: ["CFuzzer", .product(name: "VeltoTap", package: "VeltoKit")],
            path: "TapPackets",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzBlueZMessages",
            dependencies: ["CFuzzer", .product(name: "VeltoKit", package: "VeltoKit")],
            path: "BlueZMessages", exclude: ["seeds", "make_seeds.py"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzKnownDevices",
            dependencies: ["CFuzzer", .product(name: "VeltoKit", package: "VeltoKit")],
            path: "KnownDevices", exclude: ["seeds"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzJSONLines",
            dependencies: ["CFuzzer", .product(name: "VeltoTriki", package: "VeltoKit")],
            path: "JSONLines", exclude: ["seeds"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzFirmwareFiles",
            dependencies: ["CFuzzer", .product(name: "VeltoKit", package: "VeltoKit")],
            path: "FirmwareFiles", exclude: ["seeds"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzScripts",
            dependencies: ["CFuzzer", .product(name: "VeltoKit", package: "VeltoKit")],
            path: "Scripts", exclude: ["seeds"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzCalls",
            dependencies: ["CFuzzer", "FuzzInput", .product(name: "VeltoCAPI", package: "VeltoKit")],
            path: "Calls",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzPeripherals",
            dependencies: ["CFuzzer", "FuzzInput", .product(name: "VeltoCAPI", package: "VeltoKit")],
            path: "Peripherals",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "FuzzTaps",
            dependencies: ["CFuzzer", "FuzzInput", .product(name: "VeltoCAPI", package: "VeltoKit")],
            path: "Taps",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ]
)
