internal import VeltoBluetooth
internal import VeltoCore

/// The kind of a failed call; the meaning of a D-Bus error depends on it.
enum Attempt: Hashable {
    /// Opening the bus connection.
    case bus
    /// Reaching the daemon, or a call on the adapter.
    case adapter
    /// Calls on a device: connect, disconnect, forget.
    case device
    /// Calls on a characteristic: read, write, notify.
    case attribute
}

/// The meaning of each D-Bus error: its code, the problem with a remedy, and whether to retry.
///
/// The first matching row applies. Names match exactly or by prefix, messages by substring.
enum ErrorTable {
    /// The handling of an error, in addition to its report.
    enum Treatment: Hashable {
        case report
        /// Another call is in progress; retry shortly.
        case retryShortly
        /// The link did not come up; retry a few times.
        case retryConnecting
    }

    struct Row {
        let name: String
        var text = ""
        var attempts: Set<Attempt> = [.bus, .adapter, .device, .attribute]
        let code: ResultCode
        var treatment = Treatment.report
        let problem: String
        var remedy = ""

        fileprivate func fits(_ failure: BusFailure, _ attempt: Attempt) -> Bool {
            let nameFits = name.hasSuffix("*") ? failure.name.hasPrefix(name.dropLast()) : failure.name == name
            return nameFits && attempts.contains(attempt)
                && (text.isEmpty || failure.text.lowercased().includes(text.lowercased()))
        }
    }

    static func row(for failure: BusFailure, during attempt: Attempt) -> Row {
        rows.first { $0.fits(failure, attempt) } ?? fallback
    }

    /// Returns the error for a D-Bus error.
    ///
    /// Its text is a sentence, the daemon's message, and the error's name for bug reports.
    static func error(for failure: BusFailure, during attempt: Attempt) -> VeltoError {
        let row = row(for: failure, during: attempt)
        let said = failure.text.isEmpty || row.text == failure.text ? "" : " (\(failure.text))"
        let detail = VeltoError.Detail.dbus(failure.name, message: failure.text, att: attError(in: failure.text))
        return VeltoError(row.code, row.problem + said, remedy: row.remedy, detail: detail)
    }

    static func treatment(of failure: BusFailure, during attempt: Attempt) -> Treatment {
        row(for: failure, during: attempt).treatment
    }

    /// Returns the number in `Operation failed with ATT error: 0x0e`.
    private static func attError(in text: String) -> UInt8? {
        let marker = "ATT error: 0x"
        guard text.includes(marker), let digits = text.split(separator: "x").last else { return nil }
        return UInt8(digits.prefix(2), radix: 16)
    }

    private static let standard = "org.freedesktop.DBus.Error."
    private static let bluez = "org.bluez.Error."

    private static let fallback = Row(name: "*", code: .io, problem: "the Bluetooth service refused")

    /// Longer texts precede shorter texts that they contain.
    static let rows: [Row] =
        busRows + serviceRows + adapterRows + connectRows + attributeRows + pairingRows + generalRows

    private static let busRows: [Row] = [
        Row(
            name: standard + "FileNotFound", attempts: [.bus], code: .busUnavailable,
            problem: "there is no system bus", remedy: "start dbus, or mount its socket into the container"),
        Row(
            name: standard + "NoServer", attempts: [.bus], code: .busUnavailable,
            problem: "the system bus does not respond", remedy: "start dbus"),
        Row(
            name: standard + "BadAddress", attempts: [.bus], code: .busUnavailable,
            problem: "the bus address cannot be used", remedy: "check DBUS_SYSTEM_BUS_ADDRESS"),
        Row(
            name: standard + "AccessDenied", attempts: [.bus], code: .permission,
            problem: "the system bus's socket cannot be opened",
            remedy: "mount it readable and writable into the container"),
        Row(
            name: standard + "Timeout", attempts: [.bus], code: .busUnavailable,
            problem: "the system bus accepts no clients", remedy: "see systemctl status dbus"),
        Row(
            name: standard + "LimitsExceeded", code: .outOfMemory,
            problem: "the message bus allows no more connections or rules", remedy: "close other programs"),
        Row(
            name: "org.freedesktop.DBus.Local.Disconnected", code: .busLost,
            problem: "the connection to the message bus was lost"),
        Row(
            name: standard + "*", attempts: [.bus], code: .busUnavailable,
            problem: "the system bus rejected this program"),
    ]

