import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Scripts as a host sees them: packets, silences and links.
@Suite struct CapScriptTests {
    private let cap = PeerID(index: 0)

    private func axis(_ packet: SimulatedBackendBench.Packet) -> Int {
        Int(Int16(bitPattern: UInt16(packet.bytes[2]) | UInt16(packet.bytes[3]) << 8))
    }

    private func streaming(_ script: String, seed: UInt64 = 1) throws -> (SimulatedBackendBench, SimulatedPeripheral) {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap(seed: seed)
        try device.play(named: script)
        bench.startStreaming()
        return (bench, device)
    }

    @Test func aScriptBeginsWithTheStreamHoweverLateThatIs() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.play(named: "sweep")
        bench.advance(3.3)
        bench.startStreaming()
        bench.advance(2)
        #expect(bench.packets.prefix(50).allSatisfy { axis($0) == 0 })
        #expect(axis(bench.packets[99]) == 294)
    }

    @Test func theSweepReachesBothEdgesOfThePaddle() throws {
        let (bench, _) = try streaming("sweep")
        bench.advance(9)
        #expect(bench.packets.map(axis).max() == 294)
        #expect(bench.packets.map(axis).min() == -294)
    }

    @Test func theButtonScriptPressesOnceInAWhile() throws {
        let (bench, _) = try streaming("button")
        bench.advance(5)
        let levels = bench.packets.map { $0.bytes[1] }
        let presses = zip(levels.dropFirst(), levels).count { $0 == 1 && $1 == 0 }
        #expect(presses == 5)
    }

    @Test func theRatesScriptShowsAllThreeIntervals() throws {
        let (bench, _) = try streaming("rates")
        bench.advance(12)
        let times = bench.packets.map(\.milliseconds)
        let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect(gaps[..<150].allSatisfy { $0 == 20 })
        #expect(gaps[210..<270].allSatisfy { $0 == 50 })
        #expect(gaps.suffix(10).allSatisfy { $0 == 250 })
    }

    @Test func theSilenceScriptStopsThePacketsAndKeepsTheLink() throws {
        let (bench, _) = try streaming("silence")
        bench.advance(5)
        bench.clearPackets()
        bench.advance(2.9)
        #expect(bench.packets.isEmpty)
        bench.advance(0.2)
        #expect(!bench.packets.isEmpty)
        #expect(!bench.texts.contains { $0.hasPrefix("0 down") })
    }

    @Test func theLinkLossScriptBreaksTheLinkOnceAndComesBackWhereItWas() throws {
        let (bench, _) = try streaming("link-loss")
        let start = bench.milliseconds
        bench.advance(5.5)
        #expect(bench.events.last?.text == "0 down timeout")
        #expect(bench.events.last.map { $0.milliseconds - start } == 5000)
        #expect(bench.texts.count { $0.hasPrefix("0 down") } == 1)

        bench.request { $0.startScan($1) }
        let attempt = bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.advance(1.4)
        #expect(bench.advertisements.isEmpty)
        #expect(bench.replies[attempt] == nil)
        bench.advance(0.4)
        #expect(bench.succeeded(attempt))

        // 7 s after its beginning the script is at its start again, and not further behind for the new link.
        bench.clearPackets()
        bench.startStreaming()
        bench.advance(Double(start + 9000 - bench.milliseconds) / 1000)
        #expect(bench.packets.last.map(axis) == 294)
    }

    @Test func aLinkThatTheHostEndsLetsTheScriptBeginAnew() throws {
        let (bench, _) = try streaming("sweep")
        bench.advance(2.5)
        bench.central.disconnect(cap)
        bench.advance(1)
        bench.clearPackets()
        bench.startStreaming()
        bench.advance(1)
        #expect(bench.packets.count == 50)
        #expect(bench.packets.allSatisfy { axis($0) == 0 })
    }

    @Test func aScriptSetWhileStreamingBeginsAtOnce() throws {
        let (bench, device) = try streaming("rest")
        bench.advance(30)
        bench.clearPackets()
        try device.play(
            try MotionScript(checking: [MotionStep(.hold, duration: 1, amplitude: MotionAxes(x: 33))], repeats: false))
        bench.advance(0.02)
        #expect(bench.packets.map(axis) == [33])
    }

    @Test func noiseStaysWithinItsAmplitudeAndDependsOnTheSeed() throws {
        func values(seed: UInt64) throws -> [Int] {
            let bench = try SimulatedBackendBench()
            let device = try bench.addCap(seed: seed)
            try device.play(
                try MotionScript(checking: [MotionStep(.noise, amplitude: MotionAxes(x: 9))], repeats: false))
            bench.startStreaming()
            bench.advance(1)
            return bench.packets.map(axis)
        }
        let first = try values(seed: 1)
        #expect(first.allSatisfy { (-9...9).contains($0) })
        #expect(Set(first).count > 5)
        #expect(try values(seed: 1) == first)
        #expect(try values(seed: 2) != first)
    }

    @Test func noiseDoesNotCountAsMotion() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.play(try MotionScript(checking: [MotionStep(.noise, amplitude: MotionAxes(x: 7))], repeats: false))
        bench.startStreaming()
        bench.advance(11)
        bench.clearPackets()
        bench.advance(1)
        #expect(bench.packets.count == 4)
    }

    @Test func aScriptedPressShorterThanThePauseBetweenPacketsIsNotLost() throws {
        let (bench, device) = try streaming("rest")
        bench.advance(15)
        bench.clearPackets()
        let steps = [
            MotionStep(.rest, duration: 0.005), MotionStep(.press, duration: 0.001), MotionStep(.release, duration: 1),
        ]
        try device.play(try MotionScript(checking: steps, repeats: false))
        bench.advance(0.06)
        #expect(bench.packets.map { $0.bytes[1] } == [1, 0, 0])
    }

    @Test(arguments: MotionScript.builtInNames)
    func aWholeSessionIsTheSameEveryTime(name: String) throws {
        func session() throws -> ([SimulatedBackendBench.Packet], [String], [Int8?]) {
            let (bench, device) = try streaming(name, seed: 9)
            bench.request { $0.startScan($1) }
            try device.setLink(LinkConditions(packetLoss: 0.1, isIdeal: true))
            bench.advance(20)
            return (bench.packets, bench.texts, bench.advertisements.map(\.value.rssi))
        }
        let first = try session()
        let second = try session()
        #expect(!first.0.isEmpty)
        #expect(first.0 == second.0)
        #expect(first.1 == second.1)
        #expect(first.2 == second.2)
    }

    @Test func anUnknownScriptIsNotFoundAndChangesNothing() throws {
        let (bench, device) = try streaming("rest")
        let error = #expect(throws: VeltoError.self) { try device.play(named: "juggle") }
        #expect(error?.code == .notFound)
        bench.advance(0.1)
        #expect(bench.packets.count == 5)
    }

    @Test(.timeLimit(.minutes(10)))
    func aLateLoopGetsWhatIsLeftAndNotYearsOfPackets() throws {
        let (bench, device) = try streaming("rest")
        let steps = [MotionStep(.press, duration: 0.001), MotionStep(.release, duration: 0.001)]
        try device.play(try MotionScript(checking: steps, repeats: true))
        bench.time.set(bench.time.now.advanced(bySeconds: 1e9))
        bench.advance(0)
        #expect((1...64).contains(bench.packets.count))
        bench.clearPackets()
        bench.advance(1)
        #expect(bench.packets.count == 50)
    }
}
