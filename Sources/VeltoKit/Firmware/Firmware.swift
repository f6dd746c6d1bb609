package import VeltoCore
package import VeltoFirmware

/// A firmware for devices, ready to be sent.
public final class Firmware: Sendable {
    /// The handle.
    package let handle: ObjectHandle
    /// The parts.
    package let image: FirmwareImage

    private init(_ image: FirmwareImage, handle: ObjectHandle) {
        self.image = image
        self.handle = handle
    }

    /// Puts an image behind a handle, which lives until `destroy`.
    package static func create(_ image: FirmwareImage) throws(VeltoError) -> Firmware {
        try HandleTable.shared.register(.firmware) { handle throws(VeltoError) in Firmware(image, handle: handle) }
    }

    /// Makes the handle stale; an update that uses the image goes on.
    package func destroy() {
        HandleTable.shared.remove(handle)
    }
}
