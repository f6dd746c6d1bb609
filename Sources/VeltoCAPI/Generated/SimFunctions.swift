// Generated from bindings/api/sim.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of SimulatorCalls, which people write:
//
//     static func contextCreateSim(_ context: Context, _ def: velto_sim_def, name: String?, script: String?) throws(VeltoError) -> velto_sim
//     static func simDestroy(_ sim: Simulator)
//     static func simGetDevice(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, device: velto_device)
//     static func simGetIdentifier(_ sim: Simulator) throws(VeltoError) -> String
//     static func simSetScript(_ sim: Simulator, _ steps: [velto_sim_step], _ repeats: velto_bool) throws(VeltoError)
//     static func simPlay(_ sim: Simulator, _ scriptName: String) throws(VeltoError)
//     static func simSetMotion(_ sim: Simulator, _ x: Double, _ y: Double, _ z: Double) throws(VeltoError)
//     static func simPressButton(_ sim: Simulator, _ seconds: Double) throws(VeltoError)
//     static func simSetLink(_ sim: Simulator, _ link: Overlay<velto_sim_link>) throws(VeltoError)
//     static func simGetLink(_ sim: Simulator, _ link: inout velto_sim_link) throws(VeltoError)
//     static func simDropLink(_ sim: Simulator) throws(VeltoError)
//     static func simInjectNotification(_ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simPollWrite(_ sim: Simulator, _ write: inout velto_sim_write) throws(VeltoError) -> ResultCode
//     static func simSetCharacteristics(_ sim: Simulator, _ characteristics: [velto_sim_characteristic]) throws(VeltoError)
//     static func simSetValue(_ sim: Simulator, _ characteristic: UInt16, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simSetRefusal(_ sim: Simulator, _ characteristic: UInt16, _ attCode: UInt32) throws(VeltoError)
//     static func simSetBare(_ sim: Simulator, _ isBare: velto_bool) throws(VeltoError) -> ResultCode
//     static func simGetAdvertisement(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, buffer: [UInt8])
//     static func simListCharacteristics(_ sim: Simulator) throws(VeltoError) -> [velto_sim_characteristic]
//     static func simReportLink(_ sim: Simulator, _ isUp: velto_bool) throws(VeltoError)
//     static func simWriteValue(_ sim: Simulator, _ characteristic: UInt16, _ hasResponse: velto_bool, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simReadValue(_ sim: Simulator, _ characteristic: UInt16) throws(VeltoError) -> [UInt8]
//     static func simReportSubscription(_ sim: Simulator, _ characteristic: UInt16, _ isOn: velto_bool) throws(VeltoError)
//     static func simPollNotification(_ sim: Simulator, _ notification: inout velto_sim_notification) throws(VeltoError) -> ResultCode

/// Fill a velto_sim_def with its defaults.
@c @implementation
public func velto_sim_def_init(_ def: UnsafeMutablePointer<velto_sim_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_sim_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_def_init")
    }
}

/// Create a simulated device.
@c @implementation
public func velto_context_create_sim(
    _ context: OpaquePointer?, _ def: UnsafePointer<velto_sim_def>?, _ out_sim: UnsafeMutablePointer<velto_sim>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create_sim") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let nameText = try unsafe readOptionalText(defValue.name, "def.name", limit: 255)
        let scriptText = try unsafe readOptionalText(defValue.script, "def.script", limit: 255)
        try unsafe checkPointer(out_sim, "out_sim")
        let sim = try unsafe SimulatorCalls.contextCreateSim(contextValue, defValue, name: nameText, script: scriptText)
        unsafe out_sim?.pointee = sim
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_sim")
    }
}

/// Destroy a simulated device; a connected host sees it fall silent.
@c @implementation
public func velto_sim_destroy(_ sim: velto_sim) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        SimulatorCalls.simDestroy(simValue)
    } catch {
        return
    }
}

/// Get the device of a simulator, once a scan has found it.
@c @implementation
public func velto_sim_get_device(_ sim: velto_sim, _ out_device: UnsafeMutablePointer<velto_device>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_device") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try unsafe checkPointer(out_device, "out_device")
        let (code, device) = try SimulatorCalls.simGetDevice(simValue)
        unsafe out_device?.pointee = device
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_get_device")
    }
}

