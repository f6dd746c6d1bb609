// Generated from bindings/api/strategy.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of StrategyCalls, which people write:
//
//     static func strategyCreate(_ mode: velto_strategy_mode) throws(VeltoError) -> ObjectHandle
//     static func strategyDestroy(_ strategy: Strategy)
//     static func strategyReset(_ strategy: Strategy) throws(VeltoError)
//     static func strategySetMode(_ strategy: Strategy, _ mode: velto_strategy_mode, _ resetsState: velto_bool) throws(VeltoError)
//     static func strategySetConfig(_ strategy: Strategy, _ config: Overlay<velto_strategy_config>) throws(VeltoError)
//     static func strategyGetConfig(_ strategy: Strategy, _ config: inout velto_strategy_config) throws(VeltoError)
//     static func strategyStep(_ strategy: Strategy, _ input: velto_input, _ dt: Double, _ frame: inout velto_strategy_frame) throws(VeltoError)

/// Fill a velto_strategy_config with its defaults.
@c @implementation
public func velto_strategy_config_init(
    _ config: UnsafeMutablePointer<velto_strategy_config>?, _ size: Int, _ pong_style: velto_pong_style
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_config_init") }
    do throws(VeltoError) {
        try checkMember(pong_style, "pong_style", "0 to 2", known: isKnown_velto_pong_style(pong_style))
        try unsafe initialize(config, size, "config", velto_strategy_config.defaults(for: pong_style))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_config_init")
    }
}

/// Create a strategy with the preset constants.
@c @implementation
public func velto_strategy_create(
    _ mode: velto_strategy_mode, _ out_strategy: UnsafeMutablePointer<OpaquePointer?>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_create") }
    do throws(VeltoError) {
        try checkMember(mode, "mode", "0 to 3", known: isKnown_velto_strategy_mode(mode))
        try unsafe checkPointer(out_strategy, "out_strategy")
        let strategy = try StrategyCalls.strategyCreate(mode)
        unsafe out_strategy?.pointee = strategy.pointer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_create")
    }
}

/// Destroy a strategy; NULL and stale pointers are ignored.
@c @implementation
public func velto_strategy_destroy(_ strategy: OpaquePointer?) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        StrategyCalls.strategyDestroy(strategyValue)
    } catch {
        return
    }
}

/// Reset the state of a strategy, and keep its game and constants.
@c @implementation
public func velto_strategy_reset(_ strategy: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_reset") }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        try StrategyCalls.strategyReset(strategyValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_reset")
    }
}

/// Change the game of a strategy, and load its preset constants.
@c @implementation
public func velto_strategy_set_mode(
    _ strategy: OpaquePointer?, _ mode: velto_strategy_mode, _ resets_state: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_set_mode") }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        try checkMember(mode, "mode", "0 to 3", known: isKnown_velto_strategy_mode(mode))
        try checkInteger(resets_state, "resets_state", 0, 1)
        try StrategyCalls.strategySetMode(strategyValue, mode, resets_state)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_set_mode")
    }
}

/// Set the constants of a strategy.
@c @implementation
public func velto_strategy_set_config(
    _ strategy: OpaquePointer?, _ config: UnsafePointer<velto_strategy_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_set_config") }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        let configValue = try unsafe Overlay(config, "config")
        try StrategyCalls.strategySetConfig(strategyValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_set_config")
    }
}

/// Get the constants of a strategy.
@c @implementation
public func velto_strategy_get_config(
    _ strategy: OpaquePointer?, _ out_config: UnsafeMutablePointer<velto_strategy_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_get_config") }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_strategy_config) throws(VeltoError) in
            try StrategyCalls.strategyGetConfig(strategyValue, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_get_config")
    }
}

/// Advance a strategy by a frame of input.
@c @implementation
public func velto_strategy_step(
    _ strategy: OpaquePointer?, _ input: UnsafePointer<velto_input>?, _ dt: Double,
    _ out_frame: UnsafeMutablePointer<velto_strategy_frame>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_strategy_step") }
    do throws(VeltoError) {
        let strategyValue = try resolve(unsafe ObjectHandle(strategy), as: Strategy.self)
        let inputValue = try unsafe readInput(input, "input")
        if dt != VELTO_DT_MEASURE { try checkNumber(dt, "dt", 0, .infinity, or: "VELTO_DT_MEASURE") }
        try unsafe withOutput(out_frame, "out_frame") { (frame: inout velto_strategy_frame) throws(VeltoError) in
            try StrategyCalls.strategyStep(strategyValue, inputValue, dt, &frame)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_strategy_step")
    }
}
