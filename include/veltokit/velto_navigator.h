/*
 * The menu navigator: choosing and confirming by motion, keys and touch.
 *
 * Provisional until 1.0: names and structures may change between minor versions; those of other
 * headers do not.
 *
 * A navigator moves the focus of a menu and confirms its items, and draws nothing. Leaning chooses
 * an item; holding it, or the button, confirms. Keys, gamepads, mice and taps work on the same menu
 * through velto_navigator_move_focus(), velto_navigator_activate_focus() and
 * velto_navigator_activate_item(). It is a pure object: no context, no radio, no clock.
 *
 *     velto_navigator *navigator;
 *     velto_navigator_create(NULL, &navigator);
 *     velto_navigator_begin_menu(navigator, 4, VELTO_CONFIRMATION_HOLD_OR_BUTTON);
 *     velto_device_begin_menu_motion(device, VELTO_NAVIGATOR_POLICY_COMFORT);
 *     ...each frame:
 *     velto_navigator_step_input(navigator, &input, dt, &step);
 *     if (step.activated >= 0) start(step.activated);
 *     ...when the menu closes:
 *     velto_navigator_end_menu(navigator);
 *     velto_device_end_menu_motion(device);
 *
 * Several hands on one menu: give the inputs of all devices in every frame to
 * velto_navigator_step_input(). Whoever leans or clicks first moves the menu until that hand has
 * rested for a while.
 *
 * Under the policy COMFORT an item must be left before holding it confirms again, the button works
 * for a moment after returning to the middle, and every item can be reached by leaning slowly.
 * ORIGINAL behaves like the original framework.
 *
 * Generated from bindings/api/navigator.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_NAVIGATOR_H
#define VELTOKIT_VELTO_NAVIGATOR_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_event.h"
#include "velto_input.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Making navigators --------------------------------------------------------------------------- */

/** Which rules hold in a menu. */
typedef int32_t velto_navigator_policy;
/** Those of the original framework; a hold confirms again and again. */
VELTO_CONSTANT(velto_navigator_policy, VELTO_NAVIGATOR_POLICY_ORIGINAL, 0);
VELTO_CONSTANT(velto_navigator_policy, VELTO_NAVIGATOR_POLICY_COMFORT, 1); /**< Kinder ones. */

/** What confirms an item. */
typedef int32_t velto_confirmation;
/** Holding it, or the button. */
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_HOLD_OR_BUTTON, 0);
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_BUTTON, 1); /**< The button alone. */
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_HOLD, 2); /**< Holding it alone. */

/**
 * Whose inputs move a menu.
 * @source Triki protocol notes, 12.4
 */
typedef int32_t velto_menu_ownership;
/** Those of the hand that leans or clicks first, until it has rested for a while. */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_ONE_HAND, 0);
/** All of them; a hand that rests keeps the focus from the others. */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_ANYBODY, 1);
/** Those of the device that velto_navigator_set_owner() names. */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_BOUND, 2);

/** What a tap asks of a menu. */
typedef int32_t velto_menu_command;
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_NONE, 0); /**< Nothing. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_NEXT, 1); /**< Focus the next item. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_PREVIOUS, 2); /**< Focus the item before. */
/** Confirm the focused item. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_ACTIVATE, 3);
/** Take the focus away; the program closes the menu. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_LEAVE, 4);

/**
 * What a picture of a menu should say.
 * @source Triki protocol notes, 10.8
 */
typedef int32_t velto_menu_hint;
/** Nothing; there is no menu to show. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_HIDDEN, 0);
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_SELECT, 1); /**< Lean to choose. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_HOLD_OR_CLICK, 2); /**< Hold or click to confirm. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_CLICK, 3); /**< Click to confirm. */

/**
 * The rules and times of a navigator.
 * @source Triki protocol notes, 10.3
 */
