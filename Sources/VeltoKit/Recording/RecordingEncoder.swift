internal import VeltoCore
internal import VeltoMotion

/// A poll as returned to the game.
struct RecordedPoll: Sendable {
    let time: Timestamp
    let step: TimeStep
    let input: GameInput
}

/// Converts polls to the lines of a script that reproduces them.
///
/// The encoder plays its own script. A line contains only the members that would otherwise differ. The recording is
/// thus correct whatever the rules are by which members follow from others.
struct RecordingEncoder {
    /// The device at the start of a recording.
    struct Start: Sendable {
        var time: Timestamp
        let latest: GameInput
        let hasPosition: Bool
    }

    /// The simulated device that plays the script.
    private struct Shadow {
        var engine = VirtualEngine()
        var latest = GameInput()
    }

    private var start: Start
    private var shadow = Shadow()

    init(_ start: Start) {
        self.start = start
        shadow.engine.begin(start.latest.counts)
        shadow.engine.setLink(isUp: true)
        shadow.latest.counts = start.latest.counts
        shadow.latest.pollCount = start.latest.pollCount
    }

    /// The heading.
    var heading: String {
        ScriptStart(pollCount: start.latest.pollCount, counts: start.latest.counts).line
    }

    /// Returns the line of a poll; nil if the poll follows from the previous lines.
    ///
    /// Throws for an input that no script can produce.
    mutating func encode(_ poll: RecordedPoll) throws(VeltoError) -> String? {
        // The first poll may have read the clock before the recording began.
        start.time = min(start.time, poll.time)
        var wanted = step(poll)
        let silent = play(nil, poll)
        let difference = difference(silent.latest, wanted)
        guard !difference.isEmpty else {
            try accept(silent, poll)
            return nil
        }
        // Causes come first, then the members that do not follow from them. These may have further consequences.
        wanted.input.named = difference.subtracting(.consequences)
        for _ in 0..<4 {
            let played = play(wanted, poll)
            let missing = self.difference(played.latest, wanted)
            guard !missing.isEmpty else {
                try accept(played, poll)
                return wanted.line
            }
            wanted.input.named.formUnion(missing)
        }
        wanted.input.isExact = true
        wanted.input.named.formUnion(.unmeasured)
        try accept(play(wanted, poll), poll)
        return wanted.line
    }

    private func step(_ poll: RecordedPoll) -> ScriptStep {
        var step = ScriptStep()
        step.time = poll.time.nanoseconds &- start.time.nanoseconds
        step.timestamp = Int64(bitPattern: poll.input.timestamp.nanoseconds &- start.time.nanoseconds)
        step.input.values = poll.input
        step.input.values.flags.remove(.virtual)
        return step
    }

    /// Returns the script's result at the time of a poll, with an optional additional line.
    private func play(_ step: ScriptStep?, _ poll: RecordedPoll) -> Shadow {
        var played = shadow
        if let step { played.engine.supply(step.input, at: poll.time) }
        played.engine.advance(&played.latest, at: poll.time, poll.step)
        let flags = played.latest.flags
        played.latest.show(
            InputOwner(
                device: poll.input.deviceHandle, playerIndex: poll.input.playerNumber,
                isConnected: played.engine.isConnected, hasPosition: start.hasPosition),
            isCalibrated: flags.contains(.calibrated), isCalibrationWanted: flags.contains(.calibrationWanted))
        played.latest.flags.remove(.virtual)
        return played
    }

    /// Returns the members that differ, compared bit for bit as written.
    private func difference(_ played: GameInput, _ wanted: ScriptStep) -> InputMembers {
        var other = wanted
        other.input.values = played
        other.timestamp = Int64(bitPattern: played.timestamp.nanoseconds &- start.time.nanoseconds)
        var members: InputMembers = []
        for field in ScriptField.all where field.value(other) != field.value(wanted) { members.insert(field.member) }
        return members
    }

    private mutating func accept(_ played: Shadow, _ poll: RecordedPoll) throws(VeltoError) {
        var input = poll.input
        input.flags.remove(.virtual)
        guard played.latest == input else {
            throw VeltoError(.format, "poll \(input.pollCount) of the device cannot be written as a script")
        }
        shadow = played
    }
}
