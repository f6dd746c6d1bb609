internal import CVeltoKit
internal import VeltoCore

/// A structure whose first member is its size at the program's compilation.
protocol SizedStruct {
    var struct_size: UInt32 { get set }
    static var defaults: Self { get }
    /// Returns whether this or an older version of the structure ends at an offset.
    static func ends(at size: Int) -> Bool
    init()
}

/// A sized structure as a function argument.
protocol InputStruct: SizedStruct {
    /// Returns the defaults of members that the program does not know, based on the members that it knows.
    static func defaults(like head: Self) -> Self
    /// Returns the values of unknown members for an object that the program changes: current values, or another preset.
    static func base(for head: Self, now: Self) -> Self
    /// Replaces 0 by the default in members where 0 means the default.
    mutating func replaceZeros()
    /// Rejects members that are out of range.
    func check(_ parameter: StaticString) throws(VeltoError)
}

extension InputStruct {
    static func defaults(like head: Self) -> Self { defaults }
    static func base(for head: Self, now: Self) -> Self { now }
    mutating func replaceZeros() {}
}

/// The upper limit of a structure's size in all versions.
private let largestSize = 65_536

/// Reads a sized structure and checks its members, unless the caller checks those that it uses.
///
/// A missing tail gets the defaults. A tail beyond this version must be zero.
func readInput<Struct: InputStruct>(
    _ pointer: UnsafePointer<Struct>?, _ name: StaticString, nullAllowed: Bool = false, isChecked: Bool = true
) throws(VeltoError) -> Struct {
    if nullAllowed, unsafe pointer == nil { return Struct.defaults }
    let source = unsafe try required(pointer, name)
    guard unsafe UnsafeRawPointer(source).load(as: UInt32.self) == UInt32(truncatingIfNeeded: MemoryLayout<Struct>.size)
    else { return try unsafe Overlay(pointer, name).over(nil, isChecked: isChecked) }
    // Fast path for a program with the library's own structure size.
    var value = unsafe source.pointee
    value.struct_size = UInt32(truncatingIfNeeded: MemoryLayout<Struct>.size)
    value.replaceZeros()
    if isChecked { try value.check(name) }
    return value
}

/// The part of a structure that the program passed: all members, or those of an older version.
struct Overlay<Struct: InputStruct> {
    private let given: Struct
    private let size: Int
    private let name: StaticString

    /// Rejects sizes of no version, and newer members that are set.
    init(_ pointer: UnsafePointer<Struct>?, _ name: StaticString) throws(VeltoError) {
        let source = unsafe UnsafeRawPointer(try required(pointer, name))
        let declared = try declaredSize(Struct.self, unsafe source.load(as: UInt32.self), name)
        let known = MemoryLayout<Struct>.size
        for offset in stride(from: known, to: declared, by: 1)
        where unsafe source.load(fromByteOffset: offset, as: UInt8.self) != 0 {
            throw VeltoError(.structSize, "\(name) sets a member that this version of the library does not have")
        }
        self.name = name
        size = min(declared, known)
        given = unsafe merge(UnsafeRawBufferPointer(start: source, count: size), over: Struct.defaults)
    }

    /// Returns the complete, checked structure; members unknown to the program keep their current values.
    ///
    /// Without current values they get the defaults. Hold the lock of the changed object, so that no concurrent change
    /// is lost.
    func over(_ now: @autoclosure () -> Struct?, isChecked: Bool = true) throws(VeltoError) -> Struct {
        var value = given
        if size < MemoryLayout<Struct>.size {
            let base = now().map { Struct.base(for: given, now: $0) } ?? Struct.defaults(like: given)
            value = unsafe withUnsafeBytes(of: given) {
                unsafe merge(UnsafeRawBufferPointer(rebasing: $0[..<size]), over: base)
            }
        }
        value.struct_size = UInt32(truncatingIfNeeded: MemoryLayout<Struct>.size)
        value.replaceZeros()
        if isChecked { try value.check(name) }
        return value
    }

    /// Returns the first member, unchecked; it determines the meaning of the others.
    func head<Member>(_ member: KeyPath<Struct, Member>) -> Member {
        given[keyPath: member]
    }
}

/// Overwrites the start of a complete value with a program's bytes.
private func merge<Struct: SizedStruct>(_ bytes: UnsafeRawBufferPointer, over base: Struct) -> Struct {
    var value = base
    unsafe withUnsafeMutableBytes(of: &value) { unsafe $0.copyMemory(from: bytes) }
    return value
}

/// Reads a structure whose size is fixed.
func readFrozen<Struct>(_ pointer: UnsafePointer<Struct>?, _ name: StaticString) throws(VeltoError) -> Struct {
    unsafe try required(pointer, name).pointee
}

