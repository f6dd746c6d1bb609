/// A firmware image, as a bootloader takes it: one or two parts, each with its init packet.
package struct FirmwareImage: Sendable {
    /// The program that a part replaces.
    package enum Kind: Sendable { case softDevice, bootloader, softDeviceAndBootloader, application }
    /// The protocol of the bootloader that a part is made for.
    package enum Procedure: Sendable { case legacy, secure }

    /// A program to be sent at once.
    package struct Part: Sendable {
        package let kind: Kind
        package let procedure: Procedure
        /// The program, as it is sent; that of a bootloader behind the softdevice.
        package let bytes: [UInt8]
        package let softDeviceSize: Int, bootloaderSize: Int, applicationSize: Int
        /// The init packet, verbatim.
        package let initPacket: [UInt8]

        /// Describes a part.
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

    package let parts: [Part]

    /// Collects parts, in the order in which they are sent.
    package init(parts: [Part]) { self.parts = parts }
}
