import Testing
import VeltoCore
import VeltoMotion

@Suite struct MenuOwnerTests {
    private static let frame = 1.0 / 30

    private let config = NavigatorConfig()

    private func admits(
        _ owner: inout MenuOwner, _ device: ObjectHandle, _ position: Double, frames: Int = 1, dt: Double = Self.frame,
        by rules: NavigatorConfig? = nil
    ) -> Bool {
        (0..<frames).map { _ in owner.admit(device, .init(position: position), rules ?? config, dt: dt) }
            .allSatisfy { $0 == .moves }
    }

    @Test func whoLeansFirstOwnsTheMenuUntilTheHandRests() {
        var owner = MenuOwner()
        #expect(!admits(&owner, 1, 0.1))
        #expect(admits(&owner, 2, 0.5))
        #expect(!admits(&owner, 1, 0.9), "it is taken")
        #expect(admits(&owner, 2, 0, frames: 44) && admits(&owner, 2, 0.5))
        #expect(admits(&owner, 2, 0, frames: 44) && owner.device == 2)
        #expect(admits(&owner, 2, 0) && owner.device == nil)
        #expect(admits(&owner, 1, 0.9))
    }

    @Test func aClickTakesTheMenuAndReleasingGivesItUp() {
        var owner = MenuOwner()
        let clicked = owner.admit(3, .init(position: 0, isClicked: true), config, dt: 0.01)
        #expect(clicked == .moves && owner.device == 3)
        owner.release()
        #expect(admits(&owner, 1, 0.9))
    }

    @Test func anOwnerOfWhomNothingIsHeardLosesTheMenuHoweverManyWait() {
        var owner = MenuOwner()
        #expect(admits(&owner, 9, 0.5))
        for _ in 0..<44 {
            #expect(!admits(&owner, 1, 0.5) && !admits(&owner, 2, 0.5))
        }
        #expect(admits(&owner, 1, 0.5) && !admits(&owner, 2, 0.5))
    }

    @Test func aLongFrameIsNoLongRest() {
        var owner = MenuOwner()
        #expect(admits(&owner, 1, 0.5))
        #expect(admits(&owner, 1, 0, dt: 5) && owner.device == 1)
        #expect(!admits(&owner, 2, 0.5, dt: .nan))
    }

    @Test func aMenuCanBelongToOneDeviceOrToEverybody() {
        var bound = config
        bound.ownership = .bound
        var owner = MenuOwner()
        #expect(!admits(&owner, 7, 0.9, by: bound), "nobody is named")
        owner.give(to: 7)
        #expect(admits(&owner, 7, 0, by: bound))
        #expect(!admits(&owner, 1, 0.9, by: bound))
        var all = config
        all.ownership = .all
        #expect(admits(&owner, 1, 0, by: all))
    }

    @Test func timePassesOnceAFrameWhileEverybodyRests() {
        var owner = MenuOwner()
        for _ in 0..<100 {
            let admissions = [1, 2, 3].map { owner.admit($0, .init(position: 0.2), config, dt: Self.frame) }
            #expect(admissions == [.rests, .ignored, .ignored])
        }
        let later = (0..<100).map { _ in owner.admit(2, .init(position: 0), config, dt: Self.frame) }
        #expect(later.last == .rests, "the first one is gone")
    }
}
