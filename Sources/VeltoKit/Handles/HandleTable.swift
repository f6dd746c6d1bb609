internal import CLinux
public import VeltoCore
internal import VeltoWearable

/// The words in error messages for a kind of handle named by a family.
struct KindWords {
    /// The name, such as "command sequence".
    let name: String
    /// The error message of a function that expects a device instead.
    let refusal: String
}

/// An object whose handle kind is named by a family.
protocol NamedObject: AnyObject {
    var words: KindWords { get }
}

/// The kind of a handle.
///
/// The numbers are part of every handle and never change. The numbers in `PartKind.range` are kinds of device parts.
/// Families name their own, and all of them are a `DevicePart`.
package enum HandleKind: UInt8, CaseIterable, Sendable {
    /// A `Context`.
    case context = 1
    /// An `EventQueue`.
    case queue = 2
    /// A `Device`.
    case device = 3
    /// A `Context.Operation`.
    case operation = 4
    /// A `Simulator`.
    case simulator = 5
    /// A `Subscription`.
    case subscription = 6
    /// A `HostRadio`.
    case host = 7
    /// A `Signal`.
    case signal = 8
    /// A `SampleStream`.
    case stream = 9
    /// A `Driver`.
    case driver = 10
    /// A `Strategy`.
    case strategy = 11
    /// A `Navigator`.
    case navigator = 12
    /// A `KeyboardObject`.
    case keyboard = 13
    /// A `SessionRecorder`.
    case store = 14
    /// A `Firmware`.
    case firmware = 15
    /// A `Catalog`.
    case catalog = 16
}

/// The table of all objects with a program-visible handle.
///
/// A handle consists of 8 bits kind, 24 bits slot plus one, and 32 bits generation. Zero is null. The generation
/// increases when an object is removed, so a stale handle is detected. A slot with no generations left is retired. Any
/// thread. The table is not reference-counted: every call uses it.
package struct HandleTable: ~Copyable, Sendable {
    /// The table of this process.
    package static let shared = HandleTable()

    fileprivate struct Slot {
        var object: AnyObject?
        var kind: UInt8
        var generation: UInt32
    }

    fileprivate enum Trace: Equatable {
        case neverGivenOut
        case gone
        case alive(UInt8)
    }

    fileprivate struct Slots {
        var all: [Slot] = []
        var free: [Int] = []
        /// The words of the part kinds that programs have created.
        ///
        /// They outlive the parts.
        var partWords: [UInt8: KindWords] = [:]

        /// Compares in place: a copy of the slot would retain its object.
        func isLive(_ handle: ObjectHandle) -> Bool {
            all.indices.contains(handle.index) && all[handle.index].generation == handle.generation
                && all[handle.index].kind == handle.kind
        }

        /// Returns the object in the slot of a handle of unknown kind.
        func trace(of handle: ObjectHandle) -> Trace {
            guard all.indices.contains(handle.index), handle.generation != 0 else { return .neverGivenOut }
            let (current, isFree) = (all[handle.index].generation, all[handle.index].object == nil)
            if handle.generation == current {
                return isFree ? .neverGivenOut : .alive(all[handle.index].kind)
            }
            // A generation of 0 marks a retired slot, which has used all its handles.
            return current == 0 || handle.generation < current ? .gone : .neverGivenOut
        }

        /// Returns the name of a kind, defined by the family for a part.
        ///
        /// Returns nil for a number without a kind.
        func name(of number: UInt8) -> String? {
            if let kind = HandleKind(rawValue: number) { return "\(kind)" }
            return PartKind.range.contains(number) ? partWords[number]?.name ?? "device part" : nil
        }

        mutating func publish(_ object: AnyObject, as handle: ObjectHandle) {
            guard isLive(handle) else { return }
            all[handle.index].object = object
            guard PartKind.range.contains(handle.kind), let part = object as? any NamedObject else { return }
            partWords[handle.kind] = part.words
        }

        mutating func reserve(_ kind: UInt8) throws(VeltoError) -> ObjectHandle {
            if let index = free.popLast() {
                all[index].kind = kind
                return ObjectHandle(kind, index, all[index].generation)
            }
            guard all.count < HandleTable.slotLimit else { throw VeltoError(.outOfMemory, "no handles left") }
            all.append(Slot(object: nil, kind: kind, generation: 1))
            return ObjectHandle(kind, all.count - 1, 1)
        }

        mutating func release(_ index: Int) -> AnyObject? {
            let object = all[index].object
            all[index] = Slot(object: nil, kind: 0, generation: all[index].generation &+ 1)
            if all[index].generation != 0 { free.append(index) }
            return object
        }
    }

    private static let slotLimit = 1 << 24 - 1

    private let slots = Guarded(Slots())

    /// Creates an empty table.
    package init() {}

    /// Reserves a handle for an object under construction.
    ///
    /// The handle resolves only after `publish`, and is released by `remove`.
    package func reserve(_ kind: HandleKind) throws(VeltoError) -> ObjectHandle {
        try reserve(number: kind.rawValue)
    }

    /// Reserves a handle with that kind number: one of `HandleKind`, or of a part.
    func reserve(number: UInt8) throws(VeltoError) -> ObjectHandle {
        try slots.withLock { slots throws(VeltoError) in try slots.reserve(number) }
    }

    /// Makes a reserved handle resolve to its object, which is retained until `remove`.
    ///
    /// Does nothing if the handle was already removed.
    package func publish(_ object: AnyObject, as handle: ObjectHandle) {
        slots.withLock { $0.publish(object, as: handle) }
    }

    /// Creates an object that stores its handle, and retains it until `remove`.
    package func register<Object: AnyObject>(
        _ kind: HandleKind, _ make: (_ handle: ObjectHandle) throws(VeltoError) -> Object
    ) throws(VeltoError) -> Object {
        let handle = try reserve(kind)
        do throws(VeltoError) {
            let object = try make(handle)
            publish(object, as: handle)
            return object
        } catch {
            remove(handle)
            throw error
        }
    }

    /// Returns the live object of a handle.
    package func resolve<Object: AnyObject>(
        _ handle: ObjectHandle, _ kind: HandleKind, as type: Object.Type
    ) throws(VeltoError) -> Object {
        // The kind is checked, and each kind is registered only with its own class.
        return unsafe unsafeDowncast(try find(handle, kind.rawValue), to: type)
    }

    /// Returns the live object of a handle with that kind number.
    func find(_ handle: ObjectHandle, _ kind: UInt8) throws(VeltoError) -> AnyObject {
        let found = slots.withLock { slots -> AnyObject? in
            guard handle.kind == kind, slots.isLive(handle) else { return nil }
            return slots.all[handle.index].object
        }
        guard let found else { throw problem(with: handle, expected: kind) }
        return found
    }

    /// Returns the live object of a handle that the calling thread uses repeatedly, such as once per frame.
    ///
    /// The object lives until the thread's next call. Each thread caches its few most recently used objects. Until a
    /// handle is removed, a cached lookup touches neither the table's lock nor a reference count. An object removed by
    /// another thread is stale at once, but may live until this thread reuses that cache entry or ends. Only for the
    /// table of the process.
    package static func recent(_ handle: ObjectHandle, _ kind: HandleKind) throws(VeltoError) -> Unmanaged<AnyObject> {
        if handle.kind == kind.rawValue, let object = unsafe velto_linux_recent_object(handle.rawValue) {
            return unsafe .fromOpaque(object)
        }
        // Read before the lookup: a removal in between invalidates the cached entry.
        let removals = velto_linux_recent_removals()
        let kept = unsafe Unmanaged.passRetained(try shared.find(handle, kind.rawValue))
        unsafe velto_linux_recent_keep(handle.rawValue, removals, kept.toOpaque(), releaseKept)
        return unsafe kept
    }

    /// Makes a handle stale.
    ///
    /// Removing twice is harmless.
    package func remove(_ handle: ObjectHandle) {
        // Not under the lock: releasing the object may call the table again.
        let released = slots.withLock { $0.isLive(handle) ? $0.release(handle.index) : nil }
        if released != nil { velto_linux_recent_remove(handle.rawValue) }
        withExtendedLifetime(released) {}
    }

    private func problem(with handle: ObjectHandle, expected kind: UInt8) -> VeltoError {
        slots.withLock { $0.problem(with: handle, expected: kind) }
    }
}

