internal import VeltoCore

// The asynchronous face adds functions alone: queues, subscriptions and operations know waiting tasks as closures.

/// Suspends the task until it is woken; not at all if `enlist` finds that there is nothing to wait for.
///
/// A waiting task has no thread: the change that it waits for wakes it. `enlist` runs under the lock that the change takes too, so
/// that none is missed between the look and the sleep.
private func suspend(unless enlist: (@escaping Waiter) -> Bool, onCancel: @Sendable () -> Void) async {
    await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            let isWaiting = enlist { continuation.resume() }
            if !isWaiting { continuation.resume() }
        }
    } onCancel: {
        onCancel()
    }
}

extension Context.Operation {
    /// Suspends the task until the operation has ended, and returns its bytes, which most operations do not have.
    ///
    /// Throws the error with which it ended. Cancelling the task cancels the operation: this then throws `cancelled`, unless the
    /// operation ends otherwise first. Waiting takes no thread, and pumps nothing: an operation of a pumped context ends, and is
    /// cancelled, while the program pumps it.
    ///
    /// ```swift
    /// let operation = try device.beginConnect()
    /// async let end = operation.finished()
    /// print("connecting …")
    /// _ = try await end
    /// ```
    @discardableResult
    public func finished() async throws(VeltoError) -> [UInt8] {
        while true {
            if let outcome { return try outcome.get() }
            context.taskWaits()
            await suspend(unless: enlist) { cancel() }
        }
    }
}

extension EventQueue {
    /// Removes and returns the oldest event; suspends the task until there is one.
    ///
    /// Nil once the queue is closed or the task is cancelled.
    func next() async -> Event? {
        while true {
            if let event = poll() { return event }
            if Task.isCancelled || isClosed { return nil }
            context?.taskWaits()
            await suspend { waiter in
                enlist(waiter) { Task.isCancelled }
            } onCancel: {
                wakeAll()
            }
        }
    }
}

extension SampleStream {
    /// Takes the oldest samples; suspends the task until there are some.
    ///
    /// None once the stream has ended or the task is cancelled; throws the error that ended it.
    func nextSamples() async throws(VeltoError) -> [StreamSample] {
        while true {
            // In this order: samples that arrived before the end come first.
            let outcome = outcome
            let samples = takeSamples()
            if !samples.isEmpty || Task.isCancelled { return samples }
            if let outcome {
                try outcome.get()
                return []
            }
            device.context.taskWaits()
            await suspend { waiter in
                enlist(waiter) { Task.isCancelled }
            } onCancel: {
                wakeAll()
            }
        }
    }
}

extension Subscription {
    /// Removes and returns the oldest value; suspends the task until there is one.
    ///
    /// Nil once the subscription has ended or the task is cancelled; throws the error that ended it.
    func next() async throws(VeltoError) -> Value? {
        while true {
            // In this order: values that arrived before the end come first.
            let end = end
            if let value = poll() { return value }
            if Task.isCancelled { return nil }
            if let end {
                try end.get()
                return nil
            }
            device.context.taskWaits()
            await suspend { waiter in
                enlist(waiter) { Task.isCancelled }
            } onCancel: {
                wakeAll()
            }
        }
    }
}
