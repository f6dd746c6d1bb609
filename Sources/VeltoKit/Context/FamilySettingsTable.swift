internal import VeltoCore
internal import VeltoWearable

/// What the program set for all devices of a family: new sessions get it too.
///
/// Any thread.
final class FamilySettingsTable: Sendable {
    private let all = Guarded<[DeviceFamily: any FamilySettings]>([:])

    subscript(_ family: DeviceFamily) -> (any FamilySettings)? {
        get { all.withLock { $0[family] } }
        set { all.withLock { $0[family] = newValue } }
    }
}
