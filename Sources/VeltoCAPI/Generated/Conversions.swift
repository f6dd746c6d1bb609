// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

extension ContextDefinition {
    init(_ c: borrowing velto_context_def) {
        self.init()
        unsafe take(c)
    }

    mutating func take(_ c: borrowing velto_context_def) {
        eventCapacity = unsafe Int(clamping: c.event_capacity)
        settleTime = unsafe Duration(clampingSeconds: c.settle_time)
        reconnectDelay = unsafe Duration(clampingSeconds: c.reconnect_delay)
        simulatedLinkLimit = unsafe Int(clamping: c.simulated_link_limit)
    }
}

extension velto_context_info {
    init(_ value: ContextStatus) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing ContextStatus) {
        adapter_count = UInt32(clamping: value.adapters.count)
        device_count = UInt32(clamping: value.deviceCount)
        connected_count = UInt32(clamping: value.connectedCount)
        auto_connect_players = Int32(clamping: value.autoConnectPlayers)
        is_scanning = value.isScanning ? 1 : 0
        link_limit = UInt32(clamping: value.linkLimit)
        waiting_count = UInt32(clamping: value.waitingCount)
        search_problem = value.searchProblem.rawValue
    }
}

extension velto_context_stats {
    init(_ value: ContextStatus) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing ContextStatus) {
        pending_op_count = UInt32(clamping: value.pendingOperations)
        packet_count = value.packets
        dropped_packet_count = value.droppedPackets
        lost_log_line_count = value.lostLogLines
    }
}

extension velto_adapter_info {
    init(_ value: AdapterState) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing AdapterState) {
        FixedText.store(value.identifier, in: &identifier)
        FixedText.store(value.address, in: &address)
        FixedText.store(value.name, in: &name)
        is_present = value.isPresent ? 1 : 0
        is_powered = value.isPowered ? 1 : 0
        is_usable = value.isUsable ? 1 : 0
        is_selected = value.isSelected ? 1 : 0
    }
}

extension velto_op_progress {
    init(_ value: OperationProgress) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing OperationProgress) {
        phase = value.phase.rawValue
        part = value.part
        part_count = value.partCount
        done = value.done
        total = value.total
        rate = value.rate ?? -1
        remaining = value.remaining.map { $0.seconds } ?? -1
    }
}

extension velto_device_info {
    init(_ value: DeviceRecord) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing DeviceRecord) {
        family = value.family.rawValue
        link_state = value.linkState.rawValue
        reconnect_policy = value.reconnectPolicy.rawValue
        rssi = value.rssi.map { Int32(clamping: $0) } ?? VELTO_RSSI_UNKNOWN
        mtu = UInt32(clamping: value.mtu)
        link_serial = value.linkSerial
        table_generation = value.tableGeneration
        last_seen_ns = value.lastSeen.nanoseconds
        FixedText.store(value.address, in: &address)
        FixedText.store(value.name, in: &name)
        battery = value.battery ?? -1
    }
}

extension velto_link_stats {
    init(_ value: DeviceRecord) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing DeviceRecord) {
        link_serial = value.linkSerial
        connect_attempt_count = value.connectAttempts
        lost_link_count = value.lostLinks
        notify_path = (value.route?.path).map { $0.rawValue } ?? VELTO_NOTIFY_PATH_NONE
    }
}

extension velto_known_device {
    init(_ value: KnownDevice) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing KnownDevice) {
        last_connected_utc_ns = value.lastConnected
        family = value.family.rawValue
        set_family = value.setFamily.map { $0.rawValue } ?? VELTO_FAMILY_UNKNOWN
        player_index = value.playerIndex.map { Int32(clamping: $0) } ?? -1
        FixedText.store(value.identifier, in: &identifier)
        FixedText.store(value.address, in: &address)
        FixedText.store(value.name, in: &name)
    }
}

extension velto_gatt_service {
    init(_ value: GATTService) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing GATTService) {
        uuid = velto_uuid(value.uuid)
        handle = value.handle
    }
}

