// Generated from bindings/api/input.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of InputCalls, which people write:
//
//     static func devicePollInput(_ device: Device, _ dt: Double, _ input: inout velto_input) throws(VeltoError)
//     static func devicePeekInput(_ device: Device, _ input: inout velto_input) throws(VeltoError)
//     static func contextPollPlayer(_ context: Context, _ playerIndex: Int32, _ dt: Double, _ input: inout velto_input) throws(VeltoError)
//     static func contextPeekPlayer(_ context: Context, _ playerIndex: Int32, _ input: inout velto_input) throws(VeltoError)
//     static func deviceResetInput(_ device: Device) throws(VeltoError)
//     static func deviceRestartSession(_ device: Device) throws(VeltoError)
//     static func deviceDiscardEdges(_ device: Device) throws(VeltoError)
//     static func deviceSetBindings(_ device: Device, _ bindings: [velto_binding]) throws(VeltoError)
//     static func deviceGetBindings(_ device: Device) throws(VeltoError) -> [velto_binding]
//     static func deviceSetMounting(_ device: Device, _ mounting: velto_mounting) throws(VeltoError)
//     static func deviceGetMounting(_ device: Device, _ mounting: inout velto_mounting) throws(VeltoError)
//     static func deviceSetGameInput(_ device: Device, _ policy: velto_game_input) throws(VeltoError)
//     static func deviceGetGameInput(_ device: Device) throws(VeltoError) -> velto_game_input
//     static func contextCreateIngestDevice(_ context: Context, _ family: velto_family, _ identifier: String) throws(VeltoError) -> velto_device
//     static func deviceIngestPacket(_ device: Device, _ characteristic: velto_uuid, _ bytes: UnsafeRawBufferPointer, _ timestampNs: UInt64) throws(VeltoError)

/// Fill a velto_input with its defaults.
@c @implementation
public func velto_input_init(_ input: UnsafeMutablePointer<velto_input>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_input_init") }
    do throws(VeltoError) {
        try unsafe initialize(input, size, "input", velto_input.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_input_init")
    }
}

/// Take the latest game input of a device.
@c @implementation
public func velto_device_poll_input(
    _ device: velto_device, _ dt: Double, _ out_input: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_poll_input") }
    do throws(VeltoError) {
        try withRecent(ObjectHandle(device), as: Device.self) { deviceValue throws(VeltoError) in
            if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
            try unsafe withOutput(out_input, "out_input", inPlace: true) { (input: inout velto_input) throws(VeltoError) in
                try InputCalls.devicePollInput(deviceValue, dt, &input)
            }
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_poll_input", device: ObjectHandle(device))
    }
}

/// Get the game input of a device without consuming anything.
@c @implementation
public func velto_device_peek_input(
    _ device: velto_device, _ out_input: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_peek_input") }
    do throws(VeltoError) {
        try withRecent(ObjectHandle(device), as: Device.self) { deviceValue throws(VeltoError) in
            try unsafe withOutput(out_input, "out_input", inPlace: true) { (input: inout velto_input) throws(VeltoError) in
                try InputCalls.devicePeekInput(deviceValue, &input)
            }
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_peek_input", device: ObjectHandle(device))
    }
}

/// Take the latest game input of a player.
@c @implementation
public func velto_context_poll_player(
    _ context: OpaquePointer?, _ player_index: Int32, _ dt: Double, _ out_input: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_poll_player") }
    do throws(VeltoError) {
        try withRecent(unsafe ObjectHandle(context), as: Context.self) { contextValue throws(VeltoError) in
            try checkInteger(player_index, "player_index", 0, 63)
            if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
            try unsafe withOutput(out_input, "out_input", inPlace: true) { (input: inout velto_input) throws(VeltoError) in
                try InputCalls.contextPollPlayer(contextValue, player_index, dt, &input)
            }
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_poll_player")
    }
}

/// Get the game input of a player without consuming anything.
@c @implementation
public func velto_context_peek_player(
    _ context: OpaquePointer?, _ player_index: Int32, _ out_input: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_peek_player") }
    do throws(VeltoError) {
        try withRecent(unsafe ObjectHandle(context), as: Context.self) { contextValue throws(VeltoError) in
            try checkInteger(player_index, "player_index", 0, 63)
            try unsafe withOutput(out_input, "out_input", inPlace: true) { (input: inout velto_input) throws(VeltoError) in
                try InputCalls.contextPeekPlayer(contextValue, player_index, &input)
            }
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_peek_player")
    }
}

/// Reset the motion of a device to its initial state.
@c @implementation
public func velto_device_reset_input(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_reset_input") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try InputCalls.deviceResetInput(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_reset_input", device: ObjectHandle(device))
    }
}

/// Restart the session of a device on its current link.
@c @implementation
public func velto_device_restart_session(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_restart_session") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try InputCalls.deviceRestartSession(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_restart_session", device: ObjectHandle(device))
    }
}

/// Discard all button edges and gestures up to now.
@c @implementation
public func velto_device_discard_edges(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_discard_edges") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try InputCalls.deviceDiscardEdges(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_discard_edges", device: ObjectHandle(device))
    }
}

