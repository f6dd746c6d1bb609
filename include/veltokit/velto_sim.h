/*
 * Simulators: devices that are not there.
 *
 * A simulated device behaves like the real one from its radio on: it advertises, is connected,
 * takes writes and sends notifications as its firmware would. It lives in the simulated backend of
 * a context (VELTO_BACKEND_SIMULATED) and is found by the same scan as everything else. A script
 * moves it; its randomness comes from a seed, so that a run can be repeated.
 *
 * A bare simulator (VELTO_SIM_BARE, velto_sim_set_bare()) leaves that backend and is driven by the
 * program as a peripheral: the program reports links, writes and subscriptions, and carries
 * notifications out, for instance to a real radio.
 *
 * Amplitudes are counts of the cap's sensors; about 294 move a standard paddle to 1, the edge of
 * the screen.
 *
 * Generated from bindings/api/sim.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_SIM_H
#define VELTOKIT_VELTO_SIM_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_gatt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Making simulated devices -------------------------------------------------------------------- */

/** Which device is simulated. */
typedef int32_t velto_sim_model;
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TRIKI_CAP, 0); /**< A Triki cap. */
/** A device without firmware: nothing but the characteristics that
 *  velto_sim_set_characteristics() gives it. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TABLE, 1);

/**
 * The packets that caps of different firmware send.
 * @source Triki protocol notes, 2.1 and 2.6
 */
typedef int32_t velto_sim_packet_format;
/** 16 bytes: header, three axes, zeros. What current caps send. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_V2, 0);
/** 8 bytes: header and three axes. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_BLOCK, 1);
/** 16 bytes: a block for the tilt and a block for the turning. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS, 2);
/** 14 bytes: tilt, turning and rotation. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14, 3);
/** 16 bytes: the same with flags. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16, 4);
/** 2 bytes: flags alone. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_MINI, 5);

/** How a simulated device starts. */
typedef uint32_t velto_sim_flag;
#define VELTO_SIM_BARE 0x1u /**< In the program's hands instead of its context's backend. */

/** How a simulated device is to be made. */
typedef struct velto_sim_def {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_sim_model model; /**< Which device. */
    velto_sim_packet_format packet_format; /**< Which packets it sends. */
    velto_sim_flag flags; /**< How it starts. */
    /** Everything random about it, its address included, comes from here; 0 chooses one that is
     *  not in use. */
    uint64_t seed;
    const char *name; /**< Its advertised name; NULL makes one from the seed. */
    const char *script; /**< The script it plays, see velto_sim_play(); NULL means "play". */
} velto_sim_def;

#define VELTO_SIM_DEF_INIT                                                                        \
    {VELTO_SIZE_OF(velto_sim_def), 0, 0, 0, 0, NULL, NULL}

/** Fill a velto_sim_def with its defaults. */
VELTO_API velto_result velto_sim_def_init(velto_sim_def *def, size_t size);

/**
 * Create a simulated device.
 * @param context  a context with VELTO_BACKEND_SIMULATED.
 * @param def      how it is to be made. NULL means the defaults.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated backend);
 *          VELTO_ERROR_NOT_FOUND (no script of that name); VELTO_ERROR_OUT_OF_MEMORY (no handles
 *          left).
 * @see velto_sim_destroy, velto_sim_get_device
 */
VELTO_API velto_result velto_context_create_sim(velto_context *context,
                                                const velto_sim_def *def,
                                                velto_sim *out_sim);

/**
 * Remove a simulated device; for the other side it falls silent.
 *
 * A null or stale id does nothing.
 *
 * @see velto_context_create_sim
 */
VELTO_API void velto_sim_destroy(velto_sim sim);

/**
 * Answer the device that a scan has made of a simulator.
 * @param out_device  receives the device, or zero.
 * @returns VELTO_OK; VELTO_NOTHING (no scan has seen it yet).
 * @see velto_sim_get_identifier
 */
