internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Simulators: creating them, moving them, and bare ones.
enum SimulatorCalls {
    /// Creates a simulated device.
    static func contextCreateSim(
        _ context: Context, _ def: velto_sim_def, name: String?, script: String?
    ) throws(VeltoError) -> velto_sim {
        var definition = SimulatorDefinition()
        definition.name = name
        definition.seed = unsafe def.seed
        definition.model =
            unsafe def.model == VELTO_SIM_MODEL_TABLE
            ? .table([]) : .trikiCap(CapPacketFormat(rawValue: def.packet_format) ?? .v2)
        definition.isBare = unsafe def.flags & VELTO_SIM_BARE != 0
        if let script { definition.scriptName = script }
        return velto_sim(try context.createSimulator(definition).handle)
    }

    /// Destroys a simulator.
    static func simDestroy(_ sim: Simulator) {
        sim.destroy()
    }

    /// The device of a simulator that a scan has found.
    static func simGetDevice(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, device: velto_device) {
        guard let device = sim.device else { return (.nothing, velto_device()) }
        return (.ok, velto_device(device.handle))
    }

    /// The identifier of its device.
    static func simGetIdentifier(_ sim: Simulator) throws(VeltoError) -> String {
        sim.peripheral.identifier
    }

    // MARK: What a person does with it

    /// Plays a custom script.
    static func simSetScript(_ sim: Simulator, _ steps: [velto_sim_step], _ repeats: velto_bool) throws(VeltoError) {
        let script = try MotionScript(checking: steps.map(MotionStep.init), repeats: repeats != 0)
        try sim.peripheral.play(script)
    }

    /// Plays a built-in script.
    static func simPlay(_ sim: Simulator, _ scriptName: String) throws(VeltoError) {
        try sim.play(scriptName)
    }

    /// Sets its pose.
    static func simSetMotion(_ sim: Simulator, _ x: Double, _ y: Double, _ z: Double) throws(VeltoError) {
        try sim.peripheral.move(to: MotionAxes(x: x, y: y, z: z))
    }

    /// Presses its button.
    static func simPressButton(_ sim: Simulator, _ seconds: Double) throws(VeltoError) {
        try sim.peripheral.pressButton(forSeconds: seconds)
    }

    // MARK: What the backend does to it

    /// Sets its signal strength and range.
    static func simSetLink(_ sim: Simulator, _ link: Overlay<velto_sim_link>) throws(VeltoError) {
        try sim.peripheral.changeLink { conditions throws(VeltoError) in
            conditions = LinkConditions(try link.over(velto_sim_link(conditions)))
        }
    }

    /// How well it is heard.
    static func simGetLink(_ sim: Simulator, _ link: inout velto_sim_link) throws(VeltoError) {
        link.take(sim.peripheral.link)
    }

    /// Drops the link from the device's side.
    static func simDropLink(_ sim: Simulator) throws(VeltoError) {
        sim.peripheral.dropLink()
    }

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
        write.timestamp_ns = oldest.time.nanoseconds
        write.characteristic = oldest.handle.rawValue
        write.has_response = oldest.kind == .withResponse ? 1 : 0
        write.size = FixedBytes.store(oldest.bytes, in: &write.bytes)
        return .ok
    }

    // MARK: A device that is nothing but its table

    /// Replaces its characteristics.
    static func simSetCharacteristics(_ sim: Simulator, _ characteristics: [velto_sim_characteristic])
        throws(VeltoError)
    {
        try sim.peripheral.setAttributes(characteristics.map(PeripheralAttribute.init))
    }

    /// Sets the value of a characteristic.
    static func simSetValue(
        _ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        try sim.peripheral.setValue(ValueHandle(rawValue: characteristic), unsafe Array(bytes))
    }

    /// Makes a characteristic reject requests.
    static func simSetRefusal(_ sim: Simulator, _ characteristic: UInt16, _ attCode: UInt32) throws(VeltoError) {
        let refusal = attCode == 0 ? nil : AttributeError(rawValue: UInt8(clamping: attCode))
        try sim.peripheral.setRefusal(ValueHandle(rawValue: characteristic), refusal)
    }

    // MARK: As a bare peripheral

    /// Detaches the simulator from its context's backend, or attaches it again.
    static func simSetBare(_ sim: Simulator, _ isBare: velto_bool) throws(VeltoError) -> ResultCode {
        guard sim.peripheral.isBare != (isBare != 0) else { return .unchanged }
        sim.peripheral.setBare(isBare != 0)
        return .ok
    }

    /// Its advertisement.
    static func simGetAdvertisement(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8]) {
        guard let advertisement = sim.peripheral.advertisement else { return (.nothing, []) }
        return (.ok, advertisement.payload)
    }

    /// Its characteristics.
    static func simListCharacteristics(_ sim: Simulator) throws(VeltoError) -> [velto_sim_characteristic] {
        sim.peripheral.attributes.map(velto_sim_characteristic.init)
    }

    /// Connects or disconnects a bare simulator's host.
    static func simReportLink(_ sim: Simulator, _ isUp: velto_bool) throws(VeltoError) {
        try sim.peripheral.reportLink(isUp: isUp != 0)
    }

    /// Writes as the host.
    static func simWriteValue(
        _ sim: Simulator, _ characteristic: UInt16, _ hasResponse: velto_bool, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        let kind = hasResponse != 0 ? WriteKind.withResponse : .withoutResponse
        try sim.peripheral.writeAttribute(ValueHandle(rawValue: characteristic), unsafe Array(bytes), kind)
    }

    /// Reads as the host.
    static func simReadValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8] {
        try sim.peripheral.readAttribute(ValueHandle(rawValue: characteristic))
    }

    /// Subscribes as the host.
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

extension MotionStep {
    fileprivate init(_ step: velto_sim_step) {
        self.init(
            Kind(rawValue: step.kind) ?? .rest, duration: step.duration,
            amplitude: MotionAxes(x: step.amplitude_x, y: step.amplitude_y, z: step.amplitude_z), period: step.period)
    }
}

extension PeripheralAttribute {
    fileprivate init(_ characteristic: velto_sim_characteristic) {
        let longest = max(characteristic.write_size_min, characteristic.write_size_max)
        self.init(
            Characteristic(
                service: BluetoothUUID(characteristic.service), uuid: BluetoothUUID(characteristic.uuid),
                handle: ValueHandle(rawValue: characteristic.handle),
                properties: Characteristic.Properties(rawValue: UInt8(truncatingIfNeeded: characteristic.properties))),
            writableLengths: Int(characteristic.write_size_min)...Int(longest))
    }
}
