/*
 * Navigators: choosing menu items by motion, keys and touch.
 *
 * Provisional until 1.0: names and structures may change between minor versions; those of other
 * headers do not.
 *
 * A navigator moves the focus of a menu and confirms its items; it draws nothing. Leaning chooses
 * an item; a hold or the button confirms it. Keys, gamepads, mice and taps control the same menu
 * through velto_navigator_move_focus(), velto_navigator_activate_focus() and
 * velto_navigator_activate_item(). A navigator is a pure object: it needs no context and no radio,
 * and reads no clock. velto_navigator_create() shows its use, and velto_device_begin_menu_motion()
 * adapts the motion of the device to a menu.
 *
 * Several players can share a menu: pass the inputs of all devices to velto_navigator_step_input()
 * in every frame. The first hand that leans or clicks owns the menu until it has rested for some
 * time.
 *
 * With the policy COMFORT, a hold confirms an item again only after the focus has left it. The
 * button is accepted shortly after the hand has returned to the neutral zone. Every item can be
 * reached by leaning slowly. ORIGINAL behaves like the original framework.
 *
 * Unless its comment states otherwise, every function of a `navigator` below may be called from one
 * thread at a time per object; others get VELTO_ERROR_BUSY.
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

/* -- Creating and configuring -------------------------------------------------------------------- */

/** The rules of a menu. */
typedef int32_t velto_navigator_policy;
/** The rules of the original framework, in which a continued hold repeats the confirmation. */
VELTO_CONSTANT(velto_navigator_policy, VELTO_NAVIGATOR_POLICY_ORIGINAL, 0);
/** More forgiving rules, described above. */
VELTO_CONSTANT(velto_navigator_policy, VELTO_NAVIGATOR_POLICY_COMFORT, 1);

/** The means of confirming an item. */
typedef int32_t velto_confirmation;
/** A hold or the button. */
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_HOLD_OR_BUTTON, 0);
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_BUTTON, 1); /**< Only the button. */
VELTO_CONSTANT(velto_confirmation, VELTO_CONFIRMATION_HOLD, 2); /**< Only a hold. */

/**
 * The devices whose inputs move a menu.
 * @source Triki protocol notes, 12.4
 */
typedef int32_t velto_menu_ownership;
/** The first device that leans or clicks, until its hand has rested for some time. */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_ONE_HAND, 0);
/** All devices; a resting hand blocks the focus for the others. */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_ALL, 1);
/** The device set by velto_navigator_set_owner(). */
VELTO_CONSTANT(velto_menu_ownership, VELTO_MENU_OWNERSHIP_BOUND, 2);

/** The menu command of a tap or air gesture. */
typedef int32_t velto_menu_command;
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_NONE, 0); /**< No command. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_NEXT, 1); /**< Focus the next item. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_PREVIOUS, 2); /**< Focus the previous item. */
/** Confirm the focused item. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_ACTIVATE, 3);
/** Remove the focus; the program closes the menu. */
VELTO_CONSTANT(velto_menu_command, VELTO_MENU_COMMAND_LEAVE, 4);

/**
 * The hint to display beside a menu.
 * @source Triki protocol notes, 10.8
 */
typedef int32_t velto_menu_hint;
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_HIDDEN, 0); /**< None; there is no menu to show. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_SELECT, 1); /**< Lean to choose. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_HOLD_OR_CLICK, 2); /**< Hold or click to confirm. */
VELTO_CONSTANT(velto_menu_hint, VELTO_MENU_HINT_CLICK, 3); /**< Click to confirm. */

/**
 * Rules and times of a navigator.
 * @source Triki protocol notes, 10.3
 */
