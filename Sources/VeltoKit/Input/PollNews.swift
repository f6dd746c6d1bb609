internal import VeltoMotion

/// The events raised by a poll.
///
/// Gestures advance with polls, and so do their events.
struct PollNews: OptionSet {
    let rawValue: UInt8

    /// The player should be prompted to calibrate.
    static let calibrationWanted = PollNews(rawValue: 1 << 0)
    /// The device moved.
    static let moved = PollNews(rawValue: 1 << 1)
    /// The hand was pulled back.
    static let primed = PollNews(rawValue: 1 << 2)
    /// A gesture other than a click.
    ///
    /// The button event reports clicks.
    static let gesture = PollNews(rawValue: 1 << 3)

    /// The classes of the events.
    var classes: EventClasses {
        var classes: EventClasses = []
        if contains(.calibrationWanted) { classes.insert(.calibration) }
        if contains(.moved) { classes.insert(.move) }
        if !isDisjoint(with: [.primed, .gesture]) { classes.insert(.gesture) }
        return classes
    }

    /// Returns the events of an input.
    @inline(__always)  // Reads the input in place.
    static func of(_ input: borrowing GameInput, wasPrimed: Bool, asksForCalibration: Bool) -> PollNews {
        var news: PollNews = asksForCalibration ? .calibrationWanted : []
        if input.states.contains(.moving), input.flags.contains(.fresh) { news.insert(.moved) }
        if input.states.contains(.gesturePrimed), !wasPrimed { news.insert(.primed) }
        if !input.gestures.isSubset(of: .click) { news.insert(.gesture) }
        return news
    }

    /// The events, in order.
    func forEachEvent(of input: borrowing GameInput, _ body: (Event.Payload) -> Void) {
        if contains(.calibrationWanted) { body(.calibrationWanted) }
        if contains(.moved) {
            body(
                .moved(
                    direction: input.direction, velocity: input.velocity, x: input.positionX, y: input.positionY))
        }
        if contains(.primed) { body(.gesturePrimed) }
        if contains(.gesture) { body(.gesture(input.gestures, throwPower: input.throwPower)) }
    }
}
