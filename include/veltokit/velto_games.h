/*
 * Drivers, strategies and menus: from input to game actions.
 *
 * Provisional until 1.0: names and structures may change between minor versions; those of other
 * headers do not.
 *
 * Generated from bindings/api; do not edit.
 */
#ifndef VELTOKIT_VELTO_GAMES_H
#define VELTOKIT_VELTO_GAMES_H

#include "velto_driver.h"
#include "velto_strategy.h"
#include "velto_navigator.h"

#endif /* VELTOKIT_VELTO_GAMES_H */
