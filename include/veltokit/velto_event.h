/*
 * Events: changes of contexts, devices and operations.
 *
 * State is polled; changes are reported as events. An event is a flat value of 128 bytes without
 * pointers: it can be copied, stored and sent. Texts are queried by handle, for instance with
 * velto_op_get_error().
 *
 * Every context has a default queue, read by velto_context_poll_event(). Each further queue
 * receives all events of its mask since its creation, so several listeners need no coordination. A
 * queue has a descriptor that is readable while an event waits. One thread at a time reads a queue.
 *
 * A full queue drops its oldest events, continuous ones first, and reports that with
 * VELTO_EVENT_DROPPED before any other event. The state can still be queried from operations and
 * devices.
 *
 * Generated from bindings/api/event.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_EVENT_H
#define VELTOKIT_VELTO_EVENT_H

#include "velto_base.h"
#include "velto_operation.h"
#include "velto_device.h"
#include "velto_gatt.h"
#include "velto_signal.h"
#include "velto_input.h"
#include "velto_tap.h"
#include "velto_download.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- The event ----------------------------------------------------------------------------------- */

/**
 * The type of an event; in brackets the member of velto_event_data with its data.
 *
 * Each type is followed by its class, which masks select. Later versions add types: ignore unknown
 * ones.
 */
typedef int32_t velto_event_type;
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_NONE, 0); /**< No event. */
/** An adapter appeared, changed or disappeared [adapter]. Class ADAPTER. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_ADAPTER_CHANGED, 1);
/** Discovery is running. Class SCAN. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SCAN_STARTED, 2);
/** Discovery ended, or cannot start although it is required; `result` is the reason, VELTO_OK if
 *  it ended on request. Each reason is reported once. SCAN_STARTED follows when discovery is
 *  running again. Class SCAN. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SCAN_STOPPED, 3);
/** A device was seen for the first time, or again after it was forgotten [found]. Class SCAN. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DEVICE_FOUND, 4);
/** The likely devices in range outnumber the players without a device [choice]. Class SCAN. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_CHOICE_NEEDED, 5);
/** The state of a link changed [link]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_LINK_CHANGED, 6);
/** A device is ready [connected]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DEVICE_CONNECTED, 7);
/** A ready device was disconnected [disconnected]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DEVICE_DISCONNECTED, 8);
/** An operation ended; `result` is its outcome [op]. Class OP. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_OP_DONE, 9);
/** A button was pressed or released [button]. Class BUTTON. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_BUTTON, 10);
/** The packet rate of a device changed [rate]. Class RATE_MODE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_RATE_MODE_CHANGED, 11);
/** The player index of a device changed [player]. Class PLAYER. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_PLAYER_CHANGED, 12);
/** A calibration was taken, loaded or cleared [calibration]. Class CALIBRATION. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_CALIBRATED, 13);
/** This queue lost events [dropped]; always delivered. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DROPPED, 14);
/** Gestures were detected; raised by the poll that detects them [gesture]. Class GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_GESTURE, 15);
/** The hand was pulled back: a thrust would throw; raised by the poll that detects it. Class
 *  GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_GESTURE_PRIMED, 16);
/** The device moved; continuous, raised by polls [move]. Class MOVE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MOVED, 17);
/** The player should be prompted to calibrate; raised by the first poll that receives packets,
 *  once per device until its calibration is lost. Class CALIBRATION. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_CALIBRATION_WANTED, 18);
/** An operation made progress [progress]. Class PROGRESS. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_PROGRESS, 19);
/** A device changed its services while connected [services]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SERVICES_CHANGED, 20);
/** Notifications ended without the program's request; `result` is the reason [subscription].
 *  Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SUBSCRIPTION_ENDED, 21);
/** A value arrived in an empty subscription; continuous [subscription]. Class VALUE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_VALUES_READY, 22);
/** An attempt to connect failed; `result` is the reason [connect_failed]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_CONNECT_FAILED, 23);
/** A connected device sent nothing after its start; it is started again. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SILENT, 24);
/** A device was forgotten, by the program or after ten minutes without an advertisement; its
 *  handle is stale. Class SCAN. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DEVICE_FORGOTTEN, 25);
/** A stream ended without the program's request; `result` is the reason [stream]. Class STREAM. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_STREAM_ENDED, 26);
/** A stream drops frames that were not read in time; sent again only after half of the ring has
 *  been read [stream]. Class STREAM. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_STREAM_OVERFLOW, 44);
/** The list of signals of a connected device changed; velto_device_list_signals() returns it.
 *  Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SIGNALS_CHANGED, 45);
/** A frame arrived in an empty stream; continuous [stream]. Class SAMPLES. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SAMPLES_READY, 27);
/** Pairing requires an answer, and the pairing policy is INTERACTIVE [pairing]. Class LINK. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_PAIRING_REQUESTED, 28);
/** Fingers of a TAP tapped together [tap]. Class GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_TAP, 30);
/** A TAP reported a mid-air gesture or a posture of the hand [air_gesture]. Class GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_AIR_GESTURE, 31);
/** A TAP began or ceased to be a mouse in mid-air [air_state]. Class WEARING. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_AIR_STATE, 32);
/** A TapXR saw the hand click, drag or swipe [hand_gesture]. Class GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_HAND_GESTURE, 33);
/** Fingers of a TAP are held down or released, in mode TAP_HOLD [tap_hold]. Class GESTURE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_TAP_HOLD, 34);
/** A TAP went to standby, or woke up [standby]. Class WEARING. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_STANDBY, 35);
/** The shift and switch state of a TAP's keyboard; sent with every tap [keyboard_state]. Class
 *  WEARING. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_KEYBOARD_STATE, 36);
/** The device information was read, or has changed [details]. Class WEARING. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_DETAILS_READ, 37);
/** The state or the activities of a MetaWear board changed [board_state]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MW_STATE, 38);
/** A detector of a MetaWear board was triggered [detected]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MW_DETECTED, 39);
/** A monitored pin of a MetaWear board changed, see velto_mw_watch_pin() [pin]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MW_PIN, 43);
/** The log of a MetaWear board is 50, 80, 95 or 100 % full; checked once a minute while it runs,
 *  and on connection [log]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MW_LOG, 46);
/** A MetaWear board was reset since its clock was last read, as found on connection; its log has
 *  stopped [board_reset]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MW_BOARD_RESET, 48);
/** A page of a download is complete and must be read and acknowledged [page]. Class BOARD. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_PAGE_READY, 47);
/** The adapter refused a link because its limit is reached, or established more links than the
 *  known limit [link_limit]. Class ADAPTER. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_LINK_LIMIT, 49);
/** The pointer of a TAP moved; continuous [mouse]. Class MOUSE. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_MOUSE, 40);
/** A TapXR reported the posture of the hand; continuous [hand_state]. Class HAND. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_HAND_STATE, 41);
/** A TAP reported its orientation; continuous [orientation]. Class ORIENTATION. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_TAP_ORIENTATION, 42);
/** A TAP with the framed protocol reported a property [tap_report]. Class WEARING. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_TAP_REPORT, 68);
/** The accuracy of a gyroscope's bias changed [gyro_calibration]. Class CALIBRATION. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_GYRO_CALIBRATION, 69);
/** The disk of a store is too slow or too full, or has caught up; `result` is the reason of
 *  FAILED [store]. Class STREAM. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_STORE, 51);
/** A recorded signal of a connected device has been silent for 3 s, or resumed [track]. Class
 *  STREAM. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_TRACK_SILENT, 52);
/** A session of a store reached its limit, or ended with its download [session]. Class STREAM. */
VELTO_CONSTANT(velto_event_type, VELTO_EVENT_SESSION_ENDED, 53);

