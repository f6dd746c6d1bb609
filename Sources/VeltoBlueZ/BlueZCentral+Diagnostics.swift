internal import VeltoBluetooth

/// The support report of the central.
extension BlueZCentral {
    var versionEvidence: DaemonVersion.Evidence {
        DaemonVersion.Evidence(modalias: choice?.adapter?.modalias, feature: tree.newestFeature)
    }

    func describeBackend() {
        let selected = choice?.adapter?.path
        let adapters = tree.adapters.values.sorted { $0.path.text < $1.path.text }.map { record in
            BlueZDiagnostics.Adapter(
                name: String(record.path.lastComponent), address: record.address, state: record.stateInWords,
                isSelected: record.path == selected)
        }
        let version = tree.adapters.isEmpty ? "unknown" : "\(versionEvidence)"
        diagnostics.change { snapshot in
            snapshot.busAddress = daemon.busAddress
            snapshot.isKnown = isKnown
            snapshot.problem = problem
            snapshot.adapters = adapters
            snapshot.version = version
        }
    }

    func countPeers() {
        diagnostics.change { snapshot in
            snapshot.peers = directory.count
            snapshot.peerNumbers = directory.numberCount
        }
    }
}