    private static let serviceRows: [Row] = [
        Row(
            name: standard + "AccessDenied", code: .permission,
            problem: "this program may not call the Bluetooth service",
            remedy: "join the group bluetooth where the distribution uses it, "
                + "give a Flatpak --system-talk-name=org.bluez, connect a Snap's bluez plug"),
        Row(
            name: standard + "ServiceUnknown", code: .serviceNotRunning,
            problem: "the Bluetooth service is not running", remedy: "install bluez, or run systemctl start bluetooth"),
        Row(
            name: standard + "NameHasNoOwner", code: .serviceNotRunning,
            problem: "the Bluetooth service is not running", remedy: "install bluez, or run systemctl start bluetooth"),
        Row(
            name: standard + "Spawn.*", code: .serviceNotRunning,
            problem: "the Bluetooth service cannot be started", remedy: "see systemctl status bluetooth"),
        Row(
            name: "org.freedesktop.systemd1.*", code: .serviceNotRunning,
            problem: "the Bluetooth service cannot be started", remedy: "see systemctl status bluetooth"),
    ]

    private static let adapterRows: [Row] = [
        Row(
            name: bluez + "NotReady", code: .adapterOff,
            problem: "the Bluetooth adapter is off", remedy: "switch Bluetooth on (bluetoothctl power on)"),
        Row(
            name: bluez + "Failed", text: "adapter-not-powered", code: .adapterOff,
            problem: "the Bluetooth adapter is off", remedy: "switch Bluetooth on (bluetoothctl power on)"),
        Row(
            name: standard + "UnknownObject", attempts: [.adapter], code: .noAdapter,
            problem: "the Bluetooth adapter was removed"),
        Row(
            name: standard + "UnknownObject", attempts: [.device], code: .notFound,
            problem: "the device is no longer known", remedy: "scan again"),
        Row(
            name: standard + "UnknownObject", attempts: [.attribute], code: .notFound,
            problem: "the characteristic no longer exists", remedy: "connect again"),
        Row(
            name: standard + "UnknownMethod", attempts: [.attribute], code: .notFound,
            problem: "the characteristic no longer exists", remedy: "connect again"),
        Row(
            name: standard + "UnknownMethod", attempts: [.device], code: .notFound,
            problem: "the device is no longer known", remedy: "scan again"),
        Row(
            name: standard + "UnknownMethod", code: .unsupported,
            problem: "this version of the Bluetooth service does not support that", remedy: "install a newer BlueZ"),
    ]

    private static let connectRows: [Row] = [
        Row(
            name: bluez + "InProgress", code: .busy, treatment: .retryShortly,
            problem: "the Bluetooth service is busy with another operation, perhaps of another program"),
        Row(
            name: bluez + "Failed", text: "already in progress", code: .busy, treatment: .retryShortly,
            problem: "the Bluetooth service is busy with another operation, perhaps of another program"),
        Row(
            name: bluez + "Failed", text: "le-connection-concurrent-connection-limit", code: .outOfMemory,
            problem: VeltoError.noMoreLinks.problem, remedy: VeltoError.noMoreLinks.remedy),
        Row(
            name: bluez + "Failed", text: "key-missing", code: .pairingRequired,
            problem: "the device or this computer lost the pairing", remedy: "forget the device and pair again"),
        Row(
            name: bluez + "Failed", text: "br-connection-canceled", code: .cancelled,
            problem: "connecting was cancelled"),
        Row(
            name: bluez + "Failed", text: "br-connection-", code: .connectFailed,
            problem:
                "the Bluetooth service tried classic Bluetooth instead of Low Energy",
            remedy: "forget the device and scan again"),
        Row(
            name: bluez + "Failed", text: "le-connection-", code: .connectFailed, treatment: .retryConnecting,
            problem: "the link could not be established",
            remedy: "bring the device closer and make sure that it is awake"),
        Row(
            name: bluez + "Failed", text: "Software caused connection abort", code: .connectFailed,
            treatment: .retryConnecting,
            problem: "the link could not be established",
            remedy: "bring the device closer and make sure that it is awake"),
        Row(
            name: bluez + "Failed", text: "Host is down", code: .connectFailed, treatment: .retryConnecting,
            problem: "the link could not be established",
            remedy: "bring the device closer and make sure that it is awake"),
        Row(
            name: bluez + "Failed", text: "Input/output error", attempts: [.device], code: .adapterOff,
            problem: "the Bluetooth adapter cannot connect", remedy: "check that Bluetooth is on"),
        Row(
            name: bluez + "NotConnected", code: .notConnected,
            problem: "the device is not connected", remedy: "connect it first"),
        Row(
            name: bluez + "Failed", text: "not connected", code: .notConnected,
            problem: "the device is not connected", remedy: "connect it first"),
        Row(
            name: bluez + "Failed", text: "No ATT transport", code: .notConnected,
            problem: "the device is not connected", remedy: "connect it first"),
    ]

