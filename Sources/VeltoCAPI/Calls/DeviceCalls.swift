internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoWearable

/// Devices: discovery, connection and information.
enum DeviceCalls {
    // MARK: Scanning

    /// Starts discovery.
    static func contextStartScan(
        _ context: Context, _ options: velto_scan_options
    ) throws(VeltoError) -> velto_op {
        let operation = try context.beginScan(likelyOnly: options.flags & VELTO_SCAN_LIKELY_ONLY != 0)
        return velto_op(operation.handle)
    }

    /// Stops discovery.
    static func contextStopScan(_ context: Context) throws(VeltoError) {
        context.stopScan()
    }

    /// Lists the devices seen so far.
    static func contextListDevices(_ context: Context) throws(VeltoError) -> [velto_device] {
        context.devices.map { velto_device($0.handle) }
    }

    /// Finds a device by identifier, address or name.
    static func contextFindDevice(
        _ context: Context, _ text: String
    ) throws(VeltoError) -> (code: ResultCode, device: velto_device) {
        guard let device = context.findDevice(text) else { return (.nothing, velto_device()) }
        return (.ok, velto_device(device.handle))
    }

    // MARK: Information

    /// Returns true, since a resolved handle is valid; other handles fail earlier.
    static func deviceIsValid(_ device: Device) -> Bool {
        true
    }

    static func deviceGetInfo(_ device: Device, _ info: inout velto_device_info) throws(VeltoError) {
        let record = device.record
        info.take(record)
        info.player_index = device.playerIndex.map { Int32(clamping: $0) } ?? -1
        FixedText.store(device.identifier, in: &info.identifier)
        info.flags =
            (record.isLikely ? VELTO_DEVICE_LIKELY : 0) | (record.isPaired ? VELTO_DEVICE_PAIRED : 0)
            | (record.isKept ? VELTO_DEVICE_KEPT : 0) | (device.isIngest ? VELTO_DEVICE_INGEST : 0)
            | (device.isVirtual ? VELTO_DEVICE_VIRTUAL : 0)
            | (record.forcedFamily != nil ? VELTO_DEVICE_FAMILY_SET : 0)
            | (record.mode == .bootloader ? VELTO_DEVICE_IN_BOOTLOADER : 0)
    }

    /// Returns the last known name.
    static func deviceGetName(_ device: Device) throws(VeltoError) -> String {
        device.record.name
    }

    /// Returns a text of the device information.
    static func deviceGetDetail(
        _ device: Device, _ detail: velto_detail
    ) throws(VeltoError) -> (code: ResultCode, buffer: String) {
        let item = DeviceDetails.Item(rawValue: detail) ?? .manufacturer
        guard let text = device.record.details[item] else { return (.nothing, "") }
        return (.ok, text)
    }

