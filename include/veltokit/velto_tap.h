/*
 * TAPs: modes, gestures and settings.
 *
 * A TAP is worn on the fingers (Tap Strap, Tap Strap 2) or on the wrist (TapXR). A TAP acts as a
 * keyboard and a mouse of the system; its mode determines whether taps go to the system or to the
 * program. While a TAP is connected, the library keeps it in controller mode. The library writes
 * that mode every 10 s, since a TAP otherwise returns to text mode, and restores the keyboard
 * before the link is released.
 *
 * Most games need nothing from this header: a TAP fills the same velto_input as every other
 * wearable, and sends events such as VELTO_EVENT_TAP, VELTO_EVENT_AIR_GESTURE and
 * VELTO_EVENT_MOUSE. velto_device_play_haptic() runs its motor. Its raw sensors are the signals
 * VELTO_TAP_FINGERS and VELTO_TAP_IMU: starting a stream of them switches to raw mode, and stopping
 * the last stream restores the previous mode. Raw sensors stay silent unless the developer mode is
 * enabled in the TAP's settings.
 *
 * Operations fail with VELTO_ERROR_UNSUPPORTED if the TAP's hardware, firmware or protocol does not
 * support the request, and with VELTO_ERROR_NOT_CONNECTED if the TAP is not READY. They end after
 * at most 10 s.
 *
 * Unless its comment states otherwise, every function of a `device` below returns
 * VELTO_ERROR_UNSUPPORTED if the device is not a TAP.
 *
 * Generated from bindings/api/tap.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_TAP_H
#define VELTOKIT_VELTO_TAP_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_context.h"
#include "velto_operation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Reports of a TAP ---------------------------------------------------------------------------- */

/**
 * Fingers, as a set.
 * @source TAP protocol notes, 3.2
 */
typedef uint32_t velto_finger;
#define VELTO_FINGER_THUMB  0x1u /**< The thumb. */
#define VELTO_FINGER_INDEX  0x2u /**< The index finger. */
#define VELTO_FINGER_MIDDLE 0x4u /**< The middle finger. */
#define VELTO_FINGER_RING   0x8u /**< The ring finger. */
#define VELTO_FINGER_PINKY  0x10u /**< The little finger. */

/** The bit of a finger in a combination: 0 for the thumb to 4 for the pinky. */
#define VELTO_TAP_FINGER(i) (1u << (i))

/**
 * The signal of the accelerometers on the fingers of a strap: 15 channels, x, y and z from the
 * thumb to the pinky.
 */
#define VELTO_TAP_FINGERS "fingers"

/**
 * The signal of the motion sensor at the thumb of a Tap Strap 2, or in a TapXR: gyroscope and
 * accelerometer, 6 channels.
 */
#define VELTO_TAP_IMU "imu"

/**
 * A gesture of the hand in mid-air, or its posture.
 *
 * The numbers are the codes of the device, except for swipes.
 * @source TAP protocol notes, 3.4
 */
typedef int32_t velto_air_gesture;
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_NONE, 0); /**< No known gesture. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_ONE_FINGER_UP, 2); /**< One finger moved up. */
/** Two fingers moved up. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_TWO_FINGERS_UP, 3);
/** One finger moved down. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_ONE_FINGER_DOWN, 4);
/** Two fingers moved down. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_TWO_FINGERS_DOWN, 5);
/** One finger moved to the left. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_ONE_FINGER_LEFT, 6);
/** Two fingers moved to the left. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_TWO_FINGERS_LEFT, 7);
/** One finger moved to the right. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_ONE_FINGER_RIGHT, 8);
/** Two fingers moved to the right. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_TWO_FINGERS_RIGHT, 9);
/** Index finger and thumb touched. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_INDEX_TO_THUMB_TOUCH, 10);
/** Middle finger and thumb touched. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_MIDDLE_TO_THUMB_TOUCH, 11);
/** Posture seen by a TapXR: open hand. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_HAND_OPEN, 100);
/** Posture seen by a TapXR: thumb and index finger touch. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_THUMB_INDEX, 101);
/** Posture seen by a TapXR: thumb and middle finger touch. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_THUMB_MIDDLE, 102);
/** Posture seen by a TapXR: thumb and ring finger touch. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_THUMB_RING, 103);
/** Posture seen by a TapXR: thumb and little finger touch. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_THUMB_PINKY, 104);
/** Posture seen by a TapXR: fist. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_FIST, 105);
/** The hand swiped to the left. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_SWIPE_LEFT, 301);
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_SWIPE_UP, 302); /**< The hand swiped upwards. */
/** The hand swiped to the right. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_SWIPE_RIGHT, 303);
/** The hand swiped downwards. */
VELTO_CONSTANT(velto_air_gesture, VELTO_AIR_GESTURE_SWIPE_DOWN, 304);

