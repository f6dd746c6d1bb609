public import VeltoBluetooth

/// A failure for tests that affects some requests of a host.
public struct PeripheralFault: Hashable, Sendable {
    /// The effect of a fault.
    public enum Kind: Sendable {
        /// The device refuses the request with `error`; a connection is rejected.
        case refuse
        /// The response is `delay` seconds late; a connection takes that much longer to discover.
        case delay
        /// The link breaks before the response.
        case dropLink
    }

    /// Kinds of requests.
    public struct Requests: OptionSet, Hashable, Sendable {
        /// The bit mask.
        public let rawValue: UInt32

        /// Creates a set from a bit mask.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The effect of the fault.
    public var kind: Kind
    /// The affected kinds of requests.
    public var requests: Requests
    /// The affected attribute; 0 for all.
    public var handle: ValueHandle
    /// The error of a refusal.
    public var error: AttributeError
    /// The delay (seconds).
    public var delay: Double
    /// The number of requests that pass before the fault takes effect.
    public var skipCount: UInt32
    /// The number of affected requests; 0 for all.
    public var count: UInt32

    /// Creates a fault; by default it refuses all reads, writes and subscriptions.
    public init(
        _ kind: Kind = .refuse, of requests: Requests = [.read, .write, .subscribe], handle: ValueHandle = 0,
        error: AttributeError = .unlikelyError, delay: Double = 0, skipCount: UInt32 = 0, count: UInt32 = 0
    ) {
        self.kind = kind
        self.requests = requests
        self.handle = handle
        self.error = error
        self.delay = delay
        self.skipCount = skipCount
        self.count = count
    }
}

/// The faults of a device; the first fault that applies to a request takes effect.
struct FaultTable {
    static let capacity = 64

    var faults: [PeripheralFault] = []

    /// Counts a request and returns the fault that applies to it.
    mutating func take(_ request: PeripheralFault.Requests, _ handle: ValueHandle = 0) -> PeripheralFault? {
        for index in faults.indices {
            let fault = faults[index]
            guard fault.requests.contains(request), fault.handle == 0 || fault.handle == handle else { continue }
            if fault.skipCount > 0 {
                faults[index].skipCount -= 1
                continue
            }
            switch fault.count {
            case 0: break
            case 1: faults.remove(at: index)
            default: faults[index].count -= 1
            }
            return fault
        }
        return nil
    }
}