extension velto_gatt_characteristic {
    init(_ value: Characteristic) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing Characteristic) {
        service = velto_uuid(value.service)
        uuid = velto_uuid(value.uuid)
        properties = UInt32(value.properties.rawValue)
        handle = UInt16(value.handle.rawValue)
        service_handle = value.serviceHandle
    }
}

extension velto_gatt_descriptor {
    init(_ value: GATTDescriptor) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing GATTDescriptor) {
        uuid = velto_uuid(value.uuid)
        handle = value.handle
        characteristic = UInt16(value.characteristic.rawValue)
    }
}

extension velto_subscription_info {
    init(_ value: Subscription.Status) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing Subscription.Status) {
        state = value.state.rawValue
        path = (value.route?.path).map { $0.rawValue } ?? VELTO_NOTIFY_PATH_NONE
        result = (value.error?.code).map { $0.rawValue } ?? VELTO_OK
        characteristic = UInt16(value.characteristic.rawValue)
        renewal_count = value.renewals
        waiting_count = UInt32(clamping: value.waiting)
        value_count = value.received
        byte_count = value.receivedBytes
        dropped_count = value.dropped
    }
}

extension GameInput {
    init(_ c: borrowing velto_input) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_input) {
        flags = GameInput.Flags(rawValue: c.flags)
        deviceHandle = ObjectHandle(c.device)
        playerNumber = c.player_index
        motionMode = MotionMode(rawValue: c.motion_mode) ?? .paddle
        rateMode = RateMode(rawValue: c.rate_mode) ?? .unknown
        pointerDirection = PointerDirection(rawValue: c.pointer_direction) ?? .center
        timestamp = Timestamp(nanoseconds: c.timestamp_ns)
        packetCount = c.packet_count
        pollCount = c.poll_count
        packetAge = c.packet_age
        dt = c.dt
        positionX = c.position_x
        positionY = c.position_y
        relativeX = c.relative_x
        relativeY = c.relative_y
        frameDeltaX = c.frame_delta_x
        frameDeltaY = c.frame_delta_y
        rawX = c.raw_x
        rawY = c.raw_y
        direction = c.direction
        velocity = c.velocity
        throwPower = c.throw_power
        sensors.tiltX = c.sensor_tilt_x
        sensors.tiltY = c.sensor_tilt_y
        sensors.gyroX = c.sensor_gyro_x
        sensors.gyroY = c.sensor_gyro_y
        sensors.gyroZ = c.sensor_gyro_z
        sensors.rotation = c.sensor_rotation
        sensors.motion = c.sensor_motion
        buttonsDown = c.buttons_down
        buttonsPressed = c.buttons_pressed
        buttonsReleased = c.buttons_released
        states = GameInput.States(rawValue: c.states)
        gestures = GameInput.Gestures(rawValue: c.gestures)
        counts.press = c.press_count
        counts.release = c.release_count
        counts.click = c.click_count
        counts.primary = c.primary_count
        counts.throw = c.throw_count
        counts.shake = c.shake_count
        counts.swing = c.swing_count
        counts.action = c.action_count
        orientation = SIMD4(c.orientation.0, c.orientation.1, c.orientation.2, c.orientation.3)
        acceleration = SIMD3(c.acceleration.0, c.acceleration.1, c.acceleration.2)
        rotationRate = SIMD3(c.rotation_rate.0, c.rotation_rate.1, c.rotation_rate.2)
        battery = c.battery
        counts.fingerPress = FingerCounts(c.finger_press_count.0, c.finger_press_count.1, c.finger_press_count.2, c.finger_press_count.3, c.finger_press_count.4)
        gyroscope = GyroscopeCalibration(rawValue: c.gyro_calibration) ?? .unknown
    }
}

extension velto_input {
    init(_ value: GameInput) {
        self.init()
        take(value)
    }

