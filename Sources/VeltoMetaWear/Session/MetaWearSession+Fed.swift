internal import VeltoCore
internal import VeltoWearable

/// A board that the program feeds: it has no link, and answers nothing.
extension MetaWearSession {
    /// A board of the newest model, of which nothing is asked.
    func assumeBoard(_ out: inout SessionOutput) {
        let answers: [[UInt8]] = [
            [0x01, 0x80, 0, 0], [0x03, 0x80, 4, 0], [0x13, 0x80, 1, 0], [0x15, 0x80, 0, 2], [0x19, 0x80, 0, 3],
        ]
        let modules = answers.compactMap { answer in
            ModuleInfo(answer: answer).map { (BoardModule(rawValue: answer[0]), $0) }
        }
        unsafe link?.discovered(Dictionary(uniqueKeysWithValues: modules), preferences)
        unsafe link?.isReady = true
        unsafe link?.plan.hearAll()
        updateRoutes()
        out.setSignals(unsafe link?.plan.signals.map(\.description) ?? [])
        out.ready()
    }

    /// A board that the program feeds streams what it is fed, and answers nothing.
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
    /// Makes game input of whatever the program feeds.
    fileprivate mutating func hearAll() {
        play.isOn = true
        for signal in signals {
            guard let sensor = signal.sensor, sensor == .accelerometer || sensor == .gyroscope,
                let chip = try? chip(of: sensor)
            else { continue }
            play.listen(to: signal, chip.standardSetting, in: nil)
        }
        play.hearsSwitch = true
    }
}
