internal import VeltoMotion

/// A profile for the poller, with the receiving side's commit at the time of loading.
struct LoadedProfile: Sendable {
    let profile: DeviceProfile
    let snapshot: MotionSnapshot
}
