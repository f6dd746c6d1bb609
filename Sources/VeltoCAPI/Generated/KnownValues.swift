// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit

/// Whether velto_result has a value with this number.
func isKnown_velto_result(_ number: velto_result) -> Bool {
    switch number {
    case -32...5: true
    default: false
    }
}

/// Whether velto_error_kind has a value with this number.
func isKnown_velto_error_kind(_ number: velto_error_kind) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}
