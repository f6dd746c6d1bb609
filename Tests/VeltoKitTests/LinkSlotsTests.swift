import Testing
import VeltoCore

@testable import VeltoKit

/// The slots of an adapter as an object, since expectations call nothing that changes a value.
private final class Slots {
    private var slots = LinkSlots()

    var limit: Int? { slots.limit }
    var waitingCount: Int { slots.waitingCount }

    func isWaiting(_ device: ObjectHandle) -> Bool { slots.isWaiting(device) }
    func countBefore(_ device: ObjectHandle) -> Int { slots.countBefore(device) }
    func request(_ device: ObjectHandle, isUrgent: Bool = false) -> Bool { slots.request(device, isUrgent: isUrgent) }
    func established(_ device: ObjectHandle) { slots.established(device) }
    func ended(_ device: ObjectHandle, isWanted: Bool) { slots.ended(device, isWanted: isWanted) }
    func refused(_ device: ObjectHandle, withReason: Bool) -> Bool { slots.refused(device, withReason: withReason) }
    func takesLong(_ device: ObjectHandle) { slots.takesLong(device) }
    func forgetLimit() { slots.forgetLimit() }
    func interrupted(_ device: ObjectHandle) { slots.interrupted(device) }
    func next(isProbe: Bool = false) -> ObjectHandle? { slots.next(isProbe: isProbe) }
}

/// The links that an adapter carries: the limit, and the order of the turns.
@Suite struct LinkSlotsTests {
    private func device(_ number: UInt64) -> ObjectHandle { ObjectHandle(rawValue: 2 << 56 | number) }

    /// An adapter with links to the first devices.
    private func adapter(linked count: UInt64) -> Slots {
        let slots = Slots()
        for number in 0..<count {
            _ = slots.request(device(number))
            slots.established(device(number))
        }
        return slots
    }