VELTO_API velto_result velto_sim_get_device(velto_sim sim, velto_device *out_device);

/**
 * Write down the identifier that the device of a simulator has or will have.
 * @param buffer  receives the identifier, such as "sim:AA:BB:CC:DD:EE:FF".
 * @see velto_context_find_device
 */
VELTO_API velto_result velto_sim_get_identifier(velto_sim sim,
                                                char *buffer,
                                                size_t capacity,
                                                size_t *out_count);

/* -- What a person does with it ------------------------------------------------------------------ */

/**
 * What happens in a step of a script.
 *
 * The first five are motions: one goes on until the next one begins, also during steps of another
 * kind. What a step does not use of amplitude and period is ignored.
 */
typedef int32_t velto_sim_step_kind;
/** It lies still, all axes at 0. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_REST, 0);
/** The axes stay at the amplitude. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_HOLD, 1);
/** The axes swing between plus and minus the amplitude once per period, beginning at 0. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SWEEP, 2);
/** The axes jump between plus and minus the amplitude, each for half a period. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SHAKE, 3);
/** The axes move evenly to the amplitude within the duration, and stay there. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_TILT, 4);
/** The button goes down and stays down. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_PRESS, 5);
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_RELEASE, 6); /**< The button goes up. */
/** From now on a packet is sent every period; with 0 the device chooses again. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_RATE, 7);
/** No packets during the step, although the link stays up. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SILENCE, 8);
/** The link breaks, and nothing is heard of the device during the step. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_LINK_LOSS, 9);
/** The zero point moves by the amplitude within the duration, and stays there. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_DRIFT, 10);
/** From now on noise of up to the amplitude is added to every sample. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_NOISE, 11);

/** A step of a script. */
typedef struct velto_sim_step {
    velto_sim_step_kind kind; /**< What happens. */
    uint32_t reserved; /**< Zero. */
    double duration; /**< How long (seconds, 0 to 86400). */
    /** How far on the axis that a paddle follows (raw units, -1000000 to 1000000). */
    double amplitude_x;
    double amplitude_y; /**< How far on the second axis (raw units, -1000000 to 1000000). */
    double amplitude_z; /**< How far on the third axis (raw units, -1000000 to 1000000). */
    double period; /**< How fast (seconds, 0 to 86400). */
    uint64_t reserved2; /**< Zero. */
    uint64_t reserved3; /**< Zero. */
} velto_sim_step;

/**
 * Let a simulated device follow a script of the program's own.
 *
 * The script begins when the device starts to stream, or at once if it streams already. After its
 * last step a script that does not repeat leaves the device as it is.
 *
 * @param steps    the steps in their order, at least one; copied; at most 4096.
 * @param repeats  whether the first step follows the last one; 0 or 1.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_play
 */
VELTO_API velto_result velto_sim_set_script(velto_sim sim,
                                            const velto_sim_step *steps,
                                            size_t count,
                                            velto_bool repeats);

/**
 * Let a simulated device follow a script that comes with the library.
 *
 * "rest", "sweep", "shake", "button", "rates", "silence", "link-loss" show one thing each; "play",
 * "pong", "bowling" and "dart" play like a person and differ from seed to seed.
 *
 * @param script_name  name of the script; at most 64 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no script of that name); VELTO_ERROR_UNSUPPORTED (the
 *          device has neither motion nor a button).
 * @see velto_sim_set_script
 */
VELTO_API velto_result velto_sim_play(velto_sim sim, const char *script_name);

/**
 * Move a simulated device to a place and hold it there; ends its script.
 * @param x  the axis that a paddle follows; raw units, -32768 to 32767.
 * @param y  the second axis; raw units, -32768 to 32767.
 * @param z  the third axis; raw units, -32768 to 32767.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_press_button
 */
VELTO_API velto_result velto_sim_set_motion(velto_sim sim, double x, double y, double z);

