internal import CLinux
internal import CRevision
internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Contexts: creation, destruction, dispatch and queries.
enum ContextCalls {
    /// Creates a context.
    ///
    /// The environment provides values that the definition leaves out.
    static func contextCreate(
        _ def: velto_context_def, ownerName: String?, busAddress: String?, adapter: String?, statePath: String?
    ) throws(VeltoError) -> ObjectHandle {
        var definition = ContextDefinition(backends: Set(Backend.allCases.filter { unsafe def.backends & $0.bit != 0 }))
        for (bit, member) in flagBits { definition[keyPath: member] = unsafe def.flags & bit != 0 }
        definition.autoConnectFamilies = families(unsafe def.auto_connect_families)
        unsafe definition.take(def)
        definition.ownerName = ownerName ?? ""
        definition.busAddress = busAddress ?? ""
        definition.adapter = adapter ?? ""
        definition.statePath = statePath ?? ""
        return try Context.register(definition)
    }

    /// Destroys a context, and releases the context's objects in the thread's cache.
    static func contextDestroy(_ context: Context) {
        context.destroy()
        velto_linux_recent_forget()
    }

    /// Returns the families of a bit mask; the bit of a family is its number.
    private static func families(_ bits: velto_families) -> Set<DeviceFamily> {
        Set((0..<velto_families.bitWidth).filter { bits & 1 << $0 != 0 }.map { DeviceFamily(rawValue: Int32($0)) })
    }

    private static let flagBits:
        [(bit: velto_context_flag, member: any WritableKeyPath<ContextDefinition, Bool> & Sendable)] = [
            (VELTO_CONTEXT_PUMPED, \.isPumped), (VELTO_CONTEXT_MANUAL_CLOCK, \.hasManualClock),
            (VELTO_CONTEXT_EPHEMERAL, \.isEphemeral), (VELTO_CONTEXT_LOAD_PROFILES, \.loadsProfiles),
            (VELTO_CONTEXT_UNIQUE_NAMES, \.refusesAmbiguousNames),
        ]

    // MARK: State

    static func contextGetInfo(_ context: Context, _ info: inout velto_context_info) throws(VeltoError) {
        info.take(context.status)
        info.backends = context.definition.backends.reduce(0) { $0 | $1.bit }
        info.flags = flagBits.reduce(0) { $0 | (context.definition[keyPath: $1.member] ? $1.bit : 0) }
    }

    static func contextGetStats(_ context: Context, _ stats: inout velto_context_stats) throws(VeltoError) {
        stats.take(context.status)
    }

    static func contextGetFeatures(_ context: Context) throws(VeltoError) -> velto_feature {
        let features = context.features
        return (features.contains(.libdbus) ? VELTO_FEATURE_LIBDBUS : 0)
            | (features.contains(.bluez) ? VELTO_FEATURE_BLUEZ : 0)
            | (features.contains(.adapter) ? VELTO_FEATURE_ADAPTER : 0)
    }

    /// Describes the state of the device search in a sentence.
    static func contextDescribeSearch(_ context: Context) throws(VeltoError) -> String {
        context.searchReport.sentence
    }

    // MARK: Players

    static func contextSetAutoConnect(_ context: Context, _ players: Int32) throws(VeltoError) {
        try context.setAutoConnect(players: Int(players))
    }

    static func contextFindPlayer(
        _ context: Context, _ player: Int32
    ) throws(VeltoError) -> (code: ResultCode, device: velto_device) {
        guard let device = context.players.device(at: Int(player)) else { return (.nothing, velto_device()) }
        return (.ok, velto_device(device.handle))
    }

    static func contextSwapPlayers(_ context: Context, _ one: Int32, _ other: Int32) throws(VeltoError) -> ResultCode {
        try context.players.swap(Int(one), Int(other)) ? .ok : .nothing
    }

    // MARK: Adapters

    /// Lists the adapters that are present.
    static func contextListAdapters(_ context: Context) throws(VeltoError) -> [velto_adapter_info] {
        context.adapters.map(velto_adapter_info.init)
    }

    static func contextSelectAdapter(_ context: Context, _ identifier: String) throws(VeltoError) {
        try context.selectAdapter(identifier)
    }

    // MARK: Dispatch

    /// Runs the work that is due.
    static func contextDispatch(_ context: Context, _ timeout: Double) throws(VeltoError) -> ResultCode {
        try context.dispatch(forSeconds: timeout < 0 ? nil : timeout) ? .ok : .nothing
    }

    static func contextGetPumpFd(_ context: Context) throws(VeltoError) -> Int32 {
        try requirePumped(context)
        return context.pumpDescriptor
    }

    static func contextGetNextDeadlineNs(
        _ context: Context
    ) throws(VeltoError) -> (code: ResultCode, deadlineNs: UInt64) {
        try requirePumped(context)
        let deadline = context.nextDeadline
        return (deadline == nil ? .nothing : .ok, (deadline ?? .distantFuture).nanoseconds)
    }

    private static func requirePumped(_ context: Context) throws(VeltoError) {
        guard context.definition.isPumped else {
            throw VeltoError(.unsupported, "the context runs its own loop", remedy: "create it with PUMPED")
        }
    }

    // MARK: Time

    static func contextGetTimeNs(_ context: Context) throws(VeltoError) -> UInt64 {
        context.time.now.nanoseconds
    }

    /// Converts a timestamp of the context's clock to UTC.
    static func contextGetUtcNs(_ context: Context, _ timestampNs: UInt64) throws(VeltoError) -> UInt64 {
        let now = context.time.now
        // If a date were accepted as a timestamp, the result would be a date decades ahead.
        guard timestampNs <= now.nanoseconds &+ farthestTime else {
            throw .invalidArgument(
                "timestamp_ns",
                "is \(timestampNs): must be a time on the context's clock, which is at \(now.nanoseconds)",
                remedy: "use it as it is if it is a date, as frames of a log and of a session have")
        }
        return context.time.utc(at: Timestamp(nanoseconds: timestampNs)).nanoseconds
    }

    /// The maximum distance of a valid timestamp from the current time (nanoseconds): ten years.
    private static let farthestTime: UInt64 = 10 * 366 * 86_400 * 1_000_000_000

    /// Returns one moment on the context's clock and in UTC.
    static func contextGetClockAnchor(_ context: Context) throws(VeltoError) -> (timeNs: UInt64, utcNs: UInt64) {
        let anchor = context.time.anchor
        return (anchor.time.nanoseconds, anchor.utc.nanoseconds)
    }

    static func contextAdvanceClock(_ context: Context, _ seconds: Double) throws(VeltoError) {
        try context.advanceClock(bySeconds: seconds)
    }

    static func contextAdvanceClockTo(_ context: Context, _ timestampNs: UInt64) throws(VeltoError) {
        try context.advanceClock(to: Timestamp(nanoseconds: timestampNs), named: "timestamp_ns")
    }

    /// Returns the text for bug reports.
    static func contextDescribeSupport(_ context: Context) throws(VeltoError) -> String {
        let revision = unsafe String(cString: velto_build_revision())
        return context.supportReport(version: "\(apiVersion), source \(revision)")
    }
}
