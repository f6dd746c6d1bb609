public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

// Requests as asynchronous calls that return when the operation is complete. Each call combines the `begin` operation
// of the same name with `finished()`.

extension Device {
    /// Connects the device and returns when it is ready.
    ///
    /// ```swift
    /// do {
    ///     try await device.connect(timeout: .seconds(20))
    /// } catch {
    ///     print(error)
    /// }
    /// ```
    public func connect(
        timeout: Duration = .seconds(15), options: LinkOptions = LinkOptions()
    ) async throws(VeltoError) {
        try await beginConnect(timeout: timeout, options: options).finished()
    }

    /// Ends the link or the connection attempt.
    public func disconnect() async throws(VeltoError) {
        try await beginDisconnect().finished()
    }

    /// Forgets the device: its bond, its profile and all other saved state.
    public func forget() async throws(VeltoError) {
        try await beginForget().finished()
    }

    /// Pairs with the device, and returns when the bond exists.
    ///
    /// The device is connected first if necessary.
    public func pair() async throws(VeltoError) {
        try await beginPair().finished()
    }

    /// Calibrates while the player keeps still.
    public func calibrate(
        _ config: CalibrationGuide.Config = CalibrationGuide.Config(), timeout: Duration = .seconds(10)
    ) async throws(VeltoError) {
        try await beginCalibration(config, timeout: timeout).finished()
    }

    /// Plays a script and returns at its end.
    public func play(script text: [UInt8]) async throws(VeltoError) {
        try await beginPlay(script: text).finished()
    }

    /// Plays the script in a file and returns at its end.
    public func play(file path: String) async throws(VeltoError) {
        try await beginPlay(file: path).finished()
    }

    /// Records polls into a script file, and returns when the file is complete, after `stopRecording`.
    public func record(to path: String) async throws(VeltoError) {
        try await beginRecording(to: path).finished()
    }

    /// Plays a pattern of alternating vibrations and pauses (seconds), and returns when the device has accepted the
    /// pattern.
    public func playHaptic(_ durations: [Double], strength: Double = 1) async throws(VeltoError) {
        try await beginPlayHaptic(durations, strength: strength).finished()
    }

    /// Plays a short pulse, such as for a hit.
    ///
    /// Returns false if the device has neither motor nor LED.
    @discardableResult
    public func playPulse() async throws(VeltoError) -> Bool {
        guard let operation = try beginPlayPulse() else { return false }
        try await operation.finished()
        return true
    }

    /// Reads the battery charge (0 to 1) from the stack or the device.
    ///
    /// Throws `unsupported` if neither provides it.
    public func readBattery(timeout: Duration = .seconds(10)) async throws(VeltoError) -> Double {
        try await beginReadBattery(timeout: timeout).finished()
        return try known(record.battery)
    }

    /// Reads the signal strength of the link (dBm).
    ///
    /// Throws `unsupported` if the stack does not report it.
    public func readSignalStrength(timeout: Duration = .seconds(10)) async throws(VeltoError) -> Int {
        try await beginReadSignalStrength(timeout: timeout).finished()
        return try Int(known(record.rssi))
    }

    /// Returns the number that was read.
    ///
    /// A link that has just ended discards it.
    private func known<Number>(_ number: Number?) throws(VeltoError) -> Number {
        guard let number else { throw VeltoError(.notConnected, "the link has ended") }
        return number
    }

    // MARK: Raw access

    /// Reads the value of the first characteristic with that UUID.
    public func read(_ uuid: BluetoothUUID, timeout: Duration = .seconds(10)) async throws(VeltoError) -> [UInt8] {
        try await beginRead(uuid, timeout: timeout).finished()
    }

    /// Reads a value, including one longer than a packet.
    ///
    /// ```swift
    /// let bytes = try await device.read(batteryLevel)
    /// guard let percent = bytes.first else { return }
    /// print("battery: \(percent) %")
    /// ```
    public func read(
        _ characteristic: ValueHandle, timeout: Duration = .seconds(10)
    ) async throws(VeltoError) -> [UInt8] {
        try await beginRead(characteristic, timeout: timeout).finished()
    }

    /// Writes a value of at most 512 bytes.
    ///
    /// Writes to a device are performed in the order of the calls.
    public func write(
        _ bytes: [UInt8], to characteristic: ValueHandle, _ kind: WriteKind = .withResponse,
        timeout: Duration = .seconds(10)
    ) async throws(VeltoError) {
        try await beginWrite(bytes, to: characteristic, kind, timeout: timeout).finished()
    }

    /// Returns the next notified value that begins with `prefix`.
    ///
    /// The characteristic must have a subscription, which also receives the value.
    public func awaitValue(
        of characteristic: ValueHandle, startingWith prefix: [UInt8] = [], timeout: Duration = .seconds(10)
    ) async throws(VeltoError) -> [UInt8] {
        try await beginAwaitValue(of: characteristic, startingWith: prefix, timeout: timeout).finished()
    }

    /// Subscribes to notifications or indications, and returns the subscription when the device has confirmed it.
    public func subscribe(
        to characteristic: ValueHandle, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) async throws(VeltoError) -> Subscription {
        let begun = try beginSubscribe(
            to: characteristic, isStream: isStream, capacity: capacity, timeout: timeout)
        return try await begun.subscription.confirmed(by: begun.operation)
    }

    /// Subscribes to the first characteristic with that UUID, and returns the subscription when the device has
    /// confirmed it.
    public func subscribe(
        to uuid: BluetoothUUID, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) async throws(VeltoError) -> Subscription {
        let begun = try beginSubscribe(
            to: uuid, isStream: isStream, capacity: capacity, timeout: timeout)
        return try await begun.subscription.confirmed(by: begun.operation)
    }
}

extension Subscription {
    /// Returns the subscription after a successful operation, and destroys it otherwise.
    fileprivate func confirmed(by operation: Context.Operation) async throws(VeltoError) -> Subscription {
        do throws(VeltoError) {
            try await operation.finished()
            return self
        } catch {
            destroy()
            throw error
        }
    }
}
