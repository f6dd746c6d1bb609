import CVeltoKit
import Testing
import VeltoCore
import VeltoKit

@testable import VeltoCAPI

/// Both interfaces have the same configurations: what C's init function gives is what Swift's preset is.
@Suite("Configurations")
struct ConfigurationTests {
    @Test("A mode has the same preset in C and in Swift", arguments: MotionMode.allCases)
    func motion(mode: MotionMode) {
        #expect(MotionConfig(velto_motion_config.defaults(for: mode.rawValue)) == .preset(mode))
    }

    @Test("A style of the gamepad has the same preset in C and in Swift", arguments: GamepadStyle.allCases)
    func gamepad(style: GamepadStyle) {
        #expect(GamepadConfig(velto_gamepad_config.defaults(for: style.rawValue)) == .preset(style))
    }

    @Test("A rate has the same presets of drivers in C and in Swift", arguments: RateMode.allCases)
    func drivers(rateMode: RateMode) {
        let rate = rateMode.rawValue
        #expect(PaddleDriver.Config(velto_paddle_config.defaults(for: rate)) == .preset(rateMode))
        #expect(MenuDriver.Config(velto_menu_config.defaults(for: rate)) == .preset(rateMode))
        #expect(PointerDriver.Config(velto_pointer_config.defaults(for: rate)) == .preset(rateMode))
        #expect(LateralDriver.Config(velto_lateral_config.defaults(for: rate)) == .preset(rateMode))
    }

    @Test("Defaults without a preset are the same in C and in Swift")
    func defaults() {
        #expect(SensorFilter(.defaults) == SensorFilter())
        #expect(NavigatorConfig(.defaults) == NavigatorConfig())
        #expect(CalibrationGuide.Config(.defaults) == CalibrationGuide.Config())
        #expect(VelocityLimits(.defaults) == .frameFast)
        #expect(LinkConditions(.defaults) == LinkConditions())
        var strategy = GameStrategy()
        strategy.take(.defaults)
        #expect(strategy == GameStrategy())
    }

    @Test("A configuration comes back as it went through C", arguments: MotionMode.allCases)
    func roundTrip(mode: MotionMode) {
        var config = MotionConfig.preset(mode)
        config.axisMapping = AxisMapping(inputX: .gyroZ, inputY: .rotation, invertX: true, invertY: false)
        config.paddle.axis = .third
        config.gesture.powerLaw = .linear
        config.drift.isEnabled.toggle()
        #expect(MotionConfig(velto_motion_config(config)) == config)
    }

    @Test("An input comes back as it went through C")
    func input() {
        var input = GameInput()
        input.flags = [.connected, .hasPosition]
        input.timestamp = Timestamp(nanoseconds: 7)
        input.sensors.tiltY = 0.25
        input.counts.throw = 3
        input.orientation = SIMD4(0.5, -0.5, 0.5, -0.5)
        input.rotationRate = SIMD3(1, 2, 3)
        #expect(GameInput(velto_input(input)) == input)
    }

    @Test("An error names the member in C and the property in Swift")
    func names() throws {
        var swift = MotionConfig()
        swift.paddle.rawDivisor = 0.5
        #expect(throws: VeltoError.invalidArgument("paddle.rawDivisor", "is 0.5: must be 1 to 1000000")) {
            try swift.validate()
        }
        #expect(throws: VeltoError.invalidArgument("config.paddle_raw_divisor", "is 0.5: must be 1 to 1000000")) {
            try velto_motion_config(swift).check("config")
        }
    }

    @Test("An inverted range is refused under both names")
    func order() {
        var swift = NavigatorConfig()
        swift.neutralEnter = 0.25
        swift.neutralExit = 0.5
        let problem = "is 0.5: must be at most 0.25, which is"
        #expect(throws: VeltoError.invalidArgument("neutralExit", "\(problem) neutralEnter")) { try swift.validate() }
        #expect(throws: VeltoError.invalidArgument("config.neutral_exit", "\(problem) config.neutral_enter")) {
            try velto_navigator_config(swift).check("config")
        }
    }
}