    @inline(__always)  // Reads the value where it lies.
    mutating func take(_ value: borrowing GameInput) {
        flags = UInt32(value.flags.rawValue)
        device = velto_device(value.deviceHandle)
        player_index = value.playerNumber
        motion_mode = value.motionMode.rawValue
        rate_mode = value.rateMode.rawValue
        pointer_direction = value.pointerDirection.rawValue
        timestamp_ns = value.timestamp.nanoseconds
        packet_count = value.packetCount
        poll_count = value.pollCount
        packet_age = value.packetAge
        dt = value.dt
        position_x = value.positionX
        position_y = value.positionY
        relative_x = value.relativeX
        relative_y = value.relativeY
        frame_delta_x = value.frameDeltaX
        frame_delta_y = value.frameDeltaY
        raw_x = value.rawX
        raw_y = value.rawY
        direction = value.direction
        velocity = value.velocity
        throw_power = value.throwPower
        sensor_tilt_x = value.sensors.tiltX
        sensor_tilt_y = value.sensors.tiltY
        sensor_gyro_x = value.sensors.gyroX
        sensor_gyro_y = value.sensors.gyroY
        sensor_gyro_z = value.sensors.gyroZ
        sensor_rotation = value.sensors.rotation
        sensor_motion = value.sensors.motion
        buttons_down = value.buttonsDown
        buttons_pressed = value.buttonsPressed
        buttons_released = value.buttonsReleased
        states = UInt32(value.states.rawValue)
        gestures = UInt32(value.gestures.rawValue)
        press_count = value.counts.press
        release_count = value.counts.release
        click_count = value.counts.click
        primary_count = value.counts.primary
        throw_count = value.counts.throw
        shake_count = value.counts.shake
        swing_count = value.counts.swing
        action_count = value.counts.action
        orientation = (value.orientation[0], value.orientation[1], value.orientation[2], value.orientation[3])
        acceleration = (value.acceleration[0], value.acceleration[1], value.acceleration[2])
        rotation_rate = (value.rotationRate[0], value.rotationRate[1], value.rotationRate[2])
        battery = value.battery
        finger_press_count = (value.counts.fingerPress[0], value.counts.fingerPress[1], value.counts.fingerPress[2], value.counts.fingerPress[3], value.counts.fingerPress[4])
        gyro_calibration = value.gyroscope.rawValue
    }
}

extension InputBinding {
    init(_ c: borrowing velto_binding) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_binding) {
        kind = InputBinding.Kind(rawValue: c.kind) ?? .finger
        code = Int(clamping: c.code)
        buttons = c.buttons_pressed
        gestures = GameInput.Gestures(rawValue: c.gestures)
        direction = Int(clamping: c.direction)
        moveX = c.move_x
        moveY = c.move_y
    }
}

extension velto_binding {
    init(_ value: InputBinding) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing InputBinding) {
        kind = value.kind.rawValue
        code = UInt32(clamping: value.code)
        buttons_pressed = value.buttons
        gestures = UInt32(value.gestures.rawValue)
        direction = Int32(clamping: value.direction)
        move_x = value.moveX
        move_y = value.moveY
    }
}

