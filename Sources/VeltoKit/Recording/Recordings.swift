internal import VeltoCore

/// A recording in progress: has what its recorder takes written, and ends its operation.
///
/// On the loop.
final class RecordingRun: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let device: Device
    private let operation: Context.Operation
    private let recorder: Recorder
    private let services: HubServices
    private let ended: () -> Void
    /// Why the program ended the recording early.
    private var reason: VeltoError?
    private lazy var writer = BackgroundWriter(
        services.loop, period: Recorder.period, write: { [recorder] in recorder.flush() },
        finish: { [recorder] in recorder.finish() }, ended: { self.finish() })

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
        do throws(VeltoError) {
            try writer.start(onThreadNamed: onThread ? "velto-recorder" : nil)
        } catch {
            stop(error)
        }
    }

    /// Ends the recording; `reason` is why it ends early.
    func stop(_ reason: VeltoError? = nil) {
        leaveDevice(reason)
        writer.stop()
    }

    /// Ends the recording and waits until it is written; the loop does not run any more.
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
        services.loop.assertIsTurning()
        let run = RecordingRun(
            recorder, of: device, operation, services, ended: { [unowned self] in runs[operation.handle] = nil })
        runs[operation.handle] = run
        // Requested while the context was being destroyed.
        if isClosed { run.close() } else { run.start(onThread: onThreads) }
    }

    func cancel(_ operation: Context.Operation) {
        services.loop.assertIsTurning()
        runs[operation.handle]?.stop(VeltoError(.cancelled, "the recording was cancelled"))
    }

    /// The program ends the recording of a device, or forgets it.
    func stop(of device: Device) {
        services.loop.assertIsTurning()
        for run in runs.values where run.device === device { run.stop() }
    }

    func close() {
        isClosed = true
        for run in runs.values { run.close() }
    }
}
