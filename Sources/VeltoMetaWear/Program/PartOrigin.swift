internal import VeltoCore
internal import VeltoWearable

/// The origin of a part created without a handle.
///
/// Listing it creates a handle.
enum PartOrigin: CaseIterable, Sendable {
    /// Another program.
    case anotherProgram
    /// An earlier run or a boot macro of this program, or a copy of another board's program.
    case earlierRun

    fileprivate var kind: PartKind { self == .anotherProgram ? .ofAnotherProgram : .ofEarlierRun }
}

extension PartID {
    private static let (kindShift, copyShift, moduleShift) = (UInt64(56), UInt64(16), UInt64(8))

    /// The identifier of a part without a handle: its module, and its number on the board or, for a copy, in the copied
    /// program.
    init(_ origin: PartOrigin, _ module: BoardModule, _ number: UInt8, copy: UInt32 = 0) {
        let place = UInt64(copy) << Self.copyShift | UInt64(module.rawValue) << Self.moduleShift | UInt64(number)
        self.init(ObjectHandle(rawValue: UInt64(origin.kind.rawValue) << Self.kindShift | place))
    }

    /// The origin of a part without a handle; nil for a part created by a program.
    var origin: PartOrigin? { PartOrigin.allCases.first { $0.kind.rawValue == kindNumber } }

    /// Whether the part is internal: parts for streams and loggers have no kind.
    var isInternal: Bool { kindNumber == 0 }

    /// The number of the copy that a part belongs to; 0 for none.
    var copy: UInt32 {
        origin == nil ? 0 : UInt32(truncatingIfNeeded: handle.rawValue >> Self.copyShift)
    }

    private var kindNumber: UInt8 { UInt8(truncatingIfNeeded: handle.rawValue >> Self.kindShift) }
}
