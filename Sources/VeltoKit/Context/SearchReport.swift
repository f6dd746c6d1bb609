internal import VeltoBluetooth
public import VeltoCore

/// The state of discovery, published by the loop.
struct SearchFacts: Sendable {
    /// Whether the program, auto-connect or an awaited device needs discovery.
    var isWanted = false
    /// The errors of the backends that cannot discover devices.
    var problems: [Backend: VeltoError] = [:]
    /// The number of likely devices to choose from; 0 if no choice is needed.
    var candidates = 0
}

/// The state of discovery, for display to the player.
public struct SearchReport: Hashable, Sendable {
    /// The reason why discovery is not running; `.ok` while it runs or is not required.
    public let problem: ResultCode
    /// A sentence for display: the reason that no device is connected, or the state of discovery.
    public let sentence: String
}

extension Context {
    /// The state of discovery, with a sentence to display while a player has no device.
    ///
    /// ```swift
    /// if context.players.device(at: 0) == nil {
    ///     print(context.searchReport.sentence)
    /// }
    /// ```
    public var searchReport: SearchReport { SearchReport(core.facts, devices, at: time.now) }
}

extension SearchReport {
    fileprivate init(_ facts: ContextFacts, _ devices: [Device], at now: Timestamp) {
        let search = facts.search
        let problem = facts.isScanning || !search.isWanted ? nil : search.firstProblem
        self.problem = problem?.code ?? .ok
        sentence = problem?.sentenceForPlayers ?? Self.sentence(facts, search, devices, now)
    }

    private static func sentence(
        _ facts: ContextFacts, _ search: SearchFacts, _ devices: [Device], _ now: Timestamp
    ) -> String {
        let connecting = devices.first { [.connecting, .discovering].contains($0.record.linkState) }
        if let connecting { return "Connecting to \(connecting.record.name)." }
        if let lost = devices.first(where: \.record.isReconnecting) {
            return "\(lost.record.name) lost its link, and is connected again as soon as it is in range."
        }
        if search.candidates > 0 {
            return
                "\(search.candidates) devices are in range, more than players are missing: switch off those that do not play."
        }
        if search.isWanted, let keyboard = devices.first(where: { $0.record.isLikely && $0.isLeftToSystem }) {
            return
                "\(keyboard.record.name) is in range, but in use as a keyboard of this computer: choose it in the game."
        }
        let connected = devices.count { $0.input.isConnected }
        if facts.isScanning {
            return connected > 0 ? "Looking for more devices." : inRange(devices.filter { $0.isFree(at: now) })
        }
        if search.isWanted { return "The search for devices is starting." }
        return connected > 0 ? connectedSentence(connected) : search.idleSentence
    }

    private static func inRange(_ devices: [Device]) -> String {
        guard let device = devices.first else {
            return "No device is in range yet: wake it by its button or a movement, and bring it closer."
        }
        return devices.count == 1 ? "\(device.record.name) is in range." : "\(devices.count) devices are in range."
    }

    private static func connectedSentence(_ count: Int) -> String {
        count == 1 ? "1 device is connected." : "\(count) devices are connected."
    }
}

extension Device {
    /// Whether the device is a wearable in range without a link.
    fileprivate func isFree(at now: Timestamp) -> Bool {
        let record = record
        return !isIngest && !isVirtual && record.isLikely && record.linkState == .none && record.isInSight(at: now)
    }
}

extension SearchFacts {
    /// The first backend error.
    fileprivate var firstProblem: VeltoError? { Backend.allCases.lazy.compactMap { problems[$0] }.first }

    fileprivate var idleSentence: String {
        firstProblem?.sentenceForPlayers ?? "No search for devices is running."
    }
}

extension VeltoError {
    /// The sentences for players, by result code.
    ///
    /// Other failures use the backend's own message.
    private static let sentencesForPlayers: [(code: ResultCode, sentence: String)] = [
        (.noAdapter, "This computer has no Bluetooth adapter that can be used: plug one in."),
        (.adapterOff, "Bluetooth is switched off: switch it on in the settings of the system."),
        (.permission, "This program may not use Bluetooth: allow it in the system, or in the settings of its sandbox."),
        (.busUnavailable, "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus."),
        (.busLost, "The connection to the message bus of the system was lost: it is made again."),
        (.serviceNotRunning, "The Bluetooth service is not running: install bluez, and start bluetooth.service."),
        (.libraryMissing, "A library for Bluetooth is missing: install the package libdbus-1-3."),
        (.busy, "The Bluetooth service does not search: switch Bluetooth off and on, or restart bluetooth.service."),
    ]

    fileprivate var sentenceForPlayers: String {
        Self.sentencesForPlayers.first { $0.code == code }?.sentence ?? "Bluetooth cannot be used: \(message)."
    }
}
