import Testing
import VeltoCore

@testable import VeltoKit

/// The reason that discovery cannot run, as an event and as a sentence.
@Suite struct SearchReportTests {
    private let context: Context

    init() throws {
        var definition = ContextDefinition(backends: [.bluez])
        definition.isPumped = true
        definition.isEphemeral = true
        definition.busAddress = "unix:path=/none"
        context = try Context(definition)
    }

    /// The reason of the next event that discovery stopped, or nil.
    private func reason(within timeout: Duration) -> ResultCode? {
        while case .event(let event) = context.defaultQueue.wait(timeout: timeout) {
            if case .scanStopped = event.payload { return event.result }
        }
        return nil
    }

    @Test func autoConnectWithoutABusReportsItOnce() throws {
        defer { context.destroy() }
        try context.setAutoConnect(players: 1)
        #expect(reason(within: 30) == .busUnavailable)
        // Retries of the bus fail for the same reason, which is no news.
        #expect(reason(within: 0.2) == nil)
        let report = context.searchReport
        #expect(report.problem == .busUnavailable)
        #expect(
            report.sentence
                == "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus.")
    }
}
