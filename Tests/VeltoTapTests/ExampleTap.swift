import SessionBench
import VeltoCore
import VeltoWearable
import WorkedExamples

@testable import VeltoTap

/// A connected TAP of a worked example; a row is a notification, a call or a while.
struct ExampleTap: ExampleThing {
    private let talk = TapBench()
    private var defaults = TapDefaults()

    init(_ setup: Row) {
        talk.values["HW_REV"] = Array((setup["hardware"] ?? "3.3").utf8)
        talk.values["FW_REV"] = Array((setup["firmware"] ?? "2.6.0").utf8)
        talk.connect()
        talk.forget()
    }

    mutating func play(_ given: Row) -> Row {
        talk.advance(given.number("wait"))
        call(given["call"] ?? "")
        for (column, name) in [("taps", "TAP_DATA"), ("air", "AIR"), ("mouse", "MOUSE")] {
            if let text = given[column] { talk.notify(name, text) }
        }
        var seen = Row(uniqueKeysWithValues: Self.columns.map { ($0, "–") })
        talk.takeEvents().forEach { show($0, in: &seen) }
        let writes = talk.takeWrites().filter { $0.hasPrefix("NUS_RX") }.map { $0.replacing("NUS_RX <- ", with: "") }
        seen["writes"] = list(writes)
        seen["inAir"] = words(talk.status?.isInAir ?? false)
        seen["mouseState"] = words(talk.status?.mouseState.map { Int($0.rawValue) })
        seen["mode"] = talk.status?.mode.map { "\($0)" } ?? "–"
        seen["dropped"] = words(Int(talk.status?.droppedCombinations ?? 0))
        seen["warned"] = words(talk.logs.contains { $0.hasPrefix("warning") })
        return seen
    }

    private mutating func call(_ call: String) {
        switch call {
        case "default text":
            defaults.mode = .text
            talk.perform(defaults)
        case "state airMouse": talk.perform(TapCommand.setXRState(.airMouse))
        case "reconnect":
            talk.linkDown()
            talk.connect()
        default: break
        }
    }

    // MARK: What a program sees

    private static let columns = [
        "tapped", "repeat", "fingers", "shift", "switch", "gestures", "name", "vx", "vy", "elapsed", "isMouse", "roll",
        "pitch", "yaw",
    ]

    private func show(_ event: DeviceEvent, in seen: inout Row) {
        switch event {
        case .tapped(let fingers, let count, _, _):
            seen["tapped"] = words(fingers)
            seen["repeat"] = words(count)
            seen["fingers"] = FingerCombination(rawValue: UInt8(clamping: fingers)).fingers.map(words).joined(
                separator: " ")
        case .keyboardState(let shift, let isSwitched):
            seen["shift"] = shift.map { words(Int($0.rawValue)) }
            seen["switch"] = words(isSwitched)
        case .airGesture(_, let code, _):
            seen["gestures"] = words(code)
            seen["name"] = AirGesture(rawValue: Int32(code)).name
        case .pointerMoved(let x, let y, let elapsed, let isGenuine):
            seen["vx"] = words(x)
            seen["vy"] = words(y)
            seen["elapsed"] = words(Int(elapsed))
            seen["isMouse"] = words(isGenuine)
        case .attitude(let roll, let pitch, let yaw):
            (seen["roll"], seen["pitch"], seen["yaw"]) = (words(roll), words(pitch), words(yaw))
        default: break
        }
    }
}
