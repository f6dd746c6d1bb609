/*
 * MetaWear boards: pins, serial buses, beacon and settings.
 *
 * A board reads and drives its pins, communicates with chips on I2C and SPI, advertises as a
 * beacon, and has settings of its radio.
 *
 * Readings of pins are signals (velto_signal.h): "digital[0]", "adc[0]" (a share of the supply) and
 * "abs-ref[0]" (V) are read, "pin-monitor[0]" is streamed. velto_mw_define_bus_signal() defines a
 * signal for a reading of I2C or SPI, which is read once or polled.
 *
 * Commands, sequences and errors work as in velto_mw.h. Commands are sent in the order of the
 * calls. Functions whose parameter is "the board, or a command sequence" also take a sequence of
 * velto_mw_create_sequence().
 *
 * Unless its comment states otherwise, every function of a `device` below returns
 * VELTO_ERROR_UNSUPPORTED if the device is not a board.
 *
 * Generated from bindings/api/mw_io.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MW_IO_H
#define VELTOKIT_VELTO_MW_IO_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"
#include "velto_mw.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Pins and thermistors ------------------------------------------------------------------------ */

/**
 * The function of a pin.
 * @source MetaWear module protocol, 4.5
 */
typedef int32_t velto_mw_pin_action;
/** An output, at the supply voltage. */
VELTO_CONSTANT(velto_mw_pin_action, VELTO_MW_PIN_ACTION_HIGH, 1);
VELTO_CONSTANT(velto_mw_pin_action, VELTO_MW_PIN_ACTION_LOW, 2); /**< An output, at 0 V. */
/** An input with a pull-up. */
VELTO_CONSTANT(velto_mw_pin_action, VELTO_MW_PIN_ACTION_PULL_UP, 3);
/** An input with a pull-down. */
VELTO_CONSTANT(velto_mw_pin_action, VELTO_MW_PIN_ACTION_PULL_DOWN, 4);
/** An input without a pull. */
VELTO_CONSTANT(velto_mw_pin_action, VELTO_MW_PIN_ACTION_NO_PULL, 5);

/**
 * The edges that a pin monitor reports.
 * @source MetaWear module protocol, 4.5
 */
typedef int32_t velto_mw_pin_edge;
VELTO_CONSTANT(velto_mw_pin_edge, VELTO_MW_PIN_EDGE_NONE, 0); /**< None. */
VELTO_CONSTANT(velto_mw_pin_edge, VELTO_MW_PIN_EDGE_RISING, 1); /**< From low to high. */
VELTO_CONSTANT(velto_mw_pin_edge, VELTO_MW_PIN_EDGE_FALLING, 2); /**< From high to low. */
VELTO_CONSTANT(velto_mw_pin_edge, VELTO_MW_PIN_EDGE_ANY, 3); /**< Both. */

/**
 * The configuration for reading the voltage of a pin.
 * @source MetaWear module protocol, 4.5
 */
typedef struct velto_mw_pin_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** A pin that is pulled up during the reading; -1 for none (-1 to 63; default -1). */
    int32_t pull_up_pin;
    double delay; /**< The time between pulling and reading (seconds, 0 to 0.00102). */
    /** A pin that is pulled down during the reading; -1 for none (-1 to 63; default -1). */
    int32_t pull_down_pin;
    uint32_t reserved; /**< Zero. */
} velto_mw_pin_config;

#define VELTO_MW_PIN_CONFIG_INIT                                                                  \
    {VELTO_SIZE_OF(velto_mw_pin_config), -1, 0.0, -1, 0}

/**
 * Fill a velto_mw_pin_config with its defaults.
 * @source MetaWear module protocol, 4.5
 */
VELTO_API velto_result velto_mw_pin_config_init(velto_mw_pin_config *config, size_t size);

/**
 * An external thermistor.
 * @source MetaWear module protocol, 4.4
 */
typedef struct velto_mw_thermistor {
    uint8_t channel; /**< The temperature channel of the thermistor: 2 on MetaMotion boards. */
    uint8_t data_pin; /**< The pin that is measured. */
    uint8_t pull_down_pin; /**< The pin that pulls down to 0 V. */
    uint8_t reserved; /**< Zero. */
    velto_bool is_active_high; /**< Whether the pull-down pin is active at the supply voltage. */
} velto_mw_thermistor;

/**
 * Set the function of a pin.
 * @param device  the board, or a command sequence.
 * @param pin     the pin, from 0 (0 to 255).
 * @param action  the function of the pin.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.5
 * @see velto_mw_watch_pin
 */
