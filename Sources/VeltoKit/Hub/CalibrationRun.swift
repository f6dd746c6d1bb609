internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// A guided calibration: monitors a device until its player has kept still, reports progress, and ends its operation.
///
/// On the loop, which wakes up twenty times per second while it runs.
final class CalibrationRun {
    private static let period = 0.05

    let operation: Context.Operation
    private let device: Device
    private let deadline: Timestamp
    private let packetsBefore: UInt64
    private let services: HubServices
    private let ended: () -> Void
    /// The hold time in milliseconds.
    private let total: UInt64
    private lazy var timer = LoopTimer { [unowned self] in check() }

    init(
        _ device: Device, _ operation: Context.Operation, _ config: CalibrationGuide.Config, timeout: Double,
        _ services: HubServices, ended: @escaping () -> Void
    ) {
        self.device = device
        self.operation = operation
        self.services = services
        self.ended = ended
        packetsBefore = device.input.totalPackets
        deadline = services.loop.time.now.advanced(bySeconds: timeout)
        total = UInt64((config.holdTime * 1000).rounded())
        report(CalibrationGuide.Progress())
        device.input.guideCalibration(config)
        services.loop.schedule(timer, inSeconds: Self.period)
    }

    private func check() {
        guard let progress = device.input.calibrationProgress else {
            return linkLost()
        }
        report(progress)
        if progress.isComplete {
            device.input.finishCalibration()
            services.publish(.calibrated(isCalibrated: true), for: device)
            end(.success(()))
        } else if services.loop.time.now >= deadline {
            end(.failure(hasSent ? Self.notStill : Self.silent))
        } else {
            services.loop.schedule(timer, inSeconds: Self.period)
        }
    }

    /// Whether the device has sent any packet since the beginning.
    private var hasSent: Bool { device.input.totalPackets > packetsBefore }

    private static let notStill = VeltoError(
        .timeout, "the device was not kept still long enough", remedy: "hold it still, and calibrate again")
    private static let silent = VeltoError(
        .timeout, "the device sent no motion", remedy: "wake it up, and calibrate again in a mode that sends motion")

    private func report(_ progress: CalibrationGuide.Progress) {
        let share = max(0, min(1, progress.share))
        services.report(
            OperationProgress(
                phase: progress.isMoving ? .moving : .holding, done: UInt64(share * Double(total)), total: total),
            of: operation)
    }

    /// Handles a link that has ended or is ending.
    func linkLost() {
        end(
            .failure(
                VeltoError(
                    .disconnected,
                    "the link was lost before the player kept still", remedy: "calibrate again when the device is ready"
                )))
    }

    func end(_ result: Result<Void, VeltoError>) {
        services.loop.cancel(timer)
        device.input.guideCalibration(nil)
        ended()
        services.finish(operation, result)
    }
}