/**
 * Press the button of a simulated device, on top of what its script does.
 * @param seconds  how long; seconds, 0 to 86400.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_set_motion
 */
VELTO_API velto_result velto_sim_press_button(velto_sim sim, double seconds);

/* -- What the backend does to it ----------------------------------------------------------------- */

/** How well a simulated device is heard. */
typedef struct velto_sim_link {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    /** Whether it is heard at all; a link that is up ends by timeout (0 or 1; default 1). */
    velto_bool is_in_range;
    velto_bool refuses_links; /**< Whether it refuses to be connected (0 or 1). */
    /** Mean signal strength, around which it wanders (dBm, -127 to 20; default -55). */
    int32_t signal_strength;
    /** Share of advertisements and notifications that never arrive (0 to 1). */
    double packet_loss;
    double delay; /**< How much later than usual everything arrives (seconds, 0 to 10). */
} velto_sim_link;

#define VELTO_SIM_LINK_INIT                                                                       \
    {VELTO_SIZE_OF(velto_sim_link), 1, 0, -55, 0.0, 0.0}

/** Fill a velto_sim_link with its defaults. */
VELTO_API velto_result velto_sim_link_init(velto_sim_link *link, size_t size);

/**
 * Change how well a simulated device is heard.
 * @see velto_sim_drop_link
 */
VELTO_API velto_result velto_sim_set_link(velto_sim sim, const velto_sim_link *link);

/**
 * End the link from the device's side.
 * @see velto_sim_set_link
 */
VELTO_API velto_result velto_sim_drop_link(velto_sim sim);

/**
 * Send bytes of the program's choice as a notification, whatever the firmware is doing.
 * @param characteristic  value handle; 0 takes the first characteristic that can notify.
 * @param bytes           the value; at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic, or it cannot notify);
 *          VELTO_ERROR_NOT_CONNECTED (there is no link); VELTO_ERROR_REJECTED (no one has
 *          subscribed to it).
 * @see velto_sim_list_characteristics
 */
VELTO_API velto_result velto_sim_inject_notification(velto_sim sim,
                                                     uint16_t characteristic,
                                                     const void *bytes,
                                                     size_t size);

/** A write that reached the firmware of a simulated device. */
typedef struct velto_sim_write {
    uint64_t timestamp_ns; /**< When it arrived, on the context's clock (nanoseconds). */
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< How many of `bytes` count (bytes). */
    velto_bool has_response; /**< Whether it was a write with response (0 or 1). */
    uint8_t bytes[512]; /**< The value. */
} velto_sim_write;

/**
 * Take the oldest write that reached the firmware; the last 256 are kept.
 * @returns VELTO_OK; VELTO_NOTHING (nothing was written since).
 */
VELTO_API velto_result velto_sim_poll_write(velto_sim sim, velto_sim_write *out_write);

/* -- A device that is nothing but its table ------------------------------------------------------
 *
 * A simulator of the model TABLE has characteristics of the program's choice and no firmware. A
 * read answers what was written or set last, velto_sim_poll_write() tells of writes and
 * velto_sim_inject_notification() notifies. Motions and scripts do nothing.
 */

/** A characteristic of a simulated device. */
typedef struct velto_sim_characteristic {
    velto_uuid service; /**< The service that holds it. */
    velto_uuid uuid; /**< What it is. */
    velto_attribute_property properties; /**< What it allows. */
    uint16_t handle; /**< Its value handle, by which the other functions know it (1 or more). */
    uint16_t write_size_min; /**< The shortest value that can be written (bytes). */
    uint16_t write_size_max; /**< The longest value that can be written (bytes). */
    uint16_t reserved; /**< Zero. */
    uint32_t reserved2; /**< Zero. */
} velto_sim_characteristic;

/**
 * Replace all characteristics of a TABLE simulator; a host that is connected is told that its
 * services changed.
 * @param characteristics  its characteristics, with different value handles; at most 256.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own).
 * @see velto_context_create_sim, velto_sim_set_value
 */