VELTO_API velto_result velto_mw_write_pin(velto_device device,
                                          uint32_t pin,
                                          velto_mw_pin_action action,
                                          velto_op *out_op);

/**
 * Set the configuration for reading the signals adc[pin] and abs-ref[pin].
 *
 * The configuration takes effect from the next turn of the context, on this link and on later ones.
 *
 * @param pin  the pin, from 0 (0 to 255).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the board has no such pin);
 *          VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the
 *          board); VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware does not
 *          support it); VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @source MetaWear module protocol, 4.5
 * @see velto_mw_get_pin_config, velto_signal_read
 */
VELTO_API velto_result velto_mw_set_pin_config(velto_device device,
                                               uint32_t pin,
                                               const velto_mw_pin_config *config);

/**
 * Get the configuration for reading a pin.
 * @param pin  the pin, from 0 (0 to 255).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the board has no such pin);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_set_pin_config
 */
VELTO_API velto_result velto_mw_get_pin_config(velto_device device,
                                               uint32_t pin,
                                               velto_mw_pin_config *out_config);

/**
 * Configure a pin monitor, which reports changes as VELTO_EVENT_MW_PIN.
 *
 * The signal pin-monitor[pin] streams both edges.
 *
 * @param device  the board, or a command sequence.
 * @param pin     the pin, from 0 (0 to 255).
 * @param edge    the reported edges; NONE stops the monitor.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.5
 * @see velto_mw_write_pin
 */
VELTO_API velto_result velto_mw_watch_pin(velto_device device,
                                          uint32_t pin,
                                          velto_mw_pin_edge edge,
                                          velto_op *out_op);

/**
 * Configure the pins of an external thermistor.
 *
 * The operation fails with VELTO_ERROR_INVALID_ARGUMENT if the channel is not an external
 * thermistor.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.4
 * @see velto_signal_read
 */
VELTO_API velto_result velto_mw_write_thermistor(velto_device device,
                                                 const velto_mw_thermistor *thermistor,
                                                 velto_op *out_op);

/* -- I2C and SPI --------------------------------------------------------------------------------- */

/**
 * A device on the SPI bus.
 * @source MetaWear module protocol, 4.9
 */
typedef struct velto_mw_spi {
    /** The clock frequency, rounded to 125 kHz or a doubling of it up to 8 MHz; 0 is 1 MHz
     *  (hertz, 0 to 8000000). */
    double frequency;
    uint8_t select_pin; /**< The pin that selects the device. */
    uint8_t clock_pin; /**< The pin of the clock. */
    uint8_t output_pin; /**< The pin from board to device. */
    uint8_t input_pin; /**< The pin from device to board. */
    uint32_t mode; /**< Polarity and phase of the clock (0 to 3). */
    velto_bool is_lsb_first; /**< Whether the least significant bit is sent first. */
    /** Whether to use the board's internal bus and ignore clock, output and input pin. */
    velto_bool uses_native_pins;
} velto_mw_spi;

/**
 * Write registers of a device on the I2C bus.
 * @param device       the board, or a command sequence.
 * @param address      the address of the device (0 to 127).
 * @param register_id  the first register (0 to 255).
 * @param bytes        1 to 10 bytes; at most 10 bytes.
 * @param out_op       receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range).
 * @source MetaWear module protocol, 4.9
 * @see velto_mw_read_i2c
 */
VELTO_API velto_result velto_mw_write_i2c(velto_device device,
                                          uint32_t address,
                                          uint32_t register_id,
                                          const void *bytes,
                                          size_t size,
                                          velto_op *out_op);

/**
 * Read registers of a device on the I2C bus; velto_op_get_value() returns them.
 *
 * The operation fails with VELTO_ERROR_REJECTED if the device does not answer.
 *
 * @param address      the address of the device (0 to 127).
 * @param register_id  the first register (0 to 255).
 * @param size         the number of bytes (bytes, 1 to 17).
 * @source MetaWear module protocol, 4.9
 * @see velto_mw_write_i2c, velto_op_get_value
 */
VELTO_API velto_result velto_mw_read_i2c(velto_device device,
                                         uint32_t address,
                                         uint32_t register_id,
                                         uint32_t size,
                                         velto_op *out_op);

/**
 * Write to a device on the SPI bus.
 * @param device  the board, or a command sequence.
 * @param bytes   1 to 13 bytes; at most 13 bytes.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range).
 * @source MetaWear module protocol, 4.9
 * @see velto_mw_read_spi
 */
