internal import VeltoMotion
internal import VeltoWearable

/// The poller's settings for a family of devices.
struct FamilyMotion: Sendable {
    let config: MotionConfig
    let measuresLevel: Bool

    init(_ wearable: (any Wearable)?) {
        var config = InputEngine().gameConfig
        wearable?.tune(&config)
        self.config = config
        measuresLevel = wearable?.measuresLevel ?? false
    }
}
