internal import VeltoCore

/// A recording in progress: writes what its recorder takes, and ends its operation.
///
/// On the loop. A context with its own thread writes on one more thread per recording, so that the loop never waits for
/// a disk; a pumped one starts no thread and writes where it is pumped, four times a second.
final class RecordingRun: @unchecked Sendable {
    // Unchecked: used only on the loop, but for what the writing thread does with the recorder.

    let device: Device
    private let operation: Context.Operation
    private let recorder: Recorder
    private let services: HubServices
    private let ended: () -> Void
    private let isStopping = Condition(false)
    /// Why the program ended the recording early.
    private var reason: VeltoError?
    private var thread: WorkerThread?
    private lazy var timer = LoopTimer { [unowned self] in writeWaiting() }

    init(
        _ recorder: Recorder, of device: Device, _ operation: Context.Operation, _ services: HubServices,
        ended: @escaping () -> Void
    ) {
        self.recorder = recorder
        self.device = device
        self.operation = operation
        self.services = services
        self.ended = ended
    }

    func start(onThread: Bool) {
        guard onThread else { return writeWaiting() }
        do throws(VeltoError) {
            thread = try WorkerThread(named: "velto-recorder") { [self] in
                let time = services.loop.time
                while !isStopping.wait(until: time.now.advanced(bySeconds: Recorder.period), { $0 }), recorder.flush() {
                }
                recorder.finish()
                services.loop.post { self.finish() }
            }
        } catch {
            reason = error
            stop()
        }
    }

    private func writeWaiting() {
        if recorder.flush() { services.loop.schedule(timer, inSeconds: Recorder.period) } else { stop() }
    }

    /// Ends the recording; `reason` is why it ends early.
    func stop(_ reason: VeltoError? = nil) {
        device.input.stopRecording(recorder)
        self.reason = self.reason ?? reason
        services.loop.cancel(timer)
        isStopping.update { $0 = true }
        guard thread == nil else { return }
        recorder.finish()
        finish()
    }

    /// Ends the recording and waits until it is written; the loop does not run any more.
    func close() {
        stop()
        if thread != nil { finish() }
    }

    private func finish() {
        thread?.join()
        thread = nil
        device.input.stopRecording(recorder)
        ended()
        let error = reason ?? recorder.failure
        services.finish(operation, error.map { .failure($0) } ?? .success(()))
    }
}

/// The recordings in progress, by operation: the one before may still be written when a device is recorded again.
///
/// On the loop.
final class Recordings {
    private let services: HubServices
    private let onThreads: Bool
    private var runs: [ObjectHandle: RecordingRun] = [:]
    private var isClosed = false

    init(services: HubServices, onThreads: Bool) {
        self.services = services
        self.onThreads = onThreads
    }

    func start(_ recorder: Recorder, of device: Device, _ operation: Context.Operation) {
        let run = RecordingRun(
            recorder, of: device, operation, services, ended: { [unowned self] in runs[operation.handle] = nil })
        runs[operation.handle] = run
        // Requested while the context was being destroyed.
        if isClosed { run.close() } else { run.start(onThread: onThreads) }
    }

    func cancel(_ operation: Context.Operation) {
        runs[operation.handle]?.stop(VeltoError(.cancelled, "the recording was cancelled"))
    }

    /// The program ends the recording of a device, or forgets it.
    func stop(of device: Device) {
        for run in runs.values where run.device === device { run.stop() }
    }

    func close() {
        isClosed = true
        for run in runs.values { run.close() }
    }
}