/// Get the identifier of a simulator's device, also before a scan has found it.
@c @implementation
public func velto_sim_get_identifier(
    _ sim: velto_sim, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_identifier") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try SimulatorCalls.simGetIdentifier(simValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_get_identifier")
    }
}

/// Play a custom script on a simulated device.
@c @implementation
public func velto_sim_set_script(
    _ sim: velto_sim, _ steps: UnsafePointer<velto_sim_step>?, _ count: Int, _ repeats: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_script") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let stepsValue = try unsafe readList(steps, count, "steps", limit: 4096)
        for element in stepsValue { try element.check("steps") }
        try checkInteger(repeats, "repeats", 0, 1)
        try SimulatorCalls.simSetScript(simValue, stepsValue, repeats)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_script")
    }
}

/// Play a built-in script on a simulated device.
@c @implementation
public func velto_sim_play(_ sim: velto_sim, _ script_name: UnsafePointer<CChar>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_play") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let scriptNameValue = try unsafe readText(script_name, "script_name", limit: 64)
        try SimulatorCalls.simPlay(simValue, scriptNameValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_play")
    }
}

/// Move a simulated device to a position and hold it there; ends its script.
@c @implementation
public func velto_sim_set_motion(_ sim: velto_sim, _ x: Double, _ y: Double, _ z: Double) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_motion") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkNumber(x, "x", -32768, 32767)
        try checkNumber(y, "y", -32768, 32767)
        try checkNumber(z, "z", -32768, 32767)
        try SimulatorCalls.simSetMotion(simValue, x, y, z)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_motion")
    }
}

/// Press the button of a simulated device, in addition to its script.
@c @implementation
public func velto_sim_press_button(_ sim: velto_sim, _ seconds: Double) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_press_button") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkNumber(seconds, "seconds", 0, 86400)
        try SimulatorCalls.simPressButton(simValue, seconds)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_press_button")
    }
}

/// Fill a velto_sim_link with its defaults.
@c @implementation
public func velto_sim_link_init(_ link: UnsafeMutablePointer<velto_sim_link>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_link_init") }
    do throws(VeltoError) {
        try unsafe initialize(link, size, "link", velto_sim_link.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_link_init")
    }
}

/// Set the radio conditions of a simulated device.
@c @implementation
public func velto_sim_set_link(_ sim: velto_sim, _ link: UnsafePointer<velto_sim_link>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_link") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let linkValue = try unsafe Overlay(link, "link")
        try SimulatorCalls.simSetLink(simValue, linkValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_link")
    }
}

/// Get the radio conditions of a simulated device.
@c @implementation
public func velto_sim_get_link(_ sim: velto_sim, _ out_link: UnsafeMutablePointer<velto_sim_link>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_link") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try unsafe withOutput(out_link, "out_link") { (link: inout velto_sim_link) throws(VeltoError) in
            try SimulatorCalls.simGetLink(simValue, &link)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_get_link")
    }
}

/// End the link from the device's side.
@c @implementation
public func velto_sim_drop_link(_ sim: velto_sim) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_drop_link") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try SimulatorCalls.simDropLink(simValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_drop_link")
    }
}

/// Send arbitrary bytes as a notification, whatever the firmware is doing.
@c @implementation
public func velto_sim_inject_notification(
    _ sim: velto_sim, _ characteristic: UInt16, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_inject_notification") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", limit: 512)
        try unsafe SimulatorCalls.simInjectNotification(simValue, characteristic, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_inject_notification")
    }
}

/// Take the oldest write that reached the firmware; the last 256 are kept.
@c @implementation
public func velto_sim_poll_write(
    _ sim: velto_sim, _ out_write: UnsafeMutablePointer<velto_sim_write>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_poll_write") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let code = try unsafe withFrozenOutput(out_write, "out_write") { (write: inout velto_sim_write) throws(VeltoError) in
            try SimulatorCalls.simPollWrite(simValue, &write)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_poll_write")
    }
}

