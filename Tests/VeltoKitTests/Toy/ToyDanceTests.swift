import Testing
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// A part of a kind of its own is the family's business: the kit gives it a handle and an end.
@Suite struct ToyDanceTests {
    private let test: TestContext

    init() throws {
        test = try TestContext { $0.families = Families([Toy()]) }
    }

    /// A toy that was met, and never connected.
    private func met() throws -> (Simulator, Device) {
        var definition = SimulatorDefinition()
        definition.model = .table(Toy().characteristics.map { PeripheralAttribute($0) })
        definition.name = "Toy 9"
        let simulator = try test.createSimulator(definition)
        _ = try test.context.beginScan()
        try test.advance(1)
        return (simulator, try #require(test.context.devices.first))
    }

    private func part(_ id: PartID) throws(VeltoError) -> DevicePart {
        try HandleTable.shared.resolvePart(id.handle, ToyDance.kind)
    }

    @Test func aDanceIsKeptBeforeTheToyIsConnectedAndPlayedLater() throws {
        defer { test.context.destroy() }
        let (simulator, device) = try met()
        let toy = ToyDevice(device: device)
        let dance = try toy.makeDance()
        for move: UInt8 in [7, 8, 9] { try toy.keep(move, in: dance) }
        #expect(try part(dance).device === device && part(dance).id == dance)
        _ = try device.beginConnect(timeout: .seconds(5))
        try test.advance(2)
        while simulator.peripheral.readWrite() != nil {}
        let operation = try toy.play(dance)
        try test.advance(0.5)
        guard case .success? = operation.result else { throw VeltoError(.internal, "\(operation.result as Any)") }
        #expect(simulator.peripheral.readWrite()?.bytes == [7, 8, 9])
    }

    @Test func aToyReportsTheProgressOfItsMoves() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        _ = try device.beginConnect(timeout: .seconds(5))
        try test.advance(2)
        _ = test.drain()
        let operation = try ToyDevice(device: device).move([7, 8, 9])
        try test.advance(0.5)
        let reports = test.drain().compactMap { event -> OperationProgress? in
            guard case .progress(let progress) = event.payload, event.operation === operation else { return nil }
            return progress
        }
        #expect(reports.map(\.done) == [0, 3] && reports.allSatisfy { $0.total == 3 })
        #expect(operation.progress?.isComplete == true)
    }

    @Test func aDanceHoldsForItsToyAlone() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        let other = try test.context.createIngestDevice(family: Toy().family, identifier: "other")
        let dance = try ToyDevice(device: device).makeDance()
        #expect(code { try ToyDevice(device: other).keep(1, in: dance) } == .staleHandle)
        other.endPart(dance)
        #expect(device.parts == [dance])
    }

    @Test func whatAnotherKindKeepsIsNoDance() throws {
        final class Song: DevicePartContents {}
        defer { test.context.destroy() }
        let (_, device) = try met()
        let song = try device.makePart(PartKind(rawValue: 121), Song())
        #expect(code { try ToyDevice(device: device).keep(1, in: song) } == .wrongKind)
        #expect(code { _ = try part(song) } == .wrongKind)
        #expect(try device.contents(of: song) is Song)
    }

    @Test func aPartIsNoDeviceAndADeviceNoPart() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        let dance = try ToyDevice(device: device).makeDance()
        #expect(code { _ = try HandleTable.shared.resolve(dance.handle, .device, as: Device.self) } == .wrongKind)
        #expect(code { _ = try part(PartID(device.handle)) } == .wrongKind)
        #expect(code { _ = try part(PartID(.null)) } == .invalidHandle)
    }

    @Test(arguments: [0, 3, 31, 128, 255])
    func theNumbersOfOtherHandlesAreNoKindsOfParts(number: UInt8) throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        #expect(code { _ = try device.makePart(PartKind(rawValue: number), ToyDance()) } == .invalidArgument)
        #expect(HandleKind.allCases.allSatisfy { !PartKind.range.contains($0.rawValue) })
    }

    // MARK: Ends

    @Test func aDanceEndsOnce() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        let toy = ToyDevice(device: device)
        let (first, second) = (try toy.makeDance(), try toy.makeDance())
        #expect(device.parts == [first, second])
        device.endPart(first)
        device.endPart(first)
        #expect(device.parts == [second])
        #expect(code { try toy.keep(1, in: first) } == .staleHandle)
        #expect(code { _ = try part(first) } == .staleHandle)
    }

    @Test func aDanceEndsWithAForgottenToy() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        let toy = ToyDevice(device: device)
        let dance = try toy.makeDance()
        _ = try device.beginForget()
        try test.advance(1)
        #expect(code { _ = try part(dance) } == .staleHandle)
        #expect(code { _ = try toy.makeDance() } == .staleHandle)
    }

    @Test func aDanceEndsWithItsContext() throws {
        let (_, device) = try met()
        let dance = try ToyDevice(device: device).makeDance()
        test.context.destroy()
        #expect(code { _ = try part(dance) } == .staleHandle)
        #expect(code { _ = try ToyDevice(device: device).makeDance() } == .staleHandle)
    }

    @Test func anotherFamilyHasNoDances() throws {
        defer { test.context.destroy() }
        let (_, device) = try met()
        let dance = try ToyDevice(device: device).makeDance()
        try device.setFamily(.other)
        #expect(device.parts.isEmpty)
        #expect(code { _ = try part(dance) } == .staleHandle)
    }
}