typedef struct velto_navigator_config {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    /** Which rules hold (default VELTO_NAVIGATOR_POLICY_COMFORT). */
    velto_navigator_policy policy;
    /** Whose inputs move the menu; keys, touch and taps always do. */
    velto_menu_ownership ownership;
    uint32_t reserved; /**< Zero. */
    /** How long an item is held until it is confirmed (seconds, 0.001 to 86400; default 2.25). */
    double hold_duration;
    /** How long nothing is confirmed after the focus has moved (seconds, 0 to 86400; default
     *  0.45). */
    double settle_duration;
    /** How long a menu that is confirmed by button ignores it in the beginning (seconds, 0 to
     *  86400; default 1). */
    double arm_duration;
    /** How long a neighboring item must be meant (seconds, 0 to 86400; default 0.2). */
    double adjacent_dwell;
    /** How long an item farther away must be meant (seconds, 0 to 86400; default 0.32). */
    double jump_dwell;
    /** Half the neutral middle while nothing has the focus (0 to 0.99; default 0.3). */
    double neutral_enter;
    /** Half the neutral middle while something has it; not above neutral_enter (0 to 0.99;
     *  default 0.14). */
    double neutral_exit;
    /** How long the focus survives in the middle (seconds, 0 to 86400; default 0.35). */
    double focus_loss_grace;
    /** How long the button pauses after a confirmation (seconds, 0 to 86400; default 0.65). */
    double confirm_cooldown;
    /** How long the owning hand rests, or is not heard, until another one can take over
     *  (seconds, 0 to 86400; default 1.5). */
    double owner_release;
} velto_navigator_config;

#define VELTO_NAVIGATOR_CONFIG_INIT                                                               \
    {VELTO_SIZE_OF(velto_navigator_config), VELTO_NAVIGATOR_POLICY_COMFORT, 0, 0, 2.25, 0.45,     \
    1.0, 0.2, 0.32, 0.3, 0.14, 0.35, 0.65, 1.5}

/**
 * Fill a velto_navigator_config with its defaults.
 * @source Triki protocol notes, 10.3
 */
VELTO_API velto_result velto_navigator_config_init(velto_navigator_config *config, size_t size);

/**
 * Create a navigator without a menu.
 * @param config         the rules and times. NULL for the defaults.
 * @param out_navigator  receives the navigator; velto_navigator_destroy() gives it back.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_navigator_destroy
 */
VELTO_API velto_result velto_navigator_create(const velto_navigator_config *config,
                                              velto_navigator **out_navigator);

/**
 * Destroy a navigator; NULL and stale pointers do nothing.
 * @see velto_navigator_create
 */
VELTO_API void velto_navigator_destroy(velto_navigator *navigator);

/**
 * Give a navigator other rules and times.
 * @param config  the rules and times; borrowed for the call.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_get_config
 */
VELTO_API velto_result velto_navigator_set_config(velto_navigator *navigator,
                                                  const velto_navigator_config *config);

/**
 * Answer the rules and times of a navigator.
 * @param out_config  receives them.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_set_config
 */
VELTO_API velto_result velto_navigator_get_config(velto_navigator *navigator,
                                                  velto_navigator_config *out_config);

/* -- The menu ------------------------------------------------------------------------------------ */

/**
 * Begin a menu; a focus that still fits is kept, everything else starts anew.
 * @param item_count    how many items there are; 0 counts as 1 (0 to 65536).
 * @param confirmation  what confirms an item.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.7
 * @see velto_navigator_end_menu, velto_device_begin_menu_motion
 */
VELTO_API velto_result velto_navigator_begin_menu(velto_navigator *navigator,
                                                  int32_t item_count,
                                                  velto_confirmation confirmation);

/**
 * End the menu; nothing has the focus any more.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_begin_menu
 */
VELTO_API velto_result velto_navigator_end_menu(velto_navigator *navigator);

/**
 * Make an item impossible to confirm, or possible again.
 * @param item        the item; one that does not exist is ignored (0 to 65535).
 * @param is_enabled  whether it can be confirmed (0 or 1).
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 */
VELTO_API velto_result velto_navigator_set_item_enabled(velto_navigator *navigator,
                                                        int32_t item,
                                                        velto_bool is_enabled);

/**
 * Pause motion, keys and touch, or go on; the menu stays.
 * @param is_suspended  whether to pause (0 or 1).
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 */
VELTO_API velto_result velto_navigator_set_suspended(velto_navigator *navigator,
                                                     velto_bool is_suspended);

/**
 * How a menu stands.
 * @source Triki protocol notes, 10.7
 */
typedef struct velto_navigator_state {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    int32_t item_count; /**< How many items there are; 0 without a menu. */
    int32_t focus; /**< The focused item, -1 for none (default -1). */
    velto_bool is_suspended; /**< Whether it is paused (0 or 1). */
    velto_menu_hint hint; /**< What a picture of the menu should say. */
    uint32_t reserved; /**< Zero. */
    double hold_progress; /**< How far the focused item is confirmed by holding it, 0 to 1. */
} velto_navigator_state;

#define VELTO_NAVIGATOR_STATE_INIT                                                                \
    {VELTO_SIZE_OF(velto_navigator_state), 0, -1, 0, 0, 0, 0.0}

/**
 * Fill a velto_navigator_state with its defaults.
 * @source Triki protocol notes, 10.7
 */
