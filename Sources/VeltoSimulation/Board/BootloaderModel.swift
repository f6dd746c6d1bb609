internal import VeltoBluetooth
internal import VeltoCore

/// The bootloader of a board that advertises with its own address.
///
/// The board's address does not advertise meanwhile. Both addresses belong to one board, so their peripherals share a
/// lock.
final class BootloaderModel: PeripheralModel {
    private let board: BoardModel

    init(of board: BoardModel) { self.board = board }

    var attributes: [PeripheralAttribute] { board.bootloaderAttributes }

    func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        board.isElsewhere ? board.bootloaderAdvertisement(at: time) : nil
    }

    func linkUp(at time: Timestamp) { board.linkUp(at: time) }

    func linkDown(at time: Timestamp) { board.linkDown(at: time) }

    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError? {
        board.write(handle, bytes, kind, at: time)
    }

    func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        board.read(handle, at: time)
    }

    func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    var nextDeadline: Timestamp { board.isElsewhere ? board.nextDeadline : .distantFuture }

    func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        if board.isElsewhere { board.run(to: time, into: &outlet) }
    }
}