/** A notice about the disk of a store; each is sent once until the store has caught up. */
typedef int32_t velto_store_notice;
/** Half of the memory for uncommitted frames is in use. */
VELTO_CONSTANT(velto_store_notice, VELTO_STORE_NOTICE_BEHIND, 0);
/** All of the memory is in use: frames are dropped and counted. */
VELTO_CONSTANT(velto_store_notice, VELTO_STORE_NOTICE_FULL, 1);
/** A commit failed and will be repeated. */
VELTO_CONSTANT(velto_store_notice, VELTO_STORE_NOTICE_FAILED, 2);
/** All frames are on the disk again. */
VELTO_CONSTANT(velto_store_notice, VELTO_STORE_NOTICE_CAUGHT_UP, 3);
/** The disk has room for less than ten minutes. */
VELTO_CONSTANT(velto_store_notice, VELTO_STORE_NOTICE_LOW_SPACE, 4);

/**
 * Classes of events, for the masks of queues.
 *
 * The low 32 bits are discrete, the high 32 continuous. Bits without a name are accepted.
 */
typedef uint64_t velto_event_class;
#define VELTO_EVENT_CLASS_ADAPTER     0x1ull /**< Adapters. */
#define VELTO_EVENT_CLASS_SCAN        0x2ull /**< Discovery and found devices. */
#define VELTO_EVENT_CLASS_LINK        0x4ull /**< Links. */
#define VELTO_EVENT_CLASS_OP          0x8ull /**< Ended operations. */
#define VELTO_EVENT_CLASS_BUTTON      0x10ull /**< Buttons. */
#define VELTO_EVENT_CLASS_GESTURE     0x20ull /**< Gestures. */
#define VELTO_EVENT_CLASS_RATE_MODE   0x40ull /**< Rate modes. */
#define VELTO_EVENT_CLASS_CALIBRATION 0x80ull /**< Calibration. */
#define VELTO_EVENT_CLASS_PLAYER      0x100ull /**< Player indices. */
#define VELTO_EVENT_CLASS_STREAM      0x200ull /**< Streams that ended or overflowed. */
#define VELTO_EVENT_CLASS_WEARING     0x400ull /**< Information and states of wearables. */
#define VELTO_EVENT_CLASS_BOARD       0x800ull /**< States and detectors of boards. */
#define VELTO_EVENT_CLASS_PROGRESS    0x1000ull /**< Progress of operations. */
/** Movements; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_MOVE        0x100000000ull
/** Values of subscriptions; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_VALUE       0x200000000ull
/** Frames of streams; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_SAMPLES     0x400000000ull
/** Pointers of TAPs; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_MOUSE       0x800000000ull
/** Postures of hands; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_HAND        0x1000000000ull
/** Orientations of TAPs; continuous, off unless a mask includes it. */
#define VELTO_EVENT_CLASS_ORIENTATION 0x2000000000ull
/** All classes that are not continuous, including those of later versions; the mask of the
 *  default queue. */
