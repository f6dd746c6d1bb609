internal import VeltoBluetooth

/// A method call to an agent (`org.bluez.Agent1`), as a value.
enum AgentCall: Hashable {
    /// A request for the device with the object path.
    case request(ObjectPath, PairingRequest)
    /// A request that LE pairing never makes, such as a PIN or a service authorization of classic Bluetooth.
    case unneeded
    /// The daemon cancels its request.
    case cancel
    /// The daemon has released the agent.
    case release
    /// The arguments do not match the method's signature.
    case malformed

    /// The argument types of each method.
    private static let signatures = [
        "RequestConfirmation": "ou", "RequestPasskey": "o", "DisplayPasskey": "ouq", "RequestAuthorization": "o",
        "RequestPinCode": "o", "DisplayPinCode": "os", "AuthorizeService": "os", "Cancel": "", "Release": "",
    ]

    /// Parses a call; returns nil if agents have no such method.
    init?(_ call: Message) {
        guard let expected = Self.signatures[call.member] else { return nil }
        var reader = call.arguments
        self.init(
            member: call.member, isWellFormed: call.signature == expected,
            device: expected.hasPrefix("o") ? reader.text() : nil, passkey: reader.integer(), entered: reader.integer())
    }

    init(member: String, isWellFormed: Bool, device: String?, passkey: Int64?, entered: Int64? = nil) {
        guard isWellFormed else {
            self = .malformed
            return
        }
        switch member {
        case "Cancel": self = .cancel
        case "Release": self = .release
        case "RequestPasskey": self = .request(ObjectPath(device ?? ""), .enterPasskey)
        case "RequestAuthorization": self = .request(ObjectPath(device ?? ""), .authorize)
        case "RequestConfirmation":
            self = Self.request(device, passkey) { .confirm(passkey: $0) }
        case "DisplayPasskey":
            self = Self.request(device, passkey) { .showPasskey($0, entered: Int(clamping: entered ?? 0)) }
        default: self = .unneeded
        }
    }

    private static func request(
        _ device: String?, _ passkey: Int64?, _ body: (UInt32) -> PairingRequest
    ) -> AgentCall {
        guard let device, let passkey = passkey.flatMap({ UInt32(exactly: $0) }),
            passkey <= PairingRequest.largestPasskey
        else { return .malformed }
        return .request(ObjectPath(device), body(passkey))
    }
}
