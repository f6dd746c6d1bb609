// Generated from bindings/api/navigator.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of NavigatorCalls, which people write:
//
//     static func navigatorCreate(_ config: velto_navigator_config) throws(VeltoError) -> ObjectHandle
//     static func navigatorDestroy(_ navigator: Navigator)
//     static func navigatorSetConfig(_ navigator: Navigator, _ config: Overlay<velto_navigator_config>) throws(VeltoError)
//     static func navigatorGetConfig(_ navigator: Navigator, _ config: inout velto_navigator_config) throws(VeltoError)
//     static func navigatorBeginMenu(_ navigator: Navigator, _ itemCount: Int32, _ confirmation: velto_confirmation) throws(VeltoError)
//     static func navigatorEndMenu(_ navigator: Navigator) throws(VeltoError)
//     static func navigatorSetItemEnabled(_ navigator: Navigator, _ item: Int32, _ isEnabled: velto_bool) throws(VeltoError)
//     static func navigatorSetSuspended(_ navigator: Navigator, _ isSuspended: velto_bool) throws(VeltoError)
//     static func navigatorGetState(_ navigator: Navigator, _ state: inout velto_navigator_state) throws(VeltoError)
//     static func navigatorStepInput(_ navigator: Navigator, _ input: velto_input, _ dt: Double, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorStepPosition(_ navigator: Navigator, _ position: Double, _ isClicked: velto_bool, _ isAvailable: velto_bool, _ dt: Double, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorMoveFocus(_ navigator: Navigator, _ steps: Int32, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorActivateFocus(_ navigator: Navigator, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorActivateItem(_ navigator: Navigator, _ item: Int32, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorClearFocus(_ navigator: Navigator, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func navigatorIngestEvent(_ navigator: Navigator, _ event: velto_event, _ step: inout velto_navigator_step) throws(VeltoError)
//     static func deviceBeginMenuMotion(_ device: Device, _ policy: velto_navigator_policy) throws(VeltoError)
//     static func deviceEndMenuMotion(_ device: Device) throws(VeltoError) -> ResultCode
//     static func navigatorSetOwner(_ navigator: Navigator, _ device: Device?) throws(VeltoError)
//     static func navigatorGetOwner(_ navigator: Navigator) throws(VeltoError) -> (code: ResultCode, device: velto_device)
//     static func navigatorSetTurnPlayer(_ navigator: Navigator, _ playerIndex: Int32) throws(VeltoError)
//     static func navigatorIsTurnPending(_ navigator: Navigator, _ playerIndex: Int32, _ playerCount: Int32) -> Bool

/// Fill a velto_navigator_config with its defaults.
@c @implementation
public func velto_navigator_config_init(
    _ config: UnsafeMutablePointer<velto_navigator_config>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_config_init") }
    do throws(VeltoError) {
        try unsafe initialize(config, size, "config", velto_navigator_config.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_config_init")
    }
}

/// Create a navigator without a menu.
@c @implementation
public func velto_navigator_create(
    _ config: UnsafePointer<velto_navigator_config>?, _ out_navigator: UnsafeMutablePointer<OpaquePointer?>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_create") }
    do throws(VeltoError) {
        let configValue = try unsafe readInput(config, "config", nullAllowed: true)
        try unsafe checkPointer(out_navigator, "out_navigator")
        let navigator = try NavigatorCalls.navigatorCreate(configValue)
        unsafe out_navigator?.pointee = navigator.pointer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_create")
    }
}

/// Destroy a navigator; NULL and stale pointers are ignored.
@c @implementation
public func velto_navigator_destroy(_ navigator: OpaquePointer?) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        NavigatorCalls.navigatorDestroy(navigatorValue)
    } catch {
        return
    }
}