/**
 * Gestures that a TapXR's camera recognizes, derived from the postures of the hand.
 * @source TAP protocol notes, 3.5
 */
typedef int32_t velto_hand_gesture;
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_NONE, 0); /**< No gesture. */
/** Thumb and index finger touched briefly. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_CLICK_INDEX, 1);
/** Thumb and middle finger touched briefly. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_CLICK_MIDDLE, 2);
/** Thumb and ring finger touched briefly. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_CLICK_RING, 3);
/** Thumb and little finger touched briefly. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_CLICK_PINKY, 4);
/** Thumb and index finger stay together. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_DRAG_INDEX, 5);
/** Thumb and middle finger stay together. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_DRAG_MIDDLE, 6);
/** Thumb and ring finger stay together. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_DRAG_RING, 7);
/** Thumb and little finger stay together. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_DRAG_PINKY, 8);
/** The fingers of a drag separate. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_DROP, 9);
/** Thumb and index finger touch: a click or a drag begins. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_TOUCH_INDEX, 10);
/** Thumb and middle finger touch: a click or a drag begins. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_TOUCH_MIDDLE, 11);
/** Thumb and ring finger touch: a click or a drag begins. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_TOUCH_RING, 12);
/** Thumb and little finger touch: a click or a drag begins. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_TOUCH_PINKY, 13);
/** The hand becomes a fist. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_FIST_BEGIN, 14);
/** The hand is no longer a fist. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_FIST_END, 15);
/** The hand swiped to the left. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_SWIPE_LEFT, 17);
/** The hand swiped to the right. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_SWIPE_RIGHT, 18);
/** The hand swiped upwards. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_SWIPE_UP, 19);
/** The hand swiped downwards. */
VELTO_CONSTANT(velto_hand_gesture, VELTO_HAND_GESTURE_SWIPE_DOWN, 20);

/**
 * The posture of the hand seen by a TapXR.
 * @source TAP protocol notes, 3.4
 */
typedef int32_t velto_hand_state;
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_OPEN, 100); /**< The hand is open. */
/** Thumb and index finger touch. */
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_THUMB_INDEX, 101);
/** Thumb and middle finger touch. */
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_THUMB_MIDDLE, 102);
/** Thumb and ring finger touch. */
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_THUMB_RING, 103);
/** Thumb and little finger touch. */
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_THUMB_PINKY, 104);
VELTO_CONSTANT(velto_hand_state, VELTO_HAND_STATE_FIST, 105); /**< The hand is a fist. */

/**
 * The source of pointer movement of a TAP.
 * @source TAP protocol notes, 3.4
 */
typedef int32_t velto_mouse_state;
/** The TAP has not reported it, or reported an unknown code. */
VELTO_CONSTANT(velto_mouse_state, VELTO_MOUSE_STATE_UNKNOWN, -1);
/** None: the pointer does not move. */
VELTO_CONSTANT(velto_mouse_state, VELTO_MOUSE_STATE_STANDBY, 0);
/** The hand in mid-air; taps are then gestures. */
VELTO_CONSTANT(velto_mouse_state, VELTO_MOUSE_STATE_AIR_MOUSE, 1);
/** The optical sensor on the thumb. */
VELTO_CONSTANT(velto_mouse_state, VELTO_MOUSE_STATE_OPTICAL1, 2);
/** The optical sensor, second variant. */
VELTO_CONSTANT(velto_mouse_state, VELTO_MOUSE_STATE_OPTICAL2, 3);

/**
 * The shift state of a TAP's keyboard.
 * @source TAP protocol notes, 3.1
 */
typedef int32_t velto_shift_state;
/** The TAP has not reported it. */
VELTO_CONSTANT(velto_shift_state, VELTO_SHIFT_STATE_UNKNOWN, -1);
VELTO_CONSTANT(velto_shift_state, VELTO_SHIFT_STATE_OFF, 0); /**< Lowercase letters. */
VELTO_CONSTANT(velto_shift_state, VELTO_SHIFT_STATE_ON, 1); /**< The next letter is a capital. */
VELTO_CONSTANT(velto_shift_state, VELTO_SHIFT_STATE_LOCKED, 2); /**< All letters are capitals. */

/**
 * The report mode of a TapXR's camera.
 * @source TAP protocol notes, appendix A
 */
