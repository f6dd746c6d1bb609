internal import VeltoCore

/// One command on several devices, which ends with the last of them.
///
/// It succeeds if a device has performed it and none has failed; devices that cannot are no failure beside others that can.
final class CommandGroup {
    private let ended: (Result<Void, VeltoError>) -> Void
    /// The devices that have not answered, and the group itself until it is closed.
    private var open = 1
    private var hasSucceeded = false
    private var failure: VeltoError?
    /// The inability of all devices if none has performed the command, such as "cannot vibrate".
    private let lack: String

    init(lack: String, ended: @escaping (Result<Void, VeltoError>) -> Void) {
        self.lack = lack
        self.ended = ended
    }

    /// Returns what is to be called when a further device has answered.
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

    /// No further device is expected.
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
