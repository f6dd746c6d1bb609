public import VeltoCore

extension SimulatedPeripheral {
    /// Creates a simulated MetaWear board, which lies flat until it is moved or a script is played.
    ///
    /// The default name is `MetaWear`, as on real boards. `time` is the clock of the device's context.
    public static func board(
        seed: UInt64, name: String? = nil, configuration: BoardConfiguration, isNameInScanResponse: Bool = false,
        relation: HostRelation = .none, time: TimeSource
    ) -> SimulatedPeripheral {
        let board = BoardModel(seed: seed, name: name, configuration: configuration, at: time.now)
        let lock = PeripheralLock()
        let bootloader =
            configuration.bootloaderMovesAddress
            ? SimulatedPeripheral(
                model: BootloaderModel(of: board), seed: seed, address: DeviceAddress(seed: seed).next, time: time,
                lock: lock) : nil
        return SimulatedPeripheral(
            model: board, seed: seed, isNameInScanResponse: isNameInScanResponse, relation: relation, time: time,
            bootloader: bootloader, lock: lock)
    }

    /// The LED of a board; it is off on other devices.
    public var light: BoardLight {
        lookAtBoard { $0.led?.light } ?? BoardLight()
    }

    /// The last 256 pulses of a board's motor and buzzer; empty on other devices.
    public var pulses: [BoardPulse] {
        lookAtBoard { $0.pulses } ?? []
    }

    private func lookAtBoard<Answer>(_ look: (BoardModel) -> Answer?) -> Answer? {
        lock.withLock {
            catchUp(to: time.now)
            return (model as? BoardModel).flatMap(look)
        }
    }
}
