internal import VeltoCore
internal import VeltoWearable

/// A log readout without a download: its download has ended early, or the program has started it with a packet.
///
/// Its entries are indistinguishable from those of the next readout, which must not begin before the page ends.
extension MetaWearSession {
    /// The silence after which the page counts as complete (seconds), and the maximum number of such waits.
    private static let (silence, patience) = (2.0, 15)

    /// Waits until the board has sent a page without a download, and drops the page.
    ///
    /// Unconfirmed entries stay on the board.
    func awaitReadoutEnd() async throws(VeltoError) {
        guard unsafe link?.plan.isReadoutLeft ?? false else { return }
        try await conversation.write(LogRegister.data.notifications(true))
        for _ in 0..<Self.patience {
            let heard = unsafe link?.downloadHeard
            let end = try await conversation.ask(
                LogRegister.page.notifications(true), for: .created(LogRegister.page), patience: Self.silence,
                silence: .isEmpty
            ).value()
            guard end.isEmpty, unsafe heard != link?.downloadHeard else { return try await forgetReadout() }
        }
        throw VeltoError(
            .timeout, "the board is still sending an earlier download of its log",
            remedy: "disconnect the board, and connect it again")
    }

    private func forgetReadout() async throws(VeltoError) {
        unsafe link?.plan.isReadoutLeft = false
        updateRoutes()
        try await conversation.write(LogRegister.data.notifications(false))
    }

    /// Handles the end of a page without a download.
    func takeLeftReadout(_ register: BoardRegister) {
        guard register == LogRegister.page, unsafe link?.plan.isReadoutLeft ?? false else { return }
        unsafe link?.plan.isReadoutLeft = false
        updateRoutes()
    }
}
