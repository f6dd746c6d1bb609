import CFuzzer
import CVeltoKit
import FuzzInput
import VeltoCAPI

/// What the package manager makes the program's `main`.
@c(FuzzPeripherals_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        var test = DeviceTest(FuzzBytes(start, size))
        test.run()
        return 0
    }
}

/// A test that programs a simulated device with tables of the fuzzer's choice, and is its host as well.
///
/// Nothing may trap, every answer must be a result, and nothing may come out that cannot have been put in.
private struct DeviceTest {
    private var bytes: FuzzBytes
    private var context: OpaquePointer?
    private var sim = velto_sim()

    init(_ bytes: FuzzBytes) {
        self.bytes = bytes
        var definition = velto_context_def()
        require(velto_context_def_init(&definition, MemoryLayout<velto_context_def>.size))
        definition.backends = VELTO_BACKEND_SIMULATED
        definition.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL
        require(velto_context_create(&definition, &context))
        var device = velto_sim_def()
        require(velto_sim_def_init(&device, MemoryLayout<velto_sim_def>.size))
        device.model = self.bytes.next() % 4 == 0 ? VELTO_SIM_MODEL_TRIKI_CAP : VELTO_SIM_MODEL_TABLE
        device.flags = VELTO_SIM_BARE
        require(velto_context_create_sim(context, &device, &sim))
    }

    mutating func run() {
        setCharacteristics()
        require(velto_sim_report_link(sim, 1))
        while !bytes.isEmpty { step() }
        velto_context_destroy(context)
    }

    private mutating func step() {
        switch bytes.next() % 12 {
        case 0: setCharacteristics()
        case 1: setReactions()
        case 2: setFaults()
        case 3: allow(velto_sim_report_subscription(sim, handle, Int32(bytes.next() & 1)))
        case 4, 5: write()
        case 6: read()
        case 7: inject()
        case 8: require(velto_context_advance_clock(context, Double(bytes.next()) / 50))
        case 9: allow(velto_sim_report_link(sim, Int32(bytes.next() % 3)))
        case 10: allow(velto_sim_report_encryption(sim, Int32(bytes.next() % 4)))
        default: takeEverything()
        }
    }

    /// Few enough to meet the rows of the tables.
    private var handle: UInt16 {
        mutating get { UInt16(bytes.next() % 8) }
    }

    // MARK: Tables

    private mutating func setCharacteristics() {
        let rows = (0..<Int(bytes.next() % 8)).map { index in
            var row = velto_sim_characteristic()
            row.properties = UInt32(bytes.next())
            row.security = Int32(bytes.next() >> 6)
            row.handle = UInt16(index + 1)
            row.write_size_max = UInt16(bytes.next())
            row.value_size = UInt16(bytes.next() % 80)
            return row
        }
        allow(velto_sim_set_characteristics(sim, rows, rows.count))
    }

    private mutating func setReactions() {
        let rules = (0..<Int(bytes.next() % 6)).map { _ in
            var rule = velto_sim_reaction()
            rule.trigger = Int32(bytes.next() % 3)
            rule.action = Int32(bytes.next() % 6)
            rule.flags = UInt32(bytes.next() % 4)
            (rule.characteristic, rule.target) = (handle, handle)
            (rule.pattern.0, rule.ignored.0, rule.pattern_size) = (
                bytes.next(), bytes.next(), UInt16(bytes.next() % 40)
            )
            (rule.size, rule.count) = (UInt16(bytes.next()) * 2, UInt32(bytes.next() % 8))
            (rule.copy_from, rule.copy_to, rule.copy_size) = (handle, handle, handle)
            (rule.delay, rule.period) = (bytes.double(), bytes.double())
            return rule
        }
        allow(velto_sim_set_reactions(sim, rules, rules.count))
    }

    private mutating func setFaults() {
        let faults = (0..<Int(bytes.next() % 4)).map { _ in
            velto_sim_fault(
                kind: Int32(bytes.next() % 4), requests: UInt32(bytes.next() % 32), delay: bytes.double(),
                skip_count: UInt32(bytes.next() % 4), count: UInt32(bytes.next() % 4), characteristic: handle,
                att_code: UInt16(bytes.next()), reserved: 0)
        }
        allow(velto_sim_set_faults(sim, faults, faults.count))
    }

    // MARK: Traffic

    private mutating func write() {
        let value = bytes.packet()
        allow(velto_sim_write_value(sim, handle, Int32(bytes.next() & 1), value, value.count))
    }

    private mutating func read() {
        var value = [UInt8](repeating: 0, count: 512)
        var count = 0
        let result = velto_sim_read_value(sim, handle, &value, value.count, &count)
        allow(result)
        precondition(result != VELTO_TRUNCATED && count <= 512, "\(count) bytes are read")
    }

    private mutating func inject() {
        let value = bytes.packet()
        allow(velto_sim_inject_notification(sim, handle, value, value.count))
    }

    private func takeEverything() {
        var notification = velto_sim_notification()
        var taken = 0
        while velto_sim_poll_notification(sim, &notification) == VELTO_OK { taken += 1 }
        precondition(taken <= 64, "\(taken) notifications waited")
        var write = velto_sim_write()
        while velto_sim_poll_write(sim, &write) == VELTO_OK { precondition(write.size <= 512) }
        var info = velto_sim_info()
        info.struct_size = UInt32(MemoryLayout<velto_sim_info>.size)
        require(velto_sim_get_info(sim, &info))
        precondition(info.waiting_write_count == 0 && info.lost_notification_count <= info.notification_count)
    }
}
