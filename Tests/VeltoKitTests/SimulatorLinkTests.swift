import Testing
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

/// The link that a simulated device begins with.
@Suite struct SimulatorLinkTests {
    private let test: TestContext

    init() throws {
        test = try TestContext()
    }

    @Test func aSimulatorBeginsWithTheLinkOfItsDefinition() throws {
        var definition = SimulatorDefinition()
        #expect(try test.context.createSimulator(definition).peripheral.link == LinkConditions())
        definition.link = .shortestInterval
        #expect(try test.context.createSimulator(definition).peripheral.link.interval == 0.0075)
        definition.link = .ideal
        #expect(try test.context.createSimulator(definition).peripheral.link.isIdeal)
    }

    @Test func aLinkOutOfRangeIsRefused() throws {
        var definition = SimulatorDefinition()
        definition.link.interval = 0.001
        #expect(code { _ = try test.context.createSimulator(definition) } == .invalidArgument)
    }

    /// Nanoseconds between arrivals from a cap that sends every 20 ms.
    private static let paces: [(LinkConditions, UInt64)] = [(LinkConditions(), 30_000_000), (.ideal, 20_000_000)]

    /// Packets of a real link arrive at connection events, those of an ideal one as they are sent.
    @Test(arguments: paces) func packetsArriveAtThePaceOfTheLink(link: LinkConditions, period: UInt64) throws {
        var definition = SimulatorDefinition()
        definition.link = link
        definition.script = MotionScript.named("sweep")
        let simulator = try test.context.createSimulator(definition)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        let device = try #require(simulator.device)
        var arrivals: Set<UInt64> = []
        var count = try device.input.poll(step: 0.001).packetCount
        for _ in 0..<600 {
            try test.advance(0.001)
            let next = try device.input.poll(step: 0.001).packetCount
            if next > count { arrivals.insert(test.context.time.now.nanoseconds) }
            count = next
        }
        let times = arrivals.sorted()
        #expect(times.count >= 15)
        // The clock moves by a millisecond.
        #expect(zip(times, times.dropFirst()).allSatisfy { ($1 - $0) % period == 0 })
    }
}