typedef struct velto_navigator_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The rules in effect (default VELTO_NAVIGATOR_POLICY_COMFORT). */
    velto_navigator_policy policy;
    /** The devices whose inputs control the menu; keys, touch and taps always do. */
    velto_menu_ownership ownership;
    uint32_t reserved; /**< Zero. */
    /** Hold after which an item is confirmed (seconds, 0.001 to 86400; default 2.25). */
    double hold_duration;
    /** Time without confirmation after the focus has moved (seconds, 0 to 86400; default 0.45). */
    double settle_duration;
    /** Time for which a menu confirmed by the button initially ignores it (seconds, 0 to 86400;
     *  default 1). */
    double arm_duration;
    /** Time for which an adjacent item must be targeted (seconds, 0 to 86400; default 0.2). */
    double adjacent_dwell;
    /** Time for which an item farther away must be targeted (seconds, 0 to 86400; default 0.32). */
    double jump_dwell;
    /** Half-width of the neutral zone while no item has the focus (0 to 0.99; default 0.3). */
    double neutral_enter;
    /** Half-width of the neutral zone while an item has the focus; not above neutral_enter (0 to
     *  0.99; default 0.14). */
    double neutral_exit;
    /** Time that the focus survives in the neutral zone (seconds, 0 to 86400; default 0.35). */
    double focus_loss_grace;
    /** Time after a confirmation during which the button is ignored (seconds, 0 to 86400;
     *  default 0.65). */
    double confirm_cooldown;
    /** Time for which the owning hand must rest, or be silent, before another one can take over
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
 *
 *     velto_navigator *navigator;
 *     velto_navigator_step step;
 *     velto_navigator_create(NULL, &navigator);
 *     velto_navigator_begin_menu(navigator, 3, VELTO_CONFIRMATION_HOLD_OR_BUTTON);
 *     while (game_is_running()) {
 *         velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input);
 *         velto_navigator_step_input(navigator, &input, input.dt, &step);
 *         if (step.activated >= 0) open_item(step.activated);
 *     }
 *     velto_navigator_destroy(navigator);
 *
 * @param config         the rules and times. NULL for the defaults.
 * @param out_navigator  receives the navigator; destroy it with velto_navigator_destroy().
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_navigator_destroy
 */
VELTO_API velto_result velto_navigator_create(const velto_navigator_config *config,
                                              velto_navigator **out_navigator);

/**
 * Destroy a navigator; NULL and stale pointers are ignored.
 * @see velto_navigator_create
 */
VELTO_API void velto_navigator_destroy(velto_navigator *navigator);

/**
 * Set the rules and times of a navigator.
 * @param config  the rules and times.
 * @see velto_navigator_get_config
 */
VELTO_API velto_result velto_navigator_set_config(velto_navigator *navigator,
                                                  const velto_navigator_config *config);

/**
 * Get the rules and times of a navigator.
 * @param out_config  receives the rules and times.
 * @see velto_navigator_set_config
 */
VELTO_API velto_result velto_navigator_get_config(velto_navigator *navigator,
                                                  velto_navigator_config *out_config);

/* -- Menu ---------------------------------------------------------------------------------------- */

/**
 * Begin a menu; a valid focus is kept, all other state is reset.
 * @param item_count    number of items; 0 counts as 1 (0 to 65536).
 * @param confirmation  the means of confirming an item.
 * @source Triki protocol notes, 10.7
 * @see velto_navigator_end_menu, velto_device_begin_menu_motion
 */
VELTO_API velto_result velto_navigator_begin_menu(velto_navigator *navigator,
                                                  int32_t item_count,
                                                  velto_confirmation confirmation);

/**
 * End the menu and remove the focus.
 * @see velto_navigator_begin_menu
 */
VELTO_API velto_result velto_navigator_end_menu(velto_navigator *navigator);

/**
 * Enable or disable an item; disabled items cannot be confirmed.
 * @param item        the item; ignored if it does not exist (0 to 65535).
 * @param is_enabled  whether the item can be confirmed.
 */
VELTO_API velto_result velto_navigator_set_item_enabled(velto_navigator *navigator,
                                                        int32_t item,
                                                        velto_bool is_enabled);

/**
 * Pause or resume motion, keys and touch, and keep the menu.
 * @param is_suspended  whether to pause.
 */
VELTO_API velto_result velto_navigator_set_suspended(velto_navigator *navigator,
                                                     velto_bool is_suspended);

/**
 * The current state of a menu.
 * @source Triki protocol notes, 10.7
 */