extension MotionConfig {
    init(_ c: borrowing velto_motion_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_motion_config) {
        mode = MotionMode(rawValue: c.mode) ?? .paddle
        axisMapping.inputX = AxisMapping.Source(rawValue: c.input_x) ?? .gyroX
        axisMapping.inputY = AxisMapping.Source(rawValue: c.input_y) ?? .gyroX
        axisMapping.invertX = c.invert_x != 0
        axisMapping.invertY = c.invert_y != 0
        drift.isEnabled = c.drift_enabled != 0
        paddle.autoCalibration = c.paddle_auto_calibration != 0
        gesture.powerLaw = MotionConfig.Gesture.PowerLaw(rawValue: c.gesture_power_law) ?? .original
        paddle.axis = DeviceAxis(rawValue: c.paddle_axis) ?? .first
        inputSmoothing = c.input_smoothing
        deadzone = c.deadzone
        drift.retain = c.drift_retain
        drift.blend = c.drift_blend
        paddle.inputGain = c.paddle_input_gain
        paddle.microDeadzone = c.paddle_micro_deadzone
        paddle.stillThreshold = c.paddle_still_threshold
        paddle.autoCalibrationRetain = c.paddle_auto_calibration_retain
        paddle.autoCalibrationBlend = c.paddle_auto_calibration_blend
        paddle.autoCalibrationMaxSteer = c.paddle_auto_calibration_max_steer
        paddle.smoothRetain = c.paddle_smooth_retain
        paddle.smoothRetainIdle = c.paddle_smooth_retain_idle
        paddle.smoothMax = c.paddle_smooth_max
        paddle.rawDivisor = c.paddle_raw_divisor
        paddle.rawSmoothing = c.paddle_raw_smoothing
        paddle.spikeThreshold = c.paddle_spike_threshold
        pointer.sensitivity = c.pointer_sensitivity
        pointer.damping = c.pointer_damping
        pointer.outputSmoothing = c.pointer_output_smoothing
        gesture.cooldown = c.gesture_cooldown
        gesture.minThrustSpeed = c.gesture_min_thrust_speed
        gesture.pullSpeed = c.gesture_pull_speed
        gesture.pullbackDelta = c.gesture_pullback_delta
        gesture.armTimeout = c.gesture_arm_timeout
        aim.space = AimSpace(rawValue: c.aim_space) ?? .local
        recentering.trigger = MotionConfig.Recentering.Trigger(rawValue: c.recenter_trigger) ?? .none
        recentering.holdTime = c.recenter_hold
        aim.tightening = c.aim_tightening
    }
}

extension velto_motion_config {
    init(_ value: MotionConfig) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing MotionConfig) {
        mode = value.mode.rawValue
        input_x = value.axisMapping.inputX.rawValue
        input_y = value.axisMapping.inputY.rawValue
        invert_x = value.axisMapping.invertX ? 1 : 0
        invert_y = value.axisMapping.invertY ? 1 : 0
        drift_enabled = value.drift.isEnabled ? 1 : 0
        paddle_auto_calibration = value.paddle.autoCalibration ? 1 : 0
        gesture_power_law = value.gesture.powerLaw.rawValue
        paddle_axis = value.paddle.axis.rawValue
        input_smoothing = value.inputSmoothing
        deadzone = value.deadzone
        drift_retain = value.drift.retain
        drift_blend = value.drift.blend
        paddle_input_gain = value.paddle.inputGain
        paddle_micro_deadzone = value.paddle.microDeadzone
        paddle_still_threshold = value.paddle.stillThreshold
        paddle_auto_calibration_retain = value.paddle.autoCalibrationRetain
        paddle_auto_calibration_blend = value.paddle.autoCalibrationBlend
        paddle_auto_calibration_max_steer = value.paddle.autoCalibrationMaxSteer
        paddle_smooth_retain = value.paddle.smoothRetain
        paddle_smooth_retain_idle = value.paddle.smoothRetainIdle
        paddle_smooth_max = value.paddle.smoothMax
        paddle_raw_divisor = value.paddle.rawDivisor
        paddle_raw_smoothing = value.paddle.rawSmoothing
        paddle_spike_threshold = value.paddle.spikeThreshold
        pointer_sensitivity = value.pointer.sensitivity
        pointer_damping = value.pointer.damping
        pointer_output_smoothing = value.pointer.outputSmoothing
        gesture_cooldown = value.gesture.cooldown
        gesture_min_thrust_speed = value.gesture.minThrustSpeed
        gesture_pull_speed = value.gesture.pullSpeed
        gesture_pullback_delta = value.gesture.pullbackDelta
        gesture_arm_timeout = value.gesture.armTimeout
        aim_space = value.aim.space.rawValue
        recenter_trigger = value.recentering.trigger.rawValue
        recenter_hold = value.recentering.holdTime
        aim_tightening = value.aim.tightening
    }
}

extension CalibrationGuide.Config {
    init(_ c: borrowing velto_calibration_options) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_calibration_options) {
        holdTime = c.hold_time
        stillRange = c.still_range
    }
}

