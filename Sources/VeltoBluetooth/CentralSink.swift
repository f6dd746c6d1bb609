public import VeltoCore

/// A receiver of all events except notified values.
public protocol CentralSink: AnyObject {
    /// Handles an event of a backend.
    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp)
}

/// A receiver of the notified values of one characteristic over one link.
public protocol ValueReceiver: AnyObject {
    /// Receives a value; this is the hot path: the bytes are borrowed for the call, and nothing may be allocated.
    func received(_ bytes: Span<UInt8>, at time: Timestamp)
}