#define VELTO_EVENT_CLASS_STANDARD    0xffffffffull

/** Data of VELTO_EVENT_ADAPTER_CHANGED. */
typedef struct velto_event_adapter {
    velto_bool is_present; /**< Whether the adapter is present. */
    velto_bool is_powered; /**< Whether it is powered. */
    velto_bool is_usable; /**< Whether it can connect to devices. */
    uint32_t reserved; /**< Zero. */
    char identifier[32]; /**< Its name, such as "hci0", for velto_context_select_adapter(). */
} velto_event_adapter;

/** Data of VELTO_EVENT_DEVICE_FOUND. */
typedef struct velto_event_found {
    int32_t rssi; /**< Received signal strength, or VELTO_RSSI_UNKNOWN (dBm). */
    velto_bool is_likely; /**< Whether it is likely to be a supported wearable. */
} velto_event_found;

/** Data of VELTO_EVENT_LINK_LIMIT. */
typedef struct velto_event_link_limit {
    uint32_t limit; /**< Number of links that the adapter supports; 0 if no longer known. */
    uint32_t waiting_count; /**< Number of devices waiting for a link. */
} velto_event_link_limit;

/** Data of VELTO_EVENT_CHOICE_NEEDED. */
typedef struct velto_event_choice {
    uint32_t candidate_count; /**< Number of likely devices in range. */
    uint32_t reserved; /**< Zero. */
} velto_event_choice;

/** Data of VELTO_EVENT_LINK_CHANGED. */
typedef struct velto_event_link {
    velto_link_state previous; /**< The state before. */
    velto_link_state current; /**< The state now. */
    velto_down_reason reason; /**< The reason why the link ended, if it did. */
    uint32_t reserved; /**< Zero. */
} velto_event_link;

/** Data of VELTO_EVENT_DEVICE_CONNECTED. */
typedef struct velto_event_connected {
    uint32_t link_serial; /**< Number of times the device became ready, including this one. */
    uint32_t reserved; /**< Zero. */
} velto_event_connected;

/** Data of VELTO_EVENT_DEVICE_DISCONNECTED. */
typedef struct velto_event_disconnected {
    velto_down_reason reason; /**< The reason why the link ended. */
    velto_bool will_reconnect; /**< Whether the link will be re-established. */
} velto_event_disconnected;

/** Data of VELTO_EVENT_CONNECT_FAILED. */
typedef struct velto_event_connect_failed {
    /** Number of attempts since the device was last ready, including this one and those of
     *  earlier connects. */
    uint32_t attempts;
    /** Whether another attempt follows; 0 only for the last attempt of a connect. */
    velto_bool will_retry;
} velto_event_connect_failed;

/** Data of VELTO_EVENT_OP_DONE. */
typedef struct velto_event_op {
    velto_op_kind kind; /**< The kind of operation. */
    uint32_t reserved; /**< Zero. */
    /** The `bits` of the handle that it created, such as a subscription; 0 for none. */
    uint64_t object_bits;
} velto_event_op;