VELTO_API velto_result velto_sim_set_characteristics(velto_sim sim,
                                                     const velto_sim_characteristic *characteristics,
                                                     size_t count);

/**
 * Set the value of a characteristic of a TABLE simulator.
 * @param characteristic  value handle.
 * @param bytes           the value; at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own).
 * @see velto_sim_set_refusal
 */
VELTO_API velto_result velto_sim_set_value(velto_sim sim,
                                           uint16_t characteristic,
                                           const void *bytes,
                                           size_t size);

/**
 * Make a characteristic of a TABLE simulator refuse to be read, written and subscribed to.
 * @param characteristic  value handle.
 * @param att_code        error code of the attribute protocol, such as 5 for a device that wants to
 *                        be paired; 0 ends the refusal; 0 to 255.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own).
 * @see velto_sim_set_value
 */
VELTO_API velto_result velto_sim_set_refusal(velto_sim sim,
                                             uint16_t characteristic,
                                             uint32_t att_code);

/* -- As a bare peripheral ------------------------------------------------------------------------
 *
 * Provisional until 1.0, as velto_games.h is.
 *
 * All of these but the lists answer VELTO_ERROR_IN_USE while the simulator lives in its context's
 * backend. Time passes for a bare simulator when they are called.
 */

/**
 * Take a simulator out of its context's backend into the program's hands, or put it back.
 *
 * A link that is up ends; for the other side the device falls silent.
 *
 * @param is_bare  1 for the program's hands; 0 or 1.
 * @returns VELTO_OK; VELTO_UNCHANGED (it is there already).
 * @see velto_sim_report_link
 */
VELTO_API velto_result velto_sim_set_bare(velto_sim sim, velto_bool is_bare);

/**
 * Answer the bytes that a simulated device advertises.
 * @param buffer  receives the payload of the advertising packet, at most 31 bytes.
 * @returns VELTO_OK; VELTO_NOTHING (it does not advertise now).
 * @see velto_sim_list_characteristics
 */
