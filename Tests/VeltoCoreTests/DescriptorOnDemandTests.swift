import Glibc
import Testing
import VeltoCore

/// A descriptor that is opened late has missed nothing.
@Suite struct DescriptorOnDemandTests {
    private let descriptor = DescriptorOnDemand(for: "a test")

    @Test func whatWasSetBeforeItIsAskedForIsReadable() throws {
        descriptor.set()
        #expect(isReadable(try descriptor.open()))
        descriptor.clear()
        #expect(!isReadable(try descriptor.open()))
        descriptor.set()
        #expect(isReadable(try descriptor.open()))
    }

    @Test func whatWasClearedBeforeItIsAskedForIsNot() throws {
        descriptor.set()
        descriptor.clear()
        #expect(!isReadable(try descriptor.open()))
        #expect(try descriptor.open() == descriptor.open(), "there is one")
    }

    private func isReadable(_ number: Int32) -> Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, 0) == 1
    }
}
