public import VeltoBluetooth
public import VeltoCore

/// A characteristic value of a simulated device.
public struct PeripheralAttribute: Hashable, Sendable {
    /// The declaration of the characteristic.
    public let characteristic: Characteristic
    /// The valid lengths of a write.
    public let writableLengths: ClosedRange<Int>
    /// The link security required to read, write or subscribe.
    public let security: LinkSecurity
    /// The initial value on a table device.
    public let value: [UInt8]

    /// The maximum length of a value (Bluetooth Core, Vol 3, Part F, 3.2.9).
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

    /// Returns the error with which the attribute server rejects a write.
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
    /// The services of the attributes, without duplicates.
    var services: [BluetoothUUID] {
        map(\.characteristic.service).reduce(into: []) { services, service in
            if !services.contains(service) { services.append(service) }
        }
    }
}

/// An error of a simulated device, as an ATT code (Bluetooth Core, Vol 3, Part F, 3.4.1.1).
public struct AttributeError: RawRepresentable, Error, Hashable, Sendable {
    /// The error code.
    public let rawValue: UInt8

    /// Creates an error from its code.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The attribute does not exist.
    public static let invalidHandle = Self(rawValue: 0x01)
    /// The attribute cannot be read.
    public static let readNotPermitted = Self(rawValue: 0x02)
    /// The attribute cannot be written in this way.
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
    /// The attribute does not accept the value.
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

    /// The error as reported to the host's program.
    public var error: VeltoError {
        VeltoError(code, Self.sentences[self] ?? "the device responded with an error", detail: .att(rawValue))
    }
}
