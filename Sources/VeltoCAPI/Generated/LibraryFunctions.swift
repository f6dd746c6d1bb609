// Generated from bindings/api/library.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore

// Calls these functions of LibraryCalls, which people write:
//
//     static func versionNumber() -> UInt32
//     static func versionString() -> UnsafePointer<CChar>
//     static func versionRevision() -> UnsafePointer<CChar>
//     static func abiCheck(_ headerVersion: UInt32) throws(VeltoError)
//     static func abiStructSize(_ structName: String) -> UInt32
//     static func errorMessage() -> UnsafePointer<CChar>
//     static func errorGetDetail(_ detail: inout velto_error_detail) throws(VeltoError)

/// Return the version of the loaded library as a number.
@c @implementation
public func velto_version_number() -> UInt32 {
    return LibraryCalls.versionNumber()
}

/// Return the version of the loaded library as text, such as "0.1.0".
@c @implementation
public func velto_version_string() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.versionString()
}

/// Return the source revision from which the library was built, for logs and bug reports only.
@c @implementation
public func velto_version_revision() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.versionRevision()
}

/// Check that a program and the loaded library are compatible.
@c @implementation
public func velto_abi_check(_ header_version: UInt32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_abi_check") }
    do throws(VeltoError) {
        try LibraryCalls.abiCheck(header_version)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_abi_check")
    }
}

/// Return the size of a structure in the loaded library.
@c @implementation
public func velto_abi_struct_size(_ struct_name: UnsafePointer<CChar>?) -> UInt32 {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let structNameValue = try unsafe readText(struct_name, "struct_name", limit: 128)
        return LibraryCalls.abiStructSize(structNameValue)
    } catch {
        return 0
    }
}

/// Return the name of a result in the header, such as "VELTO_ERROR_STALE_HANDLE".
@c @implementation
public func velto_result_name(_ result: velto_result) -> UnsafePointer<CChar>? {
    let text: StaticString = switch result {
    case VELTO_OK: "VELTO_OK"
    case VELTO_NOTHING: "VELTO_NOTHING"
    case VELTO_PENDING: "VELTO_PENDING"
    case VELTO_UNCHANGED: "VELTO_UNCHANGED"
    case VELTO_TRUNCATED: "VELTO_TRUNCATED"
    case VELTO_ERROR_INVALID_ARGUMENT: "VELTO_ERROR_INVALID_ARGUMENT"
    case VELTO_ERROR_INVALID_HANDLE: "VELTO_ERROR_INVALID_HANDLE"
    case VELTO_ERROR_STALE_HANDLE: "VELTO_ERROR_STALE_HANDLE"
    case VELTO_ERROR_WRONG_KIND: "VELTO_ERROR_WRONG_KIND"
    case VELTO_ERROR_STRUCT_SIZE: "VELTO_ERROR_STRUCT_SIZE"
    case VELTO_ERROR_OUT_OF_MEMORY: "VELTO_ERROR_OUT_OF_MEMORY"
    case VELTO_ERROR_VERSION_MISMATCH: "VELTO_ERROR_VERSION_MISMATCH"
    case VELTO_ERROR_NO_ADAPTER: "VELTO_ERROR_NO_ADAPTER"
    case VELTO_ERROR_ADAPTER_OFF: "VELTO_ERROR_ADAPTER_OFF"
    case VELTO_ERROR_PERMISSION: "VELTO_ERROR_PERMISSION"
    case VELTO_ERROR_NOT_FOUND: "VELTO_ERROR_NOT_FOUND"
    case VELTO_ERROR_NOT_CONNECTED: "VELTO_ERROR_NOT_CONNECTED"
    case VELTO_ERROR_ALREADY: "VELTO_ERROR_ALREADY"
    case VELTO_ERROR_BUSY: "VELTO_ERROR_BUSY"
    case VELTO_ERROR_DISCONNECTED: "VELTO_ERROR_DISCONNECTED"
    case VELTO_ERROR_TIMEOUT: "VELTO_ERROR_TIMEOUT"
    case VELTO_ERROR_REJECTED: "VELTO_ERROR_REJECTED"
    case VELTO_ERROR_UNSUPPORTED: "VELTO_ERROR_UNSUPPORTED"
    case VELTO_ERROR_PROTOCOL: "VELTO_ERROR_PROTOCOL"
    case VELTO_ERROR_IO: "VELTO_ERROR_IO"
    case VELTO_ERROR_FORMAT: "VELTO_ERROR_FORMAT"
    case VELTO_ERROR_CANCELLED: "VELTO_ERROR_CANCELLED"
    case VELTO_ERROR_INTERNAL: "VELTO_ERROR_INTERNAL"
    case VELTO_ERROR_BUS_UNAVAILABLE: "VELTO_ERROR_BUS_UNAVAILABLE"
    case VELTO_ERROR_SERVICE_NOT_RUNNING: "VELTO_ERROR_SERVICE_NOT_RUNNING"
    case VELTO_ERROR_BUS_LOST: "VELTO_ERROR_BUS_LOST"
    case VELTO_ERROR_PAIRING_REQUIRED: "VELTO_ERROR_PAIRING_REQUIRED"
    case VELTO_ERROR_IN_USE: "VELTO_ERROR_IN_USE"
    case VELTO_ERROR_CONNECT_FAILED: "VELTO_ERROR_CONNECT_FAILED"
    case VELTO_ERROR_LIBRARY_MISSING: "VELTO_ERROR_LIBRARY_MISSING"
    case VELTO_ERROR_FORKED: "VELTO_ERROR_FORKED"
    case VELTO_ERROR_INVALID_STATE: "VELTO_ERROR_INVALID_STATE"
    case VELTO_ERROR_NO_SLOT: "VELTO_ERROR_NO_SLOT"
    case VELTO_ERROR_HAS_DEPENDENTS: "VELTO_ERROR_HAS_DEPENDENTS"
    default: "unknown"
    }
    return unsafe staticText(text)
}

/// Return the meaning of a result as a sentence.
@c @implementation
public func velto_result_message(_ result: velto_result) -> UnsafePointer<CChar>? {
    let text: StaticString = switch result {
    case VELTO_OK: "The call succeeded."
    case VELTO_NOTHING: "There is no output: no event, no value, no device."
    case VELTO_PENDING: "The operation has not ended yet."
    case VELTO_UNCHANGED: "The requested state was already set."
    case VELTO_TRUNCATED: "The output was truncated to fit the buffer."
    case VELTO_ERROR_INVALID_ARGUMENT: "An argument is outside its documented range."
    case VELTO_ERROR_INVALID_HANDLE: "The handle is null or was never returned by the library."
    case VELTO_ERROR_STALE_HANDLE: "The handle's object no longer exists."
    case VELTO_ERROR_WRONG_KIND: "The handle belongs to an object of another kind."
    case VELTO_ERROR_STRUCT_SIZE: "The struct_size of a structure is not set or invalid."
    case VELTO_ERROR_OUT_OF_MEMORY: "Memory or another limited resource is exhausted."
    case VELTO_ERROR_VERSION_MISMATCH: "The program was built for another version of the library."
    case VELTO_ERROR_NO_ADAPTER: "There is no usable Bluetooth adapter."
    case VELTO_ERROR_ADAPTER_OFF: "The Bluetooth adapter is switched off or blocked."
    case VELTO_ERROR_PERMISSION: "The program may not use the Bluetooth service."
    case VELTO_ERROR_NOT_FOUND: "The requested object does not exist."
    case VELTO_ERROR_NOT_CONNECTED: "The device is not connected."
    case VELTO_ERROR_ALREADY: "The activity is already running."
    case VELTO_ERROR_BUSY: "Another thread is using the object, or a queue is full."
    case VELTO_ERROR_DISCONNECTED: "The link went down before the operation ended."
    case VELTO_ERROR_TIMEOUT: "The device or the service did not respond in time."
    case VELTO_ERROR_REJECTED: "The device rejected the request; the error detail holds its code."
    case VELTO_ERROR_UNSUPPORTED: "This device, firmware or version of the library does not support it."
    case VELTO_ERROR_PROTOCOL: "The device sent an invalid response."
    case VELTO_ERROR_IO: "An input or output operation of the operating system failed."
    case VELTO_ERROR_FORMAT: "A file or text has an invalid format."
    case VELTO_ERROR_CANCELLED: "The operation was cancelled."
    case VELTO_ERROR_INTERNAL: "An internal error: please report it."
    case VELTO_ERROR_BUS_UNAVAILABLE: "The message bus cannot be reached."
    case VELTO_ERROR_SERVICE_NOT_RUNNING: "The Bluetooth service is not running."
    case VELTO_ERROR_BUS_LOST: "The connection to the message bus was lost."
    case VELTO_ERROR_PAIRING_REQUIRED: "The device requires pairing."
    case VELTO_ERROR_IN_USE: "Another program or context holds the device."
    case VELTO_ERROR_CONNECT_FAILED: "The link could not be established."
    case VELTO_ERROR_LIBRARY_MISSING: "A library that is loaded on demand is not installed."
    case VELTO_ERROR_FORKED: "The process is a forked child of the process that uses the library."
    case VELTO_ERROR_INVALID_STATE: "The object is not in a state that allows the call."
    case VELTO_ERROR_NO_SLOT: "The device has no room for another one: a logger, for example."
    case VELTO_ERROR_HAS_DEPENDENTS: "Others depend on it: remove them first, or with it."
    default: "unknown"
    }
    return unsafe staticText(text)
}

