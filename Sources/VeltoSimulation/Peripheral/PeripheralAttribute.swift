public import VeltoBluetooth
public import VeltoCore

/// A characteristic value of a simulated device.
public struct PeripheralAttribute: Hashable, Sendable {
    /// What a host discovers of it.
    public let characteristic: Characteristic
    /// The numbers of bytes that can be written.
    public let writableLengths: ClosedRange<Int>

    /// Describes an attribute.
    public init(_ characteristic: Characteristic, writableLengths: ClosedRange<Int> = 0...512) {
        self.characteristic = characteristic
        self.writableLengths = writableLengths
    }

    /// Why the attribute server would refuse a write.
    func refusal(of bytes: [UInt8], _ kind: WriteKind) -> AttributeError? {
        let needed: Characteristic.Properties = kind == .withResponse ? .write : .writeWithoutResponse
        guard characteristic.properties.contains(needed) else { return .writeNotPermitted }
        return writableLengths.contains(bytes.count) ? nil : .invalidValueLength
    }

    var canNotify: Bool {
        !characteristic.properties.isDisjoint(with: [.notify, .indicate])
    }
}

/// A refusal of a simulated device, as the attribute protocol numbers it (Bluetooth Core, Vol 3, Part F, 3.4.1.1).
public enum AttributeError: UInt8, Error, Sendable {
    /// There is no such attribute.
    case invalidHandle = 0x01
    /// The attribute cannot be read.
    case readNotPermitted = 0x02
    /// The attribute cannot be written that way.
    case writeNotPermitted = 0x03
    /// The attribute does not take that many bytes.
    case invalidValueLength = 0x0D

    private var sentence: String {
        switch self {
        case .invalidHandle: "the device has no such attribute"
        case .readNotPermitted: "the attribute cannot be read"
        case .writeNotPermitted: "the attribute cannot be written that way"
        case .invalidValueLength: "the attribute does not take that many bytes"
        }
    }

    /// The refusal as the host's program sees it.
    public var error: VeltoError {
        VeltoError(.rejected, sentence, detail: .att(rawValue))
    }
}