/** Data of VELTO_EVENT_BUTTON. */
typedef struct velto_event_button {
    velto_button button; /**< The button. */
    velto_bool is_down; /**< Whether the button is down. */
    uint32_t press_count; /**< Number of its presses so far; wraps. */
    uint32_t release_count; /**< Number of its releases so far; wraps. */
} velto_event_button;

/** Data of VELTO_EVENT_RATE_MODE_CHANGED. */
typedef struct velto_event_rate {
    velto_rate_mode previous; /**< The mode before. */
    velto_rate_mode current; /**< The mode now. */
    double interval; /**< The packet interval that decided the mode (seconds). */
} velto_event_rate;

/** Data of VELTO_EVENT_PLAYER_CHANGED. */
typedef struct velto_event_player {
    int32_t previous; /**< The player index before, -1 for none. */
    int32_t current; /**< The player index now, -1 for none. */
} velto_event_player;

/** Data of VELTO_EVENT_CALIBRATED. */
typedef struct velto_event_calibration {
    velto_bool is_calibrated; /**< Whether the device has a neutral pose now. */
    uint32_t reserved; /**< Zero. */
} velto_event_calibration;

/** Data of VELTO_EVENT_GYRO_CALIBRATION. */
typedef struct velto_event_gyro_calibration {
    velto_gyro_calibration calibration; /**< The accuracy now. */
    velto_gyro_calibration previous; /**< The accuracy before. */
    double bias_x; /**< The bias about the x axis of the device; raw values for a cap (rad/s). */
    double bias_y; /**< The bias about y (rad/s). */
    double bias_z; /**< The bias about z (rad/s). */
    /** An upper bound of the standard deviation of the bias; 0 for a cap (rad/s). */
    double deviation;
} velto_event_gyro_calibration;

/** Data of VELTO_EVENT_GESTURE. */
typedef struct velto_event_gesture {
    velto_gesture gestures; /**< The gestures, one or more flags. */
    uint32_t reserved; /**< Zero. */
    double throw_power; /**< Power of a throw, 0 to 1; 0 without one. */
} velto_event_gesture;

/** Data of VELTO_EVENT_TAP. */
typedef struct velto_event_tap {
    velto_finger combination; /**< The fingers, see VELTO_TAP_FINGER(). */
    uint32_t repeat_count; /**< Number of taps in a row, 1 to 3. */
    velto_shift_state shift; /**< The state of the shift key of the TAP's keyboard. */
    velto_bool is_switched; /**< Whether the keyboard is switched to its second map. */
} velto_event_tap;

/** Data of VELTO_EVENT_AIR_GESTURE. */
typedef struct velto_event_air_gesture {
    velto_air_gesture gesture; /**< The gesture; NONE for a code without a name. */
    int32_t raw; /**< The code, as sent by the TAP. */
    velto_bool is_known; /**< Whether the code has a name. */
    uint32_t reserved; /**< Zero. */
} velto_event_air_gesture;

/** Data of VELTO_EVENT_AIR_STATE. */
typedef struct velto_event_air_state {
    velto_bool is_in_air; /**< Whether the hand is a mouse in mid-air. */
    velto_mouse_state mouse_state; /**< The source of pointer movement. */
} velto_event_air_state;

/** Data of VELTO_EVENT_HAND_GESTURE. */
typedef struct velto_event_hand_gesture {
    velto_hand_gesture gesture; /**< The gesture. */
    /** The finger touching the thumb, 1 for the index finger to 4 for the pinky; -1 for none. */
    int32_t finger;
} velto_event_hand_gesture;

/** Data of VELTO_EVENT_TAP_HOLD. */
typedef struct velto_event_tap_hold {
    velto_finger combination; /**< The fingers. */
    velto_bool is_held; /**< Whether they are held down; 0 when they are released. */
} velto_event_tap_hold;

/** Data of VELTO_EVENT_STANDBY. */
typedef struct velto_event_standby {
    velto_bool is_in_standby; /**< Whether the TAP is in standby. */
    uint32_t reserved; /**< Zero. */
} velto_event_standby;

/** Data of VELTO_EVENT_TAP_REPORT. */
typedef struct velto_event_tap_report {
    /** The property; velto_tap_info and velto_tap_get_haptic_pattern() return its whole value. */
    velto_tap_property kind;
    int32_t value; /**< The first byte of its value; 0 for HAPTIC_PATTERN (raw units). */
} velto_event_tap_report;

/** Data of VELTO_EVENT_KEYBOARD_STATE. */
typedef struct velto_event_keyboard_state {
    velto_shift_state shift; /**< The state of the shift key. */
    velto_bool is_switched; /**< Whether the keyboard is switched to its second map. */
} velto_event_keyboard_state;