VELTO_API velto_result velto_sim_get_advertisement(velto_sim sim,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * List the characteristics of a simulated device, in the order of its table.
 * @param characteristics  receives the characteristics; may be NULL with capacity 0.
 * @see velto_sim_write_value
 */
VELTO_API velto_result velto_sim_list_characteristics(velto_sim sim,
                                                      velto_sim_characteristic *characteristics,
                                                      size_t capacity,
                                                      size_t *out_count);

/**
 * Tell a bare simulator that a host has connected, or that the link is gone.
 * @param is_up  1 when a host has connected; 0 or 1.
 * @returns VELTO_OK; VELTO_ERROR_IN_USE (it is not bare).
 * @see velto_sim_set_bare
 */
VELTO_API velto_result velto_sim_report_link(velto_sim sim, velto_bool is_up);

/**
 * Hand a host's write to a bare simulator.
 * @param characteristic  value handle.
 * @param has_response    whether it is a write with response; 0 or 1.
 * @param bytes           the value; at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the device refuses; the error detail holds its ATT
 *          code); VELTO_ERROR_IN_USE (it is not bare); VELTO_ERROR_NOT_CONNECTED (there is no
 *          link).
 * @see velto_sim_list_characteristics, velto_sim_poll_notification
 */
VELTO_API velto_result velto_sim_write_value(velto_sim sim,
                                             uint16_t characteristic,
                                             velto_bool has_response,
                                             const void *bytes,
                                             size_t size);

/**
 * Hand a host's read to a bare simulator.
 * @param characteristic  value handle.
 * @param buffer          receives the value, at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the device refuses; the error detail holds its ATT
 *          code); VELTO_ERROR_IN_USE (it is not bare); VELTO_ERROR_NOT_CONNECTED (there is no
 *          link).
 * @see velto_sim_list_characteristics
 */
VELTO_API velto_result velto_sim_read_value(velto_sim sim,
                                            uint16_t characteristic,
                                            void *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/**
 * Tell a bare simulator that a host has switched notifications of a characteristic on or off.
 * @param characteristic  value handle.
 * @param is_on           1 for on; 0 or 1.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the characteristic cannot notify); VELTO_ERROR_IN_USE
 *          (it is not bare); VELTO_ERROR_NOT_CONNECTED (there is no link).
 * @see velto_sim_poll_notification
 */
VELTO_API velto_result velto_sim_report_subscription(velto_sim sim,
                                                     uint16_t characteristic,
                                                     velto_bool is_on);

/** A notification that a simulated device sends. */
typedef struct velto_sim_notification {
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< How many of `bytes` count (bytes). */
    uint32_t reserved; /**< Zero. */
    uint8_t bytes[512]; /**< The value. */
} velto_sim_notification;

/**
 * Take the next notification that a bare simulator has sent by now.
 * @returns VELTO_OK; VELTO_NOTHING (none is due); VELTO_ERROR_IN_USE (it is not bare);
 *          VELTO_ERROR_NOT_CONNECTED (there is no link).
 * @see velto_sim_report_subscription
 */
VELTO_API velto_result velto_sim_poll_notification(velto_sim sim,
                                                   velto_sim_notification *out_notification);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_sim_def, 40);
VELTO_ASSERT_OFFSET(velto_sim_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sim_def, model, 4);
VELTO_ASSERT_OFFSET(velto_sim_def, packet_format, 8);
VELTO_ASSERT_OFFSET(velto_sim_def, flags, 12);
VELTO_ASSERT_OFFSET(velto_sim_def, seed, 16);
VELTO_ASSERT_OFFSET(velto_sim_def, name, 24);
VELTO_ASSERT_OFFSET(velto_sim_def, script, 32);

VELTO_ASSERT_SIZE(velto_sim_step, 64);
VELTO_ASSERT_OFFSET(velto_sim_step, kind, 0);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved, 4);
VELTO_ASSERT_OFFSET(velto_sim_step, duration, 8);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_x, 16);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_y, 24);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_z, 32);
VELTO_ASSERT_OFFSET(velto_sim_step, period, 40);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved2, 48);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved3, 56);

VELTO_ASSERT_SIZE(velto_sim_link, 32);
VELTO_ASSERT_OFFSET(velto_sim_link, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sim_link, is_in_range, 4);
VELTO_ASSERT_OFFSET(velto_sim_link, refuses_links, 8);
VELTO_ASSERT_OFFSET(velto_sim_link, signal_strength, 12);
VELTO_ASSERT_OFFSET(velto_sim_link, packet_loss, 16);
VELTO_ASSERT_OFFSET(velto_sim_link, delay, 24);

VELTO_ASSERT_SIZE(velto_sim_write, 528);
VELTO_ASSERT_OFFSET(velto_sim_write, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_sim_write, characteristic, 8);
VELTO_ASSERT_OFFSET(velto_sim_write, size, 10);
VELTO_ASSERT_OFFSET(velto_sim_write, has_response, 12);
VELTO_ASSERT_OFFSET(velto_sim_write, bytes, 16);

VELTO_ASSERT_SIZE(velto_sim_characteristic, 48);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, service, 0);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, uuid, 16);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, properties, 32);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, handle, 36);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, write_size_min, 38);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, write_size_max, 40);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, reserved, 42);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, reserved2, 44);

VELTO_ASSERT_SIZE(velto_sim_notification, 520);
VELTO_ASSERT_OFFSET(velto_sim_notification, characteristic, 0);
VELTO_ASSERT_OFFSET(velto_sim_notification, size, 2);
VELTO_ASSERT_OFFSET(velto_sim_notification, reserved, 4);
VELTO_ASSERT_OFFSET(velto_sim_notification, bytes, 8);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_SIM_H */
