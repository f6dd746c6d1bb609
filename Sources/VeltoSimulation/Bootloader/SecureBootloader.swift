internal import VeltoBluetooth

/// A secure bootloader: a signed init packet, then the image in objects.
///
/// An interrupted transfer can be resumed.
///
/// Like the vendor's bootloader, it does not report its version. Source: MetaWear system notes, 10.5.
struct SecureBootloader: BootloaderFirmware {
    static let service = BluetoothUUID(assigned: 0xFE59)

    /// The maximum sizes of the init packet and of an object (bytes).
    private static let (commandSize, objectSize) = (512, 4096)

    let attributes = [
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: point(1), handle: BootloaderHandle.control, properties: [.write, .notify]),
            writableLengths: 1...244),
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: point(2), handle: BootloaderHandle.packet, properties: .writeWithoutResponse),
            writableLengths: 1...244),
    ]

    private static func point(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x8EC9_0000_F315_4F60 | number << 32, low: 0x9FB8_8388_30DA_EA50)
    }

    private enum Operation {
        static let create: UInt8 = 1
        static let receipts: UInt8 = 2
        static let checksum: UInt8 = 3
        static let execute: UInt8 = 4
        static let select: UInt8 = 6
        static let abort: UInt8 = 12
    }

    private enum Status {
        static let success: UInt8 = 1
        static let notSupported: UInt8 = 2
        static let invalidParameter: UInt8 = 3
        static let noResources: UInt8 = 4
        static let invalidObject: UInt8 = 5
        static let unknownType: UInt8 = 7
        static let notPermitted: UInt8 = 8
        static let extended: UInt8 = 11
    }

    /// Whether an object may be executed again; firmware versions differ in this.
    var repeatsExecution = true
    private var takesData = false
    private var command: [UInt8] = []
    private var commandEnd = 0
    private var accepted: SecureInitPacket?
    private var image: [UInt8] = []
    /// The current object, and the end of the executed objects.
    private var object = 0..<0
    private var executed = 0
    private var receiptInterval = 0
    private var packetCount = 0

    func read(_ handle: ValueHandle, _ flash: ProgramFlash) -> [UInt8]? { nil }

    /// Handles a restart; the init packet and executed objects survive in flash.
    mutating func restarted() {
        image = Array(image.prefix(executed))
        object = executed..<executed
        (takesData, receiptInterval, packetCount) = (false, 0, 0)
        if accepted == nil { command = [] }
    }

    mutating func write(
        _ handle: ValueHandle, _ bytes: [UInt8], _ flash: inout ProgramFlash
    ) -> [BootloaderReaction] {
        guard handle == BootloaderHandle.control else { return take(bytes) }
        var fields = FieldReader(Array(bytes.dropFirst()))
        guard let operation = bytes.first else { return [] }
        switch operation {
        case Operation.create: return create(fields.number(1) ?? 0, fields.number(4))
        case Operation.receipts:
            guard let interval = fields.number(2) else { return answer(operation, Status.invalidParameter) }
            (receiptInterval, packetCount) = (Int(interval), 0)
            return answer(operation)
        case Operation.checksum: return answer(operation, progress)
        case Operation.execute: return takesData ? executeData(&flash) : executeCommand(&flash)
        case Operation.select: return select(fields.number(1) ?? 0)
        case Operation.abort: return [.reset]
        default: return answer(operation, Status.notSupported)
        }
    }

    private func answer(_ operation: UInt8, _ status: UInt8, _ details: [UInt8] = []) -> [BootloaderReaction] {
        [.notify([0x60, operation, status] + details)]
    }

    private func answer(_ operation: UInt8, _ content: [UInt8] = []) -> [BootloaderReaction] {
        answer(operation, Status.success, content)
    }

    /// The length and the checksum of the received bytes.
    private var progress: [UInt8] {
        let bytes = takesData ? image : command
        return UInt32(bytes.count).littleEndianBytes + Checksums.crc32(bytes).littleEndianBytes
    }

    private mutating func select(_ type: UInt32) -> [BootloaderReaction] {
        guard type == 1 || type == 2 else { return answer(Operation.select, Status.unknownType) }
        takesData = type == 2
        let size = takesData ? Self.objectSize : Self.commandSize
        return answer(Operation.select, UInt32(size).littleEndianBytes + progress)
    }

    // MARK: Objects

    private mutating func create(_ type: UInt32, _ size: UInt32?) -> [BootloaderReaction] {
        guard let size, size > 0 else { return answer(Operation.create, Status.invalidParameter) }
        guard type == 1 else { return type == 2 ? createData(size) : answer(Operation.create, Status.unknownType) }
        guard size <= Self.commandSize else { return answer(Operation.create, Status.noResources) }
        (command, commandEnd, accepted, takesData) = ([], Int(size), nil, false)
        (image, object, executed) = ([], 0..<0, 0)
        return answer(Operation.create)
    }

    /// Creates an object; an object that was not executed starts over.
    private mutating func createData(_ size: UInt32) -> [BootloaderReaction] {
        guard let accepted else { return answer(Operation.create, Status.notPermitted) }
        let end = min(executed + Self.objectSize, accepted.size)
        guard executed < end, size == end - executed else { return answer(Operation.create, Status.invalidParameter) }
        image = Array(image.prefix(executed))
        (object, takesData, packetCount) = (executed..<end, true, 0)
        return answer(Operation.create)
    }

    /// Receives bytes of an object; bytes beyond its end are dropped.
    private mutating func take(_ bytes: [UInt8]) -> [BootloaderReaction] {
        if takesData {
            image += bytes.prefix(max(0, object.upperBound - image.count))
        } else if accepted == nil {
            command += bytes.prefix(max(0, commandEnd - command.count))
        }
        packetCount += 1
        guard receiptInterval > 0, packetCount % receiptInterval == 0 else { return [] }
        return answer(Operation.checksum, progress)
    }

    // MARK: Execution

    private mutating func executeCommand(_ flash: inout ProgramFlash) -> [BootloaderReaction] {
        guard commandEnd > 0, command.count == commandEnd else { return answer(Operation.execute, Status.notPermitted) }
        guard accepted == nil else {
            return answer(Operation.execute, repeatsExecution ? Status.success : Status.notPermitted)
        }
        do throws(SecureInitPacket.Refusal) {
            let packet = try SecureInitPacket(command, flash)
            accepted = packet
            flash.prepare(forSystem: packet.program != .application)
            return answer(Operation.execute)
        } catch {
            return answer(Operation.execute, Status.extended, [error.rawValue])
        }
    }

    private mutating func executeData(_ flash: inout ProgramFlash) -> [BootloaderReaction] {
        guard let accepted, !image.isEmpty else { return answer(Operation.execute, Status.notPermitted) }
        if image.count == executed {
            return answer(Operation.execute, repeatsExecution ? Status.success : Status.notPermitted)
        }
        guard image.count == object.upperBound else { return answer(Operation.execute, Status.notPermitted) }
        guard image.count == accepted.size else {
            executed = image.count
            return answer(Operation.execute)
        }
        guard Checksums.sha256(image) == Array(accepted.hash.reversed()) else {
            (image, object, executed, command, self.accepted) = ([], 0..<0, 0, [], nil)
            return answer(Operation.execute, Status.invalidObject)
        }
        flash.install(image, accepted.program, version: accepted.version)
        (image, object, executed, command, self.accepted) = ([], 0..<0, 0, [], nil)
        return answer(Operation.execute) + [.reset]
    }
}
