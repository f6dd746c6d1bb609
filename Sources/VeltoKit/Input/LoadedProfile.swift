internal import VeltoMotion

/// A profile for the poller, with the commit of the receiving side at the time of loading.
struct LoadedProfile: Sendable {
    let profile: DeviceProfile
    let snapshot: MotionSnapshot
}
