internal import VeltoBluetooth

/// A legacy bootloader: init packet, image, checksum, activation.
///
/// An interrupted transfer cannot be resumed.
///
/// Source: MetaWear system notes, 10.4.
struct LegacyBootloader: BootloaderFirmware {
    static let service = update(0x1530)

    let attributes = [
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: update(0x1531), handle: BootloaderHandle.control,
                properties: [.write, .notify]), writableLengths: 1...20),
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: update(0x1532), handle: BootloaderHandle.packet,
                properties: .writeWithoutResponse), writableLengths: 1...20),
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: update(0x1534), handle: BootloaderHandle.version, properties: .read)),
        .bootloaderRevision,
    ]

    private static func update(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x0000_0000_1212_EFDE | number << 32, low: 0x1523_785F_EABC_D123)
    }

    private enum State { case idle, awaitsSizes, started, readsInit, initialized, receives, complete, valid }

    private enum Status {
        static let success: UInt8 = 1
        static let invalidState: UInt8 = 2
        static let notSupported: UInt8 = 3
        static let tooLarge: UInt8 = 4
        static let wrongChecksum: UInt8 = 5
        static let failed: UInt8 = 6
    }

    private enum Operation {
        static let start: UInt8 = 1
        static let initialize: UInt8 = 2
        static let receive: UInt8 = 3
        static let validate: UInt8 = 4
        static let activate: UInt8 = 5
        static let reset: UInt8 = 6
        static let report: UInt8 = 7
        static let receipts: UInt8 = 8
    }

    /// Whether the bootloader has version 1.
    ///
    /// Version 1 accepts only applications, and takes a checksum instead of an init packet.
    var isVersion1 = false
    private var state = State.idle
    private var program = InstalledProgram.application
    private var size = 0
    private var initPacket: [UInt8] = []
    private var accepted: LegacyInitPacket?
    private var image: [UInt8] = []
    private var receiptInterval = 0
    private var packetCount = 0

    func read(_ handle: ValueHandle, _ flash: ProgramFlash) -> [UInt8]? {
        switch handle {
        case BootloaderHandle.version: [8, 0]
        case BootloaderHandle.revision: Array(flash.bootloaderVersion.utf8)
        default: nil
        }
    }

    mutating func restarted() {
        let isVersion1 = isVersion1
        self = LegacyBootloader()
        self.isVersion1 = isVersion1
    }

    mutating func write(
        _ handle: ValueHandle, _ bytes: [UInt8], _ flash: inout ProgramFlash
    ) -> [BootloaderReaction] {
        guard handle == BootloaderHandle.control else { return take(bytes, &flash) }
        guard let operation = bytes.first else { return [] }
        switch operation {
        case Operation.start where isVersion1: return startVersion1(bytes)
        case Operation.start: return start(bytes.dropFirst().first ?? 0)
        case Operation.initialize where isVersion1: return initializeVersion1(bytes)
        case Operation.initialize: return initialize(bytes.dropFirst().first ?? 0, flash)
        case Operation.receive: return receive()
        case Operation.validate: return validate()
        case Operation.activate: return activate(&flash)
        case Operation.reset: return [.reset]
        case Operation.report:
            return [.notify([0x10, operation, Status.success] + UInt32(image.count).littleEndianBytes)]
        case Operation.receipts:
            receiptInterval = bytes.count == 3 ? Int(bytes[1]) | Int(bytes[2]) << 8 : 0
            packetCount = 0
            return []
        default: return answer(operation, Status.notSupported)
        }
    }

    private func answer(_ operation: UInt8, _ status: UInt8) -> [BootloaderReaction] {
        [.notify([0x10, operation, status])]
    }

    // MARK: Start and init packet

    private mutating func start(_ type: UInt8) -> [BootloaderReaction] {
        guard state == .idle else { return answer(Operation.start, Status.invalidState) }
        let programs: [UInt8: InstalledProgram] = [1: .softDevice, 2: .bootloader, 3: .softDevice, 4: .application]
        guard let program = programs[type] else { return answer(Operation.start, Status.notSupported) }
        self.program = program
        state = .awaitsSizes
        return []
    }

    private mutating func startVersion1(_ bytes: [UInt8]) -> [BootloaderReaction] {
        guard bytes.count == 1 else { return answer(Operation.start, Status.notSupported) }
        return start(4)
    }

    private mutating func initializeVersion1(_ bytes: [UInt8]) -> [BootloaderReaction] {
        guard state == .started else { return answer(Operation.initialize, Status.invalidState) }
        guard bytes.count == 3 else { return answer(Operation.initialize, Status.notSupported) }
        accepted = LegacyInitPacket(checksum: UInt16(bytes[1]) | UInt16(bytes[2]) << 8)
        state = .initialized
        return answer(Operation.initialize, Status.success)
    }

    private mutating func take(_ bytes: [UInt8], _ flash: inout ProgramFlash) -> [BootloaderReaction] {
        switch state {
        case .awaitsSizes: return takeSizes(bytes, &flash)
        case .readsInit: initPacket += bytes
        case .receives: return takeImage(bytes)
        default: break
        }
        return []
    }

    private mutating func takeSizes(_ bytes: [UInt8], _ flash: inout ProgramFlash) -> [BootloaderReaction] {
        var fields = FieldReader(bytes)
        state = .idle
        let (first, second, third) = (fields.number(4), fields.number(4), fields.number(4))
        let named = isVersion1 ? [first] : program == .application ? [third] : [first, second]
        let sizes = named.compactMap { $0 }
        guard isVersion1 || third != nil, sizes.count == named.count else {
            return answer(Operation.start, Status.notSupported)
        }
        let total = sizes.reduce(UInt64(0)) { $0 + UInt64($1) }
        guard total <= UInt64(flash.capacity) else { return answer(Operation.start, Status.tooLarge) }
        guard total > 0, sizes.allSatisfy({ $0 % 4 == 0 }) else { return answer(Operation.start, Status.notSupported) }
        size = Int(total)
        flash.prepare(forSystem: program != .application)
        state = .started
        return answer(Operation.start, Status.success)
    }

    private mutating func initialize(_ step: UInt8, _ flash: ProgramFlash) -> [BootloaderReaction] {
        switch (state, step) {
        case (.started, 0), (.readsInit, 0):
            initPacket = []
            state = .readsInit
            return []
        case (.readsInit, 1):
            accepted = LegacyInitPacket(initPacket, isApplication: program == .application, flash)
            state = accepted == nil ? .started : .initialized
            return answer(Operation.initialize, accepted == nil ? Status.failed : Status.success)
        default: return answer(Operation.initialize, Status.invalidState)
        }
    }

    // MARK: Image

    private mutating func receive() -> [BootloaderReaction] {
        guard state == .initialized else { return answer(Operation.receive, Status.invalidState) }
        (image, packetCount, state) = ([], 0, .receives)
        return []
    }

    private mutating func takeImage(_ bytes: [UInt8]) -> [BootloaderReaction] {
        guard image.count + bytes.count <= size else { return answer(Operation.receive, Status.tooLarge) }
        image += bytes
        packetCount += 1
        if image.count == size {
            state = .complete
            return answer(Operation.receive, Status.success)
        }
        guard receiptInterval > 0, packetCount % receiptInterval == 0 else { return [] }
        return [.notify([0x11] + UInt32(image.count).littleEndianBytes)]
    }

    private mutating func validate() -> [BootloaderReaction] {
        guard state == .complete, let accepted else { return answer(Operation.validate, Status.invalidState) }
        guard Checksums.crc16(image) == accepted.checksum else {
            state = .initialized
            return answer(Operation.validate, Status.wrongChecksum)
        }
        state = .valid
        return answer(Operation.validate, Status.success)
    }

    private mutating func activate(_ flash: inout ProgramFlash) -> [BootloaderReaction] {
        guard state == .valid else { return answer(Operation.activate, Status.invalidState) }
        flash.install(image, program, version: accepted?.version)
        return [.reset]
    }
}

