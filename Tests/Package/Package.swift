// swift-tools-version: 6.2
import PackageDescription

// Another project's package, as far as it concerns VeltoKit: a dependency, a game with its unit tests, three programs, and a module that
// needs none of it.
let velto: Target.Dependency = .product(name: "VeltoKit", package: "VeltoKit")
let boards: Target.Dependency = .product(name: "VeltoMetaWear", package: "VeltoKit")
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "VeltoKit", path: "../..")],
    targets: [
        .target(name: "Paddle", dependencies: [velto]),
        .testTarget(name: "PaddleTests", dependencies: ["Paddle", velto]),
        .executableTarget(name: "Consumer", dependencies: ["Paddle", velto]),
        .executableTarget(name: "Awaiting", dependencies: [velto]),
        .target(name: "Settings"),
        .executableTarget(
            name: "TopLevel", dependencies: [velto, boards], swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
)
