import CFuzzer
import VeltoCore

@testable import VeltoFirmware

/// What the package manager makes the program's `main`.
@c(FuzzFirmwareFiles_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(Array(UnsafeBufferPointer(start: start, count: size)))
        return 0
    }
}

/// Reads arbitrary bytes as every file that firmware comes in, and as every part of a package.
private func play(_ bytes: [UInt8]) {
    if let image = try? IntelHex.application(bytes) {
        precondition(!image.isEmpty && image.count <= FirmwareImage.partLimit, "an image has a wrong size")
    }
    _ = try? PackageManifest(bytes)
    switch InitPacket(bytes) {
    case .secure(let packet):
        precondition(packet.signature == nil || packet.signedBytes.count < bytes.count, "more is signed than there is")
    case .legacy(let packet): precondition(packet.softDevices.count <= 64, "an init packet has too many softdevices")
    case .none, .checksum, .unknown: break
    }
    if let catalog = try? FirmwareCatalog(json: bytes) {
        for build in catalog.builds {
            precondition(!build.path.split(separator: "/").contains(".."), "a build is outside of the catalog's folder")
        }
    }
    for format in [FirmwareFormat.zip, .hex, .binary] {
        guard let image = try? FirmwareImage(bytes, format) else { continue }
        precondition(!image.parts.isEmpty && image.parts.allSatisfy { !$0.bytes.isEmpty }, "a firmware has no bytes")
    }
}