extension velto_motion_debug {
    init(_ value: MotionDebug) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing MotionDebug) {
        gyro_block_index = Int32(clamping: value.gyroBlock)
        has_paddle_offset = value.paddleOffset == nil ? 0 : 1
        paddle_direction = value.paddleDirection.rawValue
        raw_x = value.rawX
        raw_y = value.rawY
        smooth_x = value.smoothX
        smooth_y = value.smoothY
        relative_x = value.relativeX
        relative_y = value.relativeY
        position_x = value.positionX
        position_y = value.positionY
        rotation_x = value.rotationX
        rotation_y = value.rotationY
        paddle_offset = value.paddleOffset ?? 0
        paddle_delta = value.paddleDelta
        paddle_steer = value.smoothX
    }
}

extension GamepadConfig {
    init(_ c: borrowing velto_gamepad_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_gamepad_config) {
        style = GamepadStyle(rawValue: c.style) ?? .robust
        axis = DeviceAxis(rawValue: c.axis) ?? .first
        tiltFrames = Int(clamping: c.tilt_frames)
        swingFrames = Int(clamping: c.swing_frames)
        directionDeadzone = c.direction_deadzone
        velocityGain = c.velocity_gain
        positionBlend = c.position_blend
        moveThreshold = c.move_threshold
        shakeAcceleration = c.shake_acceleration
        shakeCooldown = c.shake_cooldown
        actionVelocity = c.action_velocity
        actionCooldown = c.action_cooldown
        tiltThreshold = c.tilt_threshold
        swingPeak = c.swing_peak
        swingDropRatio = c.swing_drop_ratio
        minimumInterval = c.minimum_interval
    }
}

extension velto_gamepad_config {
    init(_ value: GamepadConfig) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing GamepadConfig) {
        style = value.style.rawValue
        axis = value.axis.rawValue
        tilt_frames = Int32(clamping: value.tiltFrames)
        swing_frames = Int32(clamping: value.swingFrames)
        direction_deadzone = value.directionDeadzone
        velocity_gain = value.velocityGain
        position_blend = value.positionBlend
        move_threshold = value.moveThreshold
        shake_acceleration = value.shakeAcceleration
        shake_cooldown = value.shakeCooldown
        action_velocity = value.actionVelocity
        action_cooldown = value.actionCooldown
        tilt_threshold = value.tiltThreshold
        swing_peak = value.swingPeak
        swing_drop_ratio = value.swingDropRatio
        minimum_interval = value.minimumInterval
    }
}

extension SensorFilter {
    init(_ c: borrowing velto_sensor_filter) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_sensor_filter) {
        tiltSmoothing = c.tilt_smoothing
        gyroSmoothing = c.gyro_smoothing
        rotationSmoothing = c.rotation_smoothing
        noiseFloor = c.noise_floor
        clickCooldown = c.click_cooldown
        shakeCooldown = c.shake_cooldown
    }
}

extension velto_sensor_filter {
    init(_ value: SensorFilter) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing SensorFilter) {
        tilt_smoothing = value.tiltSmoothing
        gyro_smoothing = value.gyroSmoothing
        rotation_smoothing = value.rotationSmoothing
        noise_floor = value.noiseFloor
        click_cooldown = value.clickCooldown
        shake_cooldown = value.shakeCooldown
    }
}

extension AxisSample {
    init(_ c: borrowing velto_axis_sample) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_axis_sample) {
        gyroX = c.gyro_x
        gyroY = c.gyro_y
        gyroZ = c.gyro_z
        rotation = c.rotation
    }
}

extension velto_probe_change {
    init(_ value: ProbeChange) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing ProbeChange) {
        index = UInt32(clamping: value.index)
        previous = value.previous
        current = value.current
        single_bit_mask = value.singleBitMask ?? 0
        timestamp_ns = value.time.nanoseconds
    }
}

