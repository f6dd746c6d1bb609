/// The parts of a firmware file, in the order of the transfer: one, or two if the board needs a second run.
package struct FirmwareImage: Sendable {
    /// The target of a part in the board's flash.
    package enum Kind: Sendable { case softDevice, bootloader, softDeviceAndBootloader, application }

    /// The way to the bootloader; a bare image without a package is legacy, with an empty init packet.
    package enum Procedure: Sendable { case legacy, secure }

    /// A part, which is one run of the bootloader.
    package struct Part: Sendable {
        /// The target.
        package let kind: Kind
        /// The procedure.
        package let procedure: Procedure
        /// The bytes sent as the image; of a softdevice with a bootloader, one behind the other.
        package let bytes: [UInt8]
        /// The size of the softdevice in `bytes`; 0 for none, or one that a package for secure DFU does not name.
        package let softDeviceSize: Int
        /// The size of the bootloader in `bytes`; 0 for none.
        package let bootloaderSize: Int
        /// The size of the application in `bytes`.
        package let applicationSize: Int
        /// The init packet as the package has it; empty for none.
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

    /// Creates an image of parts.
    package init(parts: [Part]) {
        self.parts = parts
    }

    /// Whether it has a firmware: softdevices and bootloaders may leave a board without one.
    package var hasFirmware: Bool { parts.contains { $0.kind == .application } }
}
