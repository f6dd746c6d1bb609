internal import VeltoMotion
internal import VeltoWearable

/// What a family of devices means to the poller.
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
