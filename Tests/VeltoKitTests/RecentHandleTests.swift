import Glibc
import Testing
import VeltoCore

@testable import VeltoKit

/// What a thread keeps of the objects that it used last.
@Suite(.serialized) struct RecentHandleTests {
    private final class Thing {}

    private func make() throws -> (Thing, ObjectHandle) {
        var made = ObjectHandle.null
        let thing = try HandleTable.shared.register(.strategy) { handle throws(VeltoError) in
            made = handle
            return Thing()
        }
        return (thing, made)
    }

    private func recent(_ handle: ObjectHandle, _ kind: HandleKind = .strategy) throws -> AnyObject {
        try HandleTable.recent(handle, kind).takeUnretainedValue()
    }

    @Test func aRecentObjectIsFoundUntilItsHandleIsRemoved() throws {
        let (thing, handle) = try make()
        for _ in 0..<3 { #expect(try recent(handle) === thing) }
        HandleTable.shared.remove(handle)
        #expect(code { _ = try recent(handle) } == .staleHandle)
    }

    @Test func aRecentObjectOfAnotherKindIsRefused() throws {
        let (_, handle) = try make()
        _ = try recent(handle)
        #expect(code { _ = try recent(handle, .driver) } == .wrongKind)
        HandleTable.shared.remove(handle)
    }

    @Test func manyObjectsInTurnAreAllFound() throws {
        let made = try (0..<20).map { _ in try make() }
        for (thing, handle) in made + made { #expect(try recent(handle) === thing) }
        for (_, handle) in made { HandleTable.shared.remove(handle) }
        for (_, handle) in made { #expect(code { _ = try recent(handle) } == .staleHandle) }
    }

    @Test func removingLetsGoOfWhatTheThreadKept() throws {
        weak var thing: Thing?
        let handle = try {
            let (made, handle) = try make()
            thing = made
            return handle
        }()
        _ = try recent(handle)
        #expect(thing != nil)
        HandleTable.shared.remove(handle)
        #expect(thing == nil)
    }

    @Test func theEndOfAThreadLetsGoOfWhatItKept() throws {
        weak var thing: Thing?
        let handle = try {
            let (made, handle) = try make()
            thing = made
            return handle
        }()
        let argument = UnsafeMutablePointer<ObjectHandle>.allocate(capacity: 1)
        argument.pointee = handle
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { argument in
                guard let handle = argument?.load(as: ObjectHandle.self) else { return nil }
                _ = try? HandleTable.recent(handle, .strategy)
                return nil
            }, argument)
        #expect(failure == 0)
        pthread_join(thread, nil)
        argument.deallocate()
        HandleTable.shared.remove(handle)
        #expect(thing == nil)
        #expect(code { _ = try recent(handle) } == .staleHandle)
    }
}
