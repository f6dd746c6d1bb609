/// The parts of a firmware file, in transfer order: one, or two if a second bootloader run is necessary.
package struct FirmwareImage: Sendable {
    /// The target of a part in the flash memory.
    package enum Kind: Sendable { case softDevice, bootloader, softDeviceAndBootloader, application }

    /// The DFU procedure; a bare image without a package uses legacy DFU, with an empty init packet.
    package enum Procedure: Sendable { case legacy, secure }

    /// A part of an image, transferred in one bootloader run.
    package struct Part: Sendable {
        /// The target in flash.
        package let kind: Kind
        /// The DFU procedure.
        package let procedure: Procedure
        /// The bytes of the image; a softdevice is followed by its bootloader.
        package let bytes: [UInt8]
        /// The size of the softdevice in `bytes`; 0 for none, or if a secure DFU package does not contain it.
        package let softDeviceSize: Int
        /// The size of the bootloader in `bytes`; 0 for none.
        package let bootloaderSize: Int
        /// The size of the application in `bytes`.
        package let applicationSize: Int
        /// The init packet in the package; empty for none.
        package let initPacket: [UInt8]

        /// Creates a part.
        package init(
            kind: Kind, procedure: Procedure, bytes: [UInt8], softDeviceSize: Int = 0, bootloaderSize: Int = 0,
            applicationSize: Int = 0, initPacket: [UInt8]
        ) {
            self.kind = kind
            self.procedure = procedure
            self.bytes = bytes
            self.softDeviceSize = softDeviceSize
            self.bootloaderSize = bootloaderSize
            self.applicationSize = applicationSize
            self.initPacket = initPacket
        }
    }

    /// The parts.
    package let parts: [Part]

    /// Creates an image from parts.
    package init(parts: [Part]) {
        self.parts = parts
    }

    /// Whether the image contains an application; softdevices and bootloaders may leave a board without one.
    package var hasFirmware: Bool { parts.contains { $0.kind == .application } }
}
