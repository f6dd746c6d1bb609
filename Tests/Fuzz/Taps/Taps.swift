import CFuzzer
import CVeltoKit
import FuzzInput
import VeltoCAPI

/// What the package manager makes the program's `main`.
@c(FuzzTaps_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        var wearer = Wearer(FuzzBytes(start, size))
        wearer.play()
        return 0
    }
}

/// A program with two TAPs, one that it feeds and one that is simulated, and a wearer who does anything at any time.
///
/// Nothing may trap, every number is finite, every answer is a result, and a TAP has raw mode while a stream is active.
private struct Wearer {
    private static let scripts = ["rest", "taps", "mouse", "gestures", "silence", "link-loss", "play"]
    /// What a TAP notifies, in the classic and in the framed protocol, and a battery level.
    private static let characteristics = [
        "c3ff0005-1d8b-40fd-a56f-c7bd5d0f3370", "c3ff0006-1d8b-40fd-a56f-c7bd5d0f3370",
        "c3ff000a-1d8b-40fd-a56f-c7bd5d0f3370", "c3ff000e-1d8b-40fd-a56f-c7bd5d0f3370",
        "6e400003-b5a3-f393-e0a9-e50e24dcca9e", "00002a19-0000-1000-8000-00805f9b34fb",
    ].map { text in
        var uuid = velto_uuid()
        require(velto_uuid_parse(text, &uuid))
        return uuid
    }
    private static let streamLimit = 4

    private var bytes: FuzzBytes
    private var context: OpaquePointer?
    private var sim = velto_sim()
    private var fed = velto_device()
    private var worn = velto_device()
    /// The streams of the simulated TAP, and those of the other one.
    private var streams: [(stream: velto_stream, isWorn: Bool)] = []

    init(_ bytes: FuzzBytes) {
        self.bytes = bytes
        var definition = velto_context_def()
        require(velto_context_def_init(&definition, MemoryLayout<velto_context_def>.size))
        definition.backends = VELTO_BACKEND_SIMULATED
        definition.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL
        definition.auto_connect_families = VELTO_FAMILIES_TAP
        require(velto_context_create(&definition, &context))
        require(velto_context_create_ingest_device(context, VELTO_FAMILY_TAP, "fuzz", &fed))
        var device = velto_sim_def()
        require(velto_sim_def_init(&device, MemoryLayout<velto_sim_def>.size))
        let first = self.bytes.next()
        device.model = VELTO_SIM_MODEL_TAP_STRAP_2 + Int32(first % 4)
        device.flags = first & 4 == 0 ? VELTO_SIM_BONDED : VELTO_SIM_CONNECTED
        // Scripts cost time until one is chosen.
        "rest".withCString { script in
            device.script = script
            require(velto_context_create_sim(context, &device, &sim))
        }
        require(velto_context_set_auto_connect(context, 2))
        require(velto_context_advance_clock(context, 5))
        require(velto_sim_get_device(sim, &worn))
    }

    mutating func play() {
        while !bytes.isEmpty {
            step()
            checkStreams()
        }
        for entry in streams { velto_stream_destroy(entry.stream) }
        velto_context_destroy(context)
        precondition(velto_device_is_valid(worn) == 0, "the device outlived its context")
    }

    private mutating func step() {
        switch bytes.next() % 16 {
        case 0, 1: feed()
        case 2: notify()
        case 3: act()
        case 4: allow(Self.scripts[Int(bytes.next() % 7)].withCString { velto_sim_play(sim, $0) })
        case 5, 6: setMode()
        case 7: setDefaults()
        case 8: command()
        case 9: askForSettings()
        case 10: startStream()
        case 11: endStream()
        case 12: poll()
        case 13: disturb()
        case 14: ask()
        default: require(velto_context_advance_clock(context, Double(bytes.next()) / 50))
        }
    }

    private var device: velto_device {
        mutating get { bytes.next() & 3 == 0 ? fed : worn }
    }

    // MARK: What TAPs send

