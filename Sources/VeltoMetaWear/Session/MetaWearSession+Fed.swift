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
        became(Dictionary(uniqueKeysWithValues: modules))
        isReady = true
        unsafe play.isOn = true
        for signal in signals {
            guard let sensor = signal.sensor, sensor == .accelerometer || sensor == .gyroscope,
                let chip = try? status.chip(of: sensor)
            else { continue }
            changePlay { $0.listen(to: signal, chip.standardSetting, in: nil) }
        }
        changePlay { $0.hearsSwitch = true }
        out.setSignals(signals.map(\.description))
        out.ready()
    }

    /// A board that the program feeds streams what it is fed, and answers nothing.
    func performWithoutBoard(
        _ command: any SessionCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) {
        switch command {
        case SignalCommand.start(let feed):
            guard let signal = signal(of: feed) else { return out.finish(operation, .failure(.notOfBoards)) }
            changeFeeds { $0.addFed(signal, feed) }
            out.finish(operation, .success([]))
        case SignalCommand.stop(let feed):
            changeFeeds { $0.remove(feed) }
            out.finish(operation, .success([]))
        default: out.finish(operation, .failure(.notOfBoards))
        }
    }
}
