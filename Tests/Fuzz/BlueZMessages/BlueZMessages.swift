import CDBus
import CFuzzer
import VeltoBluetooth

@testable import VeltoBlueZ
@testable import VeltoCore

/// What the package manager makes the program's `main`.
@c(FuzzBlueZMessages_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    guard velto_dbus_load() != 0 else { return 1 }
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(start, Int32(clamping: size))
        return 0
    }
}

/// Feeds a central with one marshalled message, in every way in which the daemon could have sent it.
///
/// `seeds` holds messages as the daemon really sends them; `make_seeds.py` made them. Nothing may trap.
private func play(_ start: UnsafePointer<UInt8>, _ count: Int32) {
    guard let raw = velto_message_from_bytes(start, count) else { return }
    let message = Message(adopting: raw)
    guard let loop = try? Loop(time: .manual()) else { return }
    let central = BlueZCentral(loop: loop, log: Log(time: loop.time))
    central.open(sink: Sink.shared)
    central.daemonReady(baseObjects)
    central.daemonSent(message)
    if let objects = [ObjectDescription](managedObjects: message) { central.daemonReady(objects) }
    message.withNotifiedValue { bytes in
        for index in bytes.indices { blackHole &+= bytes[index] }
    }
    _ = message.arguments.descriptorIfAny
    _ = AgentCall(message)
    _ = ErrorTable.error(for: message.failure, during: .device)
    loop.turnUntilIdle()
}

private let adapter = ObjectPath("/org/bluez/hci0")
private let device = ObjectPath("/org/bluez/hci0/dev_C0_FF_EE_00_00_01")

/// One adapter and one device: what most messages are about.
private let baseObjects = [
    ObjectDescription(path: adapter, interfaces: [BlueZName.adapter: ["Powered": .boolean(true)]]),
    ObjectDescription(path: device, interfaces: [BlueZName.device: ["Address": .text("C0:FF:EE:00:00:01")]]),
]

// What is read must not be optimised away.
private nonisolated(unsafe) var blackHole: UInt8 = 0

extension MessageReader {
    fileprivate var descriptorIfAny: OwnedDescriptor? {
        var reader = self
        return reader.descriptor()
    }
}

private final class Sink: CentralSink {
    nonisolated(unsafe) static let shared = Sink()

    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {}
}