/** Data of VELTO_EVENT_DETAILS_READ. */
typedef struct velto_event_details {
    int32_t hardware_version; /**< Version of the hardware: 30200 is 3.2.0; -1 if unknown. */
    int32_t firmware_version; /**< Version of the firmware, in the same form. */
    int32_t battery; /**< Charge of the battery, 0 to 100; -1 if unknown (percent). */
    uint32_t reserved; /**< Zero. */
} velto_event_details;

/** Data of VELTO_EVENT_MW_STATE. */
typedef struct velto_event_board_state {
    /** The state before: 1 idle, 2 streaming, 3 logging, 4 downloading, 5 updating (raw units). */
    int32_t previous;
    int32_t current; /**< The state now, as one of the same numbers (raw units). */
    /** All activities: bit 0 streaming, 1 logging, 2 downloading, 3 updating (raw units). */
    uint32_t activities;
    uint32_t reserved; /**< Zero. */
} velto_event_board_state;

/** Data of VELTO_EVENT_MW_DETECTED. */
typedef struct velto_event_detected {
    int32_t detector; /**< The detector, a velto_mw_detector (raw units). */
    /** The code of the detection, such as a velto_mw_tap_finding (see velto_mw_detector); 0 for
     *  a detector with a single result (raw units). */
    int32_t code;
    /** The axes of the detection: bit 0 x, 1 y, 2 z; 0 if the detector does not report axes (raw
     *  units). */
    uint32_t axes;
    /** The direction on that axis, 1 or -1; 0 if the detector does not report a direction. */
    int32_t sign;
    /** The number of steps since the counter was cleared; 0 for other detectors. */
    uint32_t count;
    uint32_t reserved; /**< Zero. */
} velto_event_detected;

/** Data of VELTO_EVENT_MW_PIN. */
typedef struct velto_event_pin {
    uint32_t pin; /**< The pin. */
    velto_bool is_high; /**< Whether its level is high. */
} velto_event_pin;

/** Data of VELTO_EVENT_MW_LOG. */
typedef struct velto_event_log {
    int32_t percent; /**< The used share of the memory, 0 to 100 (percent). */
    uint32_t entries; /**< The length of the log in entries. */
    uint32_t capacity; /**< The capacity of the log in entries. */
    uint32_t reserved; /**< Zero. */
} velto_event_log;

/** Data of VELTO_EVENT_MW_BOARD_RESET. */
typedef struct velto_event_board_reset {
    uint32_t id; /**< The number of the reset, 0 to 7; wraps. */
    uint32_t reserved; /**< Zero. */
    uint64_t utc; /**< UTC time of the reset, by the board's clock (nanoseconds). */
} velto_event_board_reset;

/** Data of VELTO_EVENT_PAGE_READY. */
typedef struct velto_event_page {
    velto_download download; /**< The download. */
    velto_bool is_last; /**< Whether it is the last page of the log. */
    uint32_t reserved; /**< Zero. */
} velto_event_page;

/** Data of VELTO_EVENT_MOUSE. */
typedef struct velto_event_mouse {
    int32_t velocity_x; /**< Velocity to the right (raw units). */
    int32_t velocity_y; /**< Velocity downwards (raw units). */
    uint32_t elapsed; /**< Elapsed time, in an unpublished unit (raw units). */
    velto_bool is_mouse; /**< Whether the movement is genuine; 0 for a spurious or idle one. */
} velto_event_mouse;

/** Data of VELTO_EVENT_HAND_STATE. */
typedef struct velto_event_hand_state {
    velto_hand_state state; /**< The posture in this report. */
    velto_hand_state vote; /**< The posture in most of the newest reports. */
} velto_event_hand_state;

/** Data of VELTO_EVENT_TAP_ORIENTATION. */
typedef struct velto_event_orientation {
    int32_t roll; /**< Roll (degrees). */
    int32_t pitch; /**< Pitch (degrees). */
    int32_t yaw; /**< Yaw (degrees). */
    uint32_t reserved; /**< Zero. */
} velto_event_orientation;

/** Data of VELTO_EVENT_MOVED. */
typedef struct velto_event_move {
    double direction; /**< Direction of the gamepad view, -1 to 1. */
    double velocity; /**< Velocity of the gamepad view, 0 or more. */
    double position_x; /**< Horizontal position. */
    double position_y; /**< Vertical position. */
} velto_event_move;

/** Data of VELTO_EVENT_SERVICES_CHANGED. */
typedef struct velto_event_services {
    uint32_t generation; /**< Number of GATT tables discovered on the device so far. */
    uint32_t reserved; /**< Zero. */
} velto_event_services;

