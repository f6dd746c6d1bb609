// Generated from bindings/api/driver.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of DriverCalls, which people write:
//
//     static func driverCreate() throws(VeltoError) -> ObjectHandle
//     static func driverDestroy(_ driver: Driver)
//     static func driverReset(_ driver: Driver) throws(VeltoError)
//     static func driverClearConstants(_ driver: Driver) throws(VeltoError)
//     static func driverSetPaddleConfig(_ driver: Driver, _ config: Overlay<velto_paddle_config>) throws(VeltoError)
//     static func driverGetPaddleConfig(_ driver: Driver, _ rateMode: velto_rate_mode, _ config: inout velto_paddle_config) throws(VeltoError)
//     static func driverStepPaddle(_ driver: Driver, _ input: velto_input, _ dt: Double, _ position: Double, _ center: Double) throws(VeltoError) -> Double
//     static func driverSetMenuConfig(_ driver: Driver, _ config: Overlay<velto_menu_config>) throws(VeltoError)
//     static func driverGetMenuConfig(_ driver: Driver, _ rateMode: velto_rate_mode, _ config: inout velto_menu_config) throws(VeltoError)
//     static func driverStepMenu(_ driver: Driver, _ input: velto_input, _ dt: Double, _ slotCount: Int32, _ selection: Int32, _ step: inout velto_menu_step) throws(VeltoError)
//     static func driverSetPointerConfig(_ driver: Driver, _ config: Overlay<velto_pointer_config>) throws(VeltoError)
//     static func driverGetPointerConfig(_ driver: Driver, _ rateMode: velto_rate_mode, _ config: inout velto_pointer_config) throws(VeltoError)
//     static func driverStepPointer(_ driver: Driver, _ input: velto_input, _ dt: Double, _ aim: velto_aim, _ target: velto_aim, _ moved: inout velto_aim) throws(VeltoError)
//     static func inputGetAim(_ input: velto_input, _ aim: inout velto_aim) throws(VeltoError)
//     static func driverSetLateralConfig(_ driver: Driver, _ config: Overlay<velto_lateral_config>) throws(VeltoError)
//     static func driverGetLateralConfig(_ driver: Driver, _ rateMode: velto_rate_mode, _ config: inout velto_lateral_config) throws(VeltoError)
//     static func driverStepLateral(_ driver: Driver, _ input: velto_input, _ dt: Double, _ aim: Double, _ lean: Double, _ isInverted: velto_bool) throws(VeltoError) -> Double
//     static func driverStepPicker(_ driver: Driver, _ input: velto_input, _ dt: Double, _ slotCount: Int32, _ step: inout velto_picker_step) throws(VeltoError)
//     static func driverSelectItem(_ driver: Driver, _ item: Int32) throws(VeltoError)
//     static func driverStepActions(_ driver: Driver, _ input: velto_input, _ dt: Double, _ step: inout velto_action_step) throws(VeltoError)
//     static func driverStepDisplay(_ driver: Driver, _ input: velto_input, _ dt: Double, _ shown: inout velto_input) throws(VeltoError)
//     static func driverStepGate(_ driver: Driver, _ isPressed: velto_bool, _ dt: Double, _ cooldown: Double) throws(VeltoError) -> velto_bool
//     static func driverSetGatePressed(_ driver: Driver, _ isPressed: velto_bool) throws(VeltoError)
//     static func velocityLimitsShape(_ limits: velto_velocity_limits, _ velocity: Double) throws(VeltoError) -> Double
//     static func slotFind(_ position: Double, _ count: Int32) throws(VeltoError) -> Int32
//     static func slotFindFocused(_ position: Double, _ count: Int32, _ current: Int32, _ enter: Double, _ exit: Double) throws(VeltoError) -> (code: ResultCode, slot: Int32)

/// Create a driver with the preset constants.
@c @implementation
public func velto_driver_create(_ out_driver: UnsafeMutablePointer<OpaquePointer?>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_create") }
    do throws(VeltoError) {
        try unsafe checkPointer(out_driver, "out_driver")
        let driver = try DriverCalls.driverCreate()
        unsafe out_driver?.pointee = driver.pointer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_create")
    }
}

/// Destroy a driver; NULL and stale pointers are ignored.
@c @implementation
public func velto_driver_destroy(_ driver: OpaquePointer?) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        DriverCalls.driverDestroy(driverValue)
    } catch {
        return
    }
}

/// Reset the state of a driver, and keep its constants.
@c @implementation
public func velto_driver_reset(_ driver: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_reset") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try DriverCalls.driverReset(driverValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_reset")
    }
}

