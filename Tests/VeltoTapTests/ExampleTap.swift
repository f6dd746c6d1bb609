import VeltoCore
import WorkedExamples

@testable import VeltoTap

/// A TAP of a worked example; a row is a notification.
struct ExampleTap: ExampleThing {
    private var isInAir = false
    private var dropped = 0

    init(_ setup: Row) {}

    mutating func play(_ given: Row) -> Row {
        var seen: Row = ["tapped": "–", "gestures": "–"]
        if let text = given["taps"] { takeTaps(bytes(text), &seen) }
        if let text = given["air"] { takeAir(bytes(text), &seen) }
        if let text = given["mouse"] { takeMouse(bytes(text), &seen) }
        seen["inAir"] = words(isInAir)
        seen["dropped"] = words(dropped)
        return seen
    }

    private mutating func takeTaps(_ bytes: [UInt8], _ seen: inout Row) {
        guard let report = try? TapReport(bytes.span) else { return }
        seen["shift"] = words(report.keyboard.map { Int($0.shift) })
        seen["switch"] = report.keyboard.map { words($0.isSwitched) } ?? "–"
        guard !report.fingers.isEmpty else { return }
        guard report.fingers.isTap else {
            dropped += 1
            return
        }
        guard !isInAir else {
            seen["gestures"] = words(AirGesture(tapInAir: report.fingers)?.rawValue)
            return
        }
        seen["tapped"] = words(Int(report.fingers.rawValue))
        seen["repeat"] = words(Int(report.repeatCount))
        seen["fingers"] = report.fingers.fingers.map(words).joined(separator: " ")
    }

    private mutating func takeAir(_ bytes: [UInt8], _ seen: inout Row) {
        switch try? AirReport(bytes.span) {
        case .state(let state, _):
            isInAir = state == .airMouse
            seen["mouseState"] = words(state.map { Int($0.rawValue) })
        case .gesture(let code, _):
            let gesture = AirGesture(rawValue: Int(code))
            seen["gestures"] = gesture.isSilent ? "–" : words(gesture.rawValue)
            seen["name"] = gesture.name ?? "–"
        case nil: break
        }
    }

    private func takeMouse(_ bytes: [UInt8], _ seen: inout Row) {
        let report = (try? MouseReport(bytes.span)) ?? nil
        seen["vx"] = words(report.map { Int($0.velocityX) })
        seen["vy"] = words(report.map { Int($0.velocityY) })
        seen["elapsed"] = words(report.map { Int($0.elapsed) })
        seen["isMouse"] = report.map { words($0.isMouse) } ?? "–"
        seen["roll"] = words(report?.orientation.map { Int($0.roll) })
        seen["pitch"] = words(report?.orientation.map { Int($0.pitch) })
        seen["yaw"] = words(report?.orientation.map { Int($0.yaw) })
    }
}