extension PaddleDriver.Config {
    init(_ c: borrowing velto_paddle_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_paddle_config) {
        velocityGain = c.velocity_gain
        tiltSpeed = c.tilt_speed
        flickVelocityThreshold = c.flick_velocity_threshold
        flickSpeed = c.flick_speed
        positionScale = c.position_scale
        centerFollowRate = c.center_follow_rate
    }
}

extension velto_paddle_config {
    init(_ value: PaddleDriver.Config) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing PaddleDriver.Config) {
        velocity_gain = value.velocityGain
        tilt_speed = value.tiltSpeed
        flick_velocity_threshold = value.flickVelocityThreshold
        flick_speed = value.flickSpeed
        position_scale = value.positionScale
        center_follow_rate = value.centerFollowRate
    }
}

extension MenuDriver.Config {
    init(_ c: borrowing velto_menu_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_menu_config) {
        velocityThreshold = c.velocity_threshold
        frameDeltaThreshold = c.frame_delta_threshold
        debounce = c.debounce
        neutralExit = c.neutral_exit
    }
}

extension velto_menu_config {
    init(_ value: MenuDriver.Config) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing MenuDriver.Config) {
        velocity_threshold = value.velocityThreshold
        frame_delta_threshold = value.frameDeltaThreshold
        debounce = value.debounce
        neutral_exit = value.neutralExit
    }
}

extension velto_menu_step {
    init(_ value: MenuDriver.Step) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing MenuDriver.Step) {
        nudge = Int32(clamping: value.nudge)
        slot = value.slot.map { Int32(clamping: $0) } ?? -1
        uses_position = value.usesPosition ? 1 : 0
    }
}

extension PointerDriver.Config {
    init(_ c: borrowing velto_pointer_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_pointer_config) {
        followRate = c.follow_rate
        deltaGain = c.delta_gain
        tiltNudge = c.tilt_nudge
    }
}

extension velto_pointer_config {
    init(_ value: PointerDriver.Config) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing PointerDriver.Config) {
        follow_rate = value.followRate
        delta_gain = value.deltaGain
        tilt_nudge = value.tiltNudge
    }
}

extension AimPoint {
    init(_ c: velto_aim) { self.init(x: c.x, y: c.y) }
}

extension velto_aim {
    init(_ value: AimPoint) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing AimPoint) {
        x = value.x
        y = value.y
    }
}

extension LateralDriver.Config {
    init(_ c: borrowing velto_lateral_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_lateral_config) {
        leanThreshold = c.lean_threshold
        stepGain = c.step_gain
        maxStepPerFrame = c.max_step_per_frame
        tiltHoldSpeed = c.tilt_hold_speed
    }
}

extension velto_lateral_config {
    init(_ value: LateralDriver.Config) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing LateralDriver.Config) {
        lean_threshold = value.leanThreshold
        step_gain = value.stepGain
        max_step_per_frame = value.maxStepPerFrame
        tilt_hold_speed = value.tiltHoldSpeed
    }
}

extension velto_action_step {
    init(_ value: GameActions.Frame) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing GameActions.Frame) {
        primed = value.primedToThrow ? 1 : 0
        threw = value.threw == nil ? 0 : 1
        confirmed = value.buttonConfirmed ? 1 : 0
        throw_power = value.threw ?? 0
    }
}

extension VelocityLimits {
    init(_ c: borrowing velto_velocity_limits) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_velocity_limits) {
        deadzone = c.deadzone
        maximum = c.maximum
        sensitivity = c.sensitivity
    }
}