typedef int32_t velto_tap_vision_reports;
/** The TAP has not reported it. */
VELTO_CONSTANT(velto_tap_vision_reports, VELTO_TAP_VISION_REPORTS_UNKNOWN, -1);
/** A report for each gesture. */
VELTO_CONSTANT(velto_tap_vision_reports, VELTO_TAP_VISION_REPORTS_TRIGGER, 0);
/** Reports while the hand is not open. */
VELTO_CONSTANT(velto_tap_vision_reports, VELTO_TAP_VISION_REPORTS_STREAM_ON_TRIGGER, 1);
/** Continuous reports. */
VELTO_CONSTANT(velto_tap_vision_reports, VELTO_TAP_VISION_REPORTS_STREAM, 2);

/**
 * The recognition model of a TapXR's camera.
 * @source TAP protocol notes, appendix A
 */
typedef int32_t velto_tap_vision_model;
/** The TAP has not reported it. */
VELTO_CONSTANT(velto_tap_vision_model, VELTO_TAP_VISION_MODEL_UNKNOWN, -1);
/** Taps on a surface. */
VELTO_CONSTANT(velto_tap_vision_model, VELTO_TAP_VISION_MODEL_TAPPING, 0);
/** Gestures in mid-air. */
VELTO_CONSTANT(velto_tap_vision_model, VELTO_TAP_VISION_MODEL_AIR_GESTURES, 1);

/**
 * A property that a TAP with the framed protocol reports.
 * @source TAP protocol notes, appendix A
 */
typedef int32_t velto_tap_property;
/** Whether it is in standby; the report is VELTO_EVENT_STANDBY. */
VELTO_CONSTANT(velto_tap_property, VELTO_TAP_PROPERTY_STANDBY, 0);
/** The reports of the camera. */
VELTO_CONSTANT(velto_tap_property, VELTO_TAP_PROPERTY_VISION_REPORTS, 1);
/** The recognition model of the camera. */
VELTO_CONSTANT(velto_tap_property, VELTO_TAP_PROPERTY_VISION_MODEL, 2);
/** The ranges of the motion sensor. */
VELTO_CONSTANT(velto_tap_property, VELTO_TAP_PROPERTY_SENSITIVITY, 3);
/** The haptic pattern, which the TAP reports on its own, but not on request. */
VELTO_CONSTANT(velto_tap_property, VELTO_TAP_PROPERTY_HAPTIC_PATTERN, 4);

/* -- Modes --------------------------------------------------------------------------------------- */

/**
 * The destination of a TAP's input.
 * @source TAP protocol notes, 2.1 and appendix A
 */
typedef int32_t velto_tap_input_mode;
/** The program only; the default. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_CONTROLLER, 0);
/** The system only, as keys and pointer; there are no events. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_TEXT, 1);
/** The program; the system also receives the pointer. A TAP without this mode uses CONTROLLER. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE, 2);
/** The program and the system. A TAP without this mode uses CONTROLLER. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD, 3);
/** The program, with VELTO_EVENT_TAP_HOLD for held fingers; only TAPs with the framed protocol
 *  support it. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_TAP_HOLD, 4);
/** Neither: only the raw sensors are streamed. */
VELTO_CONSTANT(velto_tap_input_mode, VELTO_TAP_INPUT_MODE_RAW_SENSORS, 5);

/**
 * The mode of a TAP, and the ranges of its raw sensors.
 *
 * Ranges apply to RAW_SENSORS, and are 0 in other modes. 0 is the device's default: 16 g for the
 * fingers, 500 °/s and 4 g for the motion sensor.
 * @source TAP protocol notes, 3.6
 */
typedef struct velto_tap_mode {
    velto_tap_input_mode mode; /**< The destination of input. */
    uint32_t reserved; /**< Zero. */
    /** Range of the accelerometers on the fingers: 2, 4, 8 or 16; 0 for the default (g, 0 to
     *  16). */
    double finger_range_g;
    /** Range of the gyroscope: 125, 250, 500, 1000 or 2000; 0 for the default (°/s, 0 to 2000). */
    double thumb_range_dps;
    /** Range of the accelerometer beside the gyroscope: 2, 4, 8 or 16; 0 for the default (g, 0
     *  to 16). */
    double thumb_range_g;
} velto_tap_mode;

/**
 * Set the mode of a TAP, and maintain it.
 *
 * The operation ends when the TAP has accepted the mode. The library writes the mode every 10 s
 * until another mode is set or the link ends; a new link begins with the default mode. While the
 * context is paused, the mode is deferred. While raw sensors are streamed, a mode other than
 * RAW_SENSORS is deferred until the last stream ends.
 *
 *     velto_op op;
 *     velto_result result;
 *     const velto_tap_mode mode = {.mode = VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE};
 *     velto_tap_write_mode(tap, &mode, &op); // the pointer of the system goes on moving
 *     if (velto_op_wait(op, VELTO_FOREVER, &result) == VELTO_OK) puts(velto_result_name(result));
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the
 *          mode does not use it); VELTO_ERROR_UNSUPPORTED (the device is not a TAP; the operation
 *          fails with it if the TAP lacks the mode).
 * @source TAP protocol notes, 2.2
 * @see velto_tap_get_mode, velto_tap_set_default_mode
 */
