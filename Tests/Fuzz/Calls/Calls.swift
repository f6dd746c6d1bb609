import CFuzzer
import CVeltoKit
import FuzzInput
import VeltoCAPI

/// What the package manager makes the program's `main`.
@c(FuzzCalls_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        var game = Game(FuzzBytes(start, size))
        game.play()
        return 0
    }
}

/// A program that calls the C functions in an order, and with numbers, of the fuzzer's choice.
///
/// Two devices take the same kind of packets: one is fed, the other has a simulated link. Nothing may trap, every number
/// of an input must stay finite, and every answer must be a result.
private struct Game {
    private var bytes: FuzzBytes
    private var context: OpaquePointer?
    private var fed = velto_device()
    private var linked = velto_device()
    private var sim = velto_sim()

    init(_ bytes: FuzzBytes) {
        self.bytes = bytes
        var definition = velto_context_def()
        require(velto_context_def_init(&definition, MemoryLayout<velto_context_def>.size))
        definition.backends = VELTO_BACKEND_SIMULATED
        definition.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL
        require(velto_context_create(&definition, &context))
        require(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fuzz", &fed))
    }

    mutating func play() {
        if bytes.next() & 1 == 1 { connect() }
        while !bytes.isEmpty { step() }
        velto_context_destroy(context)
        precondition(velto_device_is_valid(fed) == 0, "the device outlived its context")
    }

    private mutating func connect() {
        require(velto_context_create_sim(context, nil, &sim))
        require(velto_context_set_auto_connect(context, 1))
        require(velto_context_advance_clock(context, 3))
        require(velto_sim_get_device(sim, &linked))
    }

    private var device: velto_device {
        linked.bits == 0 ? fed : linked
    }

    private mutating func step() {
        switch bytes.next() % 14 {
        case 0, 1, 2: feed(at: 0)
        case 3: feed(at: bytes.number())
        case 4: notify()
        case 5, 6: poll()
        case 7: allow(velto_device_set_motion_mode(device, Int32(bytes.next() % 4)))
        case 8: configure()
        case 9: correct()
        case 10: calibrate()
        case 11: require(velto_context_advance_clock(context, Double(bytes.next()) / 100))
        case 12: disturb()
        default: takeEvents(of: context)
        }
    }

    // MARK: Packets

    private mutating func feed(at time: UInt64) {
        let packet = bytes.packet()
        require(velto_device_ingest_packet(fed, velto_uuid(), packet, packet.count, time))
    }

    private mutating func notify() {
        let packet = bytes.packet()
        allow(velto_sim_inject_notification(sim, 0, packet, packet.count))
    }

    private mutating func disturb() {
        switch bytes.next() % 5 {
        case 0: allow(velto_sim_drop_link(sim))
        case 1: allow(velto_sim_press_button(sim, bytes.double()))
        case 2: allow(velto_sim_set_motion(sim, bytes.double(), bytes.double(), bytes.double()))
        case 3: allow(velto_device_disconnect(device, nil))
        default: allow(velto_device_connect(device, nil, nil))
        }
    }

    // MARK: Frames

    private static let steps: [Double] = [
        0, 1.0 / 60, 0.05, .leastNonzeroMagnitude, 2, 1e308, -1, .nan, -0.5, .infinity,
    ]

    private mutating func poll() {
        var input = velto_input()
        input.struct_size = UInt32(MemoryLayout<velto_input>.size)
        let device = bytes.next() & 1 == 0 ? fed : device
        let step = Self.steps[Int(bytes.next()) % Self.steps.count]
        if velto_device_poll_input(device, step, &input) >= 0 { check(input) }
        require(velto_device_peek_input(device, &input))
        check(input)
    }

    // MARK: Settings

    private mutating func configure() {
        var config = velto_motion_config()
        config.struct_size = UInt32(MemoryLayout<velto_motion_config>.size)
        require(velto_device_get_motion_config(device, &config))
        let offset = Int(bytes.next()) % (MemoryLayout<velto_motion_config>.size / 8) * 8
        let number = bytes.double()
        withUnsafeMutableBytes(of: &config) { $0.storeBytes(of: number, toByteOffset: offset, as: Double.self) }
        allow(velto_device_set_motion_config(device, &config))
    }

    private mutating func correct() {
        switch bytes.next() % 5 {
        case 0: require(velto_device_calibrate_neutral(device))
        case 1: require(velto_device_recenter(device))
        case 2: require(velto_device_flip_paddle_offset(device))
        case 3: require(velto_device_reset_input(device))
        default: require(velto_device_discard_edges(device))
        }
    }

    private mutating func calibrate() {
        var calibration = velto_calibration()
        calibration.struct_size = UInt32(MemoryLayout<velto_calibration>.size)
        calibration.has_paddle_offset = Int32(bytes.next() % 3)
        calibration.paddle_offset = bytes.double()
        allow(velto_device_set_calibration(device, &calibration))
    }
}
