internal import CVeltoKit
internal import VeltoKit

extension PeripheralAttribute {
    init(_ characteristic: velto_sim_characteristic) {
        let longest = characteristic.write_size_max == 0 ? Self.maximumLength : Int(characteristic.write_size_max)
        self.init(
            Characteristic(
                service: BluetoothUUID(characteristic.service), uuid: BluetoothUUID(characteristic.uuid),
                handle: ValueHandle(rawValue: characteristic.handle),
                properties: Characteristic.Properties(rawValue: UInt8(truncatingIfNeeded: characteristic.properties))),
            writableLengths: Int(characteristic.write_size_min)...longest,
            security: LinkSecurity(rawValue: characteristic.security) ?? .open,
            value: FixedBytes.load(characteristic.value, characteristic.value_size))
    }
}

extension AttributeError {
    /// Creates an error from its number; 0 selects a generic error.
    fileprivate init(_ number: UInt16) {
        self = number == 0 ? .unlikelyError : Self(rawValue: UInt8(clamping: number))
    }
}

extension PeripheralReaction {
    init(_ c: velto_sim_reaction) {
        let handle = ValueHandle(rawValue: c.characteristic)
        self.init(
            to: handle, target: c.target == 0 ? handle : ValueHandle(rawValue: c.target),
            pattern: FixedBytes.load(c.pattern, c.pattern_size), bytes: FixedBytes.load(c.bytes, c.size))
        trigger = Trigger(rawValue: c.trigger) ?? .write
        action = Action(rawValue: c.action) ?? .notify
        ignored = FixedBytes.load(c.ignored, c.pattern_size)
        isWhole = c.flags & VELTO_SIM_REACTION_WHOLE != 0
        isLast = c.flags & VELTO_SIM_REACTION_LAST != 0
        copied = Int(c.copy_from)..<Int(c.copy_from) + Int(c.copy_size)
        copyTarget = Int(c.copy_to)
        delay = c.delay
        period = c.period
        count = c.count
        error = AttributeError(c.att_code)
    }
}

extension PeripheralFault {
    init(_ c: velto_sim_fault) {
        self.init(
            Kind(rawValue: c.kind) ?? .refuse, handle: ValueHandle(rawValue: c.characteristic),
            error: AttributeError(c.att_code), delay: c.delay, skipCount: c.skip_count, count: c.count)
        if c.requests != 0 { requests = Requests(rawValue: c.requests) }
    }
}

extension velto_sim_fault {
    init(_ fault: PeripheralFault) {
        self.init(
            kind: fault.kind.rawValue, requests: fault.requests.rawValue, delay: fault.delay,
            skip_count: fault.skipCount, count: fault.count, characteristic: fault.handle.rawValue,
            att_code: UInt16(fault.error.rawValue), reserved: 0)
    }
}

extension velto_sim_write {
    init(_ write: RecordedWrite) {
        self.init()
        timestamp_ns = write.time.nanoseconds
        characteristic = write.handle.rawValue
        has_response = write.kind == .withResponse ? 1 : 0
        size = FixedBytes.store(write.bytes, in: &bytes)
    }
}
