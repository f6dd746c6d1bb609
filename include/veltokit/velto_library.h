/*
 * The library: versions, names of values, the last error.
 *
 * A binding calls velto_abi_check(VELTO_VERSION) first. After a negative result,
 * velto_error_message() returns a sentence and velto_error_get_detail() the details. Both belong to
 * the calling thread and are valid until the next call of that thread fails. A successful call
 * never changes them. Failures of operations are reported by the event that ends the operation.
 *
 * Generated from bindings/api/library.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_LIBRARY_H
#define VELTOKIT_VELTO_LIBRARY_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Versions ------------------------------------------------------------------------------------ */

/**
 * Return the version of the loaded library as a number.
 *
 * Compare it with VELTO_VERSION, the version of the headers, or with VELTO_VERSION_NUMBER(major,
 * minor, patch).
 *
 * @returns major x 1,000,000 + minor x 1,000 + patch.
 * @see velto_abi_check, velto_version_string
 */
VELTO_API uint32_t velto_version_number(void);

/**
 * Return the version of the loaded library as text, such as "0.1.0".
 * @returns static text, never NULL.
 */
VELTO_API const char *velto_version_string(void);

/**
 * Return the source revision from which the library was built, for logs and bug reports only.
 *
 * The revision is the output of "git describe" if "make lib" built the library. Other builds, such
 * as those by the package manager alone, return "unknown".
 *
 * @returns static text, such as "v0.1.0-12-g1a2b3c4", or "unknown"; never NULL. The format may
 *          change at any time.
 */
VELTO_API const char *velto_version_revision(void);

/**
 * Check that a program and the loaded library are compatible.
 *
 * Versions are compatible if the major versions are equal and the header's minor version is not
 * above the library's. The patch number is ignored. Since 0.1, functions are only added. Headers of
 * 0.0 are never compatible.
 *
 * @param header_version  VELTO_VERSION of the header that the program was compiled with.
 * @returns VELTO_OK; VELTO_ERROR_VERSION_MISMATCH (another major version, a newer minor version, or
 *          0.0).
 * @see velto_abi_struct_size, velto_version_number
 */
VELTO_API velto_result velto_abi_check(uint32_t header_version);

/**
 * Return the size of a structure in the loaded library.
 *
 * Bindings compare it with the size of their declaration.
 *
 * @param struct_name  name of the structure, such as "velto_error_detail"; at most 128 bytes.
 * @returns bytes, or 0 for a name that is not a structure of this interface.
 */
VELTO_API uint32_t velto_abi_struct_size(const char *struct_name);

/* -- Names of results ---------------------------------------------------------------------------- */

/**
 * Return the name of a result in the header, such as "VELTO_ERROR_STALE_HANDLE".
 * @param result  any number.
 * @returns static text; "unknown" for an undefined number. Never NULL.
 * @see velto_result_message
 */
VELTO_API const char *velto_result_name(velto_result result);

/**
 * Return the meaning of a result as a sentence.
 * @param result  any number.
 * @returns static text; "unknown" for an undefined number. Never NULL.
 * @see velto_result_name, velto_error_message
 */
VELTO_API const char *velto_result_message(velto_result result);

/* -- Names of all other values ------------------------------------------------------------------- */