VELTO_API velto_result velto_tap_write_mode(velto_device device,
                                            const velto_tap_mode *mode,
                                            velto_op *out_op);

/**
 * Get the last requested mode of a TAP; RAW_SENSORS while raw sensors are streamed.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_tap_write_mode
 */
VELTO_API velto_result velto_tap_get_mode(velto_device device, velto_tap_mode *out_mode);

/**
 * Set the mode of all TAPs that are READY, and maintain it.
 *
 * This is velto_tap_write_mode() for each of them; the default mode is unchanged. A TAP that lacks
 * the mode keeps its current mode, and an error is logged.
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the
 *          mode does not use it).
 * @source TAP protocol notes, 2.2
 * @see velto_tap_write_mode, velto_tap_set_default_mode
 */
VELTO_API velto_result velto_tap_write_mode_to_all(velto_context *context,
                                                   const velto_tap_mode *mode);

/**
 * Set the default mode, which every TAP gets when it becomes READY.
 *
 * Before the first call, the default mode is CONTROLLER. A TAP that lacks the default mode gets
 * CONTROLLER. With `applies_now`, the call also changes TAPs that are READY: a TAP that lacks the
 * mode then keeps its current mode, and a TAP whose raw sensors are streamed changes after the last
 * stream, unless the new mode is RAW_SENSORS.
 *
 * @param applies_now  whether TAPs that are READY also change at once.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not support the range, or the
 *          mode does not use it).
 * @source TAP protocol notes, 2.2
 * @see velto_tap_get_default_mode, velto_tap_write_mode
 */
VELTO_API velto_result velto_tap_set_default_mode(velto_context *context,
                                                  const velto_tap_mode *mode,
                                                  velto_bool applies_now);

/**
 * Get the default mode of TAPs.
 * @see velto_tap_set_default_mode
 */
VELTO_API velto_result velto_tap_get_default_mode(velto_context *context, velto_tap_mode *out_mode);

/* -- States of a TapXR --------------------------------------------------------------------------- */

/**
 * Whether a TapXR is a mouse in mid-air or a keyboard.
 * @source TAP protocol notes, 2.3
 */
typedef int32_t velto_tap_xr_state;
VELTO_CONSTANT(velto_tap_xr_state, VELTO_TAP_XR_STATE_NONE, 0); /**< The library writes no state. */
VELTO_CONSTANT(velto_tap_xr_state, VELTO_TAP_XR_STATE_AIR_MOUSE, 1); /**< A mouse. */
VELTO_CONSTANT(velto_tap_xr_state, VELTO_TAP_XR_STATE_TAPPING, 2); /**< A keyboard. */
/** The posture of the hand determines it; the default. */
VELTO_CONSTANT(velto_tap_xr_state, VELTO_TAP_XR_STATE_USER_CONTROL, 3);

/**
 * Set the state of a TapXR, and maintain it.
 *
 * AIR_MOUSE and TAPPING are written every 10 s, USER_CONTROL once; in text mode nothing is written.
 * Only firmware authorized by the vendor reacts; a missing reaction is not an error.
 *
 * @source TAP protocol notes, 2.3
 * @see velto_tap_get_xr_state, velto_tap_set_default_xr_state
 */
VELTO_API velto_result velto_tap_write_xr_state(velto_device device,
                                                velto_tap_xr_state state,
                                                velto_op *out_op);

/**
 * Get the requested state of a TapXR.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_tap_write_xr_state
 */
VELTO_API velto_result velto_tap_get_xr_state(velto_device device, velto_tap_xr_state *out_state);

/**
 * Set the state of all TapXRs that are READY, and maintain it.
 *
 * This is velto_tap_write_xr_state() for each of them; the default state is unchanged.
 *
 * @source TAP protocol notes, 2.3
 * @see velto_tap_write_xr_state, velto_tap_set_default_xr_state
 */
VELTO_API velto_result velto_tap_write_xr_state_to_all(velto_context *context,
                                                       velto_tap_xr_state state);

/**
 * Set the default state, which every TapXR gets when it becomes READY.
 *
 * Before the first call, the default state is USER_CONTROL.
 *
 * @param applies_now  whether TapXRs that are READY also change at once.
 * @source TAP protocol notes, 2.3
 * @see velto_tap_get_default_xr_state, velto_tap_write_xr_state
 */
VELTO_API velto_result velto_tap_set_default_xr_state(velto_context *context,
                                                      velto_tap_xr_state state,
                                                      velto_bool applies_now);