/// Fills a caller's structure with the result of a typed function, up to the size that the caller knows.
///
/// A failure writes nothing. Structures of per-frame functions are filled in place; these functions write only after
/// their last possible failure.
@inline(__always)
func withOutput<Struct: SizedStruct, Result>(
    _ pointer: UnsafeMutablePointer<Struct>?, _ name: StaticString, inPlace: Bool = false,
    _ body: (inout Struct) throws(VeltoError) -> Result
) throws(VeltoError) -> Result {
    // Same check as `required`, inlined because a call costs more than the check.
    guard let target = unsafe pointer, unsafe isAligned(target) else { throw unsafe refusal(of: pointer, name) }
    // Read through a pointer to the number, since the structure may be shorter than `pointee`.
    let declared = unsafe UnsafeRawPointer(target).load(as: UInt32.self)
    guard inPlace, declared == UInt32(truncatingIfNeeded: MemoryLayout<Struct>.size) else {
        return unsafe try fillCopy(target, declared, name, body)
    }
    defer { unsafe target.pointee.struct_size = declared }
    return unsafe try body(&target.pointee)
}

/// Fills a complete structure, then copies the part that the caller knows.
private func fillCopy<Struct: SizedStruct, Result>(
    _ target: UnsafeMutablePointer<Struct>, _ declared: UInt32, _ name: StaticString,
    _ body: (inout Struct) throws(VeltoError) -> Result
) throws(VeltoError) -> Result {
    let size = try declaredSize(Struct.self, declared, name)
    let known = MemoryLayout<Struct>.size
    var value = Struct.defaults
    let result = try body(&value)
    value.struct_size = declared
    unsafe copyHead(of: value, to: target, count: min(size, known))
    if size > known { unsafe clearTail(target, from: known, to: size) }
    return result
}

/// Fills a caller's structure of fixed size.
@inline(__always)
func withFrozenOutput<Struct, Result>(
    _ pointer: UnsafeMutablePointer<Struct>?, _ name: StaticString, nullAllowed: Bool = false,
    _ body: (inout Struct) throws(VeltoError) -> Result
) throws(VeltoError) -> Result {
    if nullAllowed, unsafe pointer == nil {
        // C structures start zeroed.
        let unwanted = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
        defer { unsafe unwanted.deallocate() }
        unsafe UnsafeMutableRawPointer(unwanted).initializeMemory(
            as: UInt8.self, repeating: 0, count: MemoryLayout<Struct>.size)
        return unsafe try body(&unwanted.pointee)
    }
    let target = unsafe try required(pointer, name)
    return unsafe try body(&target.pointee)
}

/// Fills at most `size` bytes of a caller's structure with defaults.
func initialize<Struct: SizedStruct>(
    _ pointer: UnsafeMutablePointer<Struct>?, _ size: Int, _ name: StaticString, _ defaults: Struct
) throws(VeltoError) {
    let target = unsafe try required(pointer, name)
    guard isSize(size, of: Struct.self) else {
        throw VeltoError(.structSize, "size is \(size): no version of the structure has that size")
    }
    var value = defaults
    value.struct_size = UInt32(truncatingIfNeeded: size)
    let known = MemoryLayout<Struct>.size
    unsafe copyHead(of: value, to: target, count: min(size, known))
    if size > known { unsafe clearTail(target, from: known, to: size) }
}

private func copyHead<Struct>(of value: Struct, to target: UnsafeMutablePointer<Struct>, count: Int) {
    unsafe withUnsafeBytes(of: value) { bytes in
        unsafe UnsafeMutableRawBufferPointer(start: target, count: count)
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
}

private func clearTail<Struct>(_ target: UnsafeMutablePointer<Struct>, from known: Int, to size: Int) {
    unsafe (UnsafeMutableRawPointer(target) + known).initializeMemory(
        as: UInt8.self, repeating: 0, count: size &- known)
}

@inline(__always)
private func declaredSize<Struct: SizedStruct>(
    _ type: Struct.Type, _ size: UInt32, _ name: StaticString
) throws(VeltoError) -> Int {
    guard isSize(Int(size), of: Struct.self) else { throw badSize(type, size, name) }
    return Int(size)
}

private func badSize<Struct: SizedStruct>(_ type: Struct.Type, _ size: UInt32, _ name: StaticString) -> VeltoError {
    let hint =
        size == 0
        ? "is 0: initialize the structure with \("\(type)".uppercased())_INIT"
        : "is \(size): no version of the structure has that size"
    return VeltoError(.structSize, "\(name).struct_size \(hint)")
}

/// Returns whether a program can have been compiled with the size.
///
/// An older version ends at the end of a member, so a size inside a member is invalid. A newer version may have any
/// larger size.
@inline(__always)
private func isSize<Struct: SizedStruct>(_ size: Int, of type: Struct.Type) -> Bool {
    size >= MemoryLayout<Struct>.size ? size <= largestSize : Struct.ends(at: size)
}