/// Restore the preset constants of a driver.
@c @implementation
public func velto_driver_clear_constants(_ driver: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_clear_constants") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try DriverCalls.driverClearConstants(driverValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_clear_constants")
    }
}

/// Fill a velto_paddle_config with its defaults.
@c @implementation
public func velto_paddle_config_init(
    _ config: UnsafeMutablePointer<velto_paddle_config>?, _ size: Int, _ rate_mode: velto_rate_mode
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_paddle_config_init") }
    do throws(VeltoError) {
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe initialize(config, size, "config", velto_paddle_config.defaults(for: rate_mode))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_paddle_config_init")
    }
}

/// Set the paddle constants of a driver for one rate.
@c @implementation
public func velto_driver_set_paddle_config(
    _ driver: OpaquePointer?, _ config: UnsafePointer<velto_paddle_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_set_paddle_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let configValue = try unsafe Overlay(config, "config")
        try DriverCalls.driverSetPaddleConfig(driverValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_set_paddle_config")
    }
}

/// Get the paddle constants of a driver for one rate.
@c @implementation
public func velto_driver_get_paddle_config(
    _ driver: OpaquePointer?, _ rate_mode: velto_rate_mode, _ out_config: UnsafeMutablePointer<velto_paddle_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_get_paddle_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_paddle_config) throws(VeltoError) in
            try DriverCalls.driverGetPaddleConfig(driverValue, rate_mode, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_get_paddle_config")
    }
}

/// Move a paddle sideways, in the units of the court.
@c @implementation
public func velto_driver_step_paddle(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double, _ position: Double, _ center: Double,
    _ out_position: UnsafeMutablePointer<Double>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_paddle") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try checkFinite(position, "position")
        try checkFinite(center, "center")
        try unsafe checkPointer(out_position, "out_position")
        let position = try DriverCalls.driverStepPaddle(driverValue, inputValue, dt, position, center)
        unsafe out_position?.pointee = position
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_paddle")
    }
}

/// Fill a velto_menu_config with its defaults.
@c @implementation
public func velto_menu_config_init(
    _ config: UnsafeMutablePointer<velto_menu_config>?, _ size: Int, _ rate_mode: velto_rate_mode
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_menu_config_init") }
    do throws(VeltoError) {
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe initialize(config, size, "config", velto_menu_config.defaults(for: rate_mode))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_menu_config_init")
    }
}

/// Set the menu constants of a driver for one rate.
@c @implementation
public func velto_driver_set_menu_config(
    _ driver: OpaquePointer?, _ config: UnsafePointer<velto_menu_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_set_menu_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let configValue = try unsafe Overlay(config, "config")
        try DriverCalls.driverSetMenuConfig(driverValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_set_menu_config")
    }
}

/// Get the menu constants of a driver for one rate.
@c @implementation
public func velto_driver_get_menu_config(
    _ driver: OpaquePointer?, _ rate_mode: velto_rate_mode, _ out_config: UnsafeMutablePointer<velto_menu_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_get_menu_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_menu_config) throws(VeltoError) in
            try DriverCalls.driverGetMenuConfig(driverValue, rate_mode, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_get_menu_config")
    }
}

/// Get the selection step of a frame in a menu, or the slot targeted by the position.
@c @implementation
public func velto_driver_step_menu(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double, _ slot_count: Int32,
    _ selection: Int32, _ out_step: UnsafeMutablePointer<velto_menu_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_menu") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try checkInteger(slot_count, "slot_count", 0, 65536)
        try checkInteger(selection, "selection", 0, 65535)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_menu_step) throws(VeltoError) in
            try DriverCalls.driverStepMenu(driverValue, inputValue, dt, slot_count, selection, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_menu")
    }
}

/// Fill a velto_pointer_config with its defaults.
@c @implementation
public func velto_pointer_config_init(
    _ config: UnsafeMutablePointer<velto_pointer_config>?, _ size: Int, _ rate_mode: velto_rate_mode
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_pointer_config_init") }
    do throws(VeltoError) {
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe initialize(config, size, "config", velto_pointer_config.defaults(for: rate_mode))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_pointer_config_init")
    }
}

/// Set the pointer constants of a driver for one rate.
@c @implementation
public func velto_driver_set_pointer_config(
    _ driver: OpaquePointer?, _ config: UnsafePointer<velto_pointer_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_set_pointer_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let configValue = try unsafe Overlay(config, "config")
        try DriverCalls.driverSetPointerConfig(driverValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_set_pointer_config")
    }
}

