internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Game input: polling, peeking, and ingest devices.
enum InputCalls {
    /// Advances the engine of a device and returns the new input.
    static func devicePollInput(
        _ device: Device, _ dt: Double, _ input: inout velto_input
    ) throws(VeltoError) {
        try device.input.poll(step: dt) { input.take($0) }
    }

    /// Returns the last polled input with its current age.
    static func devicePeekInput(_ device: Device, _ input: inout velto_input) throws(VeltoError) {
        device.input.peek { input.take($0) }
    }

    /// Like `devicePollInput` for the device of a player.
    @inline(__always)
    static func contextPollPlayer(
        _ context: Context, _ player: Int32, _ dt: Double, _ input: inout velto_input
    ) throws(VeltoError) {
        try withPlayer(context, player, &input) { device, input throws(VeltoError) in
            try devicePollInput(device, dt, &input)
        }
    }

    /// Runs `body` with the device of a player; without a device, the input is neutral.
    @inline(__always)
    private static func withPlayer(
        _ context: Context, _ player: Int32, _ input: inout velto_input,
        _ body: (Device, inout velto_input) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        let handle = context.deviceHandle(ofPlayer: player)
        guard handle != .null else { return clear(&input) }
        // The context is not used after this point, since access to the device may release it.
        try withRecent(handle, as: Device.self) { device throws(VeltoError) in try body(device, &input) }
    }

    private static func clear(_ input: inout velto_input) {
        input.take(GameInput())
    }

    /// Like `devicePeekInput` for the device of a player.
    static func contextPeekPlayer(
        _ context: Context, _ player: Int32, _ input: inout velto_input
    ) throws(VeltoError) {
        try withPlayer(context, player, &input) { device, input throws(VeltoError) in
            try devicePeekInput(device, &input)
        }
    }

    /// Resets the motion.
    static func deviceResetInput(_ device: Device) throws(VeltoError) {
        device.input.reset()
    }

    static func deviceRestartSession(_ device: Device) throws(VeltoError) {
        device.restartSession()
    }

    /// Discards pending edges.
    static func deviceDiscardEdges(_ device: Device) throws(VeltoError) {
        device.input.discardEdges()
    }

    static func deviceSetBindings(_ device: Device, _ bindings: [velto_binding]) throws(VeltoError) {
        try device.setBindings(bindings.map { InputBinding($0) })
    }

    static func deviceGetBindings(_ device: Device) throws(VeltoError) -> [velto_binding] {
        device.bindings.map { velto_binding($0) }
    }

    static func deviceSetMounting(_ device: Device, _ mounting: velto_mounting) throws(VeltoError) {
        try device.setMounting(Mounting(mounting))
    }

    static func deviceGetMounting(_ device: Device, _ mounting: inout velto_mounting) throws(VeltoError) {
        mounting.take(device.mounting)
    }

    /// Sets whether a device feeds game input.
    static func deviceSetGameInput(_ device: Device, _ policy: velto_game_input) throws(VeltoError) {
        try device.setGameInput(GameInputPolicy(rawValue: policy) ?? .automatic)
    }

    /// Returns the game input policy.
    static func deviceGetGameInput(_ device: Device) throws(VeltoError) -> velto_game_input {
        device.gameInput.rawValue
    }

    static func contextCreateIngestDevice(
        _ context: Context, _ family: velto_family, _ identifier: String
    ) throws(VeltoError) -> velto_device {
        let device = try context.createIngestDevice(
            family: DeviceFamily(rawValue: family), identifier: identifier)
        return velto_device(device.handle)
    }

    /// Feeds a packet.
    static func deviceIngestPacket(
        _ device: Device, _ characteristic: velto_uuid, _ bytes: UnsafeRawBufferPointer, _ timestampNs: UInt64
    ) throws(VeltoError) {
        let uuid = BluetoothUUID(characteristic)
        let time = timestampNs == 0 ? nil : Timestamp(nanoseconds: timestampNs)
        try device.ingest(
            unsafe bytes.bindMemory(to: UInt8.self).span, of: uuid == BluetoothUUID(velto_uuid()) ? nil : uuid, at: time
        )
    }
}

extension velto_input {
    /// Returns the time step for a step function in seconds: the argument, or the `dt` of the input.
    func frameLength(_ dt: Double) -> Double {
        dt == VELTO_DT_MEASURE ? self.dt : dt
    }
}

extension Mounting {
    fileprivate init(_ c: velto_mounting) throws(VeltoError) {
        switch Kind(rawValue: c.kind) ?? .handheld {
        case .handheld: self = .handheld
        case .wristLeft: self = .wristLeft
        case .wristRight: self = .wristRight
        case .custom:
            self = try .custom(Rotation(w: c.rotation_w, x: c.rotation_x, y: c.rotation_y, z: c.rotation_z))
        }
    }
}

extension velto_mounting {
    fileprivate mutating func take(_ mounting: Mounting) {
        kind = mounting.kind.rawValue
        let rotation = mounting.rotation
        (rotation_w, rotation_x, rotation_y, rotation_z) = (rotation.w, rotation.x, rotation.y, rotation.z)
    }
}