/** Data of VELTO_EVENT_SUBSCRIPTION_ENDED and VELTO_EVENT_VALUES_READY. */
typedef struct velto_event_subscription {
    /** The subscription; null for notifications of the device's family. */
    velto_subscription subscription;
    uint16_t characteristic; /**< Value handle of the characteristic. */
    uint16_t reserved; /**< Zero. */
    uint32_t reserved2; /**< Zero. */
} velto_event_subscription;

/** Data of VELTO_EVENT_PAIRING_REQUESTED. */
typedef struct velto_event_pairing {
    velto_pairing_kind kind; /**< The required step. */
    /** The passkey of CONFIRM and SHOW_PASSKEY, shown as six digits; otherwise 0. */
    uint32_t passkey;
    /** Number of digits entered on the device so far, for SHOW_PASSKEY; each further digit sends
     *  the event again if the backend reports it. */
    uint32_t entered_count;
    uint32_t reserved; /**< Zero. */
} velto_event_pairing;

/** Data of VELTO_EVENT_STREAM_ENDED, VELTO_EVENT_STREAM_OVERFLOW and VELTO_EVENT_SAMPLES_READY. */
typedef struct velto_event_stream {
    velto_stream stream; /**< The stream. */
} velto_event_stream;

/** Data of VELTO_EVENT_DROPPED. */
typedef struct velto_event_dropped {
    velto_event_class classes; /**< The classes of the lost events. */
    uint64_t continuous_count; /**< Number of lost continuous events. */
    uint64_t other_count; /**< Number of other lost events. */
} velto_event_dropped;

/** Data of VELTO_EVENT_STORE. */
typedef struct velto_event_store {
    velto_store_notice notice; /**< The notice. */
    uint32_t reserved; /**< Zero. */
    uint64_t store_bits; /**< The `bits` of the store. */
} velto_event_store;

/** Data of VELTO_EVENT_TRACK_SILENT. */
typedef struct velto_event_track {
    uint64_t session; /**< The number of the session. */
    velto_bool is_silent; /**< Whether it is silent now. */
    uint32_t reserved; /**< Zero. */
    uint64_t store_bits; /**< The `bits` of the store. */
} velto_event_track;

/** Data of VELTO_EVENT_SESSION_ENDED. */
typedef struct velto_event_session {
    uint64_t session; /**< The number of the session. */
    uint64_t store_bits; /**< The `bits` of the store. */
} velto_event_session;

