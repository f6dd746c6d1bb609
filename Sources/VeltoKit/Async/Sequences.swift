internal import VeltoCore

// Streams of the standard library around our own queues, which count and report dropped elements.

extension Context {
    /// Returns the events of some classes from now on, as a sequence with a queue of its own.
    ///
    /// - **Buffer.** Events wait in a queue of the sequence's own for `capacity` events, 1 to 65536, from this call on. When it is full,
    ///   the oldest continuous event goes first, then the oldest; the next element is then `Event.Payload.dropped`, with the number of
    ///   events lost and their classes. Publishers never wait.
    /// - **End.** The sequence ends when the context is destroyed, and when the task of its loop is cancelled; one that is let go of
    ///   takes its queue along. Of a destroyed context, with another capacity, or if there is no memory for a queue, it ends at once,
    ///   and the log has a line about it.
    /// - **Threads.** Waiting takes no thread, and pumps nothing: a loop goes on when the context's own loop runs, in a pumped context
    ///   when the program pumps it.
    /// - **Several loops** need a sequence each: over one that is shared, each event goes to one of them, and the cancellation of
    ///   any ends it for all.
    ///
    /// ```swift
    /// for await event in context.events(of: [.link, .button]) {
    ///     print(event)
    ///     if case .deviceDisconnected(_, willReconnect: false) = event.payload { break }
    /// }
    /// ```
    public func events(of classes: EventClasses = .standard, capacity: Int = 256) -> AsyncStream<Event> {
        do throws(VeltoError) {
            let source = EventSource(
                try core.events.makeQueue(mask: classes, capacity: capacity, isPolled: false, in: core))
            return AsyncStream { await source.queue.next() }
        } catch {
            log.write(.error, "there are no events for a sequence: \(error.message)")
            return AsyncStream { nil }
        }
    }
}

/// The queue of a sequence, which ends when no one can take from it any longer.
private final class EventSource: Sendable {
    let queue: EventQueue

    init(_ queue: EventQueue) {
        self.queue = queue
    }

    deinit {
        queue.destroy()
    }
}

extension Subscription {
    /// The values that wait, and those that arrive from now on, as a sequence.
    ///
    /// - **Buffer.** Values wait in the subscription's ring, whose size `Device.subscribe` sets. When it is full, the oldest value
    ///   goes: `Value.sequence` then has a gap, and `Status.dropped` counts. The device never waits.
    /// - **End.** The sequence ends when the subscription is destroyed, by `destroy()` or with its context, and when the task of its
    ///   loop is cancelled, which leaves the subscription as it is. It throws the `VeltoError` that ended the subscription, such as
    ///   a refusal by the device. Values that had arrived come first. While the link is down the loop waits, and it goes on after
    ///   the reconnect.
    /// - **Threads.** Waiting takes no thread, and pumps nothing: a loop goes on when the context's own loop runs, in a pumped context
    ///   when the program pumps it.
    /// - **Several loops** over one subscription share it: each value goes to one of them.
    ///
    /// ```swift
    /// let subscription = try await device.subscribe(to: characteristic)
    /// defer { subscription.destroy() }
    /// for try await value in subscription.values {
    ///     print(value.time, value.bytes)
    /// }
    /// ```
    public var values: AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream { try await self.next() }
    }
}
