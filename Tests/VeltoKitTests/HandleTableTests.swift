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

    private func problem(_ handle: ObjectHandle, _ kind: HandleKind) -> ResultCode? {
        code { _ = try table.resolve(handle, kind, as: Thing.self) }
    }

    private func make(_ kind: HandleKind) throws -> (Thing, ObjectHandle) {
        var made = ObjectHandle.null
        let thing = try table.register(kind) { handle throws(VeltoError) in
            made = handle
            return Thing()
        }
        return (thing, made)
    }

    /// The place of a handle's object in the table, with its kind.
    private func place(_ handle: ObjectHandle) -> UInt64 {
        handle.rawValue >> 32
    }

    /// The same place, a generation later.
    private func next(_ handle: ObjectHandle) -> ObjectHandle {
        ObjectHandle(rawValue: handle.rawValue + 1)
    }

    @Test func aHandleFindsItsObjectUntilItIsRemoved() throws {
        let (thing, handle) = try make(.device)
        #expect(try table.resolve(handle, .device, as: Thing.self) === thing)
        table.remove(handle)
        table.remove(handle)
        #expect(problem(handle, .device) == .staleHandle)
    }

    @Test func aReusedSlotDoesNotAnswerToTheOldHandle() throws {
        let (_, old) = try make(.device)
        table.remove(old)
        let (_, new) = try make(.device)
        #expect(old != new)
        #expect(place(old) == place(new))
        #expect(problem(old, .device) == .staleHandle)
        #expect(problem(new, .device) == nil)
    }

    @Test func aReservedHandleFindsNothingBeforeItIsPublished() throws {
        let handle = try table.reserve(.device)
        #expect(problem(handle, .device) == .invalidHandle)
        let thing = Thing()
        table.publish(thing, as: handle)
        #expect(try table.resolve(handle, .device, as: Thing.self) === thing)
    }

    @Test func aReservedHandleThatWasRemovedIsNotPublished() throws {
        let handle = try table.reserve(.device)
        table.remove(handle)
        table.publish(Thing(), as: handle)
        #expect(problem(handle, .device) == .staleHandle)
        let (_, next) = try make(.device)
        #expect(place(next) == place(handle))
    }

    @Test func theWrongKindIsNamed() throws {
        let (_, handle) = try make(.queue)
        #expect(problem(handle, .device) == .wrongKind)
    }

    @Test func aHandleWithAnotherKindWrittenIntoItIsOfTheWrongKindEitherWay() throws {
        let (_, handle) = try make(.queue)
        let forged = ObjectHandle(
            rawValue: handle.rawValue & ~(0xFF << 56) | UInt64(HandleKind.device.rawValue) << 56)
        #expect(problem(forged, .device) == .wrongKind)
        #expect(problem(forged, .queue) == .wrongKind)
        table.remove(handle)
        #expect(problem(forged, .device) == .staleHandle)
        #expect(problem(next(forged), .device) == .invalidHandle)
    }

    @Test(arguments: [0, 1, 0xFFFF_FFFF_FFFF_FFFF, 0x0300_0000_0000_0001, 0x03FF_FFFF_0000_0001, 0x0300_0001_0000_0000])
    func whatWasNeverGivenOutIsInvalid(handle: ObjectHandle) throws {
        _ = try make(.device)
        #expect(problem(handle, .device) == .invalidHandle)
    }

    @Test func aGenerationOfTheFutureIsInvalid() throws {
        let (_, handle) = try make(.device)
        #expect(problem(next(handle), .device) == .invalidHandle)
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
        let (_, handle) = try make(.device)
        #expect(place(handle) & 0xFF_FFFF == 1)
    }
}