/// Replace all characteristics of a TABLE simulator; a connected host is notified.
@c @implementation
public func velto_sim_set_characteristics(
    _ sim: velto_sim, _ characteristics: UnsafePointer<velto_sim_characteristic>?, _ count: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_characteristics") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let characteristicsValue = try unsafe readList(characteristics, count, "characteristics", limit: 256)
        for element in characteristicsValue { try element.check("characteristics") }
        try SimulatorCalls.simSetCharacteristics(simValue, characteristicsValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_characteristics")
    }
}

/// Set the value of a characteristic of a TABLE simulator.
@c @implementation
public func velto_sim_set_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", limit: 512)
        try unsafe SimulatorCalls.simSetValue(simValue, characteristic, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_value")
    }
}

/// Make reads, writes and subscriptions of a TABLE simulator's characteristic fail.
@c @implementation
public func velto_sim_set_refusal(_ sim: velto_sim, _ characteristic: UInt16, _ att_code: UInt32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_refusal") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(att_code, "att_code", 0, 255)
        try SimulatorCalls.simSetRefusal(simValue, characteristic, att_code)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_refusal")
    }
}

/// Move a simulator from its context's backend to the program, or back.
@c @implementation
public func velto_sim_set_bare(_ sim: velto_sim, _ is_bare: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_bare") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_bare, "is_bare", 0, 1)
        let code = try SimulatorCalls.simSetBare(simValue, is_bare)
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_set_bare")
    }
}

/// Get the advertising payload of a simulated device.
@c @implementation
public func velto_sim_get_advertisement(
    _ sim: velto_sim, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_advertisement") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let (code, buffer) = try SimulatorCalls.simGetAdvertisement(simValue)
        let stored = unsafe bufferValue.store(buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_sim_get_advertisement")
    }
}

/// List the characteristics of a simulated device, in the order of its table.
@c @implementation
public func velto_sim_list_characteristics(
    _ sim: velto_sim, _ characteristics: UnsafeMutablePointer<velto_sim_characteristic>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_list_characteristics") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let characteristicsValue = try unsafe OutputBuffer(characteristics, capacity, out_count, "characteristics")
        let characteristics = try SimulatorCalls.simListCharacteristics(simValue)
        let stored = unsafe characteristicsValue.store(characteristics)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_list_characteristics")
    }
}

/// Report to a bare simulator that a host has connected, or that the link has ended.
@c @implementation
public func velto_sim_report_link(_ sim: velto_sim, _ is_up: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_report_link") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_up, "is_up", 0, 1)
        try SimulatorCalls.simReportLink(simValue, is_up)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_report_link")
    }
}

/// Forward a host's write to a bare simulator.
@c @implementation
public func velto_sim_write_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ has_response: velto_bool, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_write_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(has_response, "has_response", 0, 1)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", limit: 512)
        try unsafe SimulatorCalls.simWriteValue(simValue, characteristic, has_response, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_write_value")
    }
}

/// Forward a host's read to a bare simulator.
@c @implementation
public func velto_sim_read_value(
    _ sim: velto_sim, _ characteristic: UInt16, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_read_value") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try SimulatorCalls.simReadValue(simValue, characteristic)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_read_value")
    }
}

/// Report to a bare simulator that a host has enabled or disabled notifications of a characteristic.
@c @implementation
public func velto_sim_report_subscription(
    _ sim: velto_sim, _ characteristic: UInt16, _ is_on: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_report_subscription") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(is_on, "is_on", 0, 1)
        try SimulatorCalls.simReportSubscription(simValue, characteristic, is_on)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_report_subscription")
    }
}

/// Take the next notification of a bare simulator that is due.
@c @implementation
public func velto_sim_poll_notification(
    _ sim: velto_sim, _ out_notification: UnsafeMutablePointer<velto_sim_notification>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_poll_notification") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let code = try unsafe withFrozenOutput(out_notification, "out_notification") { (notification: inout velto_sim_notification) throws(VeltoError) in
            try SimulatorCalls.simPollNotification(simValue, &notification)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_poll_notification")
    }
}