VELTO_API velto_result velto_navigator_state_init(velto_navigator_state *state, size_t size);

/**
 * Tell how the menu stands, for drawing it.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 */
VELTO_API velto_result velto_navigator_get_state(velto_navigator *navigator,
                                                 velto_navigator_state *out_state);

/* -- Moving and confirming ----------------------------------------------------------------------- */

/**
 * What happened to a menu.
 * @source Triki protocol notes, 10.7
 */
typedef struct velto_navigator_step {
    int32_t focused; /**< The item that got the focus, -1 for none. */
    int32_t activated; /**< The item that was confirmed, -1 for none. */
    velto_bool is_cleared; /**< Whether the focus was lost (0 or 1). */
    /** What a tap or an air gesture asked for: with LEAVE the player wants to leave the menu;
     *  otherwise the focus was lost in the middle. */
    velto_menu_command command;
} velto_navigator_step;

/**
 * Advance a menu by a frame of input.
 *
 * Fingers of a TAP in `buttons_pressed` perform their command, as velto_navigator_ingest_event()
 * does.
 *
 * @param input     the input of this frame, as a poll filled it in.
 * @param dt        length of the frame; a long one counts as 1/30 s (seconds, 0 or more), or
 *                  VELTO_DT_MEASURE.
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.7
 * @see velto_navigator_step_position
 */
VELTO_API velto_result velto_navigator_step_input(velto_navigator *navigator,
                                                  const velto_input *input,
                                                  double dt,
                                                  velto_navigator_step *out_step);

/**
 * Advance a menu by a frame of which only the position and the button are known.
 * @param position      the position sideways, -1 to 1.
 * @param is_clicked    whether the button was clicked in this frame (0 or 1).
 * @param is_available  whether both mean anything now (0 or 1).
 * @param dt            length of the frame; a long one counts as 1/30 s (seconds, 0 or more).
 * @param out_step      receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_step_input
 */
VELTO_API velto_result velto_navigator_step_position(velto_navigator *navigator,
                                                     double position,
                                                     velto_bool is_clicked,
                                                     velto_bool is_available,
                                                     double dt,
                                                     velto_navigator_step *out_step);

/**
 * Move the focus by keys, past items that cannot be confirmed.
 *
 * The focus then stays until the hand leans to another item.
 *
 * @param steps     how far, towards higher items; from nowhere to the first or the last (-65536 to
 *                  65536).
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_activate_focus
 */
VELTO_API velto_result velto_navigator_move_focus(velto_navigator *navigator,
                                                  int32_t steps,
                                                  velto_navigator_step *out_step);

/**
 * Confirm the focused item by a key.
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @see velto_navigator_move_focus
 */
VELTO_API velto_result velto_navigator_activate_focus(velto_navigator *navigator,
                                                      velto_navigator_step *out_step);

/**
 * Confirm an item that was touched or clicked, whether it has the focus or not.
 * @param item      the item; one that does not exist is ignored (0 to 65535).
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.7
 */
VELTO_API velto_result velto_navigator_activate_item(velto_navigator *navigator,
                                                     int32_t item,
                                                     velto_navigator_step *out_step);

/**
 * Take the focus away.
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 */
VELTO_API velto_result velto_navigator_clear_focus(velto_navigator *navigator,
                                                   velto_navigator_step *out_step);

/* -- Taps ----------------------------------------------------------------------------------------
 *
 * A TAP operates a menu by the fingers that tap, by swipes in the air, and by touching the thumb:
 * the thumb confirms, the index finger goes back, the middle finger on, and the little finger
 * leaves; swipes to the left or upwards go back, those to the right or downwards on, and a finger
 * on the thumb confirms. The fingers of a velto_input count by themselves.
 */

/**
 * Perform the command of a tap or an air gesture.
 *
 * Give it every event of a queue: events of other types do nothing. A hand that keeps thumb and
 * index finger together confirms once.
 *
 * @param event     the event, of any type.
 * @param out_step  receives what happened.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source TAP protocol notes, 3.1 and 3.4
 * @see velto_navigator_step_input
 */
VELTO_API velto_result velto_navigator_ingest_event(velto_navigator *navigator,
                                                    const velto_event *event,
                                                    velto_navigator_step *out_step);

/* -- Around the menu ----------------------------------------------------------------------------- */

/**
 * Give a device the motion that suits a menu, and discard its edges so far.
 *
 * Keeps the player's axes. velto_device_end_menu_motion() restores what was set before; beginning
 * twice restores the same. A configuration, mode or profile that is set meanwhile ends the menu's
 * motion.
 *
 * @param policy  the rules of the menu; ORIGINAL takes the preset of the paddle.
 * @source Triki protocol notes, 10.8
 * @see velto_device_end_menu_motion, velto_navigator_begin_menu
 */
