import Synchronization
import VeltoCore
import VeltoWearable

/// The commands of toys.
enum ToyCommand: SessionCommand {
    /// Make moves, of a byte each.
    case move([UInt8])
}

/// A part of a toy: moves for later, kept by the library and not by the toy.
final class ToyDance: DevicePartContents {
    static let kind = PartKind(rawValue: 120)
    private static let mostMoves = 20
    private let kept = Mutex<[UInt8]>([])

    var moves: [UInt8] { kept.withLock { $0 } }

    func keep(_ move: UInt8) throws(VeltoError) {
        try kept.withLock { moves throws(VeltoError) in
            guard moves.count < Self.mostMoves else { throw VeltoError(.outOfMemory, "a dance has 20 moves") }
            moves.append(move)
        }
    }
}

/// What only toys have.
struct ToyDevice<Device: WearableDevice> {
    let device: Device

    func move(_ moves: [UInt8]) throws(VeltoError) -> Device.Operation {
        try device.perform(ToyCommand.move(moves), timeout: 5)
    }

    func makeDance() throws(VeltoError) -> PartID { try device.makePart(ToyDance.kind, ToyDance()) }

    /// Keeps a move instead of sending it.
    func keep(_ move: UInt8, in dance: PartID) throws(VeltoError) { try contents(of: dance).keep(move) }

    func play(_ dance: PartID) throws(VeltoError) -> Device.Operation { try move(contents(of: dance).moves) }

    private func contents(of dance: PartID) throws(VeltoError) -> ToyDance {
        guard let dance = try device.contents(of: dance) as? ToyDance else {
            throw VeltoError(.wrongKind, "the part is no dance")
        }
        return dance
    }
}
