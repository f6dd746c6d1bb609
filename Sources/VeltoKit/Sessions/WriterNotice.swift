internal import VeltoCore
internal import VeltoStore

extension SessionWriter.Notice {
    /// The notice for programs, with the reason of a failure.
    var published: (notice: StoreNotice, result: ResultCode) {
        switch self {
        case .behind: (.behind, .ok)
        case .full: (.full, .ok)
        case .failed(let error): (.failed, error.code)
        case .caughtUp: (.caughtUp, .ok)
        }
    }
}