/// The init packet of a legacy bootloader, if the device accepts it.
///
/// Source: MetaWear system notes, 10.4.
struct LegacyInitPacket {
    private static let (deviceType, deviceRevision): (UInt32, UInt32) = (0x0052, 0x0002)
    /// The softdevice of the device, and the wildcard.
    private static let softDevices: Set<UInt32> = [0x0080, 0xFFFE]

    /// The firmware version number; nil if the packet contains none.
    let version: UInt32?
    /// The CRC-16 of the image.
    let checksum: UInt16

    /// Creates an init packet that only contains a checksum.
    init(checksum: UInt16) { (version, self.checksum) = (nil, checksum) }

    init?(_ bytes: [UInt8], isApplication: Bool, _ flash: ProgramFlash) {
        var fields = FieldReader(bytes)
        guard let type = fields.number(2), type == 0xFFFF || type == Self.deviceType,
            let revision = fields.number(2), revision == 0xFFFF || revision == Self.deviceRevision,
            let version = fields.number(4), version >= flash.versionNumber || !isApplication,
            let count = fields.number(2), fields.count == 2 * Int(count) + 2
        else { return nil }
        let softDevices = (0..<count).compactMap { _ in fields.number(2) }
        guard !Self.softDevices.isDisjoint(with: softDevices), let checksum = fields.number(2) else { return nil }
        self.version = version == .max ? nil : version
        self.checksum = UInt16(truncatingIfNeeded: checksum)
    }
}
