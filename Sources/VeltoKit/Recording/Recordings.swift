internal import VeltoCore

/// A recording in progress: schedules the writes of its recorder, and ends its operation.
///
/// On the loop.
final class RecordingRun: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let device: Device
    private let operation: Context.Operation
    private let recorder: Recorder
    private let services: HubServices
    private let ended: () -> Void
    /// The error with which the program ended the recording early.
    private var reason: VeltoError?
    private let onThread: Bool
    private lazy var writer = BackgroundWriter(
        services.loop, threadName: onThread ? "velto-recorder" : nil,
        write: { [recorder] in recorder.flush() ? .after(seconds: Recorder.period) : .over },
        finish: { [recorder] in recorder.finish() }, ended: { self.finish() })

    init(
        _ recorder: Recorder, of device: Device, _ operation: Context.Operation, _ services: HubServices,
        onThread: Bool, ended: @escaping () -> Void
    ) {
        self.recorder = recorder
        self.device = device
        self.operation = operation
        self.services = services
        self.onThread = onThread
        self.ended = ended
    }

    func start() {
        do throws(VeltoError) {
            try writer.start()
        } catch {
            stop(error)
        }
    }

    /// Ends the recording; `reason` is the error of an early end.
    func stop(_ reason: VeltoError? = nil) {
        leaveDevice(reason)
        writer.stop()
    }

    /// Ends the recording and waits until it is written.
    ///
    /// The loop no longer runs.
    func close() {
        leaveDevice(nil)
        writer.close()
    }

    private func leaveDevice(_ reason: VeltoError?) {
        device.input.stopRecording(recorder)
        self.reason = self.reason ?? reason
    }

    private func finish() {
        services.loop.assertIsTurning()
        device.input.stopRecording(recorder)
        ended()
        let error = reason ?? recorder.failure
        services.finish(operation, error.map { .failure($0) } ?? .success(()))
    }
}

/// The recordings in progress, by operation.
///
/// An earlier recording may still be written when a device is recorded again.
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
        services.loop.assertIsTurning()
        let run = RecordingRun(
            recorder, of: device, operation, services, onThread: onThreads,
            ended: { [unowned self] in runs[operation.handle] = nil })
        runs[operation.handle] = run
        // Requested while the context was being destroyed.
        if isClosed { run.close() } else { run.start() }
    }

    func cancel(_ operation: Context.Operation) {
        services.loop.assertIsTurning()
        runs[operation.handle]?.stop(VeltoError(.cancelled, "the recording was cancelled"))
    }

    /// Handles the end of a recording by the program, or a forgotten device.
    func stop(of device: Device) {
        services.loop.assertIsTurning()
        for run in runs.values where run.device === device { run.stop() }
    }

    func close() {
        isClosed = true
        for run in runs.values { run.close() }
    }
}