/**
 * Get the default state of TapXRs.
 * @see velto_tap_set_default_xr_state
 */
VELTO_API velto_result velto_tap_get_default_xr_state(velto_context *context,
                                                      velto_tap_xr_state *out_state);

/* -- In the background --------------------------------------------------------------------------- */

/**
 * Make all TAPs keyboards while the program is in the background.
 *
 * Text mode is written once, and no events arrive until velto_tap_resume(). Modes and states set
 * meanwhile are deferred. The call has no effect while the context is already paused.
 *
 * @source TAP protocol notes, 2.4
 * @see velto_tap_resume, velto_tap_get_info
 */
VELTO_API velto_result velto_tap_pause(velto_context *context);

/**
 * Restore the modes and states of all TAPs at once.
 * @see velto_tap_pause
 */
VELTO_API velto_result velto_tap_resume(velto_context *context);

/**
 * Write the modes and states of all TAPs again, at once.
 *
 * The call has no effect on TAPs whose modes are currently being written, and while the context is
 * paused.
 *
 * @see velto_tap_write_mode
 */
VELTO_API velto_result velto_tap_refresh(velto_context *context);

/**
 * Set whether modes and states are written to TAPs.
 *
 * Disable writing to share a TAP with another program that writes its own modes. Modes set
 * meanwhile are written when writing is enabled again.
 *
 * @param is_on  whether they are written; 1 by default.
 * @source TAP protocol notes, 2.2
 * @see velto_tap_pause, velto_tap_get_info
 */
VELTO_API velto_result velto_tap_set_mode_writing(velto_context *context, velto_bool is_on);

/* -- Information --------------------------------------------------------------------------------- */

/**
 * Abilities of a TAP, by its hardware and firmware versions; an unreadable version excludes no
 * abilities.
 * @source TAP protocol notes, 1.7
 */
typedef uint32_t velto_tap_ability;
#define VELTO_TAP_ABILITY_TEXT_MODE         0x1u /**< Text mode on request. */
#define VELTO_TAP_ABILITY_MOUSE             0x2u /**< VELTO_EVENT_MOUSE. */
#define VELTO_TAP_ABILITY_AIR_GESTURES      0x4u /**< VELTO_EVENT_AIR_GESTURE. */
#define VELTO_TAP_ABILITY_RAW_SENSORS       0x8u /**< Streams of raw sensors. */
#define VELTO_TAP_ABILITY_MOUSE_HID         0x10u /**< CONTROLLER_WITH_MOUSE. */
#define VELTO_TAP_ABILITY_FULL_HID          0x20u /**< CONTROLLER_WITH_KEYBOARD. */
#define VELTO_TAP_ABILITY_HAPTICS           0x40u /**< velto_device_play_haptic(). */
#define VELTO_TAP_ABILITY_DEVELOPER_MODE    0x80u /**< The developer mode among the settings. */
#define VELTO_TAP_ABILITY_XR_STATES         0x100u /**< The states of a TapXR. */
/** velto_tap_read_keyboard_state() and velto_tap_write_combination(). */
#define VELTO_TAP_ABILITY_KEYBOARD_REQUESTS 0x200u

/** Properties of a connected TAP. */
typedef uint32_t velto_tap_flag;
#define VELTO_TAP_XR             0x1u /**< It is a TapXR. */
#define VELTO_TAP_IN_AIR         0x2u /**< The hand is a mouse in mid-air: taps are gestures. */
#define VELTO_TAP_IN_STANDBY     0x4u /**< It is in standby, as last reported. */
#define VELTO_TAP_SWITCHED       0x8u /**< Its keyboard is switched to the second map. */
#define VELTO_TAP_SETTINGS_READ  0x10u /**< Its settings are known: velto_tap_get_settings(). */
/** Its developer mode is on; unknown without SETTINGS_READ. */
#define VELTO_TAP_DEVELOPER_MODE 0x20u
#define VELTO_TAP_PAUSED         0x40u /**< The context is paused: the TAP is a keyboard. */
/** Modes and states are written to it, except while paused. */
#define VELTO_TAP_WRITES_MODES   0x80u