/** The enumerations of this interface, for velto_enum_name(). */
typedef int32_t velto_enum;
VELTO_CONSTANT(velto_enum, VELTO_ENUM_RESULT, 1); /**< Values of velto_result. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_CAUSE, 2); /**< Values of velto_cause. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_FAMILY, 3); /**< Values of velto_family. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_LINK_STATE, 4); /**< Values of velto_link_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_DOWN_REASON, 5); /**< Values of velto_down_reason. */
/** Values of velto_reconnect_policy. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_RECONNECT_POLICY, 6);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_NOTIFY_PATH, 7); /**< Values of velto_notify_path. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_OP_KIND, 8); /**< Values of velto_op_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_OP_STATUS, 9); /**< Values of velto_op_status. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_EVENT_TYPE, 10); /**< Values of velto_event_type. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_RATE_MODE, 11); /**< Values of velto_rate_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MOTION_MODE, 12); /**< Values of velto_motion_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_AXIS_SOURCE, 13); /**< Values of velto_axis_source. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_DEVICE_AXIS, 14); /**< Values of velto_device_axis. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_POWER_LAW, 15); /**< Values of velto_power_law. */
/** Values of velto_pointer_direction. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_POINTER_DIRECTION, 16);
/** Values of velto_calibration_policy. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_CALIBRATION_POLICY, 17);
/** Values of velto_calibration_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_CALIBRATION_STATE, 18);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_GAMEPAD_STYLE, 19); /**< Values of velto_gamepad_style. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_VELOCITY_PRESET, 20); /**< Values of velto_velocity_preset. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_STRATEGY_MODE, 21); /**< Values of velto_strategy_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_PONG_STYLE, 22); /**< Values of velto_pong_style. */
/** Values of velto_navigator_policy. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_NAVIGATOR_POLICY, 23);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_CONFIRMATION, 24); /**< Values of velto_confirmation. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MENU_OWNERSHIP, 25); /**< Values of velto_menu_ownership. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MENU_COMMAND, 26); /**< Values of velto_menu_command. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MENU_HINT, 27); /**< Values of velto_menu_hint. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_WRITE_KIND, 28); /**< Values of velto_write_kind. */
/** Values of velto_subscription_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SUBSCRIPTION_STATE, 29);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_MODEL, 30); /**< Values of velto_sim_model. */
/** Values of velto_sim_packet_format. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_PACKET_FORMAT, 31);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_STEP_KIND, 32); /**< Values of velto_sim_step_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_SECURITY, 33); /**< Values of velto_sim_security. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_TRIGGER, 34); /**< Values of velto_sim_trigger. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_ACTION, 35); /**< Values of velto_sim_action. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_FAULT_KIND, 36); /**< Values of velto_sim_fault_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_HOST_STATE, 37); /**< Values of velto_host_state. */
/** Values of velto_host_request_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_HOST_REQUEST_KIND, 38);
/** Values of velto_host_pairing_answer. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_HOST_PAIRING_ANSWER, 39);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_PAIRING_KIND, 40); /**< Values of velto_pairing_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_UNITS, 41); /**< Values of velto_units. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_VALUE_TYPE, 42); /**< Values of velto_value_type. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_LOSS_DETECTION, 43); /**< Values of velto_loss_detection. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_STREAM_STATE, 44); /**< Values of velto_stream_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_PAIRING_POLICY, 45); /**< Values of velto_pairing_policy. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SIM_PAIRING, 46); /**< Values of velto_sim_pairing. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_BINDING_KIND, 47); /**< Values of velto_binding_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MOUNTING_KIND, 48); /**< Values of velto_mounting_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_DETAIL, 49); /**< Values of velto_detail. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_GAME_INPUT, 50); /**< Values of velto_game_input. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_OP_PHASE, 51); /**< Values of velto_op_phase. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_AIR_GESTURE, 52); /**< Values of velto_air_gesture. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_HAND_GESTURE, 53); /**< Values of velto_hand_gesture. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_HAND_STATE, 54); /**< Values of velto_hand_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MOUSE_STATE, 55); /**< Values of velto_mouse_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SHIFT_STATE, 56); /**< Values of velto_shift_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_INPUT_MODE, 57); /**< Values of velto_tap_input_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_XR_STATE, 58); /**< Values of velto_tap_xr_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_FEATURE, 59); /**< Values of velto_tap_feature. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_STATE, 60); /**< Values of velto_mw_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_SENSOR, 61); /**< Values of velto_mw_sensor. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_FILTER, 62); /**< Values of velto_mw_filter. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_POWER, 63); /**< Values of velto_mw_power. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_DETECTOR, 64); /**< Values of velto_mw_detector. */
/** Values of velto_mw_detector_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_DETECTOR_MODE, 65);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_ARM, 66); /**< Values of velto_mw_arm. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_LED_COLOR, 67); /**< Values of velto_mw_led_color. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_LED_PRESET, 68); /**< Values of velto_mw_led_preset. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_LED_ACTION, 69); /**< Values of velto_mw_led_action. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_RESET_KIND, 70); /**< Values of velto_mw_reset_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_FUSION_MODE, 71); /**< Values of velto_mw_fusion_mode. */
/** Values of velto_mw_magnetometer_preset. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_MAGNETOMETER_PRESET, 72);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PIN_ACTION, 73); /**< Values of velto_mw_pin_action. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PIN_EDGE, 74); /**< Values of velto_mw_pin_edge. */
/** Values of velto_mw_whitelist_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_WHITELIST_MODE, 75);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_ADDRESS_KIND, 76); /**< Values of velto_mw_address_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_ACTION, 77); /**< Values of velto_mw_action. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_INPUT_SOURCE, 78); /**< Values of velto_mw_input_source. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_AXIS, 79); /**< Values of velto_mw_axis. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_NUMBER, 80); /**< Values of velto_mw_number. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_TAP_FINDING, 81); /**< Values of velto_mw_tap_finding. */
/** Values of velto_mw_orientation_finding. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_ORIENTATION_FINDING, 82);
/** Values of velto_mw_activity_finding. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_ACTIVITY_FINDING, 83);
/** Values of velto_mw_wrist_gesture. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_WRIST_GESTURE, 84);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_LOG_MODE, 85); /**< Values of velto_mw_log_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PROGRAM_KIND, 89); /**< Values of velto_mw_program_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_LOG_END, 86); /**< Values of velto_mw_log_end. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_DOWNLOAD_STATE, 90); /**< Values of velto_download_state. */
/** Values of velto_mw_processor_type. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PROCESSOR_TYPE, 95);
/** Values of velto_mw_processor_mode. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PROCESSOR_MODE, 96);
/** Values of velto_mw_processor_function. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_PROCESSOR_FUNCTION, 97);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_MW_RECIPE, 98); /**< Values of velto_mw_recipe. */
/** Values of velto_download_gap_cause. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_DOWNLOAD_GAP_CAUSE, 99);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_SESSION_STATE, 110); /**< Values of velto_session_state. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_STORE_NOTICE, 125); /**< Values of velto_store_notice. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TRACK_GAP_KIND, 126); /**< Values of velto_track_gap_kind. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TABLE_DIALECT, 111); /**< Values of velto_table_dialect. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_FILL_METHOD, 135); /**< Values of velto_fill_method. */
/** Values of velto_tap_vision_reports. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_VISION_REPORTS, 165);
/** Values of velto_tap_vision_model. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_VISION_MODEL, 166);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TAP_PROPERTY, 167); /**< Values of velto_tap_property. */
/** Values of velto_firmware_format. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_FIRMWARE_FORMAT, 140);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_FIRMWARE_KIND, 141); /**< Values of velto_firmware_kind. */
/** Values of velto_firmware_procedure. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_FIRMWARE_PROCEDURE, 142);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_TIME_BASE, 143); /**< Values of velto_time_base. */
/** Values of velto_gyro_calibration. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_GYRO_CALIBRATION, 153);
VELTO_CONSTANT(velto_enum, VELTO_ENUM_AIM_SPACE, 154); /**< Values of velto_aim_space. */
/** Values of velto_recenter_trigger. */
VELTO_CONSTANT(velto_enum, VELTO_ENUM_RECENTER_TRIGGER, 155);