    @Test func withoutARefusalEveryLinkIsTried() {
        let slots = Slots()
        for number in 0..<20 { #expect(slots.request(device(UInt64(number)))) }
        #expect(slots.limit == nil && slots.waitingCount == 0 && slots.next() == nil)
    }

    @Test func aRefusalWithAReasonShowsTheLimit() {
        let slots = adapter(linked: 4)
        #expect(slots.request(device(4)) && slots.refused(device(4), withReason: true))
        #expect(slots.limit == 4 && slots.waitingCount == 1 && slots.next() == nil)
        #expect(!slots.request(device(5)) && slots.countBefore(device(5)) == 1)
    }

    @Test func aDeviceThatIsBeingUpdatedComesBeforeThoseThatWait() {
        let slots = adapter(linked: 2)
        #expect(slots.request(device(2)) && slots.refused(device(2), withReason: true))
        #expect(!slots.request(device(3)) && !slots.request(device(4), isUrgent: true))
        #expect(slots.countBefore(device(4)) == 0 && slots.countBefore(device(2)) == 1)
        slots.ended(device(0), isWanted: false)
        #expect(slots.next() == device(4) && slots.next() == nil)
        slots.ended(device(4), isWanted: false)
        #expect(slots.next() == device(2))
    }

    @Test func aSlotThatAnUpdateKeepsFreeIsNotTakenByAProbe() {
        let slots = adapter(linked: 1)
        #expect(slots.request(device(1)) && slots.refused(device(1), withReason: true))
        slots.interrupted(device(0))
        #expect(slots.next(isProbe: true) == nil)
        slots.established(device(0))
        #expect(slots.next(isProbe: true) == device(1))
    }

    @Test func anAdapterThatRefusesTheFirstLinkShowsNoLimit() {
        let slots = Slots()
        #expect(slots.request(device(0)) && !slots.refused(device(0), withReason: true))
        #expect(slots.limit == nil)
    }

    @Test func refusalsWithoutAReasonMustBeThoseOfTwoDevices() {
        let slots = adapter(linked: 3)
        for _ in 0..<5 {
            #expect(slots.request(device(7)) && !slots.refused(device(7), withReason: false))
            slots.ended(device(7), isWanted: true)
        }
        #expect(slots.limit == nil)
        #expect(slots.request(device(8)) && slots.refused(device(8), withReason: false) && slots.limit == 3)
    }

    @Test func aLinkBetweenThemClearsTheSuspicion() {
        let slots = adapter(linked: 3)
        #expect(slots.request(device(7)) && !slots.refused(device(7), withReason: false))
        slots.ended(device(7), isWanted: true)
        #expect(slots.request(device(8)))
        slots.established(device(8))
        #expect(slots.request(device(9)) && !slots.refused(device(9), withReason: false) && slots.limit == nil)
    }

    @Test func aDeviceThatIsSearchedForTakesNoLinkFromOthers() {
        let slots = adapter(linked: 2)
        #expect(slots.request(device(2)) && slots.refused(device(2), withReason: true))
        slots.ended(device(0), isWanted: false)
        #expect(slots.next() == device(2) && !slots.request(device(3)))
        slots.takesLong(device(2))
        #expect(slots.next() == device(3) && slots.limit == 2)
        slots.established(device(3))
        #expect(slots.refused(device(2), withReason: true) && slots.isWaiting(device(2)))
    }

    @Test func anotherRadioHasALimitOfItsOwn() {
        let slots = adapter(linked: 2)
        #expect(slots.request(device(2)) && slots.refused(device(2), withReason: true))
        slots.forgetLimit()
        #expect(slots.limit == nil && slots.next() == device(2))
    }

    @Test func aLinkThatIsHeldKeepsItsSlot() {
        let slots = adapter(linked: 2)
        #expect(slots.request(device(2)) && slots.refused(device(2), withReason: true))
        slots.interrupted(device(0))
        #expect(slots.next() == nil && slots.request(device(0)))
        slots.ended(device(0), isWanted: false)
        #expect(slots.next() == device(2))
    }

    @Test func turnsComeInTheOrderOfTheRequests() {
        let slots = adapter(linked: 2)
        for number in [5, 3, 4] as [UInt64] { _ = slots.request(device(number)) }
        for number in [4, 3, 5] as [UInt64] { #expect(slots.refused(device(number), withReason: true)) }
        var order: [ObjectHandle] = []
        for number in 0..<2 {
            slots.ended(device(UInt64(number)), isWanted: false)
            while let next = slots.next() {
                order.append(next)
                slots.established(next)
            }
        }
        #expect(order == [device(5), device(3)] && slots.isWaiting(device(4)))
    }

    /// A link that was up is first when it is lost, one that was only tried is last.
    @Test func aLostLinkKeepsItsPlace() {
        let slots = adapter(linked: 2)
        for number in [2, 3] as [UInt64] { _ = slots.request(device(number)) }
        for number in [2, 3] as [UInt64] { _ = slots.refused(device(number), withReason: true) }
        slots.ended(device(0), isWanted: true)
        #expect(slots.next() == device(2))
        #expect(!slots.request(device(0)) && slots.countBefore(device(0)) == 0)
        slots.ended(device(2), isWanted: true)
        #expect(slots.next() == device(0))
        #expect(!slots.request(device(2)) && slots.countBefore(device(2)) == 1)
    }

    @Test func moreLinksEndTheLimit() {
        let slots = adapter(linked: 2)
        for number in [2, 3] as [UInt64] { _ = slots.request(device(number)) }
        for number in [2, 3] as [UInt64] { _ = slots.refused(device(number), withReason: true) }
        #expect(slots.next() == nil && slots.next(isProbe: true) == device(2))
        #expect(slots.refused(device(2), withReason: false) && slots.limit == 2, "it is the limit still")
        #expect(slots.next(isProbe: true) == device(2))
        slots.established(device(2))
        #expect(slots.limit == nil && slots.next() == device(3))
    }

    @Test func whatWasNotTriedIsNotRefused() {
        let slots = adapter(linked: 2)
        #expect(!slots.refused(device(0), withReason: true) && !slots.refused(device(9), withReason: true))
        #expect(slots.limit == nil)
    }
}
