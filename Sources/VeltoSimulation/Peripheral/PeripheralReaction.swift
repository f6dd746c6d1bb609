public import VeltoBluetooth

/// A rule of a table device: its response to certain writes or to a subscription.
///
/// All matching rules act, in their order, up to the first matching one with `isLast`.
public struct PeripheralReaction: Hashable, Sendable {
    /// The trigger of a rule.
    public enum Trigger: Sendable {
        /// A host writes a value that matches the pattern.
        case write
        /// A host enables notifications.
        case subscribe
    }

    /// The response of a rule.
    public enum Action: Sendable {
        /// Sends the bytes as a notification of the target, if the host has subscribed to it.
        case notify
        /// Sets the value of the target to the bytes.
        case setValue
        /// Cancels all waiting actions for the target.
        case stop
        /// Breaks the link.
        case dropLink
        /// Refuses the write with `error`; no other action is performed.
        case refuse
    }

    /// The trigger of the rule.
    public var trigger = Trigger.write
    /// The response to the trigger.
    public var action = Action.notify
    /// The attribute that is written or subscribed to.
    public var characteristic: ValueHandle
    /// The attribute that the action affects.
    public var target: ValueHandle
    /// The first bytes of a matching value.
    public var pattern: [UInt8] = []
    /// The bits of the pattern to ignore in the comparison; missing bytes count as 0.
    public var ignored: [UInt8] = []
    /// Whether the value must have the length of the pattern.
    ///
    /// Otherwise it only starts with the pattern.
    public var isWhole = false
    /// Whether a match ends the search for further rules.
    public var isLast = false
    /// The bytes of the action.
    public var bytes: [UInt8] = []
    /// The part of the written value that is copied into the bytes.
    public var copied: Range<Int> = 0..<0
    /// The position in the bytes where the copied part is placed.
    public var copyTarget = 0
    /// Seconds from the trigger to the action.
    public var delay = 0.0
    /// Repetition period (seconds); 0 acts once.
    public var period = 0.0
    /// The number of repetitions; 0 repeats until the link ends or a rule stops it.
    public var count: UInt32 = 0
    /// The error of a refusal.
    public var error = AttributeError.unlikelyError

    /// The maximum number of rules of a device.
    public static let maximumCount = 64
    /// The maximum length of a pattern.
    public static let maximumPattern = 32
    /// The maximum number of bytes of an action.
    public static let maximumBytes = 256
    /// The minimum period (seconds).
    public static let shortestPeriod = 0.001

    /// Creates a rule that responds to writes to `characteristic` with notifications of `target`.
    public init(to characteristic: ValueHandle, target: ValueHandle, pattern: [UInt8] = [], bytes: [UInt8] = []) {
        self.characteristic = characteristic
        self.target = target
        self.pattern = pattern
        self.bytes = bytes
    }

    func matches(_ trigger: Trigger, _ handle: ValueHandle, _ value: [UInt8]) -> Bool {
        guard trigger == self.trigger, handle == characteristic else { return false }
        guard isWhole ? value.count == pattern.count : value.count >= pattern.count else { return false }
        return pattern.indices.allSatisfy { index in
            let compared = index < ignored.count ? ~ignored[index] : 0xFF
            return (value[index] ^ pattern[index]) & compared == 0
        }
    }

    /// Returns the bytes of the action for a written value.
    func bytes(answering value: [UInt8]) -> [UInt8] {
        var result = bytes
        for (offset, source) in copied.enumerated() where source < value.count {
            let place = copyTarget + offset
            if place < result.count { result[place] = value[source] }
        }
        return result
    }
}