    static func deviceReadBattery(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try device.beginReadBattery().handle)
    }

    static func deviceReadRssi(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try device.beginReadSignalStrength().handle)
    }

    /// Returns the manufacturer data in the newest advertisement.
    static func deviceGetManufacturerData(
        _ device: Device
    ) throws(VeltoError) -> (code: ResultCode, company: UInt16, buffer: [UInt8]) {
        guard let data = device.record.manufacturerData else { return (.nothing, 0, []) }
        return (.ok, data.company, data.bytes)
    }

    /// Returns the name in the newest advertisement.
    static func deviceGetAdvertisedName(
        _ device: Device
    ) throws(VeltoError) -> (code: ResultCode, buffer: String) {
        guard let name = device.record.advertisedName else { return (.nothing, "") }
        return (.ok, name)
    }

    /// Clears the name in the newest advertisement.
    static func deviceClearAdvertisedName(_ device: Device) throws(VeltoError) {
        device.clearAdvertisedName()
    }

    static func deviceGetIdentifier(_ device: Device) throws(VeltoError) -> String {
        device.identifier
    }

    static func deviceGetCapabilities(_ device: Device) throws(VeltoError) -> velto_capability {
        device.capabilities.rawValue
    }

    static func deviceHasCapability(_ device: Device, _ capabilities: velto_capability) -> Bool {
        (try? deviceGetCapabilities(device)).map { $0 & capabilities == capabilities } ?? false
    }

    static func deviceSetFamily(_ device: Device, _ family: velto_family) throws(VeltoError) {
        try device.setFamily(DeviceFamily(rawValue: family))
    }

    // MARK: Links

    static func deviceConnect(_ device: Device, _ options: velto_connect_options) throws(VeltoError) -> velto_op {
        let timeout = Duration(clampingSeconds: options.timeout)
        return velto_op(try device.beginConnect(timeout: timeout, options: LinkOptions(options)).handle)
    }

    /// Searches for a device and connects it.
    static func contextConnectDevice(
        _ context: Context, _ text: String, _ timeout: Double
    ) throws(VeltoError) -> (device: velto_device, op: velto_op) {
        let (device, operation) = try context.beginConnectDevice(text, timeout: Duration(clampingSeconds: timeout))
        return (velto_device(device?.handle ?? .null), velto_op(operation.handle))
    }

    static func deviceDisconnect(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try device.beginDisconnect().handle)
    }

    static func deviceForget(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try device.beginForget().handle)
    }

    static func deviceSetReconnectPolicy(
        _ device: Device, _ policy: velto_reconnect_policy
    ) throws(VeltoError) {
        device.reconnectPolicy = ReconnectPolicy(rawValue: policy) ?? .automatic
    }

    static func deviceGetLinkStats(_ device: Device, _ stats: inout velto_link_stats) throws(VeltoError) {
        let record = device.record
        stats.take(record)
        stats.packet_count = device.input.linkPackets
        stats.dropped_packet_count = device.input.droppedFrames
        stats.is_shared = record.route?.isShared == true ? 1 : 0
    }

    // MARK: Vibration

    /// Plays a haptic pattern.
    static func devicePlayHaptic(
        _ device: Device, _ durations: [Double], _ strength: Double
    ) throws(VeltoError) -> (code: ResultCode, op: velto_op) {
        let operation = try device.beginPlayHaptic(durations, strength: strength)
        let isWhole = strength == 0 || device.hapticLimits?.allow(durations) ?? false
        return (isWhole ? .ok : .truncated, velto_op(operation.handle))
    }

    /// Plays a short vibration.
    static func devicePlayPulse(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op) {
        guard let operation = try device.beginPlayPulse() else { return (.nothing, velto_op()) }
        return (.ok, velto_op(operation.handle))
    }

    /// Plays a haptic pattern on all devices.
    static func contextPlayHaptic(
        _ context: Context, _ durations: [Double], _ strength: Double
    ) throws(VeltoError) -> (code: ResultCode, op: velto_op) {
        let operation = try context.beginPlayHaptic(durations, strength: strength)
        let isWhole = strength == 0 || context.canPlayWhole(durations)
        return (isWhole ? .ok : .truncated, velto_op(operation.handle))
    }

    // MARK: Pairing

    static func contextSetPairingPolicy(_ context: Context, _ policy: velto_pairing_policy) throws(VeltoError) {
        context.pairingPolicy = PairingPolicy(rawValue: policy) ?? .system
    }

    static func contextGetPairingPolicy(_ context: Context) throws(VeltoError) -> velto_pairing_policy {
        context.pairingPolicy.rawValue
    }

    static func devicePair(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op) {
        let isPaired = device.record.isPaired
        return (isPaired ? .unchanged : .ok, velto_op(try device.beginPair().handle))
    }

    static func deviceReplyPairing(
        _ device: Device, _ accepts: velto_bool, _ passkey: UInt32
    ) throws(VeltoError) {
        try device.replyToPairing(accepts: accepts != 0, passkey: passkey)
    }

    // MARK: Known devices

    /// Lists the devices that were connected before.
    static func contextListKnownDevices(_ context: Context) throws(VeltoError) -> [velto_known_device] {
        context.knownDevices.map { known in
            var entry = velto_known_device(known)
            entry.device = velto_device(context.device(of: known)?.handle ?? .null)
            return entry
        }
    }

    static func contextConnectLastDevice(
        _ context: Context, _ options: velto_connect_options
    ) throws(VeltoError) -> (code: ResultCode, device: velto_device, op: velto_op) {
        let timeout = Duration(clampingSeconds: options.timeout)
        guard let begun = try context.beginConnectLastDevice(timeout: timeout, options: LinkOptions(options)) else {
            return (.nothing, velto_device(), velto_op())
        }
        return (.ok, velto_device(begun.device.handle), velto_op(begun.operation.handle))
    }

    /// Removes a known device, which need not be present.
    static func contextForgetKnownDevice(
        _ context: Context, _ identifier: String
    ) throws(VeltoError) -> velto_op {
        velto_op(try context.beginForgetKnownDevice(identifier).handle)
    }

    // MARK: Program data

    static func deviceSetPlayerIndex(_ device: Device, _ playerIndex: Int32) throws(VeltoError) {
        try device.setPlayerIndex(playerIndex < 0 ? nil : Int(playerIndex))
    }

    static func deviceSetUserData(_ device: Device, _ userData: UInt64) throws(VeltoError) {
        device.userData = userData
    }

    static func deviceGetUserData(_ device: Device) throws(VeltoError) -> UInt64 {
        device.userData
    }

    /// Sets whether the device is kept while it is out of range.
    static func deviceSetKept(_ device: Device, _ isKept: velto_bool) throws(VeltoError) {
        device.isKept = isKept != 0
    }
}

extension LinkOptions {
    /// Creates options from checked C options.
    fileprivate init(_ c: velto_connect_options) {
        self.init()
        keepsSubscriptions = c.keeps_subscriptions != 0
        turnTimeout = .seconds(c.turn_timeout)
    }
}