/// Set the rules and times of a navigator.
@c @implementation
public func velto_navigator_set_config(
    _ navigator: OpaquePointer?, _ config: UnsafePointer<velto_navigator_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_set_config") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        let configValue = try unsafe Overlay(config, "config")
        try NavigatorCalls.navigatorSetConfig(navigatorValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_set_config")
    }
}

/// Get the rules and times of a navigator.
@c @implementation
public func velto_navigator_get_config(
    _ navigator: OpaquePointer?, _ out_config: UnsafeMutablePointer<velto_navigator_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_get_config") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_navigator_config) throws(VeltoError) in
            try NavigatorCalls.navigatorGetConfig(navigatorValue, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_get_config")
    }
}

/// Begin a menu; a valid focus is kept, all other state is reset.
@c @implementation
public func velto_navigator_begin_menu(
    _ navigator: OpaquePointer?, _ item_count: Int32, _ confirmation: velto_confirmation
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_begin_menu") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(item_count, "item_count", 0, 65536)
        try checkMember(confirmation, "confirmation", "0 to 2", known: isKnown_velto_confirmation(confirmation))
        try NavigatorCalls.navigatorBeginMenu(navigatorValue, item_count, confirmation)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_begin_menu")
    }
}

/// End the menu and remove the focus.
@c @implementation
public func velto_navigator_end_menu(_ navigator: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_end_menu") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try NavigatorCalls.navigatorEndMenu(navigatorValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_end_menu")
    }
}

/// Enable or disable an item; disabled items cannot be confirmed.
@c @implementation
public func velto_navigator_set_item_enabled(
    _ navigator: OpaquePointer?, _ item: Int32, _ is_enabled: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_set_item_enabled") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(item, "item", 0, 65535)
        try checkInteger(is_enabled, "is_enabled", 0, 1)
        try NavigatorCalls.navigatorSetItemEnabled(navigatorValue, item, is_enabled)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_set_item_enabled")
    }
}

/// Pause or resume motion, keys and touch, and keep the menu.
@c @implementation
public func velto_navigator_set_suspended(_ navigator: OpaquePointer?, _ is_suspended: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_set_suspended") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(is_suspended, "is_suspended", 0, 1)
        try NavigatorCalls.navigatorSetSuspended(navigatorValue, is_suspended)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_set_suspended")
    }
}

/// Get the current state of the menu, for drawing it.
@c @implementation
public func velto_navigator_get_state(
    _ navigator: OpaquePointer?, _ out_state: UnsafeMutablePointer<velto_navigator_state>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_get_state") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try unsafe withOutput(out_state, "out_state") { (state: inout velto_navigator_state) throws(VeltoError) in
            try NavigatorCalls.navigatorGetState(navigatorValue, &state)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_get_state")
    }
}

/// Advance the menu by a frame of input.
@c @implementation
public func velto_navigator_step_input(
    _ navigator: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double,
    _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_step_input") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorStepInput(navigatorValue, inputValue, dt, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_step_input")
    }
}

/// Advance the menu by a frame, given only the position and the button.
@c @implementation
public func velto_navigator_step_position(
    _ navigator: OpaquePointer?, _ position: Double, _ is_clicked: velto_bool, _ is_available: velto_bool, _ dt: Double,
    _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_step_position") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkFinite(position, "position")
        try checkInteger(is_clicked, "is_clicked", 0, 1)
        try checkInteger(is_available, "is_available", 0, 1)
        try checkNumber(dt, "dt", 0, .infinity)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorStepPosition(navigatorValue, position, is_clicked, is_available, dt, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_step_position")
    }
}

/// Move the focus by keys, skipping disabled items.
@c @implementation
public func velto_navigator_move_focus(
    _ navigator: OpaquePointer?, _ steps: Int32, _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_move_focus") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(steps, "steps", -65536, 65536)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorMoveFocus(navigatorValue, steps, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_move_focus")
    }
}

/// Confirm the focused item, as by a key.
@c @implementation
public func velto_navigator_activate_focus(
    _ navigator: OpaquePointer?, _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_activate_focus") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorActivateFocus(navigatorValue, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_activate_focus")
    }
}