VELTO_API velto_result velto_mw_write_spi(velto_device device,
                                          const velto_mw_spi *spi,
                                          const void *bytes,
                                          size_t size,
                                          velto_op *out_op);

/**
 * Write some bytes to a device on the SPI bus, then read its response, which velto_op_get_value()
 * returns.
 * @param bytes      at most 12 bytes; at most 12 bytes.
 * @param read_size  the number of bytes to read (bytes, 1 to 16).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range).
 * @source MetaWear module protocol, 4.9
 * @see velto_mw_write_spi, velto_op_get_value
 */
VELTO_API velto_result velto_mw_read_spi(velto_device device,
                                         const velto_mw_spi *spi,
                                         const void *bytes,
                                         size_t size,
                                         uint32_t read_size,
                                         velto_op *out_op);

/** The type of numbers in a packet of a board, least significant byte first. */
typedef int32_t velto_mw_number;
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_U8, 0); /**< uint8_t. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_U16, 1); /**< uint16_t. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_I16, 2); /**< int16_t. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_U32, 3); /**< uint32_t. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_I32, 4); /**< int32_t. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_F32, 5); /**< float. */
VELTO_CONSTANT(velto_mw_number, VELTO_MW_NUMBER_I8, 6); /**< int8_t. */

/**
 * A reading of a device on a serial bus, as a signal.
 * @source MetaWear module protocol, 4.9
 */
typedef struct velto_mw_bus_signal {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_spi; /**< Whether the device is on the SPI bus, instead of I2C. */
    double scale; /**< The factor for values that are not raw; 0 is 1 (default 1). */
    velto_mw_number format; /**< The type of the numbers. */
    /** The number of channels: at most 17 bytes in total, with SPI 16 (1 to 16; default 1). */
    uint32_t channel_count;
    uint8_t address; /**< I2C: the address of the device (0 to 127). */
    uint8_t register_id; /**< I2C: the first register. */
    uint16_t reserved; /**< Zero. */
    uint32_t sent_size; /**< SPI: the number of bytes in `sent` (bytes, 0 to 12). */
    velto_mw_spi spi; /**< SPI: the device. */
    uint8_t sent[12]; /**< SPI: the bytes sent before the read, at most 12 (raw units). */
    /** The identifier of the signal: 1 to 40 bytes, not all blank, without control characters
     *  and brackets. */
    char identifier[44];
} velto_mw_bus_signal;

#define VELTO_MW_BUS_SIGNAL_INIT                                                                  \
    {VELTO_SIZE_OF(velto_mw_bus_signal), 0, 1.0, 0, 1, 0, 0, 0, 0, {0, 0, 0, 0, 0, 0, 0, 0},      \
    {0}, {0}}

/**
 * Fill a velto_mw_bus_signal with its defaults.
 * @source MetaWear module protocol, 4.9
 */
VELTO_API velto_result velto_mw_bus_signal_init(velto_mw_bus_signal *signal, size_t size);

/**
 * Define a signal for a reading of a device on a serial bus, on this link and on later ones.
 *
 * After the operation has succeeded, velto_device_find_signal() finds the signal. It can be read
 * once or polled; if the device does not answer, the read fails with VELTO_ERROR_REJECTED. A
 * defined signal with the same identifier is replaced; if its numbers or their scale change, its
 * polled streams end with VELTO_ERROR_INVALID_STATE.
 *
 *     velto_mw_bus_signal light = VELTO_MW_BUS_SIGNAL_INIT;
 *     velto_op op;
 *     light.address = 0x29;
 *     light.register_id = 0x14;
 *     light.format = VELTO_MW_NUMBER_U16;
 *     snprintf(light.identifier, sizeof light.identifier, "lux");
 *     if (velto_mw_define_bus_signal(board, &light, &op) == VELTO_OK)
 *         velto_op_wait(op, 1.0, NULL);
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member is out of range, the bytes do not fit
 *          into a packet, or the identifier is blank, has brackets or control characters, or
 *          belongs to another signal of the board); VELTO_ERROR_OUT_OF_MEMORY (256 signals and
 *          choices of sensors and pins are kept for the board).
 * @radio none.
 * @source MetaWear module protocol, 4.9
 * @see velto_device_find_signal, velto_signal_read, velto_mw_read_i2c, velto_mw_read_spi
 */
