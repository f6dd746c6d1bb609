internal import VeltoCore
internal import VeltoWearable

/// The program's settings of all devices, by family.
///
/// New sessions also receive them.
///
/// Any thread.
final class FamilySettingsTable: Sendable {
    private let all = Guarded<[DeviceFamily: any FamilySettings]>([:])

    subscript(_ family: DeviceFamily) -> (any FamilySettings)? {
        all.withLock { $0[family] }
    }

    /// Changes the settings of a family.
    ///
    /// `changed` is called under the lock, so changes arrive in order.
    func change(
        of family: DeviceFamily, _ change: ((any FamilySettings)?) -> any FamilySettings,
        changed: (any FamilySettings) -> Void
    ) {
        all.withLock { all in
            let settings = change(all[family])
            all[family] = settings
            changed(settings)
        }
    }
}