/** Information about a connected TAP. */
typedef struct velto_tap_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_tap_flag flags; /**< Properties. */
    /** Version of the hardware: 30200 is 3.2.0; -1 if it could not be read (default -1). */
    int32_t hardware_version;
    int32_t firmware_version; /**< Version of the firmware, in the same form (default -1). */
    velto_tap_ability abilities; /**< The abilities of hardware and firmware. */
    /** 1 for the classic protocol, 2 for the framed one of newer firmware. */
    uint32_t protocol_generation;
    /** The source of pointer movement (default VELTO_MOUSE_STATE_UNKNOWN). */
    velto_mouse_state mouse_state;
    /** The posture in most of the newest reports (default VELTO_HAND_STATE_OPEN). */
    velto_hand_state hand_state;
    velto_shift_state shift; /**< The state of the shift key (default VELTO_SHIFT_STATE_UNKNOWN). */
    uint32_t known_features; /**< The features with a known state: bit 1 << VELTO_TAP_FEATURE_…. */
    uint32_t active_features; /**< The enabled features. */
    uint32_t reserved; /**< Zero. */
    /** Number of dropped combinations, which had more than five fingers. */
    uint64_t dropped_combination_count;
    /** The reports of the camera, as last reported (default VELTO_TAP_VISION_REPORTS_UNKNOWN). */
    velto_tap_vision_reports vision_reports;
    /** The recognition model of the camera, as last reported (default
     *  VELTO_TAP_VISION_MODEL_UNKNOWN). */
    velto_tap_vision_model vision_model;
    /** The range of the gyroscope, as last reported; 0 if unknown (°/s). */
    double thumb_range_dps;
    /** The range of the accelerometer beside the gyroscope, as last reported; 0 if unknown (g). */
    double thumb_range_g;
} velto_tap_info;

#define VELTO_TAP_INFO_INIT                                                                       \
    {VELTO_SIZE_OF(velto_tap_info), 0, -1, -1, 0, 0, VELTO_MOUSE_STATE_UNKNOWN,                   \
    VELTO_HAND_STATE_OPEN, VELTO_SHIFT_STATE_UNKNOWN, 0, 0, 0, 0,                                 \
    VELTO_TAP_VISION_REPORTS_UNKNOWN, VELTO_TAP_VISION_MODEL_UNKNOWN, 0.0, 0.0}

/**
 * Get information about a connected TAP.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_get_info, velto_tap_read_settings
 */
VELTO_API velto_result velto_tap_get_info(velto_device device, velto_tap_info *out_info);

/* -- Settings ------------------------------------------------------------------------------------
 *
 * Settings belong to the user and persist on the TAP. Read them to explain missing input; write
 * them only at the user's request.
 */

/** Members of velto_tap_settings, as a set. */
typedef uint32_t velto_tap_setting;
#define VELTO_TAP_SETTING_LEFT_HANDED        0x1u /**< `is_left_handed`. */
#define VELTO_TAP_SETTING_VIBRATION          0x2u /**< `vibrates`. */
#define VELTO_TAP_SETTING_MOUSE_ONLY         0x4u /**< `is_mouse_only`. */
#define VELTO_TAP_SETTING_VOICE_OVER         0x8u /**< `has_voice_over`. */
#define VELTO_TAP_SETTING_AUTO_CORRECTION    0x10u /**< `corrects_text`. */
#define VELTO_TAP_SETTING_FLIPPED_SCROLLING  0x20u /**< `flips_scrolling`. */
#define VELTO_TAP_SETTING_KEYBOARD_ONLY      0x40u /**< `is_keyboard_only`. */
#define VELTO_TAP_SETTING_STANDBY            0x80u /**< `has_standby`. */
#define VELTO_TAP_SETTING_AIR_MOUSE          0x100u /**< `has_air_mouse`. */
#define VELTO_TAP_SETTING_MEDIA_CONTROL      0x200u /**< `controls_media`. */
#define VELTO_TAP_SETTING_TELEVISION_CONTROL 0x400u /**< `controls_television`. */
#define VELTO_TAP_SETTING_DEVELOPER_MODE     0x800u /**< `is_developer_mode`. */
#define VELTO_TAP_SETTING_MOUSE_SENSITIVITY  0x1000u /**< `mouse_sensitivity`. */
#define VELTO_TAP_SETTING_SCROLL_SENSITIVITY 0x2000u /**< `scroll_sensitivity`. */
#define VELTO_TAP_SETTING_DOUBLE_TAP_TIMEOUT 0x4000u /**< `double_tap_timeout`. */
#define VELTO_TAP_SETTING_SLEEP_AFTER        0x8000u /**< `sleep_after`. */

/**
 * The user settings of a TAP.
 * @source TAP protocol notes, 5.5
 */