VELTO_API velto_result velto_mw_define_bus_signal(velto_device device,
                                                  const velto_mw_bus_signal *signal,
                                                  velto_op *out_op);

/* -- Beacon -------------------------------------------------------------------------------------- */

/**
 * The beacon that a board advertises in place of its name while it is not connected.
 * @source MetaWear module protocol, 4.6
 */
typedef struct velto_mw_beacon {
    velto_uuid uuid; /**< The UUID. */
    double period; /**< The advertising interval; 0 is 0.7 (seconds, 0 to 65.535). */
    uint16_t major; /**< The major number. */
    uint16_t minor; /**< The minor number. */
    /** The signal strength at 1 m, often about -55 (dBm, -128 to 127). */
    int32_t power_at_one_meter;
    /** The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -128 to 127). */
    int32_t transmit_power;
    velto_bool is_on; /**< Whether the board is a beacon. */
    /** When read, whether `is_on` is known: boards do not report it, and the library only knows
     *  values written on this link. Ignored when written. */
    velto_bool is_on_known;
    uint32_t reserved; /**< Zero. */
} velto_mw_beacon;

/**
 * Write the configuration of the beacon, which starts when the link ends.
 *
 * A beacon does not advertise its name: disable it to find the board by name.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.6
 * @see velto_mw_read_beacon
 */
VELTO_API velto_result velto_mw_write_beacon(velto_device device,
                                             const velto_mw_beacon *beacon,
                                             velto_op *out_op);

/**
 * Read the configuration of the beacon.
 *
 * velto_mw_get_beacon() then returns the configuration. Whether the beacon is on cannot be read.
 *
 * @source MetaWear module protocol, 4.6
 * @see velto_mw_get_beacon
 */
VELTO_API velto_result velto_mw_read_beacon(velto_device device, velto_op *out_op);

/**
 * Get the last read or written configuration of the beacon.
 * @returns VELTO_OK; VELTO_NOTHING (it was neither read nor written on this link);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_read_beacon
 */
VELTO_API velto_result velto_mw_get_beacon(velto_device device, velto_mw_beacon *out_beacon);

/* -- Settings ------------------------------------------------------------------------------------ */

/**
 * The use of a board's whitelist.
 * @source MetaWear module protocol, 4.13
 */
typedef int32_t velto_mw_whitelist_mode;
/** Every device may scan and connect. */
VELTO_CONSTANT(velto_mw_whitelist_mode, VELTO_MW_WHITELIST_MODE_OFF, 0);
/** Only whitelisted devices may scan; every device may connect. */
VELTO_CONSTANT(velto_mw_whitelist_mode, VELTO_MW_WHITELIST_MODE_SCANS, 1);
/** Only whitelisted devices may connect; every device may scan. */
VELTO_CONSTANT(velto_mw_whitelist_mode, VELTO_MW_WHITELIST_MODE_CONNECTIONS, 2);
/** Only whitelisted devices may scan and connect. */
VELTO_CONSTANT(velto_mw_whitelist_mode, VELTO_MW_WHITELIST_MODE_BOTH, 3);

/** Members of velto_mw_settings, as a set. */
typedef uint32_t velto_mw_setting;
#define VELTO_MW_SETTING_NAME           0x1u /**< `name`. */
/** `advertising_interval`, `advertising_timeout` and `is_advertising_directed`. */
#define VELTO_MW_SETTING_ADVERTISING    0x2u
#define VELTO_MW_SETTING_TRANSMIT_POWER 0x4u /**< `transmit_power`. */
#define VELTO_MW_SETTING_SCAN_RESPONSE  0x8u /**< `scan_response` and `scan_response_size`. */
/** `interval_min`, `interval_max`, `latency` and `supervision_timeout`. */
#define VELTO_MW_SETTING_CONNECTION     0x10u
#define VELTO_MW_SETTING_WHITELIST_MODE 0x20u /**< `whitelist_mode`. */
#define VELTO_MW_SETTING_REGULATOR      0x40u /**< `is_regulator_on`; MetaMotion S. */
#define VELTO_MW_SETTING_PHY            0x80u /**< `is_slow_phy_forced`; MetaMotion S. */
/** `watchdog_timeout`, `watchdog_runs_asleep`, `watchdog_refresh_by_schedule` and
 *  `watchdog_refresh_by_sleep`. */
#define VELTO_MW_SETTING_WATCHDOG       0x100u

/**
 * Settings of a board: its name, radio and power.
 *
 * The settings survive links, but not a reset or a loss of power.
 * @source MetaWear module protocol, 4.13
 */
