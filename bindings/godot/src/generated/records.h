/* Generated from bindings/api; do not edit. */
#ifndef RECORDS_H
#define RECORDS_H

#include "../core.h"

extern const struct record RECORD_UUID;
extern const struct record RECORD_ERROR_DETAIL;
extern const struct record RECORD_CONTEXT_DEF;
extern const struct record RECORD_CONTEXT_INFO;
extern const struct record RECORD_CONTEXT_STATS;
extern const struct record RECORD_ADAPTER_INFO;
extern const struct record RECORD_OP_INFO;
extern const struct record RECORD_SCAN_OPTIONS;
extern const struct record RECORD_DEVICE_INFO;
extern const struct record RECORD_CONNECT_OPTIONS;
extern const struct record RECORD_LINK_STATS;
extern const struct record RECORD_KNOWN_DEVICE;
extern const struct record RECORD_CHANNEL_INFO;
extern const struct record RECORD_STREAM_DEF;
extern const struct record RECORD_STREAM_INFO;
extern const struct record RECORD_INPUT;
extern const struct record RECORD_BINDING;
extern const struct record RECORD_MOUNTING;
extern const struct record RECORD_TAP_MODE;
extern const struct record RECORD_TAP_INFO;
extern const struct record RECORD_TAP_SETTINGS;
extern const struct record RECORD_MW_INFO;
extern const struct record RECORD_MW_MODULE;
extern const struct record RECORD_MW_SENSOR_CONFIG;
extern const struct record RECORD_MW_DETECTOR_CONFIG;
extern const struct record RECORD_MW_LED_PATTERN;
extern const struct record RECORD_MW_CALIBRATION;
extern const struct record RECORD_MW_FUSION_CALIBRATION;
extern const struct record RECORD_MW_PIN_CONFIG;
extern const struct record RECORD_MW_THERMISTOR;
extern const struct record RECORD_MW_BEACON;
extern const struct record RECORD_MW_SETTINGS;
extern const struct record RECORD_EVENT_ADAPTER;
extern const struct record RECORD_EVENT_FOUND;
extern const struct record RECORD_EVENT_CHOICE;
extern const struct record RECORD_EVENT_LINK;
extern const struct record RECORD_EVENT_CONNECTED;
extern const struct record RECORD_EVENT_DISCONNECTED;
extern const struct record RECORD_EVENT_CONNECT_FAILED;
extern const struct record RECORD_EVENT_OP;
extern const struct record RECORD_EVENT_BUTTON;
extern const struct record RECORD_EVENT_RATE;
extern const struct record RECORD_EVENT_PLAYER;
extern const struct record RECORD_EVENT_CALIBRATION;
extern const struct record RECORD_EVENT_GESTURE;
extern const struct record RECORD_EVENT_TAP;
extern const struct record RECORD_EVENT_AIR_GESTURE;
extern const struct record RECORD_EVENT_AIR_STATE;
extern const struct record RECORD_EVENT_HAND_GESTURE;
extern const struct record RECORD_EVENT_TAP_HOLD;
extern const struct record RECORD_EVENT_STANDBY;
extern const struct record RECORD_EVENT_KEYBOARD_STATE;
extern const struct record RECORD_EVENT_DETAILS;
extern const struct record RECORD_EVENT_BOARD_STATE;
extern const struct record RECORD_EVENT_DETECTED;
extern const struct record RECORD_EVENT_PIN;
extern const struct record RECORD_EVENT_MOUSE;
extern const struct record RECORD_EVENT_HAND_STATE;
extern const struct record RECORD_EVENT_ORIENTATION;
extern const struct record RECORD_EVENT_MOVE;
extern const struct record RECORD_EVENT_CALIBRATION_PROGRESS;
extern const struct record RECORD_EVENT_SERVICES;
extern const struct record RECORD_EVENT_SUBSCRIPTION;
extern const struct record RECORD_EVENT_PAIRING;
extern const struct record RECORD_EVENT_STREAM;
extern const struct record RECORD_EVENT_DROPPED;
extern const struct record RECORD_MOTION_CONFIG;
extern const struct record RECORD_CALIBRATION;
extern const struct record RECORD_CALIBRATION_OPTIONS;
extern const struct record RECORD_MOTION_DEBUG;
extern const struct record RECORD_GAMEPAD_CONFIG;
extern const struct record RECORD_SENSOR_FILTER;
extern const struct record RECORD_AXIS_SAMPLE;
extern const struct record RECORD_PROBE_CHANGE;
extern const struct record RECORD_NAVIGATOR_CONFIG;
extern const struct record RECORD_NAVIGATOR_STATE;
extern const struct record RECORD_NAVIGATOR_STEP;
extern const struct record RECORD_SIM_DEF;
extern const struct record RECORD_SIM_STEP;
extern const struct record RECORD_SIM_LINK;

#endif
