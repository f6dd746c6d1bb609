internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Simulators: creation, motion, and bare simulators.
enum SimulatorCalls {
    /// Creates a simulated device.
    static func contextCreateSim(
        _ context: Context, _ def: velto_sim_def, name: String?, script: String?, modelName: String?,
        hardwareVersion: String?, firmwareVersion: String?
    ) throws(VeltoError) -> velto_sim {
        var definition = SimulatorDefinition()
        definition.name = name
        definition.seed = unsafe def.seed
        let constant = unsafe SimulatedModel.Kind(rawValue: def.model) ?? .trikiCap
        let kind = if let modelName { try SimulatedModel.Kind(named: modelName) } else { constant }
        let timeout = unsafe def.mode_timeout
        func tap(_ hardware: TapConfiguration.Hardware, isFramed: Bool) -> SimulatedModel {
            .tap(
                TapConfiguration(
                    hardware, isFramed: isFramed, hardwareVersion: hardwareVersion, firmwareVersion: firmwareVersion,
                    modeTimeout: timeout > 0 ? timeout : nil))
        }
        func board(_ hardware: BoardConfiguration.Hardware) -> SimulatedModel {
            var configuration = BoardConfiguration(
                hardware, isOriginal: isOriginal(firmwareVersion), hardwareVersion: hardwareVersion,
                firmwareVersion: firmwareVersion)
            configuration.take(flags: unsafe def.flags)
            return .board(configuration)
        }
        definition.model =
            switch kind {
            case .trikiCap: unsafe .trikiCap(CapPacketFormat(rawValue: def.packet_format) ?? .v2)
            case .table: .table([])
            case .tapStrap2: tap(.strap2, isFramed: false)
            case .tapXR: tap(.xr, isFramed: false)
            case .tapStrap2Framed: tap(.strap2, isFramed: true)
            case .tapXRFramed: tap(.xr, isFramed: true)
            case .metaMotionR: board(.metaMotionR)
            case .metaMotionRL: board(.metaMotionRL)
            case .metaMotionS: board(.metaMotionS)
            case .metaEnvironment: board(.metaEnvironment)
            }
        definition.take(flags: unsafe def.flags)
        if let script { definition.scriptName = script }
        return velto_sim(try context.createSimulator(definition).handle)
    }

    /// Returns whether a version is the original firmware of a board, whose modules have older revisions.
    private static func isOriginal(_ version: String?) -> Bool {
        let numbers = (version ?? "").split(separator: ".").map { Int($0) ?? .max }
        guard numbers.count > 1 else { return false }
        return (numbers[0], numbers[1]) < (1, 4)
    }

    static func simDestroy(_ sim: Simulator) {
        sim.destroy()
    }

    /// Returns the discovered device of a simulator.
    static func simGetDevice(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, device: velto_device) {
        guard let device = sim.device else { return (.nothing, velto_device()) }
        return (.ok, velto_device(device.handle))
    }

    /// Returns the identifier of the simulated device.
    static func simGetIdentifier(_ sim: Simulator) throws(VeltoError) -> String {
        sim.peripheral.identifier
    }

    // MARK: Player

    /// Plays a custom script.
    static func simSetScript(_ sim: Simulator, _ steps: [velto_sim_step], _ repeats: velto_bool) throws(VeltoError) {
        let script = try MotionScript(checking: steps.map(MotionStep.init), repeats: repeats != 0)
        try sim.peripheral.play(script)
    }

    /// Plays a built-in script.
    static func simPlay(_ sim: Simulator, _ scriptName: String) throws(VeltoError) {
        try sim.play(scriptName)
    }

    /// Sets the pose.
    static func simSetMotion(_ sim: Simulator, _ x: Double, _ y: Double, _ z: Double) throws(VeltoError) {
        try sim.peripheral.move(to: MotionAxes(x: x, y: y, z: z))
    }

