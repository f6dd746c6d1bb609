// Generated from bindings/api; do not edit.
// swift-format-ignore-file

let apiVersion: StaticString = "0.1.0"
