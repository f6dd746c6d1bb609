import Testing
import VeltoMotion

@testable import VeltoKit

@Suite struct InputProviderTests {
    /// A game's frame, which does not know what it is played with.
    private func frame(_ provider: some InputProvider, _ dt: Double?) -> GameInput {
        provider.pollInput(deltaTime: dt)
    }

    @Test func aDeviceIsPlayedLikeAnyOtherProvider() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        var positions: Set<Double> = []
        for _ in 0..<120 {
            try test.advance(1.0 / 60)
            positions.insert(frame(device, 1.0 / 60).positionX)
        }
        #expect(positions.count > 20)
        #expect(frame(device, nil).pollCount == 121 && device.pollInput().pollCount == 122)
    }

    @Test(arguments: [-3, .nan, .infinity])
    func aSenselessTimeStepIsNone(_ dt: Double) throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let input = frame(device, dt)
        #expect(input.pollCount == 1 && input.positionX.isFinite)
    }

    @Test func aPlayerIsStoredAndNeutralWhileNoOneIsThere() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let providers: [any InputProvider] = [test.context.player(0), test.context.player(-1), test.context.player(64)]
        #expect(providers.allSatisfy { $0.pollInput() == GameInput() })
        let (_, device) = try test.connectedCap()
        let copy = test.context.player(0)
        #expect(copy.device === device && copy.pollInput(deltaTime: 1.0 / 60).playerIndex == 0)
        #expect(providers[0].pollInput().pollCount == 2 && copy.peekInput().pollCount == 2)
        #expect("\(copy)" == "player 0: \(device.record.name)")
        try device.setPlayerIndex(3)
        #expect(copy.pollInput() == GameInput() && test.context.player(3).pollInput().pollCount == 3)
        test.context.destroy()
        #expect(test.context.player(3).pollInput() == GameInput())
    }

    @Test func aMenuIsOperatedByADevice() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        device.input.beginMenuMotion(.comfort)
        var menu = MenuNavigator()
        menu.configure(itemCount: 4)
        var focused: Set<Int> = []
        for _ in 0..<600 {
            try test.advance(1.0 / 60)
            let step = menu.tick(device, at: test.context.time.now)
            if let item = step.focused { focused.insert(item) }
        }
        #expect(focused.count > 1)
    }
}