typedef struct velto_tap_settings {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_left_handed; /**< Whether it is worn on the left hand. */
    velto_bool vibrates; /**< Whether it vibrates. */
    velto_bool is_mouse_only; /**< Whether it is only a mouse. */
    velto_bool has_voice_over; /**< Whether it supports a screen reader. */
    velto_bool corrects_text; /**< Whether it corrects typed text. */
    velto_bool flips_scrolling; /**< Whether the scroll direction is flipped. */
    velto_bool is_keyboard_only; /**< Whether it is only a keyboard. */
    velto_bool has_standby; /**< Whether it has a standby mode. */
    velto_bool has_air_mouse; /**< Whether the hand can be a mouse in mid-air. */
    velto_bool controls_media; /**< Whether gestures in mid-air control media. */
    velto_bool controls_television; /**< Whether gestures in mid-air control a television. */
    /** Whether the developer mode is on, without which raw sensors stay silent. */
    velto_bool is_developer_mode;
    uint32_t mouse_sensitivity; /**< Sensitivity of the mouse (0 to 15). */
    uint32_t scroll_sensitivity; /**< Sensitivity of scrolling (0 to 15). */
    /** Timeout of a double tap, as an index in the vendor's list (0 to 15). */
    uint32_t double_tap_timeout;
    uint32_t sleep_after; /**< Time until it sleeps, as an index in the vendor's list (0 to 63). */
} velto_tap_settings;

