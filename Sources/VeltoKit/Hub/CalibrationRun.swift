internal import VeltoCore
internal import VeltoMotion

/// A guided calibration: monitors a device until its player has kept still, reports progress, and ends its operation.
///
/// On the loop, which wakes up for it twenty times a second while it lasts.
final class CalibrationRun {
    private static let period = 0.05

    let operation: Context.Operation
    private let device: Device
    private let deadline: Timestamp
    private let services: HubServices
    private let ended: () -> Void
    private var told = CalibrationGuide.Progress()
    private lazy var timer = LoopTimer { [unowned self] in check() }

    init(
        _ device: Device, _ operation: Context.Operation, _ config: CalibrationGuide.Config, timeout: Double,
        _ services: HubServices, ended: @escaping () -> Void
    ) {
        self.device = device
        self.operation = operation
        self.services = services
        self.ended = ended
        deadline = services.loop.time.now.advanced(bySeconds: timeout)
        operation.progress = 0
        device.input.guideCalibration(config)
        services.loop.schedule(timer, inSeconds: Self.period)
    }

    private func check() {
        guard let progress = device.input.calibrationProgress else {
            return end(.failure(VeltoError(.disconnected, "the link was lost before the player kept still")))
        }
        operation.progress = progress.share
        tell(progress)
        if progress.isComplete {
            device.input.finishCalibration()
            services.publish(.calibrated(isCalibrated: true), for: device)
            end(.success(()))
        } else if services.loop.time.now >= deadline {
            end(.failure(VeltoError(.timeout, "the device was not kept still long enough")))
        } else {
            services.loop.schedule(timer, inSeconds: Self.period)
        }
    }

    /// Reports every tenth of the progress, and when a movement begins or ends.
    private func tell(_ progress: CalibrationGuide.Progress) {
        let isFurther = (progress.share * 10).rounded(.down) != (told.share * 10).rounded(.down)
        guard isFurther || progress.isMoving != told.isMoving else { return }
        told = progress
        services.publish(
            .calibrationProgress(share: progress.share, quality: progress.quality, isMoving: progress.isMoving),
            for: device)
    }

    func end(_ result: Result<Void, VeltoError>) {
        services.loop.cancel(timer)
        device.input.guideCalibration(nil)
        ended()
        services.finish(operation, result)
    }
}
