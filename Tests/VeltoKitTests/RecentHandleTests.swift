import Glibc
import Testing
import VeltoCore

@testable import VeltoKit

/// What a thread keeps of the objects that it used last.
@Suite(.serialized) struct RecentHandleTests {
    private final class Thing {}

    private func make() throws -> (Thing, UInt64) {
        var bits: UInt64 = 0
        let thing = try HandleTable.shared.register(.strategy) { handle throws(VeltoError) in
            bits = handle
            return Thing()
        }
        return (thing, bits)
    }

    private func recent(_ bits: UInt64, _ kind: HandleKind = .strategy) throws -> AnyObject {
        try HandleTable.recent(bits, kind).takeUnretainedValue()
    }

    @Test func aRecentObjectIsFoundUntilItsHandleIsRemoved() throws {
        let (thing, bits) = try make()
        for _ in 0..<3 { #expect(try recent(bits) === thing) }
        HandleTable.shared.remove(bits)
        #expect(code { _ = try recent(bits) } == .staleHandle)
    }

    @Test func aRecentObjectOfAnotherKindIsRefused() throws {
        let (_, bits) = try make()
        _ = try recent(bits)
        #expect(code { _ = try recent(bits, .driver) } == .wrongKind)
        HandleTable.shared.remove(bits)
    }

    @Test func manyObjectsInTurnAreAllFound() throws {
        let made = try (0..<20).map { _ in try make() }
        for (thing, bits) in made + made { #expect(try recent(bits) === thing) }
        for (_, bits) in made { HandleTable.shared.remove(bits) }
        for (_, bits) in made { #expect(code { _ = try recent(bits) } == .staleHandle) }
    }

    @Test func removingLetsGoOfWhatTheThreadKept() throws {
        weak var thing: Thing?
        let bits = try {
            let (made, bits) = try make()
            thing = made
            return bits
        }()
        _ = try recent(bits)
        #expect(thing != nil)
        HandleTable.shared.remove(bits)
        #expect(thing == nil)
    }

    @Test func theEndOfAThreadLetsGoOfWhatItKept() throws {
        weak var thing: Thing?
        let bits = try {
            let (made, bits) = try make()
            thing = made
            return bits
        }()
        let argument = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
        argument.pointee = bits
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { argument in
                guard let bits = argument?.load(as: UInt64.self) else { return nil }
                _ = try? HandleTable.recent(bits, .strategy)
                return nil
            }, argument)
        #expect(failure == 0)
        pthread_join(thread, nil)
        argument.deallocate()
        HandleTable.shared.remove(bits)
        #expect(thing == nil)
        #expect(code { _ = try recent(bits) } == .staleHandle)
    }
}