#define VELTO_TAP_SETTINGS_INIT                                                                   \
    {VELTO_SIZE_OF(velto_tap_settings), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Fill a velto_tap_settings with its defaults.
 * @source TAP protocol notes, 5.5
 */
VELTO_API velto_result velto_tap_settings_init(velto_tap_settings *settings, size_t size);

/**
 * Read the user settings of a TAP.
 *
 * velto_tap_get_settings() then returns the settings, and velto_op_get_value() their 20 bytes.
 *
 * @see velto_tap_get_settings, velto_tap_write_settings
 */
VELTO_API velto_result velto_tap_read_settings(velto_device device, velto_op *out_op);

/**
 * Get the settings of a TAP, as last read or written on this link.
 * @returns VELTO_OK; VELTO_NOTHING (they have not been read); VELTO_ERROR_NOT_CONNECTED (it is not
 *          READY).
 * @see velto_tap_read_settings
 */
VELTO_API velto_result velto_tap_get_settings(velto_device device,
                                              velto_tap_settings *out_settings);

/**
 * Change some settings of a TAP, which the TAP stores.
 *
 * The settings are read, changed, written, and read again; undocumented bytes are unchanged.
 *
 * @param members  the members to write; the others are unchanged.
 * @see velto_tap_read_settings, velto_tap_get_settings
 */
VELTO_API velto_result velto_tap_write_settings(velto_device device,
                                                const velto_tap_settings *settings,
                                                velto_tap_setting members,
                                                velto_op *out_op);

/**
 * Set the name of a TAP, which the TAP stores.
 * @param name  the name, not empty; at most 247 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the name is empty).
 * @see velto_device_get_name
 */
VELTO_API velto_result velto_tap_write_name(velto_device device,
                                            const char *name,
                                            velto_op *out_op);

/* -- The keyboard of a strap --------------------------------------------------------------------- */

/**
 * Simulate a tap on a strap, for instance to release its shift key.
 * @source TAP protocol notes, 5.4
 * @see velto_tap_read_keyboard_state
 */
VELTO_API velto_result velto_tap_write_combination(velto_device device,
                                                   velto_finger combination,
                                                   velto_op *out_op);

/**
 * Read the state of a strap's keyboard.
 *
 * The state is reported by VELTO_EVENT_KEYBOARD_STATE, and is in velto_tap_info when the operation
 * has ended.
 *
 * @source TAP protocol notes, 5.4
 * @see velto_tap_get_info, velto_tap_write_combination
 */
VELTO_API velto_result velto_tap_read_keyboard_state(velto_device device, velto_op *out_op);

/* -- Features of the framed protocol ------------------------------------------------------------- */

/**
 * A switchable feature of a TAP with the framed protocol.
 *
 * Modes switch the first three features; velto_tap_write_feature() changes a feature until the mode
 * is set again.
 * @source TAP protocol notes, appendix A
 */
typedef int32_t velto_tap_feature;
/** Raw values of the motion sensor. */
VELTO_CONSTANT(velto_tap_feature, VELTO_TAP_FEATURE_RAW_DATA, 0);
VELTO_CONSTANT(velto_tap_feature, VELTO_TAP_FEATURE_DETECTION, 1); /**< Taps and gestures. */
VELTO_CONSTANT(velto_tap_feature, VELTO_TAP_FEATURE_MOTION, 2); /**< The movement of the pointer. */
/** Detections of triggers; no firmware implements it yet. */
VELTO_CONSTANT(velto_tap_feature, VELTO_TAP_FEATURE_TRIGGERS, 3);
/** Gestures for standby. */
VELTO_CONSTANT(velto_tap_feature, VELTO_TAP_FEATURE_STANDBY_GESTURES, 4);

/**
 * Switch a feature of a TAP with the framed protocol.
 *
 * RAW_DATA cannot be changed while a raw sensor is streamed: the operation then fails with
 * VELTO_ERROR_INVALID_STATE.
 *
 * @param is_on  whether it is on.
 * @see velto_tap_read_feature
 */
VELTO_API velto_result velto_tap_write_feature(velto_device device,
                                               velto_tap_feature feature,
                                               velto_bool is_on,
                                               velto_op *out_op);

/**
 * Read the state of a feature of a TAP with the framed protocol.
 *
 * After the operation, the state is in velto_tap_info, and velto_op_get_value() returns it as a
 * byte.
 *
 * @see velto_tap_write_feature, velto_tap_get_info
 */
VELTO_API velto_result velto_tap_read_feature(velto_device device,
                                              velto_tap_feature feature,
                                              velto_op *out_op);

/* -- Properties of the framed protocol -----------------------------------------------------------
 *
 * TAPs with newer firmware have properties (`velto_tap_info.protocol_generation` is 2); on others,
 * operations fail with VELTO_ERROR_UNSUPPORTED. velto_tap_info contains the last reported values,
 * and VELTO_EVENT_TAP_REPORT announces each report.
 */

/**
 * Put a TAP with the framed protocol into standby, or wake it.
 * @param is_on  whether to enter standby.
 * @see velto_tap_read_property
 */
VELTO_API velto_result velto_tap_write_standby(velto_device device,
                                               velto_bool is_on,
                                               velto_op *out_op);

/**
 * Set the report mode of the camera, until the mode is set again.
 * @param reports  the reports, not UNKNOWN.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (reports is UNKNOWN).
 * @see velto_tap_write_vision_model, velto_tap_read_property
 */
VELTO_API velto_result velto_tap_write_vision_reports(velto_device device,
                                                      velto_tap_vision_reports reports,
                                                      velto_op *out_op);

/**
 * Set the recognition model of the camera, until the mode is set again.
 * @param model  the model, not UNKNOWN.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (model is UNKNOWN).
 * @see velto_tap_write_vision_reports, velto_tap_read_property
 */
VELTO_API velto_result velto_tap_write_vision_model(velto_device device,
                                                    velto_tap_vision_model model,
                                                    velto_op *out_op);

/**
 * Set the ranges of the motion sensor, until the mode is set again.
 *
 * Streams of raw sensors have separate ranges, set by velto_tap_write_mode(); while they run, the
 * operation fails with VELTO_ERROR_INVALID_STATE.
 *
 * @param gyroscope_range      125, 250, 500, 1000 or 2000; 0 for the default of the TAP (°/s).
 * @param accelerometer_range  2, 4, 8 or 16; 0 for the default of the TAP (g).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor does not have the range).
 * @see velto_tap_read_property
 */
VELTO_API velto_result velto_tap_write_sensitivity(velto_device device,
                                                   double gyroscope_range,
                                                   double accelerometer_range,
                                                   velto_op *out_op);

/**
 * Read a property of a TAP with the framed protocol.
 *
 * After the operation, the value is in velto_tap_info, and velto_op_get_value() returns its bytes:
 * one, or for SENSITIVITY the codes of gyroscope and accelerometer.
 *
 * @param property  the property, not HAPTIC_PATTERN.
 * @see velto_tap_get_info, velto_tap_get_haptic_pattern
 */
VELTO_API velto_result velto_tap_read_property(velto_device device,
                                               velto_tap_property property,
                                               velto_op *out_op);

/**
 * Get the last reported haptic pattern of a TAP.
 *
 * The bytes are those of the report; their meaning is undocumented.
 *
 * @param buffer  receives the bytes; none before the first report.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_tap_read_property
 */
VELTO_API velto_result velto_tap_get_haptic_pattern(velto_device device,
                                                    void *buffer,
                                                    size_t capacity,
                                                    size_t *out_count);

/* -- Texts --------------------------------------------------------------------------------------- */

/**
 * Describe fingers as text for speech output, such as "Fingers; 1 And 3 ".
 * @source TAP protocol notes, 3.2
 */
VELTO_API velto_result velto_tap_describe_combination(velto_finger combination,
                                                      char *buffer,
                                                      size_t capacity,
                                                      size_t *out_count);

/**
 * Describe a version as a text: 30200 is "3.2.0".
 * @param version  the version (0 to 999999).
 * @source TAP protocol notes, 5.1
 * @see velto_tap_parse_version
 */
VELTO_API velto_result velto_tap_describe_version(int32_t version,
                                                  char *buffer,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * Convert a version as text to a number: "2.3.25" is 20325.
 * @param text  two or more numbers with dots between them; at most 64 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the text is not a version).
 * @source TAP protocol notes, 5.1
 * @see velto_tap_describe_version
 */
VELTO_API velto_result velto_tap_parse_version(const char *text, int32_t *out_version);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_TAP_H */
