internal import VeltoCore

// Standard library streams over the library's queues, which count and report dropped elements.

extension Context {
    /// Returns future events of some classes as a sequence with its own queue.
    ///
    /// - **Buffer.** From this call on, events wait in the sequence's own queue of `capacity` events, 1 to 65536. When
    ///   the queue is full, it drops the oldest continuous event, or else the oldest event. The next element is then
    ///   `Event.Payload.dropped`, with the number of lost events and their classes. Publishers never wait.
    /// - **End.** The sequence ends when the context is destroyed or the task of its loop is cancelled. Its queue is
    ///   released with it. The sequence ends at once, with a log line, for a destroyed context, an invalid capacity, or
    ///   if there is no memory for a queue.
    /// - **Threads.** Waiting blocks no thread and does not pump: a loop continues when the context's own loop runs, or
    ///   in a pumped context when the program pumps it.
    /// - **Several loops** need a sequence each. If they share a sequence, each event goes to one of them, and
    ///   cancelling any loop ends the sequence for all.
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

/// The queue of a sequence.
///
/// It closes when its last consumer is released.
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
    /// The waiting values and all later ones, as a sequence.
    ///
    /// - **Buffer.** Values wait in the subscription's ring, whose size `Device.subscribe` sets. When the ring is full,
    ///   the oldest value is dropped: `Value.sequence` then has a gap, and `Status.dropped` counts it. The device never
    ///   waits.
    /// - **End.** The sequence ends when the subscription is destroyed, by `destroy()` or with its context. It also
    ///   ends when the task of its loop is cancelled, which does not affect the subscription. It throws the
    ///   `VeltoError` that ended the subscription, such as a refusal by the device, after the values that had arrived.
    ///   While the link is down the loop waits; it continues after the reconnect.
    /// - **Threads.** Waiting blocks no thread and does not pump: a loop continues when the context's own loop runs, or
    ///   in a pumped context when the program pumps it.
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
