internal import VeltoBluetooth

/// The characteristics of a connected board.
struct BoardHandles {
    /// The characteristic that takes commands.
    let command: ValueHandle
    /// The characteristic that notifies responses and data.
    let notification: ValueHandle
    private let texts: [BluetoothUUID: ValueHandle]

    /// Finds the characteristics; nil if a required one is missing.
    init?(_ table: GATTTable) {
        guard let command = table.characteristic(MetaWearProfile.command, in: MetaWearProfile.service),
            let notification = table.characteristic(MetaWearProfile.notification, in: MetaWearProfile.service),
            notification.properties.contains(.notify)
        else { return nil }
        self.command = command.handle
        self.notification = notification.handle
        texts = table.characteristics.reduce(into: [:]) {
            if $1.service == MetaWearProfile.deviceInformation { $0[$1.uuid] = $1.handle }
        }
    }

    /// The address of a text about the board; nil if it has none.
    subscript(_ text: BluetoothUUID) -> ValueHandle? { texts[text] }
}
