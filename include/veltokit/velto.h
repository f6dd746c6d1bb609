/*
 * VeltoKit: Bluetooth motion wearables as game input.
 *
 * Include this file. Each of the headers that it includes covers one subject, begins with an
 * introduction to it, and compiles by itself.
 *
 * Link with libveltokit.so. SPDX-License-Identifier: MIT
 *
 * Generated from bindings/api; do not edit.
 */
#ifndef VELTOKIT_VELTO_H
#define VELTOKIT_VELTO_H

#include "velto_base.h"
#include "velto_library.h"
#include "velto_context.h"
#include "velto_operation.h"
#include "velto_device.h"
#include "velto_gatt.h"
#include "velto_signal.h"
#include "velto_input.h"
#include "velto_tap.h"
#include "velto_mw.h"
#include "velto_mw_io.h"
#include "velto_mw_log.h"
#include "velto_mw_processor.h"
#include "velto_mw_program.h"
#include "velto_download.h"
#include "velto_event.h"
#include "velto_motion.h"
#include "velto_gamepad.h"
#include "velto_sim.h"
#include "velto_peripheral.h"
#include "velto_virtual.h"
#include "velto_host.h"
#include "velto_log.h"
#include "velto_store.h"
#include "velto_firmware.h"
#include "velto_firmware_update.h"
#include "velto_orientation.h"
#include "velto_games.h"
#include "velto_layout.h"

#endif /* VELTOKIT_VELTO_H */
