public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

// Requests as calls that return when they are done. Each is the operation of the same name, and `finished()`.

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
        let operation: Context.Operation = try connect(timeout: timeout, options: options)
        try await operation.finished()
    }

    /// Ends the link, or the attempt to establish one.
    public func disconnect() async throws(VeltoError) {
        let operation: Context.Operation = try disconnect()
        try await operation.finished()
    }

    /// Forgets the device: its bond, its profile and all other saved state.
    public func forget() async throws(VeltoError) {
        let operation: Context.Operation = try forget()
        try await operation.finished()
    }

    /// Pairs with the device, connecting it first if necessary, and returns when the bond exists.
    public func pair() async throws(VeltoError) {
        let operation: Context.Operation = try pair()
        try await operation.finished()
    }

    /// Calibrates while the player keeps still.
    public func calibrate(
        _ config: CalibrationGuide.Config = CalibrationGuide.Config(), timeout: Duration = .seconds(10)
    ) async throws(VeltoError) {
        try await startCalibration(config, timeout: timeout).finished()
    }

    /// Plays a script and returns at its end.
    public func play(script text: [UInt8]) async throws(VeltoError) {
        let operation: Context.Operation = try play(script: text)
        try await operation.finished()
    }

    // MARK: Raw access

    /// Reads the value of the first characteristic of that UUID.
    public func read(_ uuid: BluetoothUUID, timeout: Duration = .seconds(10)) async throws(VeltoError) -> [UInt8] {
        let operation: Context.Operation = try read(uuid, timeout: timeout)
        return try await operation.finished()
    }

    /// Reads a value, also one longer than a packet.
    ///
    /// ```swift
    /// let bytes = try await device.read(batteryLevel)
    /// guard let percent = bytes.first else { return }
    /// print("battery: \(percent) %")
    /// ```
    public func read(
        _ characteristic: ValueHandle, timeout: Duration = .seconds(10)
    ) async throws(VeltoError) -> [UInt8] {
        let operation: Context.Operation = try read(characteristic, timeout: timeout)
        return try await operation.finished()
    }

    /// Writes a value of at most 512 bytes; writes to one device happen in the order of the calls.
    public func write(
        _ bytes: [UInt8], to characteristic: ValueHandle, _ kind: WriteKind = .withResponse,
        timeout: Duration = .seconds(10)
    ) async throws(VeltoError) {
        let operation: Context.Operation = try write(bytes, to: characteristic, kind, timeout: timeout)
        try await operation.finished()
    }

    /// Returns the next notified value that begins with `prefix`.
    ///
    /// The characteristic must have a subscription, which receives the value as well.
    public func awaitValue(
        of characteristic: ValueHandle, startingWith prefix: [UInt8] = [], timeout: Duration = .seconds(10)
    ) async throws(VeltoError) -> [UInt8] {
        let operation: Context.Operation = try awaitValue(of: characteristic, startingWith: prefix, timeout: timeout)
        return try await operation.finished()
    }

    /// Subscribes to notifications or indications, and returns the subscription when the device has confirmed it.
    public func subscribe(
        to characteristic: ValueHandle, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) async throws(VeltoError) -> Subscription {
        let begun: (subscription: Subscription, operation: Context.Operation) = try subscribe(
            to: characteristic, isStream: isStream, capacity: capacity, timeout: timeout)
        return try await begun.subscription.confirmed(by: begun.operation)
    }

    /// Subscribes to the first characteristic of that UUID, and returns the subscription when the device has confirmed it.
    public func subscribe(
        to uuid: BluetoothUUID, isStream: Bool = false, capacity: Int = Subscription.standardCapacity,
        timeout: Duration = .seconds(15)
    ) async throws(VeltoError) -> Subscription {
        let begun: (subscription: Subscription, operation: Context.Operation) = try subscribe(
            to: uuid, isStream: isStream, capacity: capacity, timeout: timeout)
        return try await begun.subscription.confirmed(by: begun.operation)
    }
}

extension Subscription {
    /// Returns itself when its operation has succeeded; otherwise it ends.
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
