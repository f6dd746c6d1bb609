import Testing
import VeltoCore
import VeltoSimulation
import VeltoTap

@testable import VeltoKit

/// Links of TAPs that are lost in every state, and TAPs that are the system's keyboard.
///
/// Source: TAP protocol notes, 1.5, 9.2 and 10.
@Suite struct TapLinkTests {
    /// The states in which a link is lost.
    enum Moment: CaseIterable {
        case settingUp, ready, inText, inRaw, paused, leaving
    }

    @Test(arguments: Moment.allCases, [TapConfiguration.strap, .xr, .framedXR])
    func aLinkThatIsLostComesBackLikeNew(_ moment: Moment, _ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        var stream: SampleStream?
        switch moment {
        case .settingUp:
            tap.peripheral.dropLink()
            while try tap.device.record.linkState != .discovering { try world.test.advance(0.01) }
            try world.test.advance(0.1)
        case .ready: break
        case .inText: #expect(try tap.set(.text) == .ok)
        case .inRaw: stream = try tap.start("imu")
        case .paused: try world.test.context.tap.pause()
        case .leaving:
            try tap.peripheral.setLink(LinkConditions(delay: 0.2, isIdeal: true))
            _ = try tap.device.beginDisconnect()
        }
        try world.test.advance(0.05)
        tap.forgetWrites()
        tap.peripheral.dropLink()
        try world.test.advance(0.01)
        try tap.peripheral.setLink(.ideal)
        try world.test.advance(10)
        #expect(stream == nil || stream?.status.state == .ended)
        if moment == .leaving {
            #expect(try tap.device.record.linkState == .none)
            try tap.connect()
        }
        try #require(try tap.device.record.linkState == .ready)
        #expect(try tap.status.mode == .controller)
        if moment == .paused {
            #expect(try !tap.hears(in: world) && tap.modes().isEmpty)
            try world.test.context.tap.resume()
            try world.test.advance(0.2)
        }
        #expect(try tap.hears(in: world))
    }

    /// The originals keep the air mouse, the state and the mode of a device that was lost.
    @Test func check5AReconnectedDeviceIsNew() throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.airMouse)) == .ok && tap.status.isInAir)
        #expect(try tap.set(.rawSensors(RawSensitivity())) == .ok)
        tap.forgetWrites()
        _ = world.heard()
        tap.peripheral.dropLink()
        try world.test.advance(5)
        #expect(tap.writes() == ["AIR <~ 0D", "NUS_RX <- 03 0C 00 01", "NUS_RX <- 03 0D 00 03"])
        #expect(try !tap.status.isInAir && tap.status.xrState == .userControl && tap.status.handState == 100)
        #expect(world.heard().count { if case .detailsRead = $0 { true } else { false } } == 2)
    }

    @Test func bug6NothingOfALinkIsLeftAfterIt() throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        try tap.perform(.posture, 1)
        for _ in 0..<3 { try tap.notify(.air, "65", after: 0.03) }
        #expect(try tap.status.isInAir && tap.status.handState == 101)
        try tap.disconnect()
        #expect(try tap.tap.status == nil)
        try tap.peripheral.perform(MotionStep(.posture, value: 0))
        try tap.connect()
        #expect(try !tap.status.isInAir && tap.status.handState == 100)
        _ = world.heard()
        try world.test.advance(0.5)
        #expect(world.heard() == [], "no drag of a hand that was there before")
    }

    @Test func check6AnAdapterThatGoesAndComesBackNeedsNoSecondStart() throws {
        let world = try TapWorld()
        let taps = [try world.ready(.strap), try world.ready(.framedXR)]
        try world.power(false)
        try world.test.advance(2)
        #expect(world.test.drain().count(where: \.isDisconnected) == 2)
        #expect(try taps.allSatisfy { try $0.tap.status == nil })
        try world.power(true)
        try world.test.advance(10)
        #expect(world.test.drain().count(where: \.isConnected) == 2)
        for tap in taps { #expect(try tap.hears(in: world)) }
    }

    @Test func changedServicesAreFollowedAndKeepTheMode() throws {
        let world = try TapWorld()
        let tap = try world.add(table: TapCharacteristic.classic)
        try tap.connect()
        #expect(try tap.set(.controllerWithMouse) == .ok)
        tap.forgetWrites()
        try tap.changeServices(to: TapCharacteristic.classic.reversed())
        try world.test.advance(1)
        #expect(tap.writes() == ["AIR <~ 0D", "NUS_RX <- 03 0C 00 03"])
        try tap.notify(.taps, "05 00 00 00")
        #expect(world.heardTaps() == [[5, 1]])
        try tap.changeServices(to: [.framesIn, .framesOut])
        try world.test.advance(1)
        #expect(try tap.status.isFramed && tap.device.record.linkState == .ready, "newer firmware, without a new link")
    }

    // MARK: The system's keyboard

    @Test(arguments: [HostRelation.bonded, .connected])
    func autoConnectLeavesAKeyboardAloneThatTheProgramHasNotChosen(_ relation: HostRelation) throws {
        let world = try TapWorld()
        let tap = try world.add(.strap, relation: relation)
        try world.test.context.setAutoConnect(players: 1)
        try world.test.advance(10)
        #expect(try tap.device.record.linkState == .none && tap.writes() == [])
        try tap.device.setFamily(.tap)
        try world.test.advance(3)
        #expect(try tap.device.record.linkState == .ready)
    }

    @Test(arguments: [HostRelation.bonded, .connected])
    func theLogTellsOnceThatAKeyboardIsLeftAlone(_ relation: HostRelation) throws {
        let world = try TapWorld()
        let tap = try world.add(.strap, relation: relation)
        try world.test.advance(10)
        #expect(try world.lines(about: tap) == [], "auto-connect is off")
        try world.test.context.setAutoConnect(players: 1)
        try world.test.advance(30)
        let lines = try world.lines(about: tap)
        #expect(lines.count == 1 && lines[0].contains("auto-connect families"))
        let others = try TapWorld { $0.autoConnectFamilies = [.triki] }
        let other = try others.add(.strap, relation: relation)
        try others.test.context.setAutoConnect(players: 1)
        try others.test.advance(30)
        #expect(try others.lines(about: other) == [], "the program has decided")
    }

    @Test func autoConnectTakesATapThatIsNoOnesKeyboardAndOneThatTheProgramConnectedBefore() throws {
        let world = try TapWorld()
        let (free, known) = (try world.add(.strap, relation: .none), try world.ready(.xr))
        try known.disconnect()
        try world.test.context.setAutoConnect(players: 2)
        try world.test.advance(5)
        #expect(try known.device.record.linkState == .ready && free.device.record.linkState == .ready)
        #expect(try free.hears(in: world))
        #expect(try free.status.hardware == nil, "a stranger tells no versions")
    }
}

extension TapWorld {
    /// What the log says of a TAP since the last call.
    fileprivate func lines(about tap: WornTap) throws -> [String] {
        var lines: [String] = []
        while let line = test.context.log.read() {
            if line.kind == .info, line.deviceHandle == tap.simulator.device?.handle { lines.append(line.text) }
        }
        return lines
    }
}
