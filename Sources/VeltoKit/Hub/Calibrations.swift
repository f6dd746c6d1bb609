internal import VeltoCore
internal import VeltoMotion

/// The guided calibrations in progress, at most one per device.
///
/// On the loop.
final class Calibrations {
    private let services: HubServices
    private var runs: [ObjectHandle: CalibrationRun] = [:]

    init(services: HubServices) {
        self.services = services
    }

    func start(_ device: Device, _ operation: Context.Operation, _ config: CalibrationGuide.Config, timeout: Double) {
        services.loop.assertIsTurning()
        guard device.input.isConnected else {
            return services.finish(operation, .failure(.notConnected))
        }
        guard runs[device.handle] == nil else {
            return services.finish(operation, .failure(VeltoError(.already, "the device is already being calibrated")))
        }
        runs[device.handle] = CalibrationRun(
            device, operation, config, timeout: timeout, services,
            ended: { [weak self] in self?.runs[device.handle] = nil })
    }

    func cancel(_ operation: Context.Operation) {
        services.loop.assertIsTurning()
        guard let run = runs[operation.device], run.operation === operation else { return }
        run.end(.failure(VeltoError(.cancelled, "the calibration was cancelled")))
    }

    /// Handles a link that has ended or is ending.
    func linkLost(_ device: Device) {
        services.loop.assertIsTurning()
        runs[device.handle]?.linkLost()
    }

    /// Handles a forgotten device.
    func end(of device: Device) {
        services.loop.assertIsTurning()
        runs[device.handle]?.end(.failure(VeltoError(.cancelled, "the device was forgotten")))
    }
}
