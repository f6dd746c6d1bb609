internal import VeltoBluetooth

/// The adapter states reported so far, so that only changes are reported.
struct AdapterReports {
    private var reported: [ObjectPath: AdapterState] = [:]

    /// Updates the states, and returns those that changed, including those of removed adapters.
    mutating func update(_ records: [ObjectPath: AdapterRecord], selected: ObjectPath?) -> [AdapterState] {
        var current: [ObjectPath: AdapterState] = [:]
        for record in records.values {
            current[record.path] = AdapterState(record, isSelected: record.path == selected)
        }
        var changes = current.filter { reported[$0.key] != $0.value }
        for (path, var gone) in reported where current[path] == nil {
            gone.isPresent = false
            gone.isPowered = false
            gone.isSelected = false
            changes[path] = gone
        }
        reported = current
        return changes.values.sorted { $0.identifier < $1.identifier }
    }
}

extension AdapterState {
    fileprivate init(_ record: AdapterRecord, isSelected: Bool) {
        self.init(
            identifier: String(record.path.lastComponent), address: record.address, name: record.alias,
            isPowered: record.isPowered, supportsCentral: record.supportsCentral, isSelected: isSelected)
    }
}
