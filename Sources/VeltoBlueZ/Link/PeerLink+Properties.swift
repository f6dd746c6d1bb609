internal import VeltoBluetooth
internal import VeltoCore

/// Properties of a connected device that the daemon provides.
extension PeerLink {
    func read(_ property: LinkProperty, _ request: RequestID) {
        guard state == .ready else {
            return reply(request, VeltoError(.notConnected, "the device is not connected", remedy: "connect it first"))
        }
        let (interface, name) = property.nameOnBus
        let arguments: [MethodCall.Argument] = [.text(interface), .text(name)]
        central.daemon.call(device, BlueZName.properties, "Get", arguments) { [weak central] result in
            central?.publish(.reply(request, Self.value(of: property, in: result)))
        }
    }

    private static func value(
        of property: LinkProperty, in result: Result<Message, BusFailure>
    ) -> Result<[UInt8], VeltoError> {
        switch result {
        case .success(let reply):
            var reader = reply.arguments
            guard let number = reader.value().integer else { return .failure(property.absence) }
            return .success([UInt8(truncatingIfNeeded: number)])
        case .failure(let failure) where failure.isAbsence: return .failure(property.absence)
        case .failure(let failure): return .failure(ErrorTable.error(for: failure, during: .device))
        }
    }
}

extension LinkProperty {
    /// The interface and the name of the property.
    fileprivate var nameOnBus: (interface: String, property: String) {
        switch self {
        case .battery: (BlueZName.battery, "Percentage")
        case .signalStrength: (BlueZName.device, "RSSI")
        }
    }

    fileprivate var absence: VeltoError {
        switch self {
        case .battery: VeltoError(.unsupported, "BlueZ knows of no battery in the device")
        case .signalStrength:
            VeltoError(
                .unsupported,
                "BlueZ reports the signal strength of advertising devices only, and connected devices rarely advertise")
        }
    }
}

extension BusFailure {
    /// Whether the interface or the property does not exist.
    fileprivate var isAbsence: Bool {
        [
            "org.freedesktop.DBus.Error.InvalidArgs", "org.freedesktop.DBus.Error.UnknownInterface",
            "org.freedesktop.DBus.Error.UnknownProperty", "org.freedesktop.DBus.Error.UnknownMethod",
        ].contains(name)
    }
}