    static func simPressButton(_ sim: Simulator, _ seconds: Double) throws(VeltoError) {
        try sim.peripheral.pressButton(forSeconds: seconds)
    }

    /// Performs an act of the wearer.
    static func simInjectStep(_ sim: Simulator, _ step: velto_sim_step) throws(VeltoError) {
        try sim.peripheral.perform(MotionStep(step))
    }

    // MARK: Buses of a board

    /// Sets registers of a device on the I2C bus, and connects it if necessary.
    static func simSetI2cRegisters(
        _ sim: Simulator, _ address: UInt8, _ registerId: UInt8, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        try sim.peripheral.setI2CRegisters(of: address, from: registerId, to: unsafe Array(bytes))
    }

    /// Returns registers of a device on the I2C bus.
    static func simGetI2cRegisters(
        _ sim: Simulator, _ address: UInt8, _ registerId: UInt8
    ) throws(VeltoError) -> [UInt8] {
        try sim.peripheral.i2cRegisters(of: address, from: registerId)
    }

    /// Disconnects a device from the I2C bus.
    static func simRemoveI2cDevice(_ sim: Simulator, _ address: UInt8) throws(VeltoError) {
        try sim.peripheral.removeI2CDevice(address)
    }

    /// Sets the response of a device on the SPI bus.
    static func simSetSpiAnswer(
        _ sim: Simulator, _ selectPin: UInt8, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        try sim.peripheral.setSPIAnswer(ofPin: selectPin, to: unsafe Array(bytes))
    }

    // MARK: State of a board

    /// Returns the state of a board as bytes.
    static func simGetState(_ sim: Simulator) throws(VeltoError) -> [UInt8] {
        try sim.peripheral.state()
    }

    /// Restores a board from its saved state.
    static func simSetState(_ sim: Simulator, _ bytes: UnsafeRawBufferPointer) throws(VeltoError) {
        try sim.peripheral.setState(unsafe bytes.bindMemory(to: UInt8.self).span)
    }

    // MARK: Link

    /// Sets the link conditions.
    static func simSetLink(_ sim: Simulator, _ link: Overlay<velto_sim_link>) throws(VeltoError) {
        try sim.peripheral.changeLink { conditions throws(VeltoError) in
            conditions = LinkConditions(try link.over(velto_sim_link(conditions)))
        }
    }

    /// Returns the link conditions.
    static func simGetLink(_ sim: Simulator, _ link: inout velto_sim_link) throws(VeltoError) {
        link.take(sim.peripheral.link)
    }

    /// Drops the link from the device's side.
    static func simDropLink(_ sim: Simulator) throws(VeltoError) -> ResultCode {
        sim.peripheral.dropLink() ? .ok : .unchanged
    }
}

extension BoardConfiguration {
    fileprivate mutating func take(flags: velto_sim_flag) {
        if flags & VELTO_SIM_SECURE_BOOTLOADER != 0 { bootloader = .secure }
        bootloaderMovesAddress = flags & VELTO_SIM_BOOTLOADER_MOVES != 0
    }
}

extension SimulatorDefinition {
    fileprivate mutating func take(flags: velto_sim_flag) {
        isBare = flags & VELTO_SIM_BARE != 0
        givesWay = flags & VELTO_SIM_GIVES_WAY != 0
        isNameInScanResponse = flags & VELTO_SIM_NAME_IN_SCAN_RESPONSE != 0
        if flags & VELTO_SIM_BONDED != 0 { hostRelation = .bonded }
        if flags & VELTO_SIM_CONNECTED != 0 { hostRelation = .connected }
        link.isIdeal = flags & VELTO_SIM_IDEAL_LINK != 0
    }
}

extension MotionStep {
    fileprivate init(_ step: velto_sim_step) {
        self.init(
            Kind(rawValue: step.kind) ?? .rest, duration: step.duration,
            amplitude: MotionAxes(x: step.amplitude_x, y: step.amplitude_y, z: step.amplitude_z), period: step.period,
            value: step.value)
    }
}