extension GameStrategy {
    mutating func take(_ c: borrowing velto_strategy_config) {
        pong.config.style = PongStyle(rawValue: c.pong_style) ?? .raw
        quiz.config.slots = Int(clamping: c.quiz_slots)
        quiz.config.isCalm = c.quiz_is_calm != 0
        signalScale = c.signal_scale
        pong.config.deadzone = c.pong_deadzone
        pong.config.limit = c.pong_limit
        pong.config.gain = c.pong_gain
        pong.config.previousWeight = c.pong_previous_weight
        pong.config.fastGain = c.pong_fast_gain
        quiz.config.neutralEnter = c.quiz_neutral_enter
        quiz.config.neutralExit = c.quiz_neutral_exit
        quiz.config.confirmCooldown = c.quiz_confirm_cooldown
        quiz.config.positionRetain = c.quiz_position_retain
        quiz.config.adjacentDwell = c.quiz_adjacent_dwell
        bowling.config.peakMinRelease = c.bowling_peak_min_release
        bowling.config.deadzone = c.bowling_deadzone
        bowling.config.cooldown = c.bowling_cooldown
        bowling.config.fullPowerVelocity = c.bowling_full_power_velocity
        dart.config.spikeThreshold = c.dart_spike_threshold
        dart.config.cooldown = c.dart_cooldown
        dart.config.fullPowerVelocity = c.dart_full_power_velocity
    }
}

extension velto_strategy_config {
    init(_ value: GameStrategy) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing GameStrategy) {
        pong_style = value.pong.config.style.rawValue
        quiz_slots = Int32(clamping: value.quiz.config.slots)
        quiz_is_calm = value.quiz.config.isCalm ? 1 : 0
        signal_scale = value.signalScale
        pong_deadzone = value.pong.config.deadzone
        pong_limit = value.pong.config.limit
        pong_gain = value.pong.config.gain
        pong_previous_weight = value.pong.config.previousWeight
        pong_fast_gain = value.pong.config.fastGain
        quiz_neutral_enter = value.quiz.config.neutralEnter
        quiz_neutral_exit = value.quiz.config.neutralExit
        quiz_confirm_cooldown = value.quiz.config.confirmCooldown
        quiz_position_retain = value.quiz.config.positionRetain
        quiz_adjacent_dwell = value.quiz.config.adjacentDwell
        bowling_peak_min_release = value.bowling.config.peakMinRelease
        bowling_deadzone = value.bowling.config.deadzone
        bowling_cooldown = value.bowling.config.cooldown
        bowling_full_power_velocity = value.bowling.config.fullPowerVelocity
        dart_spike_threshold = value.dart.config.spikeThreshold
        dart_cooldown = value.dart.config.cooldown
        dart_full_power_velocity = value.dart.config.fullPowerVelocity
    }
}

extension velto_strategy_frame {
    init(_ value: StrategyFrame) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing StrategyFrame) {
        quiz_slot = value.quizSlot.map { Int32(clamping: $0) } ?? -1
        quiz_slot_changed = value.quizSlotChanged ? 1 : 0
        quiz_answered = value.quizAnswered ? 1 : 0
        bowling_thrown = value.bowlingThrow == nil ? 0 : 1
        dart_thrown = value.dartThrow == nil ? 0 : 1
        raw_velocity = value.rawVelocity
        filtered_velocity = value.filteredVelocity
        current_signal = value.currentSignal
        pong_movement = value.pongMovement
        bowling_power = value.bowlingThrow ?? 0
        dart_power = value.dartThrow ?? 0
    }
}

extension NavigatorConfig {
    init(_ c: borrowing velto_navigator_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_navigator_config) {
        policy = NavigatorConfig.Policy(rawValue: c.policy) ?? .original
        ownership = NavigatorConfig.Ownership(rawValue: c.ownership) ?? .oneHand
        holdDuration = c.hold_duration
        settleDuration = c.settle_duration
        armDuration = c.arm_duration
        adjacentDwell = c.adjacent_dwell
        jumpDwell = c.jump_dwell
        neutralEnter = c.neutral_enter
        neutralExit = c.neutral_exit
        focusLossGrace = c.focus_loss_grace
        confirmCooldown = c.confirm_cooldown
        ownerRelease = c.owner_release
    }
}

