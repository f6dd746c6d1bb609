import Glibc
import Testing
import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

/// Every fault at every write: the device keeps its firmware, or its bootloader answers, and the same update then succeeds.
@Suite struct TransferSweepTests {
    /// All writes with `VELTO_DFU_SWEEP` set (`make dfu-sweep`); otherwise one in seven.
    private static let stride = getenv("VELTO_DFU_SWEEP") == nil ? 7 : 1

    @Test(arguments: [FirmwareImage.Procedure.legacy, .secure], [true, false])
    func everyFaultAtEveryWrite(procedure: FirmwareImage.Procedure, twoBanks: Bool) throws {
        var package = TestPackage()
        package.size = procedure == .legacy ? 1500 : 6000
        let part = package.part(procedure)
        let kind: BootloaderKind = procedure == .legacy ? .legacy : .secure
        let whole = TransferRig(kind, twoBanks: twoBanks)
        try whole.transfer(part).get()
        var count = 0
        for fault in TransferFault.allCases {
            for number in Swift.stride(from: 0, to: whole.writes.count, by: Self.stride) {
                let rig = TransferRig(kind, twoBanks: twoBanks)
                rig.fault = (fault, after: number)
                try check(rig, part, package.image, "\(fault) at \(number)")
                count += 1
            }
        }
        #expect(count == TransferFault.allCases.count * ((whole.writes.count - 1) / Self.stride + 1))
    }

    private func check(_ rig: TransferRig, _ part: FirmwareImage.Part, _ image: [UInt8], _ name: String) throws {
        for _ in 0..<6 {
            _ = rig.transfer(part)
            let isNew = rig.flash.application == .image(image)
            let isOld = rig.flash.application == .original && (rig.flash.hasTwoBanks || !isNew)
            #expect(isNew || isOld || rig.flash.application == .none, "\(name)")
            // A device that starts again before its last command looks as if it had it: the next link shows that it has not.
            if isNew { return }
        }
        Issue.record("\(name): no link was enough")
    }
}