typedef struct velto_mw_settings {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The peripheral latency: the number of connection events that the board may skip (0 to
     *  1000). */
    int32_t latency;
    /** The advertising interval (seconds, 0.02 to 10.24; default 0.417). */
    double advertising_interval;
    /** Advertising time after a link; 0 for unlimited (seconds, 0 to 180). */
    double advertising_timeout;
    /** The minimum connection interval that the board requests (seconds, 0.0075 to 4; default
     *  0.0075). */
    double interval_min;
    /** The maximum connection interval that the board requests (seconds, 0.0075 to 4; default
     *  0.03). */
    double interval_max;
    double supervision_timeout; /**< The supervision timeout (seconds, 0.1 to 32; default 5). */
    /** The transmit power, rounded to 4, 0, -4, -8, -12, -16, -20 or -30 (dBm, -30 to 4). */
    int32_t transmit_power;
    /** Whether the board advertises only to the device in slot 0 of the whitelist. */
    velto_bool is_advertising_directed;
    /** The use of the whitelist (default VELTO_MW_WHITELIST_MODE_OFF). */
    velto_mw_whitelist_mode whitelist_mode;
    velto_bool is_regulator_on; /**< Whether the regulator for peripherals at 3 V is on. */
    velto_bool is_slow_phy_forced; /**< Whether the link stays at 1 Mbit/s. */
    uint32_t scan_response_size; /**< The number of bytes in `scan_response` (bytes, 0 to 31). */
    /** The advertised name: 1 to 26 letters, digits, spaces, - and _. A board returns only the
     *  first 18; its advertisement, or a name written by this program, completes it. */
    char name[32];
    uint8_t scan_response[32]; /**< The scan response, at most 31 bytes (raw units). */
    /** The time after which the watchdog resets a board that does not refresh it; ignored by a
     *  running watchdog. It is read back after a write, but not by velto_mw_read_settings(),
     *  since the firmware versions with a watchdog are undocumented (seconds, 0.01 to 131000;
     *  default 10). */
    double watchdog_timeout;
    velto_bool watchdog_runs_asleep; /**< Whether the watchdog counts while the board sleeps. */
    /** Whether executing the schedule refreshes the watchdog (default 1). */
    velto_bool watchdog_refresh_by_schedule;
    /** Whether falling asleep refreshes the watchdog (default 1). */
    velto_bool watchdog_refresh_by_sleep;
    uint32_t reserved; /**< Zero. */
} velto_mw_settings;

#define VELTO_MW_SETTINGS_INIT                                                                    \
    {VELTO_SIZE_OF(velto_mw_settings), 0, 0.417, 0.0, 0.0075, 0.03, 5.0, 0, 0,                    \
    VELTO_MW_WHITELIST_MODE_OFF, 0, 0, 0, {0}, {0}, 10.0, 0, 1, 1, 0}

/**
 * Fill a velto_mw_settings with its defaults.
 * @source MetaWear module protocol, 4.13
 */
VELTO_API velto_result velto_mw_settings_init(velto_mw_settings *settings, size_t size);

/** The kinds of addresses. */
typedef int32_t velto_mw_address_kind;
VELTO_CONSTANT(velto_mw_address_kind, VELTO_MW_ADDRESS_KIND_PUBLIC, 0); /**< Registered. */
/** Random and static. */
VELTO_CONSTANT(velto_mw_address_kind, VELTO_MW_ADDRESS_KIND_RANDOM_STATIC, 1);
/** Changing, resolvable by paired devices. */
VELTO_CONSTANT(velto_mw_address_kind, VELTO_MW_ADDRESS_KIND_PRIVATE_RESOLVABLE, 2);
/** Changing and not resolvable. */
VELTO_CONSTANT(velto_mw_address_kind, VELTO_MW_ADDRESS_KIND_PRIVATE_NON_RESOLVABLE, 3);

/** An address on a whitelist. */
typedef struct velto_mw_address {
    velto_mw_address_kind kind; /**< Its kind. */
    uint8_t bytes[6]; /**< The address, in the order of its text form (raw units). */
    uint8_t reserved[2]; /**< Zero. */
} velto_mw_address;

/**
 * A single action of a board.
 * @source MetaWear module protocol, 4.13
 */
