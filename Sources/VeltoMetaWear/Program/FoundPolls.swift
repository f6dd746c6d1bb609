internal import VeltoCore

/// The pollings of loggers among the timers and events of a program.
extension BoardProgram {
    /// The pollings by first logger number: known ones, and those whose timer and event were found on the board.
    func polls(of loggers: [BoardLogger]) -> [UInt8: LoggerPoll] {
        var polls: [UInt8: LoggerPoll] = [:]
        for logger in loggers {
            guard let number = logger.layout.loggers.first else { continue }
            polls[number] = logger.poll ?? poll(of: logger.layout.source)
        }
        return polls
    }

    /// The timer and the event that read a source, if the timer does nothing else.
    private func poll(of source: LogSource) -> LoggerPoll? {
        guard source.isRead else { return nil }
        for item in items {
            guard case .events(let events) = item.contents, let event = events.first, let number = item.numbers.first,
                events.count == 1, event.reads(source), let timer = timer(of: event)
            else { continue }
            return LoggerPoll(interval: Double(timer.timer.period) / 1000, timer: timer.number, event: number)
        }
        return nil
    }

    /// The timer whose ticks trigger only that event.
    private func timer(of event: BoardEvent) -> (number: UInt8, timer: BoardTimer)? {
        guard event.source.module == .timer, let number = event.source.id.resolved(by: numbers) else { return nil }
        let timers = items.compactMap { item -> BoardTimer? in
            guard case .timer(let timer) = item.contents, item.numbers == [number] else { return nil }
            return timer
        }
        let followers = items.filter { item in
            item.contents.source.map { $0.module == .timer && $0.id.resolved(by: numbers) == number } ?? false
        }
        return followers.count == 1 ? timers.first.map { (number, $0) } : nil
    }
}

extension BoardEvent {
    /// Whether the command of the event reads a source.
    fileprivate func reads(_ source: LogSource) -> Bool {
        let id = source.id == LogSource.noID ? [] : [source.id]
        return command.bytes == ([source.module.rawValue, source.register] + id).map { .value($0) }
    }
}