/// Get the pointer constants of a driver for one rate.
@c @implementation
public func velto_driver_get_pointer_config(
    _ driver: OpaquePointer?, _ rate_mode: velto_rate_mode, _ out_config: UnsafeMutablePointer<velto_pointer_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_get_pointer_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_pointer_config) throws(VeltoError) in
            try DriverCalls.driverGetPointerConfig(driverValue, rate_mode, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_get_pointer_config")
    }
}

/// Move an aim over a screen.
@c @implementation
public func velto_driver_step_pointer(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double, _ aim: UnsafePointer<velto_aim>?,
    _ target: UnsafePointer<velto_aim>?, _ out_moved: UnsafeMutablePointer<velto_aim>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_pointer") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        let aimValue = try unsafe readFrozen(aim, "aim")
        try aimValue.check("aim")
        let targetValue = try unsafe readFrozen(target, "target")
        try targetValue.check("target")
        try unsafe withFrozenOutput(out_moved, "out_moved") { (moved: inout velto_aim) throws(VeltoError) in
            try DriverCalls.driverStepPointer(driverValue, inputValue, dt, aimValue, targetValue, &moved)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_pointer")
    }
}

/// Get the point on a screen that corresponds to the position of an input.
@c @implementation
public func velto_input_get_aim(
    _ input: UnsafePointer<velto_input>?, _ out_aim: UnsafeMutablePointer<velto_aim>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_input_get_aim") }
    do throws(VeltoError) {
        let inputValue = try unsafe readInput(input, "input")
        try unsafe withFrozenOutput(out_aim, "out_aim") { (aim: inout velto_aim) throws(VeltoError) in
            try DriverCalls.inputGetAim(inputValue, &aim)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_input_get_aim")
    }
}

/// Fill a velto_lateral_config with its defaults.
@c @implementation
public func velto_lateral_config_init(
    _ config: UnsafeMutablePointer<velto_lateral_config>?, _ size: Int, _ rate_mode: velto_rate_mode
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_lateral_config_init") }
    do throws(VeltoError) {
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe initialize(config, size, "config", velto_lateral_config.defaults(for: rate_mode))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_lateral_config_init")
    }
}

/// Set the lateral constants of a driver for one rate.
@c @implementation
public func velto_driver_set_lateral_config(
    _ driver: OpaquePointer?, _ config: UnsafePointer<velto_lateral_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_set_lateral_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let configValue = try unsafe Overlay(config, "config")
        try DriverCalls.driverSetLateralConfig(driverValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_set_lateral_config")
    }
}

/// Get the lateral constants of a driver for one rate.
@c @implementation
public func velto_driver_get_lateral_config(
    _ driver: OpaquePointer?, _ rate_mode: velto_rate_mode, _ out_config: UnsafeMutablePointer<velto_lateral_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_get_lateral_config") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkMember(rate_mode, "rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_lateral_config) throws(VeltoError) in
            try DriverCalls.driverGetLateralConfig(driverValue, rate_mode, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_get_lateral_config")
    }
}

/// Move an aim sideways, -1 to 1, while the device leans.
@c @implementation
public func velto_driver_step_lateral(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double, _ aim: Double, _ lean: Double,
    _ is_inverted: velto_bool, _ out_moved: UnsafeMutablePointer<Double>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_lateral") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try checkFinite(aim, "aim")
        try checkFinite(lean, "lean")
        try checkInteger(is_inverted, "is_inverted", 0, 1)
        try unsafe checkPointer(out_moved, "out_moved")
        let moved = try DriverCalls.driverStepLateral(driverValue, inputValue, dt, aim, lean, is_inverted)
        unsafe out_moved?.pointee = moved
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_lateral")
    }
}

/// Move the focus through a menu, and confirm with the button.
@c @implementation
public func velto_driver_step_picker(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double, _ slot_count: Int32,
    _ out_step: UnsafeMutablePointer<velto_picker_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_picker") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try checkInteger(slot_count, "slot_count", 0, 65536)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_picker_step) throws(VeltoError) in
            try DriverCalls.driverStepPicker(driverValue, inputValue, dt, slot_count, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_picker")
    }
}

/// Restart the menu of velto_driver_step_picker() with the focus on an item.
@c @implementation
public func velto_driver_select_item(_ driver: OpaquePointer?, _ item: Int32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_select_item") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkInteger(item, "item", 0, 65535)
        try DriverCalls.driverSelectItem(driverValue, item)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_select_item")
    }
}

/// Get the actions of a frame in a throwing game.
@c @implementation
public func velto_driver_step_actions(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double,
    _ out_step: UnsafeMutablePointer<velto_action_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_actions") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_action_step) throws(VeltoError) in
            try DriverCalls.driverStepActions(driverValue, inputValue, dt, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_actions")
    }
}

