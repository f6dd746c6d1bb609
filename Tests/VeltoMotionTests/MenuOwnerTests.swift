import Testing
import VeltoMotion

@Suite struct MenuOwnerTests {
    private let config = NavigatorConfig()

    private func admits(_ owner: inout MenuOwner, _ device: UInt64, _ position: Double, dt: Double = 0.5) -> Bool {
        owner.admits(device, .init(position: position), config, dt: dt)
    }

    @Test func whoLeansFirstOwnsTheMenuUntilTheHandRests() {
        var owner = MenuOwner()
        #expect(!admits(&owner, 1, 0.1))
        #expect(admits(&owner, 2, 0.5))
        #expect(!admits(&owner, 1, 0.9), "it is taken")
        #expect(admits(&owner, 2, 0) && admits(&owner, 2, 0.5))
        for _ in 0..<3 { #expect(admits(&owner, 2, 0)) }
        #expect(owner.owner == nil)
        #expect(admits(&owner, 1, 0.9))
    }

    @Test func aClickTakesTheMenuAndReleasingGivesItUp() {
        var owner = MenuOwner()
        let clicked = owner.admits(3, .init(position: 0, isClicked: true), config, dt: 0.01)
        #expect(clicked && owner.owner == 3)
        owner.release()
        #expect(admits(&owner, 1, 0.9))
    }

    @Test func aMenuCanBelongToOneDevice() {
        var owner = MenuOwner(boundDevice: 7)
        #expect(admits(&owner, 7, 0))
        #expect(!admits(&owner, 1, 0.9))
    }
}
