internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

extension GameInput {
    /// An input that a program hands back, or has put together itself.
    init(_ input: borrowing velto_input) {
        self.init()
        flags = Flags(rawValue: input.flags)
        device = input.device.bits
        playerIndex = input.player_index
        motionMode = MotionMode(rawValue: input.motion_mode) ?? .paddle
        rateMode = RateMode(rawValue: input.rate_mode) ?? .unknown
        pointerDirection = PointerDirection(rawValue: input.pointer_direction) ?? .center
        timestamp = Timestamp(nanoseconds: input.timestamp_ns)
        packetCount = input.packet_count
        frame = input.frame
        packetAge = input.packet_age
        takeMotion(input)
        takeSensors(input)
        takeHappenings(input)
        orientation = SIMD4(input.orientation.0, input.orientation.1, input.orientation.2, input.orientation.3)
        acceleration = SIMD3(input.acceleration.0, input.acceleration.1, input.acceleration.2)
        rotationRate = SIMD3(input.rotation_rate.0, input.rotation_rate.1, input.rotation_rate.2)
        battery = input.battery
    }

    private mutating func takeMotion(_ input: borrowing velto_input) {
        positionX = input.position_x
        positionY = input.position_y
        relativeX = input.relative_x
        relativeY = input.relative_y
        frameDeltaX = input.frame_delta_x
        frameDeltaY = input.frame_delta_y
        rawX = input.raw_x
        rawY = input.raw_y
        direction = input.direction
        velocity = input.velocity
        throwPower = input.throw_power
    }

    private mutating func takeSensors(_ input: borrowing velto_input) {
        sensors.tiltX = input.sensor_tilt_x
        sensors.tiltY = input.sensor_tilt_y
        sensors.gyroX = input.sensor_gyro_x
        sensors.gyroY = input.sensor_gyro_y
        sensors.gyroZ = input.sensor_gyro_z
        sensors.rotation = input.sensor_rotation
        sensors.motion = input.sensor_motion
    }

    private mutating func takeHappenings(_ input: borrowing velto_input) {
        buttonsDown = input.buttons_down
        buttonsPressed = input.buttons_pressed
        buttonsReleased = input.buttons_released
        states = States(rawValue: input.states)
        gestures = Gestures(rawValue: input.gestures)
        counts.press = input.press_count
        counts.release = input.release_count
        counts.click = input.click_count
        counts.primary = input.primary_count
        counts.throw = input.throw_count
        counts.shake = input.shake_count
        counts.swing = input.swing_count
        counts.action = input.action_count
    }
}
