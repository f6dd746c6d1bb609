public import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// The bootloader of boards, which has a service of its own and none of the board's.
///
/// Source: MetaWear system protocol, 10.3.
public struct MetaWearBootloader: LinkMode {
    /// The shared instance.
    public init() {}

    /// The mode.
    public var mode: DeviceMode { .bootloader }

    /// By its service.
    public func isEvident(in table: GATTTable) -> Bool {
        table.hasService(MetaWearProfile.bootloader)
    }

    /// Makes a session with a board in its bootloader.
    public func makeSession() -> any WearableSession {
        BootloaderSession()
    }
}

/// The session with a board in its bootloader: ready at once, and without commands.
final class BootloaderSession: WearableSession {
    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        out.log(.info, "the device is in its bootloader")
        out.ready()
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput
    ) {}

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {}

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        out.finish(operation, .failure(.inBootloader))
    }

    func linkDown(_ out: inout SessionOutput) {}
}
