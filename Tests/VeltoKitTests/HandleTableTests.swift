import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct HandleTableTests {
    private final class Thing {}
    private final class Owner {
        let table = HandleTable()
    }
    private let owner = Owner()
    private var table: HandleTable { _read { yield owner.table } }

    private func problem(_ bits: UInt64, _ kind: HandleKind) -> ResultCode? {
        code { _ = try table.resolve(bits, kind, as: Thing.self) }
    }

    private func make(_ kind: HandleKind) throws -> (Thing, UInt64) {
        var bits: UInt64 = 0
        let thing = try table.register(kind) { handle throws(VeltoError) in
            bits = handle
            return Thing()
        }
        return (thing, bits)
    }

    @Test func aHandleFindsItsObjectUntilItIsRemoved() throws {
        let (thing, bits) = try make(.device)
        #expect(try table.resolve(bits, .device, as: Thing.self) === thing)
        table.remove(bits)
        table.remove(bits)
        #expect(problem(bits, .device) == .staleHandle)
    }

    @Test func aReusedSlotDoesNotAnswerToTheOldHandle() throws {
        let (_, old) = try make(.device)
        table.remove(old)
        let (_, new) = try make(.device)
        #expect(old != new)
        #expect(old >> 32 == new >> 32)
        #expect(problem(old, .device) == .staleHandle)
        #expect(problem(new, .device) == nil)
    }

    @Test func aReservedHandleFindsNothingBeforeItIsPublished() throws {
        let bits = try table.reserve(.device)
        #expect(problem(bits, .device) == .invalidHandle)
        let thing = Thing()
        table.publish(thing, as: bits)
        #expect(try table.resolve(bits, .device, as: Thing.self) === thing)
    }

    @Test func aReservedHandleThatWasRemovedIsNotPublished() throws {
        let bits = try table.reserve(.device)
        table.remove(bits)
        table.publish(Thing(), as: bits)
        #expect(problem(bits, .device) == .staleHandle)
        let (_, next) = try make(.device)
        #expect(next >> 32 == bits >> 32)
    }

    @Test func theWrongKindIsNamed() throws {
        let (_, bits) = try make(.queue)
        #expect(problem(bits, .device) == .wrongKind)
    }

    @Test func aHandleWithAnotherKindWrittenIntoItIsOfTheWrongKindEitherWay() throws {
        let (_, bits) = try make(.queue)
        let forged = bits & ~(0xFF << 56) | UInt64(HandleKind.device.rawValue) << 56
        #expect(problem(forged, .device) == .wrongKind)
        #expect(problem(forged, .queue) == .wrongKind)
        table.remove(bits)
        #expect(problem(forged, .device) == .staleHandle)
        #expect(problem(forged + 1, .device) == .invalidHandle)
    }

    @Test(arguments: [0, 1, .max, 0x0300_0000_0000_0001, 0x03FF_FFFF_0000_0001, 0x0300_0001_0000_0000])
    func whatWasNeverGivenOutIsInvalid(bits: UInt64) throws {
        _ = try make(.device)
        #expect(problem(bits, .device) == .invalidHandle)
    }

    @Test func aGenerationOfTheFutureIsInvalid() throws {
        let (_, bits) = try make(.device)
        #expect(problem(bits + 1, .device) == .invalidHandle)
    }

    @Test func aFailedConstructionGivesItsSlotBack() throws {
        for _ in 0..<3 {
            #expect(
                code {
                    _ = try table.register(.device) { _ throws(VeltoError) -> Thing in
                        throw VeltoError(.outOfMemory, "no")
                    }
                } == .outOfMemory)
        }
        let (_, bits) = try make(.device)
        #expect(bits >> 32 & 0xFF_FFFF == 1)
    }
}
