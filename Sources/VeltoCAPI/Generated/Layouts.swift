// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit

/// Every structure as the description lays it out and as the compiler does.
let structureLayouts: [StructureLayout] = [
    StructureLayout(name: "velto_uuid", declaredSize: 16, size: MemoryLayout<velto_uuid>.size, members: [
        ("bytes", 0, MemoryLayout<velto_uuid>.offset(of: \.bytes)),
    ]),
    StructureLayout(name: "velto_error_detail", declaredSize: 224, size: MemoryLayout<velto_error_detail>.size, members: [
        ("struct_size", 0, MemoryLayout<velto_error_detail>.offset(of: \.struct_size)),
        ("code", 4, MemoryLayout<velto_error_detail>.offset(of: \.code)),
        ("kind", 8, MemoryLayout<velto_error_detail>.offset(of: \.kind)),
        ("reserved", 12, MemoryLayout<velto_error_detail>.offset(of: \.reserved)),
        ("number", 16, MemoryLayout<velto_error_detail>.offset(of: \.number)),
        ("device", 24, MemoryLayout<velto_error_detail>.offset(of: \.device)),
        ("function", 32, MemoryLayout<velto_error_detail>.offset(of: \.function)),
        ("name", 96, MemoryLayout<velto_error_detail>.offset(of: \.name)),
    ]),
]