typedef struct velto_navigator_state {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    int32_t item_count; /**< Number of items; 0 without a menu. */
    int32_t focus; /**< The focused item, -1 for none (default -1). */
    velto_bool is_suspended; /**< Whether the menu is paused. */
    velto_menu_hint hint; /**< The hint to display beside the menu. */
    uint32_t reserved; /**< Zero. */
    double hold_progress; /**< Hold progress of the focused item, 0 to 1. */
} velto_navigator_state;

#define VELTO_NAVIGATOR_STATE_INIT                                                                \
    {VELTO_SIZE_OF(velto_navigator_state), 0, -1, 0, 0, 0, 0.0}

/** Get the current state of the menu, for drawing it. */
VELTO_API velto_result velto_navigator_get_state(velto_navigator *navigator,
                                                 velto_navigator_state *out_state);

/* -- Focus and confirmation ---------------------------------------------------------------------- */

/**
 * The outcome of a step or command.
 * @source Triki protocol notes, 10.7
 */
typedef struct velto_navigator_step {
    int32_t focused; /**< The item that got the focus, -1 for none. */
    int32_t activated; /**< The item that was confirmed, -1 for none. */
    velto_bool is_cleared; /**< Whether the focus was lost. */
    /** Command of a tap or air gesture. If is_cleared: with LEAVE the player leaves the menu,
     *  otherwise the hand rested in the neutral zone. */
    velto_menu_command command;
} velto_navigator_step;

/**
 * Advance the menu by a frame of input.
 *
 * TAP fingers in `buttons_pressed` perform their commands, as in velto_navigator_ingest_event().
 * Swipes are only events.
 *
 * @param input  the polled input of this frame.
 * @param dt     length of the frame; a long one counts as 1/30 s (seconds, 0 or more), or
 *               VELTO_DT_MEASURE.
 * @source Triki protocol notes, 10.7
 * @see velto_navigator_step_position
 */
VELTO_API velto_result velto_navigator_step_input(velto_navigator *navigator,
                                                  const velto_input *input,
                                                  double dt,
                                                  velto_navigator_step *out_step);

/**
 * Advance the menu by a frame, given only the position and the button.
 * @param position      horizontal position, -1 to 1.
 * @param is_clicked    whether the button was clicked in this frame.
 * @param is_available  whether the position and the button are valid.
 * @param dt            length of the frame; a long one counts as 1/30 s (seconds, 0 or more).
 * @see velto_navigator_step_input
 */
VELTO_API velto_result velto_navigator_step_position(velto_navigator *navigator,
                                                     double position,
                                                     velto_bool is_clicked,
                                                     velto_bool is_available,
                                                     double dt,
                                                     velto_navigator_step *out_step);

/**
 * Move the focus by keys, skipping disabled items.
 *
 * The focus stays until the hand leans to another item.
 *
 * @param steps  number of items, positive for higher ones; without a focus, it moves to the first
 *               or the last item (-65536 to 65536).
 * @see velto_navigator_activate_focus
 */
VELTO_API velto_result velto_navigator_move_focus(velto_navigator *navigator,
                                                  int32_t steps,
                                                  velto_navigator_step *out_step);

/**
 * Confirm the focused item, as by a key.
 * @see velto_navigator_move_focus
 */
VELTO_API velto_result velto_navigator_activate_focus(velto_navigator *navigator,
                                                      velto_navigator_step *out_step);

/**
 * Confirm an item that was touched or clicked, whether it has the focus or not.
 * @param item  the item; ignored if it does not exist (0 to 65535).
 * @source Triki protocol notes, 10.7
 */
VELTO_API velto_result velto_navigator_activate_item(velto_navigator *navigator,
                                                     int32_t item,
                                                     velto_navigator_step *out_step);

/** Remove the focus from its item. */
VELTO_API velto_result velto_navigator_clear_focus(velto_navigator *navigator,
                                                   velto_navigator_step *out_step);

