internal import VeltoCore
internal import VeltoWearable

/// A read-out of the log that no download takes: its download has ended early, or the program has begun it by a packet.
///
/// Its entries look like those of the next read-out, which must not begin before its page is over.
extension MetaWearSession {
    /// Seconds without a packet after which the board sends no more of it, and the number of such times that it is waited for.
    private static let (silence, patience) = (2.0, 15)

    /// Waits until the board has sent a page that no download takes, and drops it: what is not confirmed stays on the board.
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
            .timeout, "the board goes on sending an earlier read-out of its log",
            remedy: "end the link, and connect again")
    }

    private func forgetReadout() async throws(VeltoError) {
        unsafe link?.plan.isReadoutLeft = false
        updateRoutes()
        try await conversation.write(LogRegister.data.notifications(false))
    }

    /// Takes notice of the end of a page that no download takes.
    func takeLeftReadout(_ register: BoardRegister) {
        guard register == LogRegister.page, unsafe link?.plan.isReadoutLeft ?? false else { return }
        unsafe link?.plan.isReadoutLeft = false
        updateRoutes()
    }
}
