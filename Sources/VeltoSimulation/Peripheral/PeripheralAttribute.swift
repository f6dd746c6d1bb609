public import VeltoBluetooth
public import VeltoCore

/// A characteristic value of a simulated device.
public struct PeripheralAttribute: Hashable, Sendable {
    /// Its declaration.
    public let characteristic: Characteristic
    /// The valid lengths of a write.
    public let writableLengths: ClosedRange<Int>
    /// The protection of the link required to read, write or subscribe.
    public let security: LinkSecurity
    /// Its initial value on a table device.
    public let value: [UInt8]

    /// The length of the longest value (Bluetooth Core, Vol 3, Part F, 3.2.9).
    public static let maximumLength = 512

    /// Creates an attribute.
    public init(
        _ characteristic: Characteristic, writableLengths: ClosedRange<Int> = 0...maximumLength,
        security: LinkSecurity = .open, value: [UInt8] = []
    ) {
        self.characteristic = characteristic
        self.writableLengths = writableLengths
        self.security = security
        self.value = value
    }

    /// The reason that the attribute server would reject a write.
    func refusal(of bytes: [UInt8], _ kind: WriteKind, over link: PeripheralSecurity) -> AttributeError? {
        let needed: Characteristic.Properties = kind == .withResponse ? .write : .writeWithoutResponse
        guard characteristic.properties.contains(needed) else { return .writeNotPermitted }
        if let refusal = link.refusal(requiring: security) { return refusal }
        return writableLengths.contains(bytes.count) ? nil : .invalidValueLength
    }

    var canNotify: Bool {
        !characteristic.properties.isDisjoint(with: [.notify, .indicate])
    }
}

extension [PeripheralAttribute] {
    /// The services that hold them, each once.
    var services: [BluetoothUUID] {
        map(\.characteristic.service).reduce(into: []) { services, service in
            if !services.contains(service) { services.append(service) }
        }
    }
}

/// An error of a simulated device, as an ATT code (Bluetooth Core, Vol 3, Part F, 3.4.1.1).
public struct AttributeError: RawRepresentable, Error, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8

    /// Creates the value from a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// There is no such attribute.
    public static let invalidHandle = Self(rawValue: 0x01)
    /// The attribute cannot be read.
    public static let readNotPermitted = Self(rawValue: 0x02)
    /// The attribute cannot be written that way.
    public static let writeNotPermitted = Self(rawValue: 0x03)
    /// The attribute cannot notify.
    public static let requestNotSupported = Self(rawValue: 0x06)
    /// The host is not paired.
    public static let insufficientAuthentication = Self(rawValue: 0x05)
    /// The value's length is invalid.
    public static let invalidValueLength = Self(rawValue: 0x0D)
    /// The request failed for an unlikely reason.
    public static let unlikelyError = Self(rawValue: 0x0E)
    /// The link is not encrypted.
    public static let insufficientEncryption = Self(rawValue: 0x0F)
    /// The value is not one that the attribute takes.
    public static let valueNotAllowed = Self(rawValue: 0x13)

    private static let sentences: [Self: String] = [
        .invalidHandle: "the device has no such attribute",
        .readNotPermitted: "the attribute cannot be read",
        .writeNotPermitted: "the attribute cannot be written that way",
        .requestNotSupported: "the attribute cannot notify",
        .insufficientAuthentication: "the device must be paired first",
        .invalidValueLength: "the attribute does not take that many bytes",
        .insufficientEncryption: "the device must be paired first",
        .valueNotAllowed: "the device does not take that value",
    ]

    private var code: ResultCode {
        self == .insufficientAuthentication || self == .insufficientEncryption ? .pairingRequired : .rejected
    }

    /// The error as the host's program sees it.
    public var error: VeltoError {
        VeltoError(code, Self.sentences[self] ?? "the device responded with an error", detail: .att(rawValue))
    }
}
