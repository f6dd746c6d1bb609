internal import VeltoCore

/// A command on several devices, which ends with the last of them.
///
/// It succeeds if at least one device has performed it and none has failed. Devices that do not support the command are
/// no failure if others do.
final class CommandGroup {
    private let ended: (Result<Void, VeltoError>) -> Void
    /// The number of devices without an answer, plus one until the group is closed.
    private var open = 1
    private var hasSucceeded = false
    private var failure: VeltoError?
    /// The error text if no device supports the command, such as "cannot vibrate".
    private let lack: String

    init(lack: String, ended: @escaping (Result<Void, VeltoError>) -> Void) {
        self.lack = lack
        self.ended = ended
    }

    /// Adds a device, and returns the handler of its answer.
    func expect() -> (Result<[UInt8], VeltoError>) -> Void {
        open += 1
        return { result in
            switch result {
            case .success: self.hasSucceeded = true
            case .failure(let error) where error.code == .unsupported: break
            case .failure(let error): self.failure = self.failure ?? error
            }
            self.close()
        }
    }

    /// Closes the group: no further device will be added.
    func close() {
        open -= 1
        guard open == 0 else { return }
        if let failure { return ended(.failure(failure)) }
        ended(
            hasSucceeded
                ? .success(())
                : .failure(VeltoError(.unsupported, "no device can do it: those that are connected \(lack)")))
    }
}
