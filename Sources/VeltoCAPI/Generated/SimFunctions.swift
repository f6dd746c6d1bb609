// Generated from bindings/api/sim.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of SimulatorCalls, which people write:
//
//     static func contextCreateSim(_ context: Context, _ def: velto_sim_def, name: String?, script: String?, modelName: String?, hardwareVersion: String?, firmwareVersion: String?) throws(VeltoError) -> velto_sim
//     static func simDestroy(_ sim: Simulator)
//     static func simGetDevice(_ sim: Simulator) throws(VeltoError) -> (code: ResultCode, device: velto_device)
//     static func simGetIdentifier(_ sim: Simulator) throws(VeltoError) -> String
//     static func simSetScript(_ sim: Simulator, _ steps: [velto_sim_step], _ repeats: velto_bool) throws(VeltoError)
//     static func simPlay(_ sim: Simulator, _ scriptName: String) throws(VeltoError)
//     static func simSetMotion(_ sim: Simulator, _ x: Double, _ y: Double, _ z: Double) throws(VeltoError)
//     static func simPressButton(_ sim: Simulator, _ seconds: Double) throws(VeltoError)
//     static func simInjectStep(_ sim: Simulator, _ step: velto_sim_step) throws(VeltoError)
//     static func simSetI2cRegisters(_ sim: Simulator, _ address: UInt8, _ registerId: UInt8, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simGetI2cRegisters(_ sim: Simulator, _ address: UInt8, _ registerId: UInt8) throws(VeltoError) -> [UInt8]
//     static func simRemoveI2cDevice(_ sim: Simulator, _ address: UInt8) throws(VeltoError)
//     static func simSetSpiAnswer(_ sim: Simulator, _ selectPin: UInt8, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simGetState(_ sim: Simulator) throws(VeltoError) -> [UInt8]
//     static func simSetState(_ sim: Simulator, _ bytes: UnsafeRawBufferPointer) throws(VeltoError)
//     static func simSetLink(_ sim: Simulator, _ link: Overlay<velto_sim_link>) throws(VeltoError)
//     static func simGetLink(_ sim: Simulator, _ link: inout velto_sim_link) throws(VeltoError)
//     static func simDropLink(_ sim: Simulator) throws(VeltoError) -> ResultCode

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
        let modelNameText = try unsafe readOptionalText(defValue.model_name, "def.model_name", limit: 255)
        let hardwareVersionText = try unsafe readOptionalText(defValue.hardware_version, "def.hardware_version", limit: 255)
        let firmwareVersionText = try unsafe readOptionalText(defValue.firmware_version, "def.firmware_version", limit: 255)
        try unsafe checkPointer(out_sim, "out_sim")
        let sim = try unsafe SimulatorCalls.contextCreateSim(contextValue, defValue, name: nameText, script: scriptText, modelName: modelNameText, hardwareVersion: hardwareVersionText, firmwareVersion: firmwareVersionText)
        unsafe out_sim?.pointee = sim
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_sim")
    }
}

/// Destroy a simulated device; for a connected host, it falls silent.
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

/// Get the identifier of a simulator's device, even before a scan has found it.
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
        try checkElements(stepsValue, "steps") { element throws(VeltoError) in try element.check("steps") }
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

/// Perform a step of a script at once on a TAP wearable or a board, in addition to its script.
@c @implementation
public func velto_sim_inject_step(_ sim: velto_sim, _ step: UnsafePointer<velto_sim_step>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_inject_step") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let stepValue = try unsafe readFrozen(step, "step")
        try stepValue.check("step")
        try SimulatorCalls.simInjectStep(simValue, stepValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_inject_step")
    }
}

/// Set registers of a device on the I2C bus of a simulated board.
@c @implementation
public func velto_sim_set_i2c_registers(
    _ sim: velto_sim, _ address: UInt8, _ register_id: UInt8, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_i2c_registers") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(address, "address", .min, 127)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 256)
        try unsafe SimulatorCalls.simSetI2cRegisters(simValue, address, register_id, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_i2c_registers")
    }
}

/// Get registers of a device on the I2C bus of a simulated board, as last set or written by the board.
@c @implementation
public func velto_sim_get_i2c_registers(
    _ sim: velto_sim, _ address: UInt8, _ register_id: UInt8, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_i2c_registers") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(address, "address", .min, 127)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try SimulatorCalls.simGetI2cRegisters(simValue, address, register_id)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_get_i2c_registers")
    }
}

/// Disconnect a device from the I2C bus of a simulated board; it no longer answers.
@c @implementation
public func velto_sim_remove_i2c_device(_ sim: velto_sim, _ address: UInt8) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_remove_i2c_device") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        try checkInteger(address, "address", .min, 127)
        try SimulatorCalls.simRemoveI2cDevice(simValue, address)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_remove_i2c_device")
    }
}

/// Set the response of a device on the SPI bus of a simulated board.
@c @implementation
public func velto_sim_set_spi_answer(
    _ sim: velto_sim, _ select_pin: UInt8, _ bytes: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_spi_answer") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 256)
        try unsafe SimulatorCalls.simSetSpiAnswer(simValue, select_pin, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_spi_answer")
    }
}

/// Get the state of a simulated board as bytes.
@c @implementation
public func velto_sim_get_state(
    _ sim: velto_sim, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_get_state") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try SimulatorCalls.simGetState(simValue)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_sim_get_state")
    }
}

/// Set the state of a simulated board, as returned by velto_sim_get_state().
@c @implementation
public func velto_sim_set_state(_ sim: velto_sim, _ bytes: UnsafeRawPointer?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sim_set_state") }
    do throws(VeltoError) {
        let simValue = try resolve(ObjectHandle(sim), as: Simulator.self)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 671088640)
        try unsafe SimulatorCalls.simSetState(simValue, bytesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sim_set_state")
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
        let code = try SimulatorCalls.simDropLink(simValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_sim_drop_link")
    }
}
