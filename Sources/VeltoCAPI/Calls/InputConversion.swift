internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

extension velto_input {
    /// Takes over a whole input.
    ///
    /// Every member is written but `struct_size`: the caller's memory is not cleared before.
    @inline(__always)  // Reads the input where it lies.
    mutating func take(_ input: borrowing GameInput) {
        flags = input.flags.rawValue
        device = velto_device(bits: input.device)
        player_index = input.playerIndex
        motion_mode = input.motionMode.rawValue
        rate_mode = input.rateMode.rawValue
        pointer_direction = input.pointerDirection.rawValue
        timestamp_ns = input.timestamp.nanoseconds
        packet_count = input.packetCount
        frame = input.frame
        packet_age = input.packetAge
        takeMotion(input)
        takeSensors(input)
        takeHappenings(input)
        orientation = (input.orientation.x, input.orientation.y, input.orientation.z, input.orientation.w)
        acceleration = (input.acceleration.x, input.acceleration.y, input.acceleration.z)
        rotation_rate = (input.rotationRate.x, input.rotationRate.y, input.rotationRate.z)
        battery = input.battery
    }

    @inline(__always)
    private mutating func takeMotion(_ input: borrowing GameInput) {
        position_x = input.positionX
        position_y = input.positionY
        relative_x = input.relativeX
        relative_y = input.relativeY
        frame_delta_x = input.frameDeltaX
        frame_delta_y = input.frameDeltaY
        raw_x = input.rawX
        raw_y = input.rawY
        direction = input.direction
        velocity = input.velocity
        throw_power = input.throwPower
    }

    @inline(__always)
    private mutating func takeSensors(_ input: borrowing GameInput) {
        sensor_tilt_x = input.sensors.tiltX
        sensor_tilt_y = input.sensors.tiltY
        sensor_gyro_x = input.sensors.gyroX
        sensor_gyro_y = input.sensors.gyroY
        sensor_gyro_z = input.sensors.gyroZ
        sensor_rotation = input.sensors.rotation
        sensor_motion = input.sensors.motion
    }

    @inline(__always)
    private mutating func takeHappenings(_ input: borrowing GameInput) {
        buttons_down = input.buttonsDown
        buttons_pressed = input.buttonsPressed
        buttons_released = input.buttonsReleased
        states = input.states.rawValue
        gestures = input.gestures.rawValue
        press_count = input.counts.press
        release_count = input.counts.release
        click_count = input.counts.click
        primary_count = input.counts.primary
        throw_count = input.counts.throw
        shake_count = input.counts.shake
        swing_count = input.counts.swing
        action_count = input.counts.action
    }
}