/**
 * Return the name of a value in the header, such as "VELTO_LINK_STATE_READY".
 * @param type   the enumeration, such as VELTO_ENUM_LINK_STATE.
 * @param value  any number.
 * @returns static text; "unknown" for an undefined number. Never NULL.
 * @see velto_result_name, velto_event_describe
 */
VELTO_API const char *velto_enum_name(velto_enum type, int32_t value);

/* -- The last error of this thread --------------------------------------------------------------- */

/** The layer that caused a failure. */
typedef int32_t velto_cause;
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_NONE, 0); /**< No other layer was involved. */
/** The Bluetooth service or the message bus; `name` holds the name of the error. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_DBUS, 1);
/** The device; `number` holds the ATT error code, `name` and `message` those of the D-Bus error. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_ATT, 2);
/** The operating system; `number` holds errno. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_ERRNO, 3);

/** Details of a failure. */
typedef struct velto_error_detail {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The result of the call, or VELTO_OK if no call of this thread has failed. */
    velto_result code;
    velto_cause cause; /**< The layer, which defines the members that hold the cause. */
    uint32_t reserved; /**< Zero. */
    int64_t number; /**< The errno or the ATT error code. */
    velto_device device; /**< The device concerned, null for none. */
    char function[64]; /**< Name of the function that failed. */
    char name[128]; /**< Name of the D-Bus error, such as "org.bluez.Error.Failed". */
    char message[256]; /**< Message of the D-Bus error. */
    /** The remedy, which is the end of the error message; empty if it depends on the program. */
    char remedy[256];
} velto_error_detail;

#define VELTO_ERROR_DETAIL_INIT                                                                   \
    {VELTO_SIZE_OF(velto_error_detail), 0, 0, 0, 0, {0}, {0}, {0}, {0}, {0}}

/**
 * Return a sentence about the last failure of the calling thread.
 *
 * The text belongs to the calling thread and changes with its next failing call; a successful call
 * leaves it unchanged. It does not repeat velto_result_message().
 *
 *     velto_result result = velto_context_set_auto_connect(context, 100);
 *     if (result < 0) {
 *         fprintf(stderr, "%s: %s\n", velto_result_name(result), velto_error_message());
 *         // VELTO_ERROR_INVALID_ARGUMENT: players is 100: must be 0 to 64
 *     }
 *
 * @returns the text, at most 511 bytes of UTF-8; empty if no call of this thread has failed. Never
 *          NULL.
 * @see velto_error_get_detail, velto_result_message
 */
VELTO_API const char *velto_error_message(void);

/**
 * Get the details of the last failure of the calling thread.
 * @returns VELTO_OK (also if no call of this thread has failed).
 * @see velto_error_message
 */
VELTO_API velto_result velto_error_get_detail(velto_error_detail *out_detail);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_LIBRARY_H */
