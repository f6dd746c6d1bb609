internal import VeltoCore

extension Coordinator {
    /// The program's own access to a device's link; without one the operation, and a new subscription, have failed.
    func rawAccess(to device: Device, _ operation: Operation, _ subscription: Subscription? = nil) -> RawAccess? {
        if let link = link(of: device) { return link.raw }
        let error = VeltoError(device.isIngest ? .unsupported : .notConnected, "the device has no link")
        subscription?.update { status in
            status.state = .ended
            status.error = error
        }
        finish(operation, .failure(error))
        return nil
    }
}
