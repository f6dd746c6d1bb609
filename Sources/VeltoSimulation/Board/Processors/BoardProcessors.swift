internal import VeltoCore

/// The data processor module.
///
/// It processes reports on the bus and posts its outputs there.
///
/// Source: MetaWear system notes, 5.
struct BoardProcessors: BoardModule {
    static let module: UInt8 = 0x09

    private enum Register {
        static let create: UInt8 = 0x02
        static let output: UInt8 = 0x03
        static let state: UInt8 = 0x04
        static let configuration: UInt8 = 0x05
        static let remove: UInt8 = 0x06
        static let notify: UInt8 = 0x07
        static let removeAll: UInt8 = 0x08
    }

    private static let usualSlots: UInt8 = 28
    /// The filler after the configuration in the reply to a query.
    private static let filler: UInt8 = 0xA5
    private static let longestAnswer = 18
    /// A passthrough of the switch; it occupies a free slot until the slots after it are restored.
    private static let placeholder: [UInt8] = [0x01, 0x01, 0xFF, 0, 0x01, 0, 0, 0]

    private let firmware: BoardProcessorFirmware
    private var slots: [BoardProcessor?]
    /// The processors whose outputs a host has subscribed to.
    private var notified: Set<UInt8> = []

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        firmware = BoardProcessorFirmware(revision: information.revision, version: configuration.firmwareVersion)
        slots = Array(repeating: nil, count: Int(information.extra.first ?? Self.usualSlots))
    }

    let notifying = [Register.output]
    func sources(_ body: BoardBody) -> [BoardSource] { slots.compactMap { $0?.source } }

    // MARK: Registers

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.create, _): create(payload, &bus, at: time)
        case (Register.removeAll, 0):
            slots = Array(repeating: nil, count: slots.count)
            notified = []
        case (Register.state, 1...): change(payload[0]) { $0.setState(Array(payload.dropFirst())) }
        case (Register.configuration, 2...):
            let firmware = firmware
            change(payload[0]) { $0.configure(Array(payload.dropFirst()), firmware) }
        case (Register.remove, 1): remove(payload[0])
        case (Register.notify, 2) where processor(payload[0]) != nil:
            if payload[1] == 1 { notified.insert(payload[0]) } else { notified.remove(payload[0]) }
        default: break
        }
    }

    /// Creates a processor.
    ///
    /// The reply of a full table has no number, and an invalid definition gets no reply (rule 41).
    private mutating func create(_ payload: [UInt8], _ bus: inout BoardBus, at time: Timestamp) {
        guard let processor = BoardProcessor(payload, firmware) else { return }
        let number = slots.firstIndex { $0 == nil }
        if let number { slots[number] = processor }
        bus.radio.send(
            BoardTable.notification, [Self.module, Register.create] + (number.map { [UInt8($0)] } ?? []), at: time)
    }

    /// Removes a processor unless another one depends on it (rule 40).
    private mutating func remove(_ number: UInt8) {
        guard processor(number) != nil, !slots.contains(where: { $0?.depends(on: number) == true }) else { return }
        slots[Int(number)] = nil
        notified.remove(number)
    }

    private func processor(_ number: UInt8) -> BoardProcessor? { Int(number) < slots.count ? slots[Int(number)] : nil }

    private mutating func change(_ number: UInt8, _ change: (inout BoardProcessor) -> Void) {
        guard var processor = processor(number) else { return }
        change(&processor)
        slots[Int(number)] = processor
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard payload.count == 1 else { return nil }
        switch register {
        case Register.create:
            guard let bytes = processor(payload[0])?.bytes else { return [] }
            let filler = repeatElement(Self.filler, count: max(0, Self.longestAnswer - bytes.count))
            return Array(bytes.prefix(Self.longestAnswer)) + filler
        case Register.state: return processor(payload[0])?.state.map { payload + $0 }
        default: return nil
        }
    }

    /// Returns the commands that restore the processors, without their sums, counts and held samples.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        guard let last = slots.lastIndex(where: { $0 != nil }) else { return [[Register.removeAll]] }
        let creations = slots[...last].map { [Register.create] + ($0?.bytes ?? Self.placeholder) }
        let removals = slots[...last].indices.filter { slots[$0] == nil }.map { [Register.remove, UInt8($0)] }
        return [[Register.removeAll]] + creations + removals + notified.sorted().map { [Register.notify, $0, 1] }
    }

    // MARK: Samples

    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus) {
        for number in slots.indices where slots[number]?.source == report.source {
            let inputs = (slots[number]?.inputs ?? []).map { processor($0)?.state ?? [] }
            let outputs = slots[number]?.take(report, inputs: inputs, tick: body.ticks(at: report.time)) ?? []
            let isSent = notified.contains(UInt8(number)) && bus.radio.hears(Self.module, Register.output)
            for output in outputs {
                bus.report(Self.module, Register.output, [UInt8(number)] + output, isSent: isSent, at: report.time)
            }
        }
    }
}