/// Get a copy of the input for display, refreshed every 0.12 s to avoid flicker.
@c @implementation
public func velto_driver_step_display(
    _ driver: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double,
    _ out_shown: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_display") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try unsafe withOutput(out_shown, "out_shown", inPlace: true) { (shown: inout velto_input) throws(VeltoError) in
            try DriverCalls.driverStepDisplay(driverValue, inputValue, dt, &shown)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_display")
    }
}

/// Pass a click, and reject further clicks until a cooldown has elapsed.
@c @implementation
public func velto_driver_step_gate(
    _ driver: OpaquePointer?, _ is_pressed: velto_bool, _ dt: Double, _ cooldown: Double,
    _ out_is_open: UnsafeMutablePointer<velto_bool>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_step_gate") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkInteger(is_pressed, "is_pressed", 0, 1)
        try checkNumber(dt, "dt", 0, .infinity)
        try checkNumber(cooldown, "cooldown", 0, 86400)
        try unsafe checkPointer(out_is_open, "out_is_open")
        let isOpen = try DriverCalls.driverStepGate(driverValue, is_pressed, dt, cooldown)
        unsafe out_is_open?.pointee = isOpen
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_step_gate")
    }
}

/// Synchronize the gate with the button, so that a button that is already held does not click.
@c @implementation
public func velto_driver_set_gate_pressed(_ driver: OpaquePointer?, _ is_pressed: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_driver_set_gate_pressed") }
    do throws(VeltoError) {
        let driverValue = try resolve(unsafe ObjectHandle(driver), as: Driver.self)
        try checkInteger(is_pressed, "is_pressed", 0, 1)
        try DriverCalls.driverSetGatePressed(driverValue, is_pressed)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_driver_set_gate_pressed")
    }
}

/// Fill a velto_velocity_limits with its defaults.
@c @implementation
public func velto_velocity_limits_init(
    _ limits: UnsafeMutablePointer<velto_velocity_limits>?, _ size: Int, _ preset: velto_velocity_preset
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_velocity_limits_init") }
    do throws(VeltoError) {
        try checkMember(preset, "preset", "0 to 4", known: isKnown_velto_velocity_preset(preset))
        try unsafe initialize(limits, size, "limits", velto_velocity_limits.defaults(for: preset))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_velocity_limits_init")
    }
}

/// Shape a velocity: apply the dead zone, the maximum and the gain.
@c @implementation
public func velto_velocity_limits_shape(
    _ limits: UnsafePointer<velto_velocity_limits>?, _ velocity: Double, _ out_shaped: UnsafeMutablePointer<Double>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_velocity_limits_shape") }
    do throws(VeltoError) {
        let limitsValue = try unsafe readInput(limits, "limits")
        try checkFinite(velocity, "velocity")
        try unsafe checkPointer(out_shaped, "out_shaped")
        let shaped = try DriverCalls.velocityLimitsShape(limitsValue, velocity)
        unsafe out_shaped?.pointee = shaped
        return VELTO_OK
    } catch {
        return report(error, in: "velto_velocity_limits_shape")
    }
}

/// Find the slot at a position, among slots side by side from -1 to 1.
@c @implementation
public func velto_slot_find(
    _ position: Double, _ count: Int32, _ out_slot: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_slot_find") }
    do throws(VeltoError) {
        try checkFinite(position, "position")
        try checkInteger(count, "count", 0, 65536)
        try unsafe checkPointer(out_slot, "out_slot")
        let slot = try DriverCalls.slotFind(position, count)
        unsafe out_slot?.pointee = slot
        return VELTO_OK
    } catch {
        return report(error, in: "velto_slot_find")
    }
}

/// Find the focused slot; none in the neutral zone.
@c @implementation
public func velto_slot_find_focused(
    _ position: Double, _ count: Int32, _ current: Int32, _ enter: Double, _ exit: Double,
    _ out_slot: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_slot_find_focused") }
    do throws(VeltoError) {
        try checkFinite(position, "position")
        try checkInteger(count, "count", 0, 65536)
        try checkInteger(current, "current", -1, 65535)
        try checkNumber(enter, "enter", 0, 1)
        try checkNumber(exit, "exit", 0, 1)
        try unsafe checkPointer(out_slot, "out_slot")
        let (code, slot) = try DriverCalls.slotFindFocused(position, count, current, enter, exit)
        unsafe out_slot?.pointee = slot
        return code.rawValue
    } catch {
        return report(error, in: "velto_slot_find_focused")
    }
}