/// Replace the bindings of a device's events to game input.
@c @implementation
public func velto_device_set_bindings(
    _ device: velto_device, _ bindings: UnsafePointer<velto_binding>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_bindings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bindingsValue = try unsafe readList(bindings, count, "bindings", limit: 256)
        try checkElements(bindingsValue, "bindings") { element throws(VeltoError) in try element.check("bindings") }
        try InputCalls.deviceSetBindings(deviceValue, bindingsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_bindings", device: ObjectHandle(device))
    }
}

/// Get the bindings of a device's events to game input.
@c @implementation
public func velto_device_get_bindings(
    _ device: velto_device, _ bindings: UnsafeMutablePointer<velto_binding>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_bindings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bindingsValue = try unsafe OutputBuffer(bindings, capacity, out_count, "bindings")
        let bindings = try InputCalls.deviceGetBindings(deviceValue)
        let stored = unsafe bindingsValue.store(bindings)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_get_bindings", device: ObjectHandle(device))
    }
}

/// Set the mounting of a device, which rotates its measured motion.
@c @implementation
public func velto_device_set_mounting(
    _ device: velto_device, _ mounting: UnsafePointer<velto_mounting>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_mounting") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let mountingValue = try unsafe readFrozen(mounting, "mounting")
        try mountingValue.check("mounting")
        try InputCalls.deviceSetMounting(deviceValue, mountingValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_mounting", device: ObjectHandle(device))
    }
}

/// Get the mounting of a device, which rotates its measured motion.
@c @implementation
public func velto_device_get_mounting(
    _ device: velto_device, _ out_mounting: UnsafeMutablePointer<velto_mounting>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_mounting") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withFrozenOutput(out_mounting, "out_mounting") { (mounting: inout velto_mounting) throws(VeltoError) in
            try InputCalls.deviceGetMounting(deviceValue, &mounting)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_mounting", device: ObjectHandle(device))
    }
}

/// Set whether a device feeds game input.
@c @implementation
public func velto_device_set_game_input(_ device: velto_device, _ policy: velto_game_input) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_game_input") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(policy, "policy", "0 to 2", known: isKnown_velto_game_input(policy))
        try InputCalls.deviceSetGameInput(deviceValue, policy)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_game_input", device: ObjectHandle(device))
    }
}

/// Get whether a device feeds game input.
@c @implementation
public func velto_device_get_game_input(
    _ device: velto_device, _ out_policy: UnsafeMutablePointer<velto_game_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_game_input") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_policy, "out_policy")
        let policy = try InputCalls.deviceGetGameInput(deviceValue)
        unsafe out_policy?.pointee = policy
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_game_input", device: ObjectHandle(device))
    }
}

/// Create a device whose packets the program feeds.
@c @implementation
public func velto_context_create_ingest_device(
    _ context: OpaquePointer?, _ family: velto_family, _ identifier: UnsafePointer<CChar>?,
    _ out_device: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create_ingest_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkMember(family, "family", "0 to 4", known: isKnown_velto_family(family))
        let identifierValue = try unsafe readText(identifier, "identifier", limit: 128)
        try unsafe checkPointer(out_device, "out_device")
        let device = try InputCalls.contextCreateIngestDevice(contextValue, family, identifierValue)
        unsafe out_device?.pointee = device
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_ingest_device")
    }
}

/// Feed one received packet to a device without a link.
@c @implementation
public func velto_device_ingest_packet(
    _ device: velto_device, _ characteristic: velto_uuid, _ bytes: UnsafeRawPointer?, _ size: Int,
    _ timestamp_ns: UInt64
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_ingest_packet") }
    do throws(VeltoError) {
        try withRecent(ObjectHandle(device), as: Device.self) { deviceValue throws(VeltoError) in
            let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 512)
            try unsafe InputCalls.deviceIngestPacket(deviceValue, characteristic, bytesValue, timestamp_ns)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_ingest_packet", device: ObjectHandle(device))
    }
}