    private mutating func feed() {
        let uuid = Self.characteristics[Int(bytes.next()) % Self.characteristics.count]
        let packet = bytes.packet()
        allow(velto_device_ingest_packet(fed, uuid, packet, packet.count, bytes.next() & 7 == 0 ? bytes.number() : 0))
    }

    private mutating func notify() {
        let handle = UInt16(bytes.next() % 64)
        let packet = bytes.packet()
        allow(velto_sim_inject_notification(sim, handle, packet, packet.count))
    }

    private mutating func act() {
        var step = velto_sim_step()
        step.kind = Int32(bytes.next() % 24)
        step.duration = Double(bytes.next()) / 50
        step.amplitude_x = bytes.double()
        step.value = bytes.next() & 1 == 0 ? UInt32(bytes.next()) : UInt32(truncatingIfNeeded: bytes.number())
        allow(velto_sim_inject_step(sim, &step))
        if bytes.next() & 3 == 0 { allow(velto_sim_set_script(sim, &step, 1, Int32(bytes.next() & 1))) }
    }

    private mutating func disturb() {
        switch bytes.next() % 6 {
        case 0: allow(velto_sim_drop_link(sim))
        case 1: setFaults()
        case 2: allow(velto_device_disconnect(worn, nil))
        case 3: allow(velto_device_set_family(worn, Int32(bytes.next() % 4)))
        case 4: allow(velto_device_restart_session(device))
        default: allow(velto_device_connect(worn, nil, nil))
        }
    }

    private mutating func setFaults() {
        let faults = (0..<Int(bytes.next() % 3)).map { _ in
            velto_sim_fault(
                kind: Int32(bytes.next() % 3), requests: UInt32(bytes.next() % 8), delay: Double(bytes.next()) / 50,
                skip_count: UInt32(bytes.next() % 4), count: UInt32(bytes.next() % 4), characteristic: 0,
                att_code: UInt16(bytes.next()), reserved: 0)
        }
        allow(velto_sim_set_faults(sim, faults, faults.count))
    }

    // MARK: Modes

    private mutating func mode() -> velto_tap_mode {
        let ranges: [Double] = [0, 2, 4, 8, 16, 125, 500, 2000, 3, .nan]
        var mode = velto_tap_mode()
        mode.mode = Int32(bytes.next() % 7)
        guard mode.mode == VELTO_TAP_INPUT_MODE_RAW_SENSORS else { return mode }
        mode.finger_range_g = ranges[Int(bytes.next() % 10)]
        mode.thumb_range_dps = ranges[Int(bytes.next() % 10)]
        mode.thumb_range_g = ranges[Int(bytes.next() % 10)]
        return mode
    }

    private mutating func setMode() {
        var mode = mode()
        allow(velto_tap_write_mode(device, &mode, nil))
    }

    private mutating func setDefaults() {
        switch bytes.next() % 8 {
        case 0, 1:
            var mode = mode()
            allow(velto_tap_set_default_mode(context, &mode, Int32(bytes.next() & 1)))
        case 2: allow(velto_tap_set_default_xr_state(context, Int32(bytes.next() % 5), Int32(bytes.next() & 1)))
        case 3: require(velto_tap_pause(context))
        case 4, 5: require(velto_tap_resume(context))
        case 6: require(velto_tap_set_mode_writing(context, Int32(bytes.next() & 1)))
        default: require(velto_tap_refresh(context))
        }
    }

    // MARK: Commands

    private mutating func command() {
        switch bytes.next() % 7 {
        case 0: allow(velto_tap_write_xr_state(device, Int32(bytes.next() % 5), nil))
        case 1: allow(velto_tap_write_combination(device, UInt32(bytes.next()), nil))
        case 2: allow(velto_tap_read_keyboard_state(device, nil))
        case 3: allow(velto_tap_write_feature(device, Int32(bytes.next() % 6), Int32(bytes.next() & 1), nil))
        case 4: allow(velto_tap_read_feature(device, Int32(bytes.next() % 6), nil))
        case 5: allow(velto_tap_write_name(device, "TAP \(bytes.next())", nil))
        default: vibrate()
        }
    }