    private static let attributeRows: [Row] = [
        Row(
            name: bluez + "NotPermitted", text: "not paired", code: .pairingRequired,
            problem:
                "the device requires pairing", remedy: "call pair(), or run bluetoothctl pair followed by its address"
        ),
        Row(
            name: bluez + "NotPermitted", text: "acquired", code: .inUse,
            problem: "another program uses the characteristic",
            remedy: "close it; if there is none, one that was killed left it so: restart the Bluetooth service"),
        Row(
            name: bluez + "NotPermitted", code: .rejected,
            problem: "the characteristic does not permit that"),
        Row(
            name: bluez + "NotAuthorized", code: .permission,
            problem: "the Bluetooth service keeps the characteristic to itself, or the device wants authorization"),
        Row(
            name: bluez + "InvalidArguments", text: "invalid length", code: .invalidArgument,
            problem: "the value has a length that the device does not take"),
        Row(
            name: bluez + "InvalidArguments", text: "invalid offset", code: .invalidArgument,
            problem: "the value has a length that the device does not take"),
        Row(
            name: bluez + "InvalidValueLength", code: .invalidArgument,
            problem: "the value has a length that the device does not take"),
        Row(
            name: bluez + "Failed", text: "ATT error", code: .rejected,
            problem: "the device responded with an error"),
        Row(
            name: bluez + "Failed", text: "initiate write", code: .invalidArgument,
            problem: "the value is too long to be written without response on this link", remedy: "shorten it"),
        Row(
            name: bluez + "NotSupported", code: .unsupported,
            problem: "the device or the Bluetooth service cannot do that"),
    ]

    private static let pairingRows: [Row] = [
        Row(
            name: bluez + "AuthenticationFailed", code: .pairingRequired,
            problem: "pairing failed", remedy: "forget the device and pair again"),
        Row(
            name: bluez + "AuthenticationCanceled", code: .cancelled,
            problem: "pairing was cancelled"),
        Row(
            name: bluez + "AuthenticationRejected", code: .rejected,
            problem: "pairing was rejected", remedy: "put the device into pairing mode, and pair again"),
        Row(
            name: bluez + "AuthenticationTimeout", code: .timeout,
            problem: "pairing took too long", remedy: "pair again, and confirm it sooner"),
        Row(
            name: bluez + "ConnectionAttemptFailed", code: .connectFailed, treatment: .retryConnecting,
            problem: "the link could not be established",
            remedy: "bring the device closer and make sure that it is awake"),
        Row(
            name: bluez + "DoesNotExist", code: .notFound,
            problem: "the device is no longer known", remedy: "scan again"),
    ]

    private static let generalRows: [Row] = [
        Row(
            name: standard + "NoReply", code: .timeout,
            problem: "the Bluetooth service did not answer", remedy: "see systemctl status bluetooth"),
        Row(
            name: standard + "Timeout", code: .timeout,
            problem: "the Bluetooth service did not answer in time", remedy: "see systemctl status bluetooth"),
        Row(
            name: standard + "InvalidArgs", code: .invalidArgument,
            problem: "the Bluetooth service does not take these arguments"),
        Row(
            name: bluez + "InvalidArguments", code: .invalidArgument,
            problem: "the Bluetooth service does not take these arguments"),
        Row(
            name: standard + "InvalidSignature", code: .protocol,
            problem: "the Bluetooth service answered in an unknown form"),
        Row(
            name: standard + "NoMemory", code: .outOfMemory,
            problem: "memory ran out"),
    ]
}