/* -- Taps ----------------------------------------------------------------------------------------
 *
 * A TAP controls a menu by finger taps, by swipes, and by touching the thumb. The thumb confirms,
 * the index finger selects the previous item, the middle finger the next item, and the little
 * finger leaves. Swipes to the left or up select the previous item, swipes to the right or down the
 * next item. A finger touching the thumb confirms. If the input of the TAP is also stepped, its
 * fingers and main button are handled there, and events add the rest.
 */

/**
 * Perform the menu command of a tap or air gesture.
 *
 * Pass every event of a queue: events of other types are ignored. Taps and touches that are also
 * buttons in a stepped input are ignored, so that nothing counts twice. Keeping thumb and index
 * finger together confirms only once.
 *
 * @param event  the event, of any type.
 * @source TAP protocol notes, 3.1 and 3.4
 * @see velto_navigator_step_input
 */
VELTO_API velto_result velto_navigator_ingest_event(velto_navigator *navigator,
                                                    const velto_event *event,
                                                    velto_navigator_step *out_step);

/* -- Device motion, ownership and turns ---------------------------------------------------------- */

/**
 * Set the motion of a device to a configuration for menus, and discard its pending edges.
 *
 * The player's axes are kept. velto_device_end_menu_motion() restores the previous configuration,
 * even after several calls of this function. Setting a configuration, mode or profile meanwhile
 * ends the menu motion.
 *
 *     velto_device_begin_menu_motion(device, VELTO_NAVIGATOR_POLICY_COMFORT);
 *     velto_navigator_begin_menu(navigator, 3, VELTO_CONFIRMATION_HOLD_OR_BUTTON);
 *     // ... frames of velto_navigator_step_input() ...
 *     velto_navigator_end_menu(navigator);
 *     velto_device_end_menu_motion(device); // the game's motion is back
 *
 * @param policy  the rules of the menu; ORIGINAL uses the paddle preset.
 * @source Triki protocol notes, 10.8
 * @see velto_device_end_menu_motion, velto_navigator_begin_menu
 */
VELTO_API velto_result velto_device_begin_menu_motion(velto_device device,
                                                      velto_navigator_policy policy);

/**
 * Restore the motion of a device before the menu, and discard its pending edges.
 * @returns VELTO_OK; VELTO_UNCHANGED (no menu motion is in effect).
 * @source Triki protocol notes, 10.8
 * @see velto_device_begin_menu_motion
 */
VELTO_API velto_result velto_device_end_menu_motion(velto_device device);

/**
 * Set the device that owns the menu, or none.
 *
 * With BOUND the device keeps the menu; with ONE_HAND it keeps the menu until its hand has rested.
 *
 * @param device  the device, or null for none.
 * @source Triki protocol notes, 12.4
 * @see velto_navigator_get_owner
 */
VELTO_API velto_result velto_navigator_set_owner(velto_navigator *navigator, velto_device device);

/**
 * Get the device that owns the menu.
 * @param out_device  receives the device, or null.
 * @returns VELTO_OK; VELTO_NOTHING (no device owns the menu).
 * @source Triki protocol notes, 12.4
 * @see velto_navigator_set_owner
 */
VELTO_API velto_result velto_navigator_get_owner(velto_navigator *navigator,
                                                 velto_device *out_device);

/**
 * Set the player who has confirmed the start of a turn.
 * @param player_index  player index, -1 for none (-1 to 63).
 * @source Triki protocol notes, 10.8
 * @see velto_navigator_is_turn_pending
 */
VELTO_API velto_result velto_navigator_set_turn_player(velto_navigator *navigator,
                                                       int32_t player_index);

/**
 * Return whether a player must confirm before the turn starts.
 * @param player_index  player index (0 to 63).
 * @param player_count  number of players; a single player never has to confirm (0 to 64).
 * @returns 1 if the player must confirm; 0 if not, or if an argument is invalid.
 * @threads one thread at a time per object.
 * @source Triki protocol notes, 10.8
 * @see velto_navigator_set_turn_player
 */
VELTO_API velto_bool velto_navigator_is_turn_pending(velto_navigator *navigator,
                                                     int32_t player_index,
                                                     int32_t player_count);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_NAVIGATOR_H */
