internal import VeltoBluetooth
internal import VeltoCore

/// The bootloader of a board at the next address.
///
/// The board's own address is silent while it runs.
///
/// It is the same board, seen at its second address; both peripherals share a lock.
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
