import Testing
import VeltoCore
import WorkedExamples

@testable import VeltoTap

/// What is written and read, by the thing of a table.
let exampleValues: [String: @Sendable (_ given: Row, _ setup: Row) throws -> Row] = [
    "version": { given, _ in
        let text = (given["text"] ?? "").replacing("\\0", with: "\0")
        let version = DeviceText.decode(Array(text.utf8)).flatMap { TapVersion($0) }
        return ["number": words(version.map { Int($0.rawValue) }), "spoken": version.map { "\($0)" } ?? "–"]
    },
    "gates": { given, setup in
        let feature = try #require(TapFeature.allCases.first { "\($0)" == given["feature"] })
        let versions = ["hardware", "firmware"].map { TapVersion(rawValue: Int32(setup.integer($0, -1))) }
        return ["available": words(feature.isAvailable(hardware: versions[0], firmware: versions[1]))]
    },
    "settings": { given, _ in
        let settings = try TapSettings(bytes(given["bytes"] ?? ""))
        return [
            "correctsText": words(settings.correctsText), "leftHanded": words(settings.isLeftHanded),
            "vibrates": words(settings.vibrates), "mouse": words(Int(settings.mouseSensitivity)),
            "scroll": words(Int(settings.scrollSensitivity)), "doubleTap": words(Int(settings.doubleTapTimeout)),
            "airMouse": words(settings.hasAirMouse), "media": words(settings.controlsMedia),
            "television": words(settings.controlsTelevision), "sleep": words(Int(settings.sleepAfter)),
            "developer": words(settings.isDeveloperMode),
        ]
    },
    "mode": { given, _ in
        let codes = given.numbers("codes").map { Int($0) }
        let sensitivity =
            codes.isEmpty
            ? RawSensitivity() : RawSensitivity(fingers: codes[0], gyroscope: codes[1], accelerometer: codes[2])
        let modes: [String: TapMode] = [
            "text": .text, "controller": .controller, "controllerWithMouse": .controllerWithMouse,
            "controllerWithKeyboard": .controllerWithKeyboard, "rawSensors": .rawSensors(sensitivity),
        ]
        let mode = try #require(modes[given["mode"] ?? ""])
        let ranges = [sensitivity.fingerRange, sensitivity.gyroscopeRange, sensitivity.accelerometerRange]
        return ["bytes": hex(mode.command), "scales": words(ranges.map(\.scale))]
    },
    "state": { given, _ in
        let state = try #require(XRState.allCases.first { "\($0)" == given["state"] })
        return ["bytes": hex(state.command)]
    },
    "vibration": { given, _ in
        let pattern = HapticPattern(given.numbers("ms").map { $0 / 1000 })
        return ["bytes": hex(pattern.body), "truncated": words(pattern.isTruncated)]
    },
    "request": { given, _ in
        let requests: [String: [UInt8]] = [
            "airState": .airStateQuery, "keyboard": KeyboardRequest.state.command,
            "tap 5": KeyboardRequest.tap([.thumb, .middle]).command,
        ]
        return ["bytes": hex(try #require(requests[given["request"] ?? ""]))]
    },
    "framed command": { given, _ in
        let commands: [String: FramedCommand] = [
            "feature 1 on": .setFeature(.detection, true),
            "sensitivity 5 4": .setSensitivity(gyroscope: 5, accelerometer: 4),
            "standby on": .setStandby(true), "vibrate 500 200": .haptic(HapticPattern([0.5, 0.2])),
            "keep alive": .keepAlive,
        ]
        return ["bytes": hex(try #require(commands[given["command"] ?? ""]).bytes)]
    },
]

private func hex(_ bytes: [UInt8]) -> String { Hex.text(bytes.span) }
