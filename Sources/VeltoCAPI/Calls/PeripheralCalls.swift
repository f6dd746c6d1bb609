internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The device side of a simulated link: characteristics, faults, traffic, and bare simulators.
enum PeripheralCalls {
    // MARK: Characteristics

    /// Replaces the characteristics.
    static func simSetCharacteristics(
        _ sim: Simulator, _ characteristics: [velto_sim_characteristic]
    ) throws(VeltoError) {
        for (index, characteristic) in characteristics.enumerated() where characteristic.write_size_max > 0 {
            try checkOrder(
                Double(characteristic.write_size_min), "characteristics[\(index)].write_size_min",
                notAbove: Double(characteristic.write_size_max), "write_size_max")
        }
        try sim.peripheral.setAttributes(characteristics.map(PeripheralAttribute.init), named: "characteristics")
    }

    static func simListCharacteristics(_ sim: Simulator) throws(VeltoError) -> [velto_sim_characteristic] {
        sim.peripheral.attributes.map { attribute in
            var characteristic = velto_sim_characteristic(attribute)
            characteristic.value_size = FixedBytes.store(attribute.value, in: &characteristic.value)
            return characteristic
        }
    }

    static func simSetValue(
        _ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        try sim.peripheral.setValue(ValueHandle(rawValue: characteristic), unsafe Array(bytes))
    }