/// Confirm an item that was touched or clicked, whether it has the focus or not.
@c @implementation
public func velto_navigator_activate_item(
    _ navigator: OpaquePointer?, _ item: Int32, _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_activate_item") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(item, "item", 0, 65535)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorActivateItem(navigatorValue, item, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_activate_item")
    }
}

/// Remove the focus from its item.
@c @implementation
public func velto_navigator_clear_focus(
    _ navigator: OpaquePointer?, _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_clear_focus") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorClearFocus(navigatorValue, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_clear_focus")
    }
}

/// Perform the menu command of a tap or air gesture.
@c @implementation
public func velto_navigator_ingest_event(
    _ navigator: OpaquePointer?, _ event: UnsafePointer<velto_event>?,
    _ out_step: UnsafeMutablePointer<velto_navigator_step>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_ingest_event") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        let eventValue = try unsafe readFrozen(event, "event")
        try unsafe withFrozenOutput(out_step, "out_step") { (step: inout velto_navigator_step) throws(VeltoError) in
            try NavigatorCalls.navigatorIngestEvent(navigatorValue, eventValue, &step)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_ingest_event")
    }
}

/// Set the motion of a device to a configuration for menus, and discard its pending edges.
@c @implementation
public func velto_device_begin_menu_motion(_ device: velto_device, _ policy: velto_navigator_policy) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_begin_menu_motion") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(policy, "policy", "0 to 1", known: isKnown_velto_navigator_policy(policy))
        try deviceValue.require(.motion)
        try NavigatorCalls.deviceBeginMenuMotion(deviceValue, policy)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_begin_menu_motion", device: ObjectHandle(device))
    }
}

/// Restore the motion of a device before the menu, and discard its pending edges.
@c @implementation
public func velto_device_end_menu_motion(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_end_menu_motion") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        let code = try NavigatorCalls.deviceEndMenuMotion(deviceValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_end_menu_motion", device: ObjectHandle(device))
    }
}

/// Set the device that owns the menu, or none.
@c @implementation
public func velto_navigator_set_owner(_ navigator: OpaquePointer?, _ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_set_owner") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        let deviceValue = try resolveOptional(ObjectHandle(device), as: Device.self)
        try NavigatorCalls.navigatorSetOwner(navigatorValue, deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_set_owner", device: ObjectHandle(device))
    }
}

/// Get the device that owns the menu.
@c @implementation
public func velto_navigator_get_owner(
    _ navigator: OpaquePointer?, _ out_device: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_get_owner") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try unsafe checkPointer(out_device, "out_device")
        let (code, device) = try NavigatorCalls.navigatorGetOwner(navigatorValue)
        unsafe out_device?.pointee = device
        return code.rawValue
    } catch {
        return report(error, in: "velto_navigator_get_owner")
    }
}

/// Set the player who has confirmed the start of a turn.
@c @implementation
public func velto_navigator_set_turn_player(_ navigator: OpaquePointer?, _ player_index: Int32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_navigator_set_turn_player") }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(player_index, "player_index", -1, 63)
        try NavigatorCalls.navigatorSetTurnPlayer(navigatorValue, player_index)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_navigator_set_turn_player")
    }
}

/// Return whether a player must confirm before the turn starts.
@c @implementation
public func velto_navigator_is_turn_pending(
    _ navigator: OpaquePointer?, _ player_index: Int32, _ player_count: Int32
) -> velto_bool {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let navigatorValue = try resolve(unsafe ObjectHandle(navigator), as: Navigator.self)
        try checkInteger(player_index, "player_index", 0, 63)
        try checkInteger(player_count, "player_count", 0, 64)
        return NavigatorCalls.navigatorIsTurnPending(navigatorValue, player_index, player_count) ? 1 : 0
    } catch {
        return 0
    }
}