/** The data of an event; the type determines which member is valid. */
typedef union velto_event_data {
    velto_event_adapter adapter; /**< Of VELTO_EVENT_ADAPTER_CHANGED. */
    velto_event_found found; /**< Of VELTO_EVENT_DEVICE_FOUND. */
    velto_event_choice choice; /**< Of VELTO_EVENT_CHOICE_NEEDED. */
    velto_event_link link; /**< Of VELTO_EVENT_LINK_CHANGED. */
    velto_event_link_limit link_limit; /**< Of VELTO_EVENT_LINK_LIMIT. */
    velto_event_connected connected; /**< Of VELTO_EVENT_DEVICE_CONNECTED. */
    velto_event_disconnected disconnected; /**< Of VELTO_EVENT_DEVICE_DISCONNECTED. */
    velto_event_connect_failed connect_failed; /**< Of VELTO_EVENT_CONNECT_FAILED. */
    velto_event_op op; /**< Of VELTO_EVENT_OP_DONE. */
    velto_event_button button; /**< Of VELTO_EVENT_BUTTON. */
    velto_event_rate rate; /**< Of VELTO_EVENT_RATE_MODE_CHANGED. */
    velto_event_player player; /**< Of VELTO_EVENT_PLAYER_CHANGED. */
    velto_event_calibration calibration; /**< Of VELTO_EVENT_CALIBRATED. */
    velto_event_gyro_calibration gyro_calibration; /**< Of VELTO_EVENT_GYRO_CALIBRATION. */
    velto_event_gesture gesture; /**< Of VELTO_EVENT_GESTURE. */
    velto_event_tap tap; /**< Of VELTO_EVENT_TAP. */
    velto_event_air_gesture air_gesture; /**< Of VELTO_EVENT_AIR_GESTURE. */
    velto_event_air_state air_state; /**< Of VELTO_EVENT_AIR_STATE. */
    velto_event_hand_gesture hand_gesture; /**< Of VELTO_EVENT_HAND_GESTURE. */
    velto_event_tap_hold tap_hold; /**< Of VELTO_EVENT_TAP_HOLD. */
    velto_event_standby standby; /**< Of VELTO_EVENT_STANDBY. */
    velto_event_tap_report tap_report; /**< Of VELTO_EVENT_TAP_REPORT. */
    velto_event_keyboard_state keyboard_state; /**< Of VELTO_EVENT_KEYBOARD_STATE. */
    velto_event_details details; /**< Of VELTO_EVENT_DETAILS_READ. */
    velto_event_board_state board_state; /**< Of VELTO_EVENT_MW_STATE. */
    velto_event_detected detected; /**< Of VELTO_EVENT_MW_DETECTED. */
    velto_event_pin pin; /**< Of VELTO_EVENT_MW_PIN. */
    velto_event_log log; /**< Of VELTO_EVENT_MW_LOG. */
    velto_event_board_reset board_reset; /**< Of VELTO_EVENT_MW_BOARD_RESET. */
    velto_event_page page; /**< Of VELTO_EVENT_PAGE_READY. */
    velto_event_mouse mouse; /**< Of VELTO_EVENT_MOUSE. */
    velto_event_hand_state hand_state; /**< Of VELTO_EVENT_HAND_STATE. */
    velto_event_orientation orientation; /**< Of VELTO_EVENT_TAP_ORIENTATION. */
    velto_event_move move; /**< Of VELTO_EVENT_MOVED. */
    velto_op_progress progress; /**< Of VELTO_EVENT_PROGRESS. */
    velto_event_dropped dropped; /**< Of VELTO_EVENT_DROPPED. */
    velto_event_services services; /**< Of VELTO_EVENT_SERVICES_CHANGED. */
    /** Of VELTO_EVENT_SUBSCRIPTION_ENDED and VELTO_EVENT_VALUES_READY. */
    velto_event_subscription subscription;
    /** Of VELTO_EVENT_STREAM_ENDED, VELTO_EVENT_STREAM_OVERFLOW and VELTO_EVENT_SAMPLES_READY. */
    velto_event_stream stream;
    velto_event_pairing pairing; /**< Of VELTO_EVENT_PAIRING_REQUESTED. */
    velto_event_store store; /**< Of VELTO_EVENT_STORE. */
    velto_event_track track; /**< Of VELTO_EVENT_TRACK_SILENT. */
    velto_event_session session; /**< Of VELTO_EVENT_SESSION_ENDED. */
    uint8_t bytes[80]; /**< The raw bytes, for copying; zero for types without data. */
} velto_event_data;

/** An event, as a flat value. */
typedef struct velto_event {
    velto_event_type type; /**< The type of the event. */
    velto_result result; /**< The outcome, for events that have one. */
    velto_device device; /**< The device concerned, null for none. */
    velto_op op; /**< The operation concerned, null for none. */
    /** Time of the event, on the context's clock; for an event from a packet, its arrival
     *  (nanoseconds). */
    uint64_t timestamp_ns;
    uint64_t sequence; /**< Number of the event in its queue, starting at 1; gaps are losses. */
    uint64_t user_data; /**< The program's user data of the device. */
    velto_event_data data; /**< The data of the type. */
} velto_event;

/**
 * Describe an event in one line, for logs.
 * @param buffer  receives the line; its format may change at any time.
 * @see velto_enum_name
 */