typedef int32_t velto_mw_action;
VELTO_CONSTANT(velto_mw_action, VELTO_MW_ACTION_START_ADVERTISING, 1); /**< Start advertising. */
VELTO_CONSTANT(velto_mw_action, VELTO_MW_ACTION_START_BONDING, 2); /**< Request pairing. */
/** Erase all bonds when the link ends. */
VELTO_CONSTANT(velto_mw_action, VELTO_MW_ACTION_ERASE_BONDS, 3);
VELTO_CONSTANT(velto_mw_action, VELTO_MW_ACTION_REFRESH_WATCHDOG, 4); /**< Refresh the watchdog. */
/** Put an idle magnetometer into its deepest sleep, which clears its configuration; its next
 *  start wakes it. */
VELTO_CONSTANT(velto_mw_action, VELTO_MW_ACTION_SUSPEND_MAGNETOMETER, 5);

/**
 * Read the settings of a board.
 *
 * velto_mw_get_settings() then returns the settings. Settings that the firmware lacks have their
 * defaults.
 *
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_get_settings, velto_mw_write_settings
 */
VELTO_API velto_result velto_mw_read_settings(velto_device device, velto_op *out_op);

/**
 * Get the settings of a board, as last read or written on this link.
 * @returns VELTO_OK; VELTO_NOTHING (they were neither read nor written on this link);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_read_settings
 */
VELTO_API velto_result velto_mw_get_settings(velto_device device, velto_mw_settings *out_settings);

/**
 * Write some settings of a board, and read them back.
 *
 * A name has ASCII letters, digits, `_`, `-` and spaces, and takes effect with the next
 * advertisement. Auto-connect no longer connects the board if the name does not begin with
 * "MetaWear". A flag of `members` includes all settings that it lists: to change only the latency,
 * read the settings, change them, and write them. The system may refuse or change connection
 * parameters. The operation fails with VELTO_ERROR_UNSUPPORTED, and writes nothing, if the firmware
 * lacks a member.
 *
 *     velto_mw_settings settings = VELTO_MW_SETTINGS_INIT;
 *     strcpy(settings.name, "Left hand");
 *     velto_mw_write_settings(board, &settings, VELTO_MW_SETTING_NAME, NULL);
 *
 * @param device    the board, or a command sequence.
 * @param settings  the settings; members that are not written are ignored.
 * @param members   the members to write; the others are unchanged.
 * @param out_op    receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (two members are inconsistent, or the name has
 *          other characters).
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_read_settings, velto_mw_get_settings
 */
VELTO_API velto_result velto_mw_write_settings(velto_device device,
                                               const velto_mw_settings *settings,
                                               velto_mw_setting members,
                                               velto_op *out_op);

/**
 * Write the whitelist of a board, slot by slot.
 *
 * Slots after the last address are unchanged. velto_mw_read_whitelist() reads a slot.
 *
 * @param device     the board, or a command sequence.
 * @param addresses  the addresses of the slots 1, 2 and so on; at most 8.
 * @param out_op     receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member or argument out of range).
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_write_directed_peer, velto_mw_write_settings
 */
VELTO_API velto_result velto_mw_write_whitelist(velto_device device,
                                                const velto_mw_address *addresses,
                                                size_t count,
                                                velto_op *out_op);

/**
 * Read a slot of the whitelist of a board.
 *
 * velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address in the
 * order of its text form. Some firmware does not answer for an empty slot: the operation then fails
 * with VELTO_ERROR_TIMEOUT.
 *
 * @param slot  the slot; 0 is the target of directed advertising (0 to 8).
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_write_whitelist, velto_op_get_value
 */
VELTO_API velto_result velto_mw_read_whitelist(velto_device device,
                                               uint32_t slot,
                                               velto_op *out_op);

/**
 * Read the Bluetooth address of a board from the board itself.
 *
 * velto_op_get_value() then returns 7 bytes: the velto_mw_address_kind, and the address in the
 * order of its text form. On stacks that hide addresses, such as Apple's, only this distinguishes
 * two boards of the same name.
 *
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_get_info, velto_op_get_value
 */
VELTO_API velto_result velto_mw_read_address(velto_device device, velto_op *out_op);

/**
 * Set the target of directed advertising, slot 0 of the whitelist.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_write_whitelist
 */
VELTO_API velto_result velto_mw_write_directed_peer(velto_device device,
                                                    const velto_mw_address *address,
                                                    velto_op *out_op);

/**
 * Perform a single action of a board.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.13
 * @see velto_mw_write_settings
 */
VELTO_API velto_result velto_mw_run_action(velto_device device,
                                           velto_mw_action action,
                                           velto_op *out_op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MW_IO_H */