    private mutating func vibrate() {
        let durations = (0..<Int(bytes.next() % 24)).map { _ in bytes.double() }
        let strength = bytes.double()
        allow(velto_device_play_haptic(device, durations, durations.count, strength, nil))
        allow(velto_context_play_haptic(context, durations, durations.count, strength, nil))
    }

    private mutating func askForSettings() {
        var settings = velto_tap_settings()
        require(velto_tap_settings_init(&settings, MemoryLayout<velto_tap_settings>.size))
        settings.is_developer_mode = Int32(bytes.next() & 1)
        settings.mouse_sensitivity = UInt32(bytes.next() % 20)
        allow(velto_tap_read_settings(device, nil))
        allow(velto_tap_write_settings(device, &settings, UInt32(truncatingIfNeeded: bytes.number()) & 0x1FFFF, nil))
        allow(velto_tap_get_settings(device, &settings))
    }

    private mutating func ask() {
        var mode = velto_tap_mode()
        var info = velto_tap_info()
        info.struct_size = UInt32(MemoryLayout<velto_tap_info>.size)
        var state = velto_tap_xr_state()
        let device = device
        allow(velto_tap_get_mode(device, &mode))
        allow(velto_tap_get_xr_state(device, &state))
        allow(velto_tap_get_info(device, &info))
        takeEvents(of: context)
    }

    // MARK: Streams

    private mutating func startStream() {
        guard streams.count < Self.streamLimit else { return }
        let isWorn = bytes.next() & 3 != 0
        let name = bytes.next() & 1 == 0 ? "imu" : "fingers"
        var signal = velto_signal()
        guard velto_device_find_signal(isWorn ? worn : fed, name, &signal) == VELTO_OK else { return }
        var stream = velto_stream()
        let result = velto_signal_start_stream(signal, nil, &stream, nil)
        allow(result)
        if result == VELTO_OK { streams.append((stream, isWorn)) }
    }

    private mutating func endStream() {
        guard !streams.isEmpty else { return }
        let index = Int(bytes.next()) % streams.count
        read(streams[index].stream)
        guard bytes.next() & 1 == 0 else { return allow(velto_stream_stop(streams[index].stream, nil)) }
        velto_stream_destroy(streams.remove(at: index).stream)
    }

    private func read(_ stream: velto_stream) {
        var values = [Float](repeating: 0, count: 16 * 15)
        var info = velto_stream_info()
        info.struct_size = UInt32(MemoryLayout<velto_stream_info>.size)
        allow(velto_stream_get_info(stream, &info))
        var infos = [velto_frame_info](repeating: velto_frame_info(), count: 16)
        var count = 0
        allow(velto_stream_read(stream, &values, Int(info.frame_size), 16, &infos, &count))
        precondition(values.allSatisfy(\.isFinite), "a value is not finite")
        let numbers = infos.prefix(count).map(\.sequence)
        precondition(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "frames out of order: \(numbers)")
    }

    /// Streams of a TAP need raw mode, whatever the program asks for.
    private func checkStreams() {
        var mode = velto_tap_mode()
        guard velto_tap_get_mode(worn, &mode) == VELTO_OK else { return }
        for entry in streams where entry.isWorn {
            var info = velto_stream_info()
            info.struct_size = UInt32(MemoryLayout<velto_stream_info>.size)
            require(velto_stream_get_info(entry.stream, &info))
            let isActive = info.state == VELTO_STREAM_STATE_ACTIVE
            precondition(!isActive || mode.mode == VELTO_TAP_INPUT_MODE_RAW_SENSORS, "a stream starves in \(mode.mode)")
        }
    }

    // MARK: Frames

    private mutating func poll() {
        var input = velto_input()
        input.struct_size = UInt32(MemoryLayout<velto_input>.size)
        for device in [fed, worn] {
            if velto_device_poll_input(device, Double(bytes.next()) / 100, &input) >= 0 { check(input) }
        }
    }
}