VELTO_API velto_result velto_event_describe(const velto_event *event,
                                            char *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/* -- The default queue of a context -------------------------------------------------------------- */

/**
 * Take the oldest event of the context's default queue.
 *
 *     velto_event event;
 *     while (velto_context_poll_event(context, &event) == VELTO_OK) { // all, once per frame
 *         if (event.type == VELTO_EVENT_DEVICE_CONNECTED) {
 *             puts("connected");
 *         } else if (event.type == VELTO_EVENT_DEVICE_DISCONNECTED) {
 *             puts(event.data.disconnected.will_reconnect ? "lost, reconnecting" : "disconnected");
 *         }
 *     }
 *
 * @param out_event  receives the event, of type NONE if there is none.
 * @returns VELTO_OK; VELTO_NOTHING (no event waits).
 * @threads one thread at a time per context.
 * @see velto_context_wait_event, velto_context_get_event_fd
 */
VELTO_API velto_result velto_context_poll_event(velto_context *context, velto_event *out_event);

/**
 * Take the oldest event of the context's default queue, waiting for one if necessary.
 *
 * A pumped context dispatches meanwhile; a manual clock advances by up to the timeout.
 *
 *     velto_event event;
 *     while (velto_context_wait_event(context, 5, &event) == VELTO_OK) {
 *         char text[256];
 *         size_t length;
 *         velto_event_describe(&event, text, sizeof text, &length);
 *         puts(text);
 *     }
 *     puts("no event for 5 seconds");
 *
 * @param timeout    longest wait, or VELTO_FOREVER (seconds).
 * @param out_event  receives the event, of type NONE if there is none.
 * @returns VELTO_OK; VELTO_NOTHING (no event came).
 * @threads one thread at a time per context.
 * @blocks up to the timeout.
 * @see velto_context_poll_event
 */
VELTO_API velto_result velto_context_wait_event(velto_context *context,
                                                double timeout,
                                                velto_event *out_event);

/**
 * Get the descriptor that is readable while the default queue is not empty.
 *
 * Poll the descriptor, but never read or close it. It works with select, poll, epoll and any event
 * loop.
 *
 * @param out_fd  receives the descriptor, which belongs to the context.
 * @see velto_context_poll_event
 */
VELTO_API velto_result velto_context_get_event_fd(velto_context *context, int32_t *out_fd);

/**
 * Discard all events that wait in the default queue.
 * @threads one thread at a time per context.
 * @see velto_context_poll_event
 */
VELTO_API velto_result velto_context_flush_events(velto_context *context);

/**
 * Set the classes of events that the default queue receives.
 * @param mask  the classes; 0 for none.
 * @see velto_context_create_queue
 */
VELTO_API velto_result velto_context_set_event_mask(velto_context *context, velto_event_class mask);

/**
 * Get the classes of events that the default queue receives.
 * @see velto_context_set_event_mask
 */
VELTO_API velto_result velto_context_get_event_mask(velto_context *context,
                                                    velto_event_class *out_mask);

/* -- Further queues ------------------------------------------------------------------------------ */

/**
 * Create a further queue, which receives all later events of its mask.
 *
 *     velto_queue queue;
 *     velto_event event;
 *     velto_context_create_queue(context, VELTO_EVENT_CLASS_BUTTON, 64, &queue);
 *     while (velto_queue_wait_event(queue, 5, &event) == VELTO_OK) { // on any thread
 *         if (event.data.button.is_down) play_click();
 *     }
 *     velto_queue_destroy(queue);
 *
 * @param mask      the classes of events that it receives.
 * @param capacity  maximum number of waiting events; beyond it the oldest are dropped (1 to 65536).
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors or handles left).
 * @see velto_queue_poll_event, velto_queue_destroy
 */
VELTO_API velto_result velto_context_create_queue(velto_context *context,
                                                  velto_event_class mask,
                                                  uint32_t capacity,
                                                  velto_queue *out_queue);

/**
 * Take the oldest event of a queue.
 * @param out_event  receives the event, of type NONE if there is none.
 * @returns VELTO_OK; VELTO_NOTHING (no event waits).
 * @threads one thread at a time per object.
 * @see velto_queue_wait_event, velto_queue_get_fd
 */
VELTO_API velto_result velto_queue_poll_event(velto_queue queue, velto_event *out_event);

/**
 * Take the oldest event of a queue, waiting for one if necessary.
 *
 * A pumped context dispatches meanwhile; a manual clock advances by up to the timeout.
 *
 * @param timeout    longest wait, or VELTO_FOREVER (seconds).
 * @param out_event  receives the event, of type NONE if there is none.
 * @returns VELTO_OK; VELTO_NOTHING (no event came).
 * @threads one thread at a time per object.
 * @blocks up to the timeout.
 * @see velto_queue_poll_event
 */
VELTO_API velto_result velto_queue_wait_event(velto_queue queue,
                                              double timeout,
                                              velto_event *out_event);

/**
 * Discard all events that wait in a queue.
 * @threads one thread at a time per object.
 * @see velto_queue_poll_event
 */
VELTO_API velto_result velto_queue_flush(velto_queue queue);

/**
 * Set the classes of events that a queue receives.
 * @param mask  the classes; 0 for none.
 * @see velto_queue_get_mask, velto_context_create_queue
 */
VELTO_API velto_result velto_queue_set_mask(velto_queue queue, velto_event_class mask);

/**
 * Get the classes of events that a queue receives.
 * @see velto_queue_set_mask
 */
VELTO_API velto_result velto_queue_get_mask(velto_queue queue, velto_event_class *out_mask);

/**
 * Get the descriptor that is readable while a queue is not empty; poll it, but never read or close
 * it.
 * @param out_fd  receives the descriptor, which belongs to the queue.
 * @see velto_queue_poll_event
 */
VELTO_API velto_result velto_queue_get_fd(velto_queue queue, int32_t *out_fd);

/**
 * Destroy a queue; a thread waiting on it returns.
 * @see velto_context_create_queue
 */
VELTO_API void velto_queue_destroy(velto_queue queue);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_EVENT_H */
