public import VeltoBluetooth
public import VeltoCore

/// A device without firmware: an attribute table whose values the program sets and whose writes it reads.
///
/// A written value is read back, and rules answer writes and subscriptions.
public final class TableModel: PeripheralModel {
    /// The attribute table.
    public private(set) var attributes: [PeripheralAttribute]
    /// The number of tables so far; a connected host is notified of a new one.
    public private(set) var tableSerial = 0
    private var advertisement: PeripheralAdvertisement
    private var values: [ValueHandle: [UInt8]] = [:]
    private var schedule = ReactionSchedule()

    /// Creates a device that advertises a name and the services of its table.
    public init(name: String, attributes: [PeripheralAttribute]) {
        self.attributes = attributes
        advertisement = PeripheralAdvertisement(name: name, services: attributes.services)
        takeInitialValues()
    }

    private func takeInitialValues() {
        let handles = Set(attributes.map(\.characteristic.handle))
        values = values.filter { handles.contains($0.key) }
        for attribute in attributes where !attribute.value.isEmpty {
            values[attribute.characteristic.handle] = attribute.value
        }
    }

    /// Replaces the whole table, like a device that changes its services.
    ///
    /// Attributes that stay keep their values, unless the new table has others.
    func setAttributes(_ attributes: [PeripheralAttribute]) {
        self.attributes = attributes
        advertisement.services = attributes.services
        takeInitialValues()
        tableSerial += 1
    }

    /// The value of an attribute; nil if there is no such attribute.
    func value(_ handle: ValueHandle) -> [UInt8]? {
        has(handle) ? values[handle] ?? [] : nil
    }

    /// Sets the value of an attribute; false if there is no such attribute.
    func setValue(_ handle: ValueHandle, _ bytes: [UInt8]) -> Bool {
        guard has(handle) else { return false }
        values[handle] = bytes
        return true
    }

    private func has(_ handle: ValueHandle) -> Bool {
        attributes.contains { $0.characteristic.handle == handle }
    }

    func setReactions(_ reactions: [PeripheralReaction]) {
        schedule.replace(reactions)
    }

    /// The name and the services.
    public func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        advertisement
    }

    /// Nothing waits yet.
    public func linkUp(at time: Timestamp) {}

    /// Drops waiting actions.
    public func linkDown(at time: Timestamp) {
        schedule.forgetPending()
    }

    /// Stores the written value, unless a rule refuses it, and starts the responses of the rules.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        if let refusal = schedule.react(to: .write, of: handle, bytes, at: time) { return refusal }
        values[handle] = bytes
        return nil
    }

    /// The value, empty until one is set.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        .success(values[handle] ?? [])
    }

    /// Starts the responses of the rules.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {
        if isOn { _ = schedule.react(to: .subscribe, of: handle, [], at: time) }
    }

    /// The time of the next action of a rule.
    public var nextDeadline: Timestamp { schedule.nextDue }

    /// Performs the actions that are due.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        while outlet.linkEnd == nil, let (reaction, bytes, due) = schedule.next(at: time) {
            switch reaction.action {
            case .notify: outlet.notify(reaction.target, bytes.span, at: due, isStream: reaction.period > 0)
            case .setValue: _ = setValue(reaction.target, bytes)
            case .stop: schedule.stop(reaction.target)
            case .dropLink: outlet.loseLink(.remote)
            case .refuse: break
            }
        }
    }
}