extension velto_navigator_config {
    init(_ value: NavigatorConfig) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing NavigatorConfig) {
        policy = value.policy.rawValue
        ownership = value.ownership.rawValue
        hold_duration = value.holdDuration
        settle_duration = value.settleDuration
        arm_duration = value.armDuration
        adjacent_dwell = value.adjacentDwell
        jump_dwell = value.jumpDwell
        neutral_enter = value.neutralEnter
        neutral_exit = value.neutralExit
        focus_loss_grace = value.focusLossGrace
        confirm_cooldown = value.confirmCooldown
        owner_release = value.ownerRelease
    }
}

extension velto_navigator_step {
    init(_ value: MenuNavigator.Step) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing MenuNavigator.Step) {
        focused = value.focused.map { Int32(clamping: $0) } ?? -1
        activated = value.activated.map { Int32(clamping: $0) } ?? -1
        is_cleared = value.isCleared ? 1 : 0
        command = value.command.rawValue
    }
}

extension LinkConditions {
    init(_ c: borrowing velto_sim_link) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_sim_link) {
        isInRange = c.is_in_range != 0
        refusesLinks = c.refuses_links != 0
        signalStrength = Int8(clamping: c.signal_strength)
        packetLoss = c.packet_loss
        delay = c.delay
        interval = c.interval
        notificationsPerInterval = Int(clamping: c.notifications_per_interval)
        writesPerInterval = Int(clamping: c.writes_per_interval)
        mtu = Int(clamping: c.mtu)
        isIdeal = c.is_ideal != 0
    }
}

extension velto_sim_link {
    init(_ value: LinkConditions) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing LinkConditions) {
        is_in_range = value.isInRange ? 1 : 0
        refuses_links = value.refusesLinks ? 1 : 0
        signal_strength = Int32(clamping: value.signalStrength)
        packet_loss = value.packetLoss
        delay = value.delay
        interval = value.interval
        notifications_per_interval = UInt32(clamping: value.notificationsPerInterval)
        writes_per_interval = UInt32(clamping: value.writesPerInterval)
        mtu = UInt32(clamping: value.mtu)
        is_ideal = value.isIdeal ? 1 : 0
    }
}

extension velto_sim_characteristic {
    init(_ value: PeripheralAttribute) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing PeripheralAttribute) {
        service = velto_uuid(value.characteristic.service)
        uuid = velto_uuid(value.characteristic.uuid)
        properties = UInt32(value.characteristic.properties.rawValue)
        security = value.security.rawValue
        handle = UInt16(value.characteristic.handle.rawValue)
        write_size_min = UInt16(clamping: value.writableLengths.lowerBound)
        write_size_max = UInt16(clamping: value.writableLengths.upperBound)
    }
}

extension velto_sim_info {
    init(_ value: PeripheralStatus) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing PeripheralStatus) {
        is_bare = value.isBare ? 1 : 0
        is_connected = value.isConnected ? 1 : 0
        subscription_count = UInt32(clamping: value.subscriptionCount)
        link_count = UInt32(clamping: value.linkCount)
        waiting_write_count = UInt32(clamping: value.waitingWriteCount)
        write_count = value.writeCount
        notification_count = value.notificationCount
        lost_notification_count = value.lostNotificationCount
        connection_interval = value.connectionInterval
    }
}

extension Keyboard.Config {
    init(_ c: borrowing velto_keyboard_config) {
        self.init()
        take(c)
    }

    mutating func take(_ c: borrowing velto_keyboard_config) {
        speed = c.speed
        returnSpeed = c.return_speed
        holdTime = c.hold_time
        throwPower = c.throw_power
    }
}

extension velto_host_info {
    init(_ value: HostAdapter.Status) {
        self.init()
        take(value)
    }

    mutating func take(_ value: borrowing HostAdapter.Status) {
        waiting_request_count = UInt32(clamping: value.waitingRequests)
        pending_request_count = UInt32(clamping: value.pendingRequests)
        device_count = UInt32(clamping: value.devices)
        link_count = UInt32(clamping: value.links)
        waiting_report_count = UInt32(clamping: value.waitingReports)
        delivered_count = value.delivered
        ignored_count = value.ignored
        dropped_count = value.dropped
    }
}
