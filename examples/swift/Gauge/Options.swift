import VeltoKit

/// The command-line options.
struct Options {
    /// The backend.
    var backend = Backend.simulated
    /// The duration of the gauge.
    var duration = Duration.seconds(10)
    /// The name, address or identifier of the device; nil for the only one in range.
    var device: String?

    static let usage = "usage: Gauge [--backend simulated|bluez] [--seconds N] [--name TEXT]"

    /// Parses the arguments; nil if they are invalid.
    init?(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let option = rest.next() {
            guard let value = rest.next(), take(option, value) else { return nil }
        }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
        switch option {
        case "--backend":
            guard let chosen = ["simulated": Backend.simulated, "bluez": .bluez][value] else { return false }
            backend = chosen
        case "--seconds":
            guard let seconds = Double(value), seconds > 0, seconds < 1e6 else { return false }
            duration = .seconds(seconds)
        case "--name":
            device = value
            return !value.isEmpty
        default:
            return false
        }
        return true
    }
}
