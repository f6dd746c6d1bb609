extension MotionConfig {
    /// Returns the motion configuration for a menu under a policy, with the player's own axes.
    ///
    /// Source: Triki protocol notes, 10.8.
    public static func menu(_ policy: NavigatorConfig.Policy, axesOf player: MotionConfig) -> MotionConfig {
        var config = policy == .comfort ? MotionConfig.menuPreset : .preset(.paddle)
        config.axisMapping.invertX = player.axisMapping.invertX
        config.axisMapping.invertY = player.axisMapping.invertY
        config.paddle.axis = player.paddle.axis
        return config
    }
}