extension HandleTable.Slots {
    /// Returns the reason that a handle does not resolve.
    fileprivate func problem(with handle: ObjectHandle, expected kind: UInt8) -> VeltoError {
        let expected = name(of: kind) ?? ""
        guard handle != .null else { return VeltoError(.invalidHandle, "the \(expected) handle is null") }
        let trace = trace(of: handle)
        guard var actual = name(of: handle.kind), trace != .neverGivenOut else {
            return VeltoError(.invalidHandle, "not a handle of this library")
        }
        var number = handle.kind
        // An unresolved handle with the expected kind belongs to the object in its slot.
        if number == kind, case .alive(let owner) = trace { (number, actual) = (owner, name(of: owner) ?? "") }
        guard number == kind else {
            let refusal = kind == HandleKind.device.rawValue ? partWords[number]?.refusal : nil
            return VeltoError(
                .wrongKind, refusal ?? "expected a handle of kind \(expected), got one of kind \(actual)")
        }
        return VeltoError(.staleHandle, "the \(expected) no longer exists")
    }
}

/// The layout: 8 bits kind, 24 bits slot plus one, and 32 bits generation.
extension ObjectHandle {
    fileprivate init(_ kind: UInt8, _ index: Int, _ generation: UInt32) {
        self.init(rawValue: UInt64(kind) << 56 | UInt64(index + 1) << 32 | UInt64(generation))
    }

    @inlinable
    package var kind: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 56) }
    fileprivate var index: Int { Int(rawValue >> 32 & 0xFF_FFFF) - 1 }
    fileprivate var generation: UInt32 { UInt32(truncatingIfNeeded: rawValue) }
}

// A function at file scope: C calls it at the end of a thread.
private func releaseKept(_ object: UnsafeMutableRawPointer?) {
    guard let object = unsafe object else { return }
    unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
}