/// Return the name of a value in the header, such as "VELTO_LINK_STATE_READY".
@c @implementation
public func velto_enum_name(_ type: velto_enum, _ value: Int32) -> UnsafePointer<CChar>? {
    let text: StaticString = switch type {
    case VELTO_ENUM_RESULT:
        switch value {
        case 0: "VELTO_OK"
        case 1: "VELTO_NOTHING"
        case 2: "VELTO_PENDING"
        case 3: "VELTO_UNCHANGED"
        case 4: "VELTO_TRUNCATED"
        case -1: "VELTO_ERROR_INVALID_ARGUMENT"
        case -2: "VELTO_ERROR_INVALID_HANDLE"
        case -3: "VELTO_ERROR_STALE_HANDLE"
        case -4: "VELTO_ERROR_WRONG_KIND"
        case -5: "VELTO_ERROR_STRUCT_SIZE"
        case -6: "VELTO_ERROR_OUT_OF_MEMORY"
        case -7: "VELTO_ERROR_VERSION_MISMATCH"
        case -8: "VELTO_ERROR_NO_ADAPTER"
        case -9: "VELTO_ERROR_ADAPTER_OFF"
        case -10: "VELTO_ERROR_PERMISSION"
        case -11: "VELTO_ERROR_NOT_FOUND"
        case -12: "VELTO_ERROR_NOT_CONNECTED"
        case -13: "VELTO_ERROR_ALREADY"
        case -14: "VELTO_ERROR_BUSY"
        case -15: "VELTO_ERROR_DISCONNECTED"
        case -16: "VELTO_ERROR_TIMEOUT"
        case -17: "VELTO_ERROR_REJECTED"
        case -18: "VELTO_ERROR_UNSUPPORTED"
        case -19: "VELTO_ERROR_PROTOCOL"
        case -20: "VELTO_ERROR_IO"
        case -21: "VELTO_ERROR_FORMAT"
        case -22: "VELTO_ERROR_CANCELLED"
        case -23: "VELTO_ERROR_INTERNAL"
        case -24: "VELTO_ERROR_BUS_UNAVAILABLE"
        case -25: "VELTO_ERROR_SERVICE_NOT_RUNNING"
        case -26: "VELTO_ERROR_BUS_LOST"
        case -27: "VELTO_ERROR_PAIRING_REQUIRED"
        case -28: "VELTO_ERROR_IN_USE"
        case -29: "VELTO_ERROR_CONNECT_FAILED"
        case -30: "VELTO_ERROR_LIBRARY_MISSING"
        case -31: "VELTO_ERROR_FORKED"
        case -32: "VELTO_ERROR_INVALID_STATE"
        case -33: "VELTO_ERROR_NO_SLOT"
        case -34: "VELTO_ERROR_HAS_DEPENDENTS"
        default: "unknown"
        }
    case VELTO_ENUM_CAUSE:
        switch value {
        case 0: "VELTO_CAUSE_NONE"
        case 1: "VELTO_CAUSE_DBUS"
        case 2: "VELTO_CAUSE_ATT"
        case 3: "VELTO_CAUSE_ERRNO"
        default: "unknown"
        }
    case VELTO_ENUM_FAMILY:
        switch value {
        case 0: "VELTO_FAMILY_UNKNOWN"
        case 1: "VELTO_FAMILY_TRIKI"
        case 2: "VELTO_FAMILY_TAP"
        case 3: "VELTO_FAMILY_METAWEAR"
        case 4: "VELTO_FAMILY_OTHER"
        default: "unknown"
        }
    case VELTO_ENUM_LINK_STATE:
        switch value {
        case 0: "VELTO_LINK_STATE_NONE"
        case 1: "VELTO_LINK_STATE_CONNECTING"
        case 2: "VELTO_LINK_STATE_DISCOVERING"
        case 3: "VELTO_LINK_STATE_READY"
        case 4: "VELTO_LINK_STATE_CLOSING"
        default: "unknown"
        }
    case VELTO_ENUM_DOWN_REASON:
        switch value {
        case 0: "VELTO_DOWN_REASON_UNKNOWN"
        case 1: "VELTO_DOWN_REASON_LOCAL"
        case 2: "VELTO_DOWN_REASON_REMOTE"
        case 3: "VELTO_DOWN_REASON_TIMEOUT"
        case 4: "VELTO_DOWN_REASON_AUTHENTICATION"
        case 5: "VELTO_DOWN_REASON_SUSPEND"
        case 6: "VELTO_DOWN_REASON_BACKEND_LOST"
        case 7: "VELTO_DOWN_REASON_GAVE_UP"
        default: "unknown"
        }
    case VELTO_ENUM_RECONNECT_POLICY:
        switch value {
        case 0: "VELTO_RECONNECT_POLICY_NEVER"
        case 1: "VELTO_RECONNECT_POLICY_AUTOMATIC"
        default: "unknown"
        }
    case VELTO_ENUM_NOTIFY_PATH:
        switch value {
        case 0: "VELTO_NOTIFY_PATH_NONE"
        case 1: "VELTO_NOTIFY_PATH_DIRECT"
        case 2: "VELTO_NOTIFY_PATH_SOCKET"
        case 3: "VELTO_NOTIFY_PATH_SIGNAL"
        default: "unknown"
        }
    case VELTO_ENUM_OP_KIND:
        switch value {
        case 0: "VELTO_OP_KIND_NONE"
        case 1: "VELTO_OP_KIND_START_SCAN"
        case 2: "VELTO_OP_KIND_CONNECT"
        case 3: "VELTO_OP_KIND_DISCONNECT"
        case 4: "VELTO_OP_KIND_FORGET"
        case 5: "VELTO_OP_KIND_CALIBRATE"
        case 6: "VELTO_OP_KIND_READ"
        case 7: "VELTO_OP_KIND_WRITE"
        case 8: "VELTO_OP_KIND_SUBSCRIBE"
        case 9: "VELTO_OP_KIND_AWAIT"
        case 10: "VELTO_OP_KIND_PLAY"
        case 11: "VELTO_OP_KIND_RECORD"
        case 12: "VELTO_OP_KIND_START_STREAM"
        case 13: "VELTO_OP_KIND_STOP_STREAM"
        case 14: "VELTO_OP_KIND_PAIR"
        case 15: "VELTO_OP_KIND_DOWNLOAD"
        case 16: "VELTO_OP_KIND_UPDATE_FIRMWARE"
        default: "unknown"
        }
    case VELTO_ENUM_OP_STATUS:
        switch value {
        case 0: "VELTO_OP_STATUS_PENDING"
        case 1: "VELTO_OP_STATUS_SUCCEEDED"
        case 2: "VELTO_OP_STATUS_FAILED"
        case 3: "VELTO_OP_STATUS_CANCELLED"
        default: "unknown"
        }
    case VELTO_ENUM_EVENT_TYPE:
        switch value {
        case 0: "VELTO_EVENT_NONE"
        case 1: "VELTO_EVENT_ADAPTER_CHANGED"
        case 2: "VELTO_EVENT_SCAN_STARTED"
        case 3: "VELTO_EVENT_SCAN_STOPPED"
        case 4: "VELTO_EVENT_DEVICE_FOUND"
        case 5: "VELTO_EVENT_CHOICE_NEEDED"
        case 6: "VELTO_EVENT_LINK_CHANGED"
        case 7: "VELTO_EVENT_DEVICE_CONNECTED"
        case 8: "VELTO_EVENT_DEVICE_DISCONNECTED"
        case 9: "VELTO_EVENT_OP_DONE"
        case 10: "VELTO_EVENT_BUTTON"
        case 11: "VELTO_EVENT_RATE_MODE_CHANGED"
        case 12: "VELTO_EVENT_PLAYER_CHANGED"
        case 13: "VELTO_EVENT_CALIBRATED"
        case 14: "VELTO_EVENT_DROPPED"
        case 15: "VELTO_EVENT_GESTURE"
        case 16: "VELTO_EVENT_GESTURE_PRIMED"
        case 17: "VELTO_EVENT_MOVED"
        case 18: "VELTO_EVENT_CALIBRATION_WANTED"
        case 19: "VELTO_EVENT_PROGRESS"
        case 20: "VELTO_EVENT_SERVICES_CHANGED"
        case 21: "VELTO_EVENT_SUBSCRIPTION_ENDED"
        case 22: "VELTO_EVENT_VALUES_READY"
        case 23: "VELTO_EVENT_CONNECT_FAILED"
        case 24: "VELTO_EVENT_SILENT"
        case 25: "VELTO_EVENT_DEVICE_FORGOTTEN"
        case 26: "VELTO_EVENT_STREAM_ENDED"
        case 44: "VELTO_EVENT_STREAM_OVERFLOW"
        case 45: "VELTO_EVENT_SIGNALS_CHANGED"
        case 27: "VELTO_EVENT_SAMPLES_READY"
        case 28: "VELTO_EVENT_PAIRING_REQUESTED"
        case 30: "VELTO_EVENT_TAP"
        case 31: "VELTO_EVENT_AIR_GESTURE"
        case 32: "VELTO_EVENT_AIR_STATE"
        case 33: "VELTO_EVENT_HAND_GESTURE"
        case 34: "VELTO_EVENT_TAP_HOLD"
        case 35: "VELTO_EVENT_STANDBY"
        case 36: "VELTO_EVENT_KEYBOARD_STATE"
        case 37: "VELTO_EVENT_DETAILS_READ"
        case 38: "VELTO_EVENT_MW_STATE"
        case 39: "VELTO_EVENT_MW_DETECTED"
        case 43: "VELTO_EVENT_MW_PIN"
        case 46: "VELTO_EVENT_MW_LOG"
        case 48: "VELTO_EVENT_MW_BOARD_RESET"
        case 47: "VELTO_EVENT_PAGE_READY"
        case 49: "VELTO_EVENT_LINK_LIMIT"
        case 40: "VELTO_EVENT_MOUSE"
        case 41: "VELTO_EVENT_HAND_STATE"
        case 42: "VELTO_EVENT_TAP_ORIENTATION"
        case 68: "VELTO_EVENT_TAP_REPORT"
        case 69: "VELTO_EVENT_GYRO_CALIBRATION"
        case 51: "VELTO_EVENT_STORE"
        case 52: "VELTO_EVENT_TRACK_SILENT"
        case 53: "VELTO_EVENT_SESSION_ENDED"
        default: "unknown"
        }
    case VELTO_ENUM_RATE_MODE:
        switch value {
        case 0: "VELTO_RATE_MODE_UNKNOWN"
        case 1: "VELTO_RATE_MODE_FAST"
        case 2: "VELTO_RATE_MODE_NORMAL"
        case 3: "VELTO_RATE_MODE_LOW_POWER"
        default: "unknown"
        }
    case VELTO_ENUM_MOTION_MODE:
        switch value {
        case 0: "VELTO_MOTION_MODE_PADDLE"
        case 1: "VELTO_MOTION_MODE_POINTER"
        case 2: "VELTO_MOTION_MODE_GESTURE"
        default: "unknown"
        }
    case VELTO_ENUM_AXIS_SOURCE:
        switch value {
        case 0: "VELTO_AXIS_SOURCE_GYRO_X"
        case 1: "VELTO_AXIS_SOURCE_GYRO_Y"
        case 2: "VELTO_AXIS_SOURCE_GYRO_Z"
        case 3: "VELTO_AXIS_SOURCE_ROTATION"
        default: "unknown"
        }
    case VELTO_ENUM_DEVICE_AXIS:
        switch value {
        case 0: "VELTO_DEVICE_AXIS_FIRST"
        case 1: "VELTO_DEVICE_AXIS_SECOND"
        case 2: "VELTO_DEVICE_AXIS_THIRD"
        default: "unknown"
        }
    case VELTO_ENUM_POWER_LAW:
        switch value {
        case 0: "VELTO_POWER_LAW_ORIGINAL"
        case 1: "VELTO_POWER_LAW_LINEAR"
        default: "unknown"
        }
    case VELTO_ENUM_POINTER_DIRECTION:
        switch value {
        case 0: "VELTO_POINTER_DIRECTION_CENTER"
        case 1: "VELTO_POINTER_DIRECTION_LEFT"
        case 2: "VELTO_POINTER_DIRECTION_RIGHT"
        case 3: "VELTO_POINTER_DIRECTION_UP"
        case 4: "VELTO_POINTER_DIRECTION_DOWN"
        default: "unknown"
        }
    case VELTO_ENUM_CALIBRATION_POLICY:
        switch value {
        case 0: "VELTO_CALIBRATION_POLICY_ASK"
        case 1: "VELTO_CALIBRATION_POLICY_NEVER"
        default: "unknown"
        }
    case VELTO_ENUM_CALIBRATION_STATE:
        switch value {
        case 0: "VELTO_CALIBRATION_STATE_IDLE"
        case 1: "VELTO_CALIBRATION_STATE_AWAITING_PLAYER"
        case 2: "VELTO_CALIBRATION_STATE_DONE"
        default: "unknown"
        }
    case VELTO_ENUM_GAMEPAD_STYLE:
        switch value {
        case 0: "VELTO_GAMEPAD_STYLE_ROBUST"
        case 1: "VELTO_GAMEPAD_STYLE_GAME"
        case 2: "VELTO_GAMEPAD_STYLE_SMOOTH"
        default: "unknown"
        }
    case VELTO_ENUM_VELOCITY_PRESET:
        switch value {
        case 0: "VELTO_VELOCITY_PRESET_FRAME_FAST"
        case 1: "VELTO_VELOCITY_PRESET_FRAME_NORMAL"
        case 2: "VELTO_VELOCITY_PRESET_FRAME_LOW_POWER"
        case 3: "VELTO_VELOCITY_PRESET_GAMEPAD_FAST"
        case 4: "VELTO_VELOCITY_PRESET_GAMEPAD_OTHER"
        default: "unknown"
        }
    case VELTO_ENUM_STRATEGY_MODE:
        switch value {
        case 0: "VELTO_STRATEGY_MODE_PONG"
        case 1: "VELTO_STRATEGY_MODE_QUIZ"
        case 2: "VELTO_STRATEGY_MODE_BOWLING"
        case 3: "VELTO_STRATEGY_MODE_DART"
        default: "unknown"
        }
    case VELTO_ENUM_PONG_STYLE:
        switch value {
        case 0: "VELTO_PONG_STYLE_RAW"
        case 1: "VELTO_PONG_STYLE_ARCADE"
        case 2: "VELTO_PONG_STYLE_SMOOTH"
        default: "unknown"
        }
    case VELTO_ENUM_NAVIGATOR_POLICY:
        switch value {
        case 0: "VELTO_NAVIGATOR_POLICY_ORIGINAL"
        case 1: "VELTO_NAVIGATOR_POLICY_COMFORT"
        default: "unknown"
        }
    case VELTO_ENUM_CONFIRMATION:
        switch value {
        case 0: "VELTO_CONFIRMATION_HOLD_OR_BUTTON"
        case 1: "VELTO_CONFIRMATION_BUTTON"
        case 2: "VELTO_CONFIRMATION_HOLD"
        default: "unknown"
        }
    case VELTO_ENUM_MENU_OWNERSHIP:
        switch value {
        case 0: "VELTO_MENU_OWNERSHIP_ONE_HAND"
        case 1: "VELTO_MENU_OWNERSHIP_ALL"
        case 2: "VELTO_MENU_OWNERSHIP_BOUND"
        default: "unknown"
        }
    case VELTO_ENUM_MENU_COMMAND:
        switch value {
        case 0: "VELTO_MENU_COMMAND_NONE"
        case 1: "VELTO_MENU_COMMAND_NEXT"
        case 2: "VELTO_MENU_COMMAND_PREVIOUS"
        case 3: "VELTO_MENU_COMMAND_ACTIVATE"
        case 4: "VELTO_MENU_COMMAND_LEAVE"
        default: "unknown"
        }
    case VELTO_ENUM_MENU_HINT:
        switch value {
        case 0: "VELTO_MENU_HINT_HIDDEN"
        case 1: "VELTO_MENU_HINT_SELECT"
        case 2: "VELTO_MENU_HINT_HOLD_OR_CLICK"
        case 3: "VELTO_MENU_HINT_CLICK"
        default: "unknown"
        }
    case VELTO_ENUM_WRITE_KIND:
        switch value {
        case 0: "VELTO_WRITE_KIND_WITH_RESPONSE"
        case 1: "VELTO_WRITE_KIND_WITHOUT_RESPONSE"
        default: "unknown"
        }
    case VELTO_ENUM_SUBSCRIPTION_STATE:
        switch value {
        case 0: "VELTO_SUBSCRIPTION_STATE_STARTING"
        case 1: "VELTO_SUBSCRIPTION_STATE_ACTIVE"
        case 2: "VELTO_SUBSCRIPTION_STATE_SUSPENDED"
        case 3: "VELTO_SUBSCRIPTION_STATE_ENDED"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_MODEL:
        switch value {
        case 0: "VELTO_SIM_MODEL_TRIKI_CAP"
        case 1: "VELTO_SIM_MODEL_TABLE"
        case 2: "VELTO_SIM_MODEL_TAP_STRAP_2"
        case 3: "VELTO_SIM_MODEL_TAP_XR"
        case 4: "VELTO_SIM_MODEL_TAP_STRAP_2_FRAMED"
        case 5: "VELTO_SIM_MODEL_TAP_XR_FRAMED"
        case 6: "VELTO_SIM_MODEL_METAMOTION_R"
        case 7: "VELTO_SIM_MODEL_METAMOTION_RL"
        case 8: "VELTO_SIM_MODEL_METAMOTION_S"
        case 9: "VELTO_SIM_MODEL_METAENVIRONMENT"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_PACKET_FORMAT:
        switch value {
        case 0: "VELTO_SIM_PACKET_FORMAT_V2"
        case 1: "VELTO_SIM_PACKET_FORMAT_BLOCK"
        case 2: "VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS"
        case 3: "VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14"
        case 4: "VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16"
        case 5: "VELTO_SIM_PACKET_FORMAT_MINI"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_STEP_KIND:
        switch value {
        case 0: "VELTO_SIM_STEP_KIND_REST"
        case 1: "VELTO_SIM_STEP_KIND_HOLD"
        case 2: "VELTO_SIM_STEP_KIND_SWEEP"
        case 3: "VELTO_SIM_STEP_KIND_SHAKE"
        case 4: "VELTO_SIM_STEP_KIND_TILT"
        case 5: "VELTO_SIM_STEP_KIND_PRESS"
        case 6: "VELTO_SIM_STEP_KIND_RELEASE"
        case 7: "VELTO_SIM_STEP_KIND_RATE"
        case 8: "VELTO_SIM_STEP_KIND_SILENCE"
        case 9: "VELTO_SIM_STEP_KIND_LINK_LOSS"
        case 10: "VELTO_SIM_STEP_KIND_DRIFT"
        case 11: "VELTO_SIM_STEP_KIND_NOISE"
        case 12: "VELTO_SIM_STEP_KIND_TAP"
        case 13: "VELTO_SIM_STEP_KIND_GESTURE"
        case 14: "VELTO_SIM_STEP_KIND_KEYBOARD"
        case 15: "VELTO_SIM_STEP_KIND_POSTURE"
        case 16: "VELTO_SIM_STEP_KIND_BATTERY"
        case 17: "VELTO_SIM_STEP_KIND_TURN"
        case 18: "VELTO_SIM_STEP_KIND_WALK"
        case 19: "VELTO_SIM_STEP_KIND_FALL"
        case 20: "VELTO_SIM_STEP_KIND_CHARGER"
        case 21: "VELTO_SIM_STEP_KIND_TEMPERATURE"
        case 22: "VELTO_SIM_STEP_KIND_PRESSURE"
        case 23: "VELTO_SIM_STEP_KIND_LIGHT"
        case 24: "VELTO_SIM_STEP_KIND_HUMIDITY"
        case 25: "VELTO_SIM_STEP_KIND_PIN"
        case 26: "VELTO_SIM_STEP_KIND_OPEN_PIN"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_SECURITY:
        switch value {
        case 0: "VELTO_SIM_SECURITY_OPEN"
        case 1: "VELTO_SIM_SECURITY_ENCRYPTED"
        case 2: "VELTO_SIM_SECURITY_AUTHENTICATED"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_TRIGGER:
        switch value {
        case 0: "VELTO_SIM_TRIGGER_WRITE"
        case 1: "VELTO_SIM_TRIGGER_SUBSCRIBE"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_ACTION:
        switch value {
        case 0: "VELTO_SIM_ACTION_NOTIFY"
        case 1: "VELTO_SIM_ACTION_SET_VALUE"
        case 2: "VELTO_SIM_ACTION_STOP"
        case 3: "VELTO_SIM_ACTION_DROP_LINK"
        case 4: "VELTO_SIM_ACTION_REFUSE"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_FAULT_KIND:
        switch value {
        case 0: "VELTO_SIM_FAULT_KIND_REFUSE"
        case 1: "VELTO_SIM_FAULT_KIND_DELAY"
        case 2: "VELTO_SIM_FAULT_KIND_DROP_LINK"
        default: "unknown"
        }
    case VELTO_ENUM_HOST_STATE:
        switch value {
        case 0: "VELTO_HOST_STATE_READY"
        case 1: "VELTO_HOST_STATE_OFF"
        case 2: "VELTO_HOST_STATE_ABSENT"
        default: "unknown"
        }
    case VELTO_ENUM_HOST_REQUEST_KIND:
        switch value {
        case 0: "VELTO_HOST_REQUEST_KIND_START_SCAN"
        case 1: "VELTO_HOST_REQUEST_KIND_STOP_SCAN"
        case 2: "VELTO_HOST_REQUEST_KIND_CONNECT"
        case 3: "VELTO_HOST_REQUEST_KIND_DISCONNECT"
        case 4: "VELTO_HOST_REQUEST_KIND_READ"
        case 5: "VELTO_HOST_REQUEST_KIND_WRITE"
        case 6: "VELTO_HOST_REQUEST_KIND_SUBSCRIBE"
        case 7: "VELTO_HOST_REQUEST_KIND_UNSUBSCRIBE"
        case 8: "VELTO_HOST_REQUEST_KIND_PAIR"
        case 9: "VELTO_HOST_REQUEST_KIND_ANSWER_PAIRING"
        case 10: "VELTO_HOST_REQUEST_KIND_CANCEL_PAIRING"
        case 11: "VELTO_HOST_REQUEST_KIND_FORGET"
        case 12: "VELTO_HOST_REQUEST_KIND_READ_RSSI"
        default: "unknown"
        }
    case VELTO_ENUM_HOST_PAIRING_ANSWER:
        switch value {
        case 0: "VELTO_HOST_PAIRING_ANSWER_ACCEPT"
        case 1: "VELTO_HOST_PAIRING_ANSWER_PASSKEY"
        case 2: "VELTO_HOST_PAIRING_ANSWER_REJECT"
        default: "unknown"
        }
    case VELTO_ENUM_PAIRING_KIND:
        switch value {
        case 0: "VELTO_PAIRING_KIND_CONFIRM"
        case 1: "VELTO_PAIRING_KIND_ENTER_PASSKEY"
        case 2: "VELTO_PAIRING_KIND_SHOW_PASSKEY"
        case 3: "VELTO_PAIRING_KIND_AUTHORIZE"
        default: "unknown"
        }
    case VELTO_ENUM_UNITS:
        switch value {
        case 0: "VELTO_UNITS_SI"
        case 1: "VELTO_UNITS_NATIVE"
        case 2: "VELTO_UNITS_RAW"
        default: "unknown"
        }
    case VELTO_ENUM_VALUE_TYPE:
        switch value {
        case 0: "VELTO_VALUE_TYPE_F32"
        case 1: "VELTO_VALUE_TYPE_I32"
        case 2: "VELTO_VALUE_TYPE_U32"
        case 3: "VELTO_VALUE_TYPE_U8"
        default: "unknown"
        }
    case VELTO_ENUM_LOSS_DETECTION:
        switch value {
        case 0: "VELTO_LOSS_DETECTION_NONE"
        case 1: "VELTO_LOSS_DETECTION_ESTIMATED"
        case 2: "VELTO_LOSS_DETECTION_COUNTED"
        default: "unknown"
        }
    case VELTO_ENUM_STREAM_STATE:
        switch value {
        case 0: "VELTO_STREAM_STATE_STARTING"
        case 1: "VELTO_STREAM_STATE_ACTIVE"
        case 2: "VELTO_STREAM_STATE_ENDED"
        default: "unknown"
        }
    case VELTO_ENUM_PAIRING_POLICY:
        switch value {
        case 0: "VELTO_PAIRING_POLICY_SYSTEM"
        case 1: "VELTO_PAIRING_POLICY_JUST_WORKS"
        case 2: "VELTO_PAIRING_POLICY_INTERACTIVE"
        default: "unknown"
        }
    case VELTO_ENUM_SIM_PAIRING:
        switch value {
        case 0: "VELTO_SIM_PAIRING_JUST_WORKS"
        case 1: "VELTO_SIM_PAIRING_SHOWS_PASSKEY"
        case 2: "VELTO_SIM_PAIRING_TAKES_PASSKEY"
        case 3: "VELTO_SIM_PAIRING_COMPARES_PASSKEY"
        case 4: "VELTO_SIM_PAIRING_REFUSES"
        default: "unknown"
        }
    case VELTO_ENUM_BINDING_KIND:
        switch value {
        case 0: "VELTO_BINDING_KIND_FINGER"
        case 1: "VELTO_BINDING_KIND_TAP"
        case 2: "VELTO_BINDING_KIND_AIR_GESTURE"
        case 3: "VELTO_BINDING_KIND_HAND_STATE"
        case 4: "VELTO_BINDING_KIND_POINTER"
        default: "unknown"
        }
    case VELTO_ENUM_MOUNTING_KIND:
        switch value {
        case 0: "VELTO_MOUNTING_KIND_HANDHELD"
        case 1: "VELTO_MOUNTING_KIND_WRIST_LEFT"
        case 2: "VELTO_MOUNTING_KIND_WRIST_RIGHT"
        case 3: "VELTO_MOUNTING_KIND_CUSTOM"
        default: "unknown"
        }
    case VELTO_ENUM_DETAIL:
        switch value {
        case 0: "VELTO_DETAIL_MANUFACTURER"
        case 1: "VELTO_DETAIL_MODEL"
        case 2: "VELTO_DETAIL_SERIAL"
        case 3: "VELTO_DETAIL_FIRMWARE"
        case 4: "VELTO_DETAIL_HARDWARE"
        case 5: "VELTO_DETAIL_BOOTLOADER"
        case 6: "VELTO_DETAIL_SECOND_FIRMWARE"
        default: "unknown"
        }
    case VELTO_ENUM_GAME_INPUT:
        switch value {
        case 0: "VELTO_GAME_INPUT_AUTOMATIC"
        case 1: "VELTO_GAME_INPUT_ON"
        case 2: "VELTO_GAME_INPUT_OFF"
        default: "unknown"
        }
    case VELTO_ENUM_OP_PHASE:
        switch value {
        case 0: "VELTO_OP_PHASE_NONE"
        case 1: "VELTO_OP_PHASE_HOLDING"
        case 2: "VELTO_OP_PHASE_MOVING"
        case 10: "VELTO_OP_PHASE_HANDING_OVER"
        case 11: "VELTO_OP_PHASE_CONNECTING"
        case 12: "VELTO_OP_PHASE_STARTING"
        case 13: "VELTO_OP_PHASE_TRANSFERRING"
        case 14: "VELTO_OP_PHASE_VALIDATING"
        case 15: "VELTO_OP_PHASE_RETURNING"
        default: "unknown"
        }
    case VELTO_ENUM_AIR_GESTURE:
        switch value {
        case 0: "VELTO_AIR_GESTURE_NONE"
        case 2: "VELTO_AIR_GESTURE_ONE_FINGER_UP"
        case 3: "VELTO_AIR_GESTURE_TWO_FINGERS_UP"
        case 4: "VELTO_AIR_GESTURE_ONE_FINGER_DOWN"
        case 5: "VELTO_AIR_GESTURE_TWO_FINGERS_DOWN"
        case 6: "VELTO_AIR_GESTURE_ONE_FINGER_LEFT"
        case 7: "VELTO_AIR_GESTURE_TWO_FINGERS_LEFT"
        case 8: "VELTO_AIR_GESTURE_ONE_FINGER_RIGHT"
        case 9: "VELTO_AIR_GESTURE_TWO_FINGERS_RIGHT"
        case 10: "VELTO_AIR_GESTURE_INDEX_TO_THUMB_TOUCH"
        case 11: "VELTO_AIR_GESTURE_MIDDLE_TO_THUMB_TOUCH"
        case 100: "VELTO_AIR_GESTURE_HAND_OPEN"
        case 101: "VELTO_AIR_GESTURE_THUMB_INDEX"
        case 102: "VELTO_AIR_GESTURE_THUMB_MIDDLE"
        case 103: "VELTO_AIR_GESTURE_THUMB_RING"
        case 104: "VELTO_AIR_GESTURE_THUMB_PINKY"
        case 105: "VELTO_AIR_GESTURE_FIST"
        case 301: "VELTO_AIR_GESTURE_SWIPE_LEFT"
        case 302: "VELTO_AIR_GESTURE_SWIPE_UP"
        case 303: "VELTO_AIR_GESTURE_SWIPE_RIGHT"
        case 304: "VELTO_AIR_GESTURE_SWIPE_DOWN"
        default: "unknown"
        }
    case VELTO_ENUM_HAND_GESTURE:
        switch value {
        case 0: "VELTO_HAND_GESTURE_NONE"
        case 1: "VELTO_HAND_GESTURE_CLICK_INDEX"
        case 2: "VELTO_HAND_GESTURE_CLICK_MIDDLE"
        case 3: "VELTO_HAND_GESTURE_CLICK_RING"
        case 4: "VELTO_HAND_GESTURE_CLICK_PINKY"
        case 5: "VELTO_HAND_GESTURE_DRAG_INDEX"
        case 6: "VELTO_HAND_GESTURE_DRAG_MIDDLE"
        case 7: "VELTO_HAND_GESTURE_DRAG_RING"
        case 8: "VELTO_HAND_GESTURE_DRAG_PINKY"
        case 9: "VELTO_HAND_GESTURE_DROP"
        case 10: "VELTO_HAND_GESTURE_TOUCH_INDEX"
        case 11: "VELTO_HAND_GESTURE_TOUCH_MIDDLE"
        case 12: "VELTO_HAND_GESTURE_TOUCH_RING"
        case 13: "VELTO_HAND_GESTURE_TOUCH_PINKY"
        case 14: "VELTO_HAND_GESTURE_FIST_BEGIN"
        case 15: "VELTO_HAND_GESTURE_FIST_END"
        case 17: "VELTO_HAND_GESTURE_SWIPE_LEFT"
        case 18: "VELTO_HAND_GESTURE_SWIPE_RIGHT"
        case 19: "VELTO_HAND_GESTURE_SWIPE_UP"
        case 20: "VELTO_HAND_GESTURE_SWIPE_DOWN"
        default: "unknown"
        }
    case VELTO_ENUM_HAND_STATE:
        switch value {
        case 100: "VELTO_HAND_STATE_OPEN"
        case 101: "VELTO_HAND_STATE_THUMB_INDEX"
        case 102: "VELTO_HAND_STATE_THUMB_MIDDLE"
        case 103: "VELTO_HAND_STATE_THUMB_RING"
        case 104: "VELTO_HAND_STATE_THUMB_PINKY"
        case 105: "VELTO_HAND_STATE_FIST"
        default: "unknown"
        }
    case VELTO_ENUM_MOUSE_STATE:
        switch value {
        case -1: "VELTO_MOUSE_STATE_UNKNOWN"
        case 0: "VELTO_MOUSE_STATE_STANDBY"
        case 1: "VELTO_MOUSE_STATE_AIR_MOUSE"
        case 2: "VELTO_MOUSE_STATE_OPTICAL1"
        case 3: "VELTO_MOUSE_STATE_OPTICAL2"
        default: "unknown"
        }
    case VELTO_ENUM_SHIFT_STATE:
        switch value {
        case -1: "VELTO_SHIFT_STATE_UNKNOWN"
        case 0: "VELTO_SHIFT_STATE_OFF"
        case 1: "VELTO_SHIFT_STATE_ON"
        case 2: "VELTO_SHIFT_STATE_LOCKED"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_INPUT_MODE:
        switch value {
        case 0: "VELTO_TAP_INPUT_MODE_CONTROLLER"
        case 1: "VELTO_TAP_INPUT_MODE_TEXT"
        case 2: "VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE"
        case 3: "VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD"
        case 4: "VELTO_TAP_INPUT_MODE_TAP_HOLD"
        case 5: "VELTO_TAP_INPUT_MODE_RAW_SENSORS"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_XR_STATE:
        switch value {
        case 0: "VELTO_TAP_XR_STATE_NONE"
        case 1: "VELTO_TAP_XR_STATE_AIR_MOUSE"
        case 2: "VELTO_TAP_XR_STATE_TAPPING"
        case 3: "VELTO_TAP_XR_STATE_USER_CONTROL"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_FEATURE:
        switch value {
        case 0: "VELTO_TAP_FEATURE_RAW_DATA"
        case 1: "VELTO_TAP_FEATURE_DETECTION"
        case 2: "VELTO_TAP_FEATURE_MOTION"
        case 3: "VELTO_TAP_FEATURE_TRIGGERS"
        case 4: "VELTO_TAP_FEATURE_STANDBY_GESTURES"
        default: "unknown"
        }
    case VELTO_ENUM_MW_STATE:
        switch value {
        case 0: "VELTO_MW_STATE_UNKNOWN"
        case 1: "VELTO_MW_STATE_IDLE"
        case 2: "VELTO_MW_STATE_STREAMING"
        case 3: "VELTO_MW_STATE_LOGGING"
        case 4: "VELTO_MW_STATE_DOWNLOADING"
        case 5: "VELTO_MW_STATE_UPDATING"
        default: "unknown"
        }
    case VELTO_ENUM_MW_SENSOR:
        switch value {
        case 1: "VELTO_MW_SENSOR_ACCELEROMETER"
        case 2: "VELTO_MW_SENSOR_GYROSCOPE"
        case 3: "VELTO_MW_SENSOR_MAGNETOMETER"
        case 4: "VELTO_MW_SENSOR_BAROMETER"
        case 5: "VELTO_MW_SENSOR_LIGHT"
        case 6: "VELTO_MW_SENSOR_HUMIDITY"
        case 7: "VELTO_MW_SENSOR_FUSION"
        default: "unknown"
        }
    case VELTO_ENUM_MW_FILTER:
        switch value {
        case 0: "VELTO_MW_FILTER_DEFAULT"
        case 1: "VELTO_MW_FILTER_NORMAL"
        case 2: "VELTO_MW_FILTER_OVERSAMPLING2"
        case 3: "VELTO_MW_FILTER_OVERSAMPLING4"
        default: "unknown"
        }
    case VELTO_ENUM_MW_POWER:
        switch value {
        case 0: "VELTO_MW_POWER_DEFAULT"
        case 1: "VELTO_MW_POWER_NORMAL"
        case 2: "VELTO_MW_POWER_LOW"
        default: "unknown"
        }
    case VELTO_ENUM_MW_DETECTOR:
        switch value {
        case 1: "VELTO_MW_DETECTOR_ORIENTATION"
        case 2: "VELTO_MW_DETECTOR_TAP"
        case 3: "VELTO_MW_DETECTOR_STEP_DETECTOR"
        case 4: "VELTO_MW_DETECTOR_STEP_COUNTER"
        case 5: "VELTO_MW_DETECTOR_ANY_MOTION"
        case 6: "VELTO_MW_DETECTOR_NO_MOTION"
        case 7: "VELTO_MW_DETECTOR_SLOW_MOTION"
        case 8: "VELTO_MW_DETECTOR_SIGNIFICANT_MOTION"
        case 9: "VELTO_MW_DETECTOR_LOW_G"
        case 10: "VELTO_MW_DETECTOR_HIGH_G"
        case 11: "VELTO_MW_DETECTOR_FLAT"
        case 12: "VELTO_MW_DETECTOR_ACTIVITY"
        case 13: "VELTO_MW_DETECTOR_WRIST_WEAR"
        case 14: "VELTO_MW_DETECTOR_WRIST_GESTURE"
        default: "unknown"
        }
    case VELTO_ENUM_MW_DETECTOR_MODE:
        switch value {
        case 0: "VELTO_MW_DETECTOR_MODE_DEFAULT"
        case 1: "VELTO_MW_DETECTOR_MODE_SINGLE"
        case 2: "VELTO_MW_DETECTOR_MODE_DOUBLE"
        case 3: "VELTO_MW_DETECTOR_MODE_BOTH"
        case 4: "VELTO_MW_DETECTOR_MODE_SYMMETRICAL"
        case 5: "VELTO_MW_DETECTOR_MODE_HIGH_ASYMMETRICAL"
        case 6: "VELTO_MW_DETECTOR_MODE_LOW_ASYMMETRICAL"
        case 7: "VELTO_MW_DETECTOR_MODE_NORMAL"
        case 8: "VELTO_MW_DETECTOR_MODE_SENSITIVE"
        case 9: "VELTO_MW_DETECTOR_MODE_ROBUST"
        case 10: "VELTO_MW_DETECTOR_MODE_SINGLE_AXIS"
        case 11: "VELTO_MW_DETECTOR_MODE_SUM"
        default: "unknown"
        }
    case VELTO_ENUM_MW_ARM:
        switch value {
        case 0: "VELTO_MW_ARM_DEFAULT"
        case 1: "VELTO_MW_ARM_LEFT"
        case 2: "VELTO_MW_ARM_RIGHT"
        default: "unknown"
        }
    case VELTO_ENUM_MW_LED_COLOR:
        switch value {
        case 0: "VELTO_MW_LED_COLOR_GREEN"
        case 1: "VELTO_MW_LED_COLOR_RED"
        case 2: "VELTO_MW_LED_COLOR_BLUE"
        default: "unknown"
        }
    case VELTO_ENUM_MW_LED_PRESET:
        switch value {
        case 0: "VELTO_MW_LED_PRESET_SOLID"
        case 1: "VELTO_MW_LED_PRESET_BLINK"
        case 2: "VELTO_MW_LED_PRESET_BREATHE"
        case 3: "VELTO_MW_LED_PRESET_FLASH"
        default: "unknown"
        }
    case VELTO_ENUM_MW_LED_ACTION:
        switch value {
        case 0: "VELTO_MW_LED_ACTION_NONE"
        case 1: "VELTO_MW_LED_ACTION_PLAY"
        case 2: "VELTO_MW_LED_ACTION_AUTOPLAY"
        case 3: "VELTO_MW_LED_ACTION_PAUSE"
        case 4: "VELTO_MW_LED_ACTION_STOP"
        case 5: "VELTO_MW_LED_ACTION_STOP_AND_CLEAR"
        default: "unknown"
        }
    case VELTO_ENUM_MW_RESET_KIND:
        switch value {
        case 1: "VELTO_MW_RESET_KIND_NOW"
        case 2: "VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION"
        case 3: "VELTO_MW_RESET_KIND_BOOTLOADER"
        case 4: "VELTO_MW_RESET_KIND_LINK"
        case 5: "VELTO_MW_RESET_KIND_POWER_SAVE"
        default: "unknown"
        }
    case VELTO_ENUM_MW_FUSION_MODE:
        switch value {
        case 0: "VELTO_MW_FUSION_MODE_DEFAULT"
        case 1: "VELTO_MW_FUSION_MODE_NDOF"
        case 2: "VELTO_MW_FUSION_MODE_IMU_PLUS"
        case 3: "VELTO_MW_FUSION_MODE_COMPASS"
        case 4: "VELTO_MW_FUSION_MODE_M4G"
        default: "unknown"
        }
    case VELTO_ENUM_MW_MAGNETOMETER_PRESET:
        switch value {
        case 0: "VELTO_MW_MAGNETOMETER_PRESET_NONE"
        case 1: "VELTO_MW_MAGNETOMETER_PRESET_LOW_POWER"
        case 2: "VELTO_MW_MAGNETOMETER_PRESET_REGULAR"
        case 3: "VELTO_MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR"
        case 4: "VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PIN_ACTION:
        switch value {
        case 1: "VELTO_MW_PIN_ACTION_HIGH"
        case 2: "VELTO_MW_PIN_ACTION_LOW"
        case 3: "VELTO_MW_PIN_ACTION_PULL_UP"
        case 4: "VELTO_MW_PIN_ACTION_PULL_DOWN"
        case 5: "VELTO_MW_PIN_ACTION_NO_PULL"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PIN_EDGE:
        switch value {
        case 0: "VELTO_MW_PIN_EDGE_NONE"
        case 1: "VELTO_MW_PIN_EDGE_RISING"
        case 2: "VELTO_MW_PIN_EDGE_FALLING"
        case 3: "VELTO_MW_PIN_EDGE_ANY"
        default: "unknown"
        }
    case VELTO_ENUM_MW_WHITELIST_MODE:
        switch value {
        case 0: "VELTO_MW_WHITELIST_MODE_OFF"
        case 1: "VELTO_MW_WHITELIST_MODE_SCANS"
        case 2: "VELTO_MW_WHITELIST_MODE_CONNECTIONS"
        case 3: "VELTO_MW_WHITELIST_MODE_BOTH"
        default: "unknown"
        }
    case VELTO_ENUM_MW_ADDRESS_KIND:
        switch value {
        case 0: "VELTO_MW_ADDRESS_KIND_PUBLIC"
        case 1: "VELTO_MW_ADDRESS_KIND_RANDOM_STATIC"
        case 2: "VELTO_MW_ADDRESS_KIND_PRIVATE_RESOLVABLE"
        case 3: "VELTO_MW_ADDRESS_KIND_PRIVATE_NON_RESOLVABLE"
        default: "unknown"
        }
    case VELTO_ENUM_MW_ACTION:
        switch value {
        case 1: "VELTO_MW_ACTION_START_ADVERTISING"
        case 2: "VELTO_MW_ACTION_START_BONDING"
        case 3: "VELTO_MW_ACTION_ERASE_BONDS"
        case 4: "VELTO_MW_ACTION_REFRESH_WATCHDOG"
        case 5: "VELTO_MW_ACTION_SUSPEND_MAGNETOMETER"
        default: "unknown"
        }
    case VELTO_ENUM_MW_INPUT_SOURCE:
        switch value {
        case 0: "VELTO_MW_INPUT_SOURCE_SENSORS"
        case 1: "VELTO_MW_INPUT_SOURCE_FUSION"
        default: "unknown"
        }
    case VELTO_ENUM_MW_AXIS:
        switch value {
        case 0: "VELTO_MW_AXIS_X"
        case 1: "VELTO_MW_AXIS_Y"
        case 2: "VELTO_MW_AXIS_Z"
        case 3: "VELTO_MW_AXIS_NEGATIVE_X"
        case 4: "VELTO_MW_AXIS_NEGATIVE_Y"
        case 5: "VELTO_MW_AXIS_NEGATIVE_Z"
        default: "unknown"
        }
    case VELTO_ENUM_MW_NUMBER:
        switch value {
        case 0: "VELTO_MW_NUMBER_U8"
        case 1: "VELTO_MW_NUMBER_U16"
        case 2: "VELTO_MW_NUMBER_I16"
        case 3: "VELTO_MW_NUMBER_U32"
        case 4: "VELTO_MW_NUMBER_I32"
        case 5: "VELTO_MW_NUMBER_F32"
        case 6: "VELTO_MW_NUMBER_I8"
        default: "unknown"
        }
    case VELTO_ENUM_MW_TAP_FINDING:
        switch value {
        case 1: "VELTO_MW_TAP_FINDING_DOUBLE"
        case 2: "VELTO_MW_TAP_FINDING_SINGLE"
        default: "unknown"
        }
    case VELTO_ENUM_MW_ORIENTATION_FINDING:
        switch value {
        case 0: "VELTO_MW_ORIENTATION_FINDING_UPRIGHT"
        case 1: "VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN"
        case 2: "VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT"
        case 3: "VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT"
        case 4: "VELTO_MW_ORIENTATION_FINDING_UPRIGHT_FACE_DOWN"
        case 5: "VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN_FACE_DOWN"
        case 6: "VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT_FACE_DOWN"
        case 7: "VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT_FACE_DOWN"
        default: "unknown"
        }
    case VELTO_ENUM_MW_ACTIVITY_FINDING:
        switch value {
        case 0: "VELTO_MW_ACTIVITY_FINDING_STILL"
        case 1: "VELTO_MW_ACTIVITY_FINDING_WALKING"
        case 2: "VELTO_MW_ACTIVITY_FINDING_RUNNING"
        case 3: "VELTO_MW_ACTIVITY_FINDING_UNKNOWN"
        default: "unknown"
        }
    case VELTO_ENUM_MW_WRIST_GESTURE:
        switch value {
        case 0: "VELTO_MW_WRIST_GESTURE_UNKNOWN"
        case 1: "VELTO_MW_WRIST_GESTURE_ARM_DOWN"
        case 2: "VELTO_MW_WRIST_GESTURE_PIVOT_UP"
        case 3: "VELTO_MW_WRIST_GESTURE_SHAKE"
        case 4: "VELTO_MW_WRIST_GESTURE_FLICK_IN"
        case 5: "VELTO_MW_WRIST_GESTURE_FLICK_OUT"
        default: "unknown"
        }
    case VELTO_ENUM_MW_LOG_MODE:
        switch value {
        case 0: "VELTO_MW_LOG_MODE_OVERWRITE"
        case 1: "VELTO_MW_LOG_MODE_STOP_WHEN_FULL"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PROGRAM_KIND:
        switch value {
        case 0: "VELTO_MW_PROGRAM_KIND_TIMER"
        case 1: "VELTO_MW_PROGRAM_KIND_EVENT"
        case 2: "VELTO_MW_PROGRAM_KIND_MACRO"
        default: "unknown"
        }
    case VELTO_ENUM_MW_LOG_END:
        switch value {
        case 0: "VELTO_MW_LOG_END_MEMORY"
        case 1: "VELTO_MW_LOG_END_BATTERY"
        default: "unknown"
        }
    case VELTO_ENUM_DOWNLOAD_STATE:
        switch value {
        case 0: "VELTO_DOWNLOAD_STATE_RUNNING"
        case 1: "VELTO_DOWNLOAD_STATE_WAITING"
        case 2: "VELTO_DOWNLOAD_STATE_ENDED"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PROCESSOR_TYPE:
        switch value {
        case 0: "VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH"
        case 1: "VELTO_MW_PROCESSOR_TYPE_ACCUMULATE"
        case 2: "VELTO_MW_PROCESSOR_TYPE_COUNT"
        case 3: "VELTO_MW_PROCESSOR_TYPE_LOW_PASS"
        case 4: "VELTO_MW_PROCESSOR_TYPE_HIGH_PASS"
        case 5: "VELTO_MW_PROCESSOR_TYPE_COMPARISON"
        case 6: "VELTO_MW_PROCESSOR_TYPE_RMS"
        case 7: "VELTO_MW_PROCESSOR_TYPE_RSS"
        case 8: "VELTO_MW_PROCESSOR_TYPE_TIME"
        case 9: "VELTO_MW_PROCESSOR_TYPE_MATH"
        case 10: "VELTO_MW_PROCESSOR_TYPE_DELAY"
        case 11: "VELTO_MW_PROCESSOR_TYPE_PULSE"
        case 12: "VELTO_MW_PROCESSOR_TYPE_DELTA"
        case 13: "VELTO_MW_PROCESSOR_TYPE_THRESHOLD"
        case 14: "VELTO_MW_PROCESSOR_TYPE_BUFFER"
        case 15: "VELTO_MW_PROCESSOR_TYPE_PACKER"
        case 16: "VELTO_MW_PROCESSOR_TYPE_ACCOUNTER"
        case 17: "VELTO_MW_PROCESSOR_TYPE_FUSER"
        case 18: "VELTO_MW_PROCESSOR_TYPE_UNKNOWN"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PROCESSOR_MODE:
        switch value {
        case 0: "VELTO_MW_PROCESSOR_MODE_DEFAULT"
        case 1: "VELTO_MW_PROCESSOR_MODE_ALL"
        case 2: "VELTO_MW_PROCESSOR_MODE_CONDITIONAL"
        case 3: "VELTO_MW_PROCESSOR_MODE_COUNT"
        case 4: "VELTO_MW_PROCESSOR_MODE_ABSOLUTE"
        case 5: "VELTO_MW_PROCESSOR_MODE_DIFFERENTIAL"
        case 6: "VELTO_MW_PROCESSOR_MODE_REFERENCE"
        case 7: "VELTO_MW_PROCESSOR_MODE_ZONE"
        case 8: "VELTO_MW_PROCESSOR_MODE_BINARY"
        case 9: "VELTO_MW_PROCESSOR_MODE_WIDTH"
        case 10: "VELTO_MW_PROCESSOR_MODE_AREA"
        case 11: "VELTO_MW_PROCESSOR_MODE_PEAK"
        case 12: "VELTO_MW_PROCESSOR_MODE_DETECTION"
        case 13: "VELTO_MW_PROCESSOR_MODE_TIME"
        default: "unknown"
        }
    case VELTO_ENUM_MW_PROCESSOR_FUNCTION:
        switch value {
        case 0: "VELTO_MW_PROCESSOR_FUNCTION_NONE"
        case 1: "VELTO_MW_PROCESSOR_FUNCTION_EQUAL"
        case 2: "VELTO_MW_PROCESSOR_FUNCTION_NOT_EQUAL"
        case 3: "VELTO_MW_PROCESSOR_FUNCTION_LESS"
        case 4: "VELTO_MW_PROCESSOR_FUNCTION_LESS_OR_EQUAL"
        case 5: "VELTO_MW_PROCESSOR_FUNCTION_GREATER"
        case 6: "VELTO_MW_PROCESSOR_FUNCTION_GREATER_OR_EQUAL"
        case 7: "VELTO_MW_PROCESSOR_FUNCTION_ADD"
        case 8: "VELTO_MW_PROCESSOR_FUNCTION_MULTIPLY"
        case 9: "VELTO_MW_PROCESSOR_FUNCTION_DIVIDE"
        case 10: "VELTO_MW_PROCESSOR_FUNCTION_MODULUS"
        case 11: "VELTO_MW_PROCESSOR_FUNCTION_EXPONENT"
        case 12: "VELTO_MW_PROCESSOR_FUNCTION_SQUARE_ROOT"
        case 13: "VELTO_MW_PROCESSOR_FUNCTION_LEFT_SHIFT"
        case 14: "VELTO_MW_PROCESSOR_FUNCTION_RIGHT_SHIFT"
        case 15: "VELTO_MW_PROCESSOR_FUNCTION_SUBTRACT"
        case 16: "VELTO_MW_PROCESSOR_FUNCTION_ABSOLUTE"
        case 17: "VELTO_MW_PROCESSOR_FUNCTION_CONSTANT"
        default: "unknown"
        }
    case VELTO_ENUM_MW_RECIPE:
        switch value {
        case 0: "VELTO_MW_RECIPE_EVERY_NTH"
        case 1: "VELTO_MW_RECIPE_THROTTLE"
        case 2: "VELTO_MW_RECIPE_ACTIVITY_GATE"
        default: "unknown"
        }
    case VELTO_ENUM_DOWNLOAD_GAP_CAUSE:
        switch value {
        case 0: "VELTO_DOWNLOAD_GAP_CAUSE_RESET"
        case 1: "VELTO_DOWNLOAD_GAP_CAUSE_NOT_SENT"
        case 2: "VELTO_DOWNLOAD_GAP_CAUSE_OVERWRITTEN"
        default: "unknown"
        }
    case VELTO_ENUM_SESSION_STATE:
        switch value {
        case 0: "VELTO_SESSION_STATE_NONE"
        case 1: "VELTO_SESSION_STATE_RUNNING"
        case 2: "VELTO_SESSION_STATE_ENDED"
        case 3: "VELTO_SESSION_STATE_RECOVERED"
        default: "unknown"
        }
    case VELTO_ENUM_STORE_NOTICE:
        switch value {
        case 0: "VELTO_STORE_NOTICE_BEHIND"
        case 1: "VELTO_STORE_NOTICE_FULL"
        case 2: "VELTO_STORE_NOTICE_FAILED"
        case 3: "VELTO_STORE_NOTICE_CAUGHT_UP"
        case 4: "VELTO_STORE_NOTICE_LOW_SPACE"
        default: "unknown"
        }
    case VELTO_ENUM_TRACK_GAP_KIND:
        switch value {
        case 0: "VELTO_TRACK_GAP_KIND_NONE"
        case 1: "VELTO_TRACK_GAP_KIND_LINK"
        case 2: "VELTO_TRACK_GAP_KIND_PACKETS"
        case 3: "VELTO_TRACK_GAP_KIND_OVERFLOW"
        case 4: "VELTO_TRACK_GAP_KIND_DISK"
        case 5: "VELTO_TRACK_GAP_KIND_SLEEP"
        case 6: "VELTO_TRACK_GAP_KIND_RESET"
        case 7: "VELTO_TRACK_GAP_KIND_PAGE"
        case 8: "VELTO_TRACK_GAP_KIND_SILENCE"
        default: "unknown"
        }
    case VELTO_ENUM_TABLE_DIALECT:
        switch value {
        case 0: "VELTO_TABLE_DIALECT_PLAIN"
        case 1: "VELTO_TABLE_DIALECT_ORIGINAL"
        case 2: "VELTO_TABLE_DIALECT_SPREADSHEET"
        default: "unknown"
        }
    case VELTO_ENUM_FILL_METHOD:
        switch value {
        case 0: "VELTO_FILL_METHOD_LINEAR"
        case 1: "VELTO_FILL_METHOD_PREVIOUS"
        case 2: "VELTO_FILL_METHOD_NEAREST"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_VISION_REPORTS:
        switch value {
        case -1: "VELTO_TAP_VISION_REPORTS_UNKNOWN"
        case 0: "VELTO_TAP_VISION_REPORTS_TRIGGER"
        case 1: "VELTO_TAP_VISION_REPORTS_STREAM_ON_TRIGGER"
        case 2: "VELTO_TAP_VISION_REPORTS_STREAM"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_VISION_MODEL:
        switch value {
        case -1: "VELTO_TAP_VISION_MODEL_UNKNOWN"
        case 0: "VELTO_TAP_VISION_MODEL_TAPPING"
        case 1: "VELTO_TAP_VISION_MODEL_AIR_GESTURES"
        default: "unknown"
        }
    case VELTO_ENUM_TAP_PROPERTY:
        switch value {
        case 0: "VELTO_TAP_PROPERTY_STANDBY"
        case 1: "VELTO_TAP_PROPERTY_VISION_REPORTS"
        case 2: "VELTO_TAP_PROPERTY_VISION_MODEL"
        case 3: "VELTO_TAP_PROPERTY_SENSITIVITY"
        case 4: "VELTO_TAP_PROPERTY_HAPTIC_PATTERN"
        default: "unknown"
        }
    case VELTO_ENUM_FIRMWARE_FORMAT:
        switch value {
        case 0: "VELTO_FIRMWARE_FORMAT_AUTO"
        case 1: "VELTO_FIRMWARE_FORMAT_ZIP"
        case 2: "VELTO_FIRMWARE_FORMAT_HEX"
        case 3: "VELTO_FIRMWARE_FORMAT_BIN"
        default: "unknown"
        }
    case VELTO_ENUM_FIRMWARE_KIND:
        switch value {
        case 0: "VELTO_FIRMWARE_KIND_NONE"
        case 1: "VELTO_FIRMWARE_KIND_SOFTDEVICE"
        case 2: "VELTO_FIRMWARE_KIND_BOOTLOADER"
        case 3: "VELTO_FIRMWARE_KIND_SOFTDEVICE_BOOTLOADER"
        case 4: "VELTO_FIRMWARE_KIND_APPLICATION"
        default: "unknown"
        }
    case VELTO_ENUM_FIRMWARE_PROCEDURE:
        switch value {
        case 0: "VELTO_FIRMWARE_PROCEDURE_LEGACY"
        case 1: "VELTO_FIRMWARE_PROCEDURE_SECURE"
        default: "unknown"
        }
    case VELTO_ENUM_TIME_BASE:
        switch value {
        case 0: "VELTO_TIME_BASE_CLOCK"
        case 1: "VELTO_TIME_BASE_UTC"
        case 2: "VELTO_TIME_BASE_UNANCHORED"
        default: "unknown"
        }
    case VELTO_ENUM_GYRO_CALIBRATION:
        switch value {
        case 0: "VELTO_GYRO_CALIBRATION_UNKNOWN"
        case 1: "VELTO_GYRO_CALIBRATION_ROUGH"
        case 2: "VELTO_GYRO_CALIBRATION_GOOD"
        default: "unknown"
        }
    case VELTO_ENUM_AIM_SPACE:
        switch value {
        case 0: "VELTO_AIM_SPACE_LOCAL"
        case 1: "VELTO_AIM_SPACE_PLAYER"
        case 2: "VELTO_AIM_SPACE_WORLD"
        default: "unknown"
        }
    case VELTO_ENUM_RECENTER_TRIGGER:
        switch value {
        case 0: "VELTO_RECENTER_TRIGGER_NONE"
        case 1: "VELTO_RECENTER_TRIGGER_SHAKE"
        case 2: "VELTO_RECENTER_TRIGGER_SWING"
        case 3: "VELTO_RECENTER_TRIGGER_THROW"
        case 4: "VELTO_RECENTER_TRIGGER_ACTION"
        default: "unknown"
        }
    default: "unknown"
    }
    return unsafe staticText(text)
}

/// Return a sentence about the last failure of the calling thread.
@c @implementation
public func velto_error_message() -> UnsafePointer<CChar>? {
    return unsafe LibraryCalls.errorMessage()
}

/// Get the details of the last failure of the calling thread.
@c @implementation
public func velto_error_get_detail(_ out_detail: UnsafeMutablePointer<velto_error_detail>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_error_get_detail") }
    do throws(VeltoError) {
        try unsafe withOutput(out_detail, "out_detail") { (detail: inout velto_error_detail) throws(VeltoError) in
            try LibraryCalls.errorGetDetail(&detail)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_error_get_detail")
    }
}
