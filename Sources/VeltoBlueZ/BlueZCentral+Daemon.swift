internal import VeltoBluetooth
internal import VeltoCore

extension BlueZCentral: LinkHost {}

/// Events from the daemon.
extension BlueZCentral: DaemonDelegate {
    func daemonReady(_ objects: [ObjectDescription]) {
        discovery.daemonRestarted()
        notifyMemory.daemonRestarted()
        // Adapters come first, since the effects on devices depend on the selected adapter.
        let effects = tree.synchronize(with: objects)
        for device in keptDevices where tree.devices[device]?.isTrusted == true { setTrusted(device, false) }
        keptDevices = []
        reassess()
        for effect in effects where effect != .adapters { react(to: effect) }
    }

    func daemonLost(_ error: VeltoError) {
        agent.daemonLost()
        let effects = tree.synchronize(with: [])
        backendIs(error)
        releasedSockets.forgetAll()
        reassess()
        for effect in effects where effect != .adapters { react(to: effect) }
    }

    func daemonSent(_ signal: Message) {
        let path = ObjectPath(signal.path)
        if signal.interface == BlueZName.device, signal.member == "Disconnected" {
            var reader = signal.arguments
            link(of: path)?.reasonGiven(DownReason(bluez: reader.text() ?? ""))
            return
        }
        if let device = BlueZTree.device(holding: path) { link(of: device)?.characteristicSignalled(path, signal) }
        if let change = TreeChange(signal) { apply(change) }
    }
}

extension DownReason {
    /// Creates the reason of a disconnect; daemons since 5.83 report it.
    fileprivate init(bluez name: String) {
        self =
            switch name {
            case "org.bluez.Reason.Timeout": .timeout
            case "org.bluez.Reason.Local": .local
            case "org.bluez.Reason.Remote": .remote
            case "org.bluez.Reason.Authentication": .authentication
            case "org.bluez.Reason.Suspend": .suspend
            default: .unknown
            }
    }
}
