internal import VeltoCore

// The asynchronous interface only adds functions: queues, subscriptions and operations store waiting tasks as closures.

/// Suspends the task until it is woken.
///
/// Returns at once if `enlist` finds that there is nothing to wait for.
///
/// A waiting task blocks no thread: the awaited change wakes it. `enlist` runs under the lock of that change, so no
/// change is missed between the check and the suspension.
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
    /// Waits until the operation has ended, and returns its bytes.
    ///
    /// Most operations have none.
    ///
    /// Throws the error of a failed operation. Cancelling the task cancels the operation. The call then throws
    /// `cancelled`, unless the operation ends first. Waiting blocks no thread and does not pump: an operation of a
    /// pumped context ends, and is cancelled, while the program pumps it.
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
    /// Removes and returns the oldest event, waiting for one if necessary.
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
    /// Returns the oldest samples, waiting for some if necessary.
    ///
    /// Empty once the stream has ended or the task is cancelled. Throws the error that ended the stream.
    func nextSamples() async throws(VeltoError) -> [StreamSample] {
        while true {
            // The order matters: samples that arrived before the end come first.
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
    /// Removes and returns the oldest value, waiting for one if necessary.
    ///
    /// Nil once the subscription has ended or the task is cancelled. Throws the error that ended the subscription.
    func next() async throws(VeltoError) -> Value? {
        while true {
            // The order matters: values that arrived before the end come first.
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
