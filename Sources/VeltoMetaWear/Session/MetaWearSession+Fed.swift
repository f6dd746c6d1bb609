internal import VeltoCore
internal import VeltoWearable

/// A board fed by the program: it has no link and answers nothing.
extension MetaWearSession {
    /// Assumes a board of the newest model, without requests.
    func assumeBoard(_ out: inout SessionOutput) {
        let modules: [BoardModule: ModuleInfo] = [
            .button: ModuleInfo(implementation: 0, revision: 0),
            .accelerometer: ModuleInfo(implementation: 4, revision: 0),
            .gyroscope: ModuleInfo(implementation: 1, revision: 0),
            .magnetometer: ModuleInfo(implementation: 0, revision: 2),
            .fusion: ModuleInfo(implementation: 0, revision: 3),
        ]
        unsafe link?.discovered(modules, preferences)
        unsafe link?.isReady = true
        unsafe link?.plan.hearAll()
        updateRoutes()
        out.setSignals(unsafe link?.plan.signals.map(\.description) ?? [])
        out.ready()
    }

    /// Performs a command for a board fed by the program: it streams fed packets, and answers nothing.
    func performWithoutBoard(
        _ command: any SessionCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) {
        defer { updateRoutes() }
        switch command {
        case SignalCommand.start(let feed):
            guard let signal = unsafe link?.plan.signal(of: feed) else {
                return out.finish(operation, .failure(.notOfBoards))
            }
            unsafe link?.plan.feeds.addFed(signal, feed)
            out.finish(operation, .success([]))
        case SignalCommand.stop(let feed):
            unsafe link?.plan.feeds.remove(feed)
            out.finish(operation, .success([]))
        default: out.finish(operation, .failure(.notOfBoards))
        }
    }
}

extension BoardPlan {
    /// Makes game input use all fed packets.
    fileprivate mutating func hearAll() {
        gameInput.isOn = true
        for signal in signals {
            guard let sensor = signal.sensor, sensor == .accelerometer || sensor == .gyroscope,
                let chip = try? chip(of: sensor)
            else { continue }
            gameInput.listen(to: signal, chip.standardSetting, in: nil)
        }
        gameInput.hearsSwitch = true
    }
}
