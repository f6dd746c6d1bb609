import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

@Suite struct BootloaderTests {
    private static let table = GATTTable([
        Characteristic(
            service: MetaWearProfile.bootloader, uuid: MetaWearProfile.command, handle: 3, properties: .write)
    ])

    @Test func aBootloaderIsReadyAtOnceAndTakesNoCommand() throws {
        #expect(MetaWearBootloader().isEvident(in: Self.table) && !MetaWearBootloader().isEvident(in: BoardBench.table))
        let bench = SessionBench(BootloaderSession())
        bench.linkUp(Self.table)
        #expect(bench.isReady && bench.logs == ["info: the device is in its bootloader"])
        bench.notify([1, 2, 3], from: 3)
        let operation = bench.perform(PlayLight(patterns: [.solid(.red)], action: nil))
        #expect(bench.code(operation) == VeltoError.inBootloader.code && bench.actions.count == 3)
    }
}
