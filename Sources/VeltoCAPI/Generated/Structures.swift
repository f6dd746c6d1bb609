// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit
internal import VeltoCore

extension velto_error_detail: SizedStruct {
    static var defaults: velto_error_detail { velto_error_detail() }
}