VELTO_API velto_result velto_device_begin_menu_motion(velto_device device,
                                                      velto_navigator_policy policy);

/**
 * Restore the motion that a device had before the menu, and discard its edges so far.
 * @returns VELTO_OK; VELTO_UNCHANGED (no menu's motion is in force).
 * @source Triki protocol notes, 10.8
 * @see velto_device_begin_menu_motion
 */
VELTO_API velto_result velto_device_end_menu_motion(velto_device device);

/**
 * Give the menu to a device, or take it away from its owner.
 *
 * Under BOUND the device keeps it; under ONE_HAND until its hand has rested.
 *
 * @param device  the device, or zero for nobody.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 12.4
 * @see velto_navigator_get_owner
 */
VELTO_API velto_result velto_navigator_set_owner(velto_navigator *navigator, velto_device device);

/**
 * Answer the device whose hand moves the menu.
 * @param out_device  receives the device, or zero.
 * @returns VELTO_OK; VELTO_NOTHING (nobody owns it); VELTO_ERROR_BUSY (another thread is using the
 *          navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 12.4
 * @see velto_navigator_set_owner
 */
VELTO_API velto_result velto_navigator_get_owner(velto_navigator *navigator,
                                                 velto_device *out_device);

/**
 * Take note that a player has confirmed the start of a turn.
 * @param player_index  the player, -1 to forget (-1 to 63).
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator).
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.8
 * @see velto_navigator_is_turn_pending
 */
VELTO_API velto_result velto_navigator_set_turn_player(velto_navigator *navigator,
                                                       int32_t player_index);

/**
 * Tell whether a player has to confirm before the turn starts.
 * @param player_index  the player (0 to 63).
 * @param player_count  how many players there are; one alone never has to (0 to 64).
 * @returns 1 if the player has to; 0 if not, or if an argument is wrong.
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.8
 * @see velto_navigator_set_turn_player
 */
VELTO_API velto_bool velto_navigator_is_turn_pending(velto_navigator *navigator,
                                                     int32_t player_index,
                                                     int32_t player_count);

/* -- Layout assertions ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_navigator_config, 96);
VELTO_ASSERT_OFFSET(velto_navigator_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_navigator_config, policy, 4);
VELTO_ASSERT_OFFSET(velto_navigator_config, ownership, 8);
VELTO_ASSERT_OFFSET(velto_navigator_config, reserved, 12);
VELTO_ASSERT_OFFSET(velto_navigator_config, hold_duration, 16);
VELTO_ASSERT_OFFSET(velto_navigator_config, settle_duration, 24);
VELTO_ASSERT_OFFSET(velto_navigator_config, arm_duration, 32);
VELTO_ASSERT_OFFSET(velto_navigator_config, adjacent_dwell, 40);
VELTO_ASSERT_OFFSET(velto_navigator_config, jump_dwell, 48);
VELTO_ASSERT_OFFSET(velto_navigator_config, neutral_enter, 56);
VELTO_ASSERT_OFFSET(velto_navigator_config, neutral_exit, 64);
VELTO_ASSERT_OFFSET(velto_navigator_config, focus_loss_grace, 72);
VELTO_ASSERT_OFFSET(velto_navigator_config, confirm_cooldown, 80);
VELTO_ASSERT_OFFSET(velto_navigator_config, owner_release, 88);

VELTO_ASSERT_SIZE(velto_navigator_state, 32);
VELTO_ASSERT_OFFSET(velto_navigator_state, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_navigator_state, item_count, 4);
VELTO_ASSERT_OFFSET(velto_navigator_state, focus, 8);
VELTO_ASSERT_OFFSET(velto_navigator_state, is_suspended, 12);
VELTO_ASSERT_OFFSET(velto_navigator_state, hint, 16);
VELTO_ASSERT_OFFSET(velto_navigator_state, reserved, 20);
VELTO_ASSERT_OFFSET(velto_navigator_state, hold_progress, 24);

VELTO_ASSERT_SIZE(velto_navigator_step, 16);
VELTO_ASSERT_OFFSET(velto_navigator_step, focused, 0);
VELTO_ASSERT_OFFSET(velto_navigator_step, activated, 4);
VELTO_ASSERT_OFFSET(velto_navigator_step, is_cleared, 8);
VELTO_ASSERT_OFFSET(velto_navigator_step, command, 12);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_NAVIGATOR_H */