    static func simGetValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8] {
        try sim.peripheral.value(ValueHandle(rawValue: characteristic))
    }

    // MARK: Reactions and faults

    /// Replaces the reactions.
    static func simSetReactions(_ sim: Simulator, _ reactions: [velto_sim_reaction]) throws(VeltoError) {
        try sim.peripheral.setReactions(reactions.map(PeripheralReaction.init))
    }

    /// Replaces the faults.
    static func simSetFaults(_ sim: Simulator, _ faults: [velto_sim_fault]) throws(VeltoError) {
        try sim.peripheral.setFaults(faults.map(PeripheralFault.init))
    }

    /// Lists the remaining faults.
    static func simListFaults(_ sim: Simulator) throws(VeltoError) -> [velto_sim_fault] {
        sim.peripheral.faults.map(velto_sim_fault.init)
    }

    // MARK: Traffic

    /// Sends a notification with the given bytes.
    static func simInjectNotification(
        _ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        let notifying = sim.peripheral.attributes.first { $0.characteristic.properties.contains(.notify) }
        let handle = characteristic == 0 ? notifying?.characteristic.handle ?? 0 : ValueHandle(rawValue: characteristic)
        try sim.peripheral.inject(handle, unsafe Array(bytes))
    }

    /// Takes the oldest received write.
    static func simPollWrite(_ sim: Simulator, _ write: inout velto_sim_write) throws(VeltoError) -> ResultCode {
        guard let oldest = sim.peripheral.readWrite() else { return .nothing }
        write = velto_sim_write(oldest)
        return .ok
    }

    /// Takes the oldest received writes.
    static func simReadWrites(_ sim: Simulator, capacity: Int) throws(VeltoError) -> [velto_sim_write] {
        sim.peripheral.readWrites(atMost: capacity).map(velto_sim_write.init)
    }

    /// Returns whether the host has subscribed.
    static func simIsSubscribed(_ sim: Simulator, _ characteristic: UInt16) -> Bool {
        sim.peripheral.isSubscribed(ValueHandle(rawValue: characteristic))
    }

    /// Returns the counters and the link state.
    static func simGetInfo(_ sim: Simulator, _ info: inout velto_sim_info) throws(VeltoError) {
        info.take(sim.peripheral.status)
    }

    // MARK: Pairing

    /// Sets the pairing method.
    static func simSetPairing(_ sim: Simulator, _ pairing: velto_sim_pairing, _ passkey: UInt32) throws(VeltoError) {
        let pairing: PeripheralPairing =
            switch pairing {
            case VELTO_SIM_PAIRING_SHOWS_PASSKEY: .showsPasskey(passkey)
            case VELTO_SIM_PAIRING_TAKES_PASSKEY: .takesPasskey(passkey)
            case VELTO_SIM_PAIRING_COMPARES_PASSKEY: .comparesPasskey(passkey)
            case VELTO_SIM_PAIRING_REFUSES: .refuses
            default: .justWorks
            }
        try sim.peripheral.setPairing(pairing)
    }

    /// Returns the pairing method.
    static func simGetPairing(_ sim: Simulator) throws(VeltoError) -> (pairing: velto_sim_pairing, passkey: UInt32) {
        switch sim.peripheral.pairing {
        case .justWorks: (VELTO_SIM_PAIRING_JUST_WORKS, 0)
        case .showsPasskey(let passkey): (VELTO_SIM_PAIRING_SHOWS_PASSKEY, passkey)
        case .takesPasskey(let passkey): (VELTO_SIM_PAIRING_TAKES_PASSKEY, passkey)
        case .comparesPasskey(let passkey): (VELTO_SIM_PAIRING_COMPARES_PASSKEY, passkey)
        case .refuses: (VELTO_SIM_PAIRING_REFUSES, 0)
        }
    }

    /// Deletes the bond.
    static func simRemoveBond(_ sim: Simulator) throws(VeltoError) {
        sim.peripheral.forgetBond()
    }

    // MARK: Bare peripherals

    /// Detaches the simulator from its context's backend, or attaches it again.
    static func simSetBare(_ sim: Simulator, _ isBare: velto_bool) throws(VeltoError) -> ResultCode {
        sim.peripheral.setBare(isBare != 0) ? .ok : .unchanged
    }

    static func simGetAdvertisement(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8]) {
        payload(sim.peripheral.advertisement?.payload)
    }

    static func simGetScanResponse(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8]) {
        payload(sim.peripheral.advertisement?.scanResponse)
    }

    private static func payload(_ bytes: [UInt8]?) -> (code: ResultCode, buffer: [UInt8]) {
        guard let bytes, !bytes.isEmpty else { return (.nothing, []) }
        return (.ok, bytes)
    }

    /// Connects or disconnects the host of a bare simulator.
    static func simReportLink(_ sim: Simulator, _ isUp: velto_bool) throws(VeltoError) {
        try sim.peripheral.reportLink(isUp: isUp != 0)
    }

    /// Changes the link security of a bare simulator.
    static func simReportEncryption(_ sim: Simulator, _ security: velto_sim_security) throws(VeltoError) {
        try sim.peripheral.reportSecurity(LinkSecurity(rawValue: security) ?? .open)
    }

    /// Writes a value as the host.
    static func simWriteValue(
        _ sim: Simulator, _ characteristic: UInt16, _ hasResponse: velto_bool, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        let kind = hasResponse != 0 ? WriteKind.withResponse : .withoutResponse
        try sim.peripheral.writeAttribute(ValueHandle(rawValue: characteristic), unsafe Array(bytes), kind)
    }

    /// Reads a value as the host.
    static func simReadValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8] {
        try sim.peripheral.readAttribute(ValueHandle(rawValue: characteristic))
    }

    /// Subscribes or unsubscribes as the host.
    static func simReportSubscription(_ sim: Simulator, _ characteristic: UInt16, _ isOn: velto_bool) throws(VeltoError)
    {
        try sim.peripheral.reportSubscription(ValueHandle(rawValue: characteristic), isOn: isOn != 0)
    }

    /// Takes the next notification.
    static func simPollNotification(
        _ sim: Simulator, _ notification: inout velto_sim_notification
    ) throws(VeltoError) -> ResultCode {
        var bytes: [UInt8] = []
        guard let handle = try sim.peripheral.pollNotification(into: &bytes) else { return .nothing }
        notification.characteristic = handle.rawValue
        notification.size = FixedBytes.store(bytes, in: &notification.bytes)
        return .ok
    }
}
