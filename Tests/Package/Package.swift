// swift-tools-version: 6.2
import PackageDescription

// Another project's package, as far as it concerns VeltoKit: a dependency and an import.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "VeltoKit", path: "../..")],
    targets: [
        .executableTarget(name: "Consumer", dependencies: [.product(name: "VeltoKit", package: "VeltoKit")])
    ]
)
