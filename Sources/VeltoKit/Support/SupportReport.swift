internal import VeltoBlueZ
internal import VeltoBluetooth
internal import VeltoCore

/// The information for a bug report, as lines of text.
///
/// Built from snapshots of the loop that any thread may read: it never waits for the radio.
struct SupportReport {
    private let context: Context
    private let core: ContextCore
    private var lines: [String] = []

    init(of context: Context, version: String) {
        self.context = context
        core = context.core
        lines.append("VeltoKit \(version)")
        describeSystem()
        describeBlueZ()
        describeContext()
        for device in context.devices where Self.isWorthTelling(device.record) { describe(device) }
        describeErrors()
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func section(_ title: String, _ facts: [(String, String)]) {
        lines.append("\(title):")
        for (name, value) in facts { lines.append("  \(name): \(value)") }
    }

    // MARK: The machine

    private mutating func describeSystem() {
        section(
            "System",
            [
                ("kernel", SystemFacts.kernel), ("distribution", SystemFacts.distribution),
                ("sandbox", SystemFacts.sandbox), ("user", SystemFacts.user),
            ])
    }

    private mutating func describeBlueZ() {
        guard let snapshot = core.backends.bluez?.diagnostics.snapshot else {
            return section("BlueZ", [("used", "no: this context does not have BlueZ")])
        }
        section(
            "BlueZ",
            [
                ("libdbus", BlueZCentral.isLibraryInstalled ? "installed" : "not installed"),
                ("bus", snapshot.busAddress.isEmpty ? "not asked yet" : snapshot.busAddress),
                ("state", Self.state(of: snapshot)),
                ("version", snapshot.version),
                ("known peers", "\(snapshot.peers), numbers \(snapshot.peerNumbers)"),
            ])
        let adapters = snapshot.adapters.map { adapter in
            (adapter.name, "\(adapter.address), \(adapter.state)\(adapter.isSelected ? ", in use" : "")")
        }
        section("Adapters", adapters.isEmpty ? [("none", "seen")] : adapters)
    }

    private static func state(of snapshot: BlueZDiagnostics.Snapshot) -> String {
        if let problem = snapshot.problem { return "error \(problem.code.rawValue): \(problem.message)" }
        return snapshot.isKnown ? "running; this program may call it" : "not known yet"
    }

    // MARK: The context

    private mutating func describeContext() {
        let status = context.status
        let backends = Backend.allCases.filter { context.definition.backends.contains($0) }.map { "\($0)" }
        section(
            "Context",
            [
                ("backends", backends.joined(separator: ", ")),
                ("loop", context.definition.isPumped ? "pumped" : "own thread"),
                ("devices", "\(status.deviceCount) known, \(status.connectedCount) connected"),
                ("scanning", status.isScanning ? "yes" : "no"),
                ("pending operations", "\(status.pendingOperations)"),
                ("packets", "\(status.packets), dropped unpolled \(status.droppedPackets)"),
                ("log lines lost", "\(status.lostLogLines)"),
            ])
    }

    /// Devices that were only seen are omitted.
    private static func isWorthTelling(_ record: DeviceRecord) -> Bool {
        record.linkState != .none || record.linkSerial > 0 || record.connectAttempts > 0 || record.isLikely
    }

    private mutating func describe(_ device: Device) {
        let record = device.record
        var facts = [
            ("name", record.name), ("family", record.family.name),
            ("link", "\(record.linkState), \(record.linkSerial) so far, \(record.lostLinks) lost"),
            ("attempts", "\(record.connectAttempts)"),
            ("signal", record.rssi.map { "\($0) dBm" } ?? "unknown"),
            ("packet size", record.mtu > 0 ? "\(record.mtu)" : "unknown"),
            ("packets", "\(device.input.linkPackets), dropped \(device.input.droppedFrames)"),
        ]
        if record.isPaired { facts.append(("paired", "yes")) }
        if record.isLinkedElsewhere { facts.append(("linked", "by another program")) }
        if let route = record.route { facts.append(("values of the family", Self.text(route))) }
        if let link = core.backends.bluez?.diagnostics.snapshot.links[record.address] {
            facts.append(("link established by", link.isOurs ? "this context" : "another program"))
            facts += link.routes.sorted { $0.key < $1.key }.map { ("values of \($0.key)", Self.text($0.value)) }
        }
        let pending = core.operations.pending(on: device)
        if !pending.isEmpty { facts.append(("pending", pending.map { "\($0.kind)" }.joined(separator: ", "))) }
        facts += core.subscriptions.all.filter { $0.device === device }.map { subscription in
            let status = subscription.status
            let error = status.error.map { ", error \($0.code.rawValue): \($0.message)" } ?? ""
            return (
                "subscription to \(status.characteristic)",
                "\(status.state), \(status.received) values, dropped \(status.dropped)\(error)"
            )
        }
        section("Device \(device.identifier)", facts)
    }

    private static func text(_ route: NotificationRoute) -> String {
        let reason = route.reason.isEmpty ? "" : ", because \(route.reason)"
        return "by \(route.path)\(reason)\(route.isShared ? ", shared with another program" : "")"
    }

    // MARK: Errors

    private mutating func describeErrors() {
        guard let snapshot = core.backends.bluez?.diagnostics.snapshot else { return }
        let now = context.time.now
        let errors = snapshot.errors.map { error in
            let age = Int(now.seconds(since: error.time))
            return ("\(age) s ago", "\(error.method) on \(error.path): \(error.name) \(error.message)")
        }
        section(
            "Refusals of the message bus, \(snapshot.errorCount) in all", errors.isEmpty ? [("none", "so far")] : errors
        )
    }
}

extension Context {
    /// The information for a bug report, as text; `version` is the library version assigned by its packager.
    ///
    /// Never blocks, and works without a message bus.
    public func supportReport(version: String = "") -> String {
        SupportReport(of: self, version: version).text
    }
}
