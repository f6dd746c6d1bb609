internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

/// MetaWear boards: sensor fusion, and the axes of the sensor chips.
extension MetaWearCalls {
    // MARK: Sensor fusion

    /// Resets the heading of sensor fusion to 0.
    static func mwResetFusion(_ device: BoardTarget) throws(VeltoError) -> velto_op {
        try device.resetFusion()
    }

    static func mwReadFusionCalibration(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try board(device).beginReadFusionCalibration().handle)
    }

    /// Returns the last fusion calibration that was read.
    static func mwGetFusionCalibration(
        _ device: Device, _ calibration: inout velto_mw_fusion_calibration
    ) throws(VeltoError) -> ResultCode {
        guard let known = try status(of: device).fusionCalibration else { return .nothing }
        calibration = velto_mw_fusion_calibration(known)
        return .ok
    }

    static func mwWriteFusionCalibration(
        _ device: BoardTarget, _ calibration: velto_mw_fusion_calibration
    ) throws(VeltoError) -> velto_op {
        try device.writeFusionCalibration(FusionCalibration(calibration))
    }

    /// Sets the source of game input.
    static func mwSetInputSource(_ device: Device, _ source: velto_mw_input_source) throws(VeltoError) {
        try board(device).setInputSource(BoardInputSource(rawValue: source) ?? .sensors)
    }

    // MARK: Accelerometer and gyroscope

    /// Sets the offsets of a sensor chip.
    static func mwWriteOffset(
        _ device: BoardTarget, _ sensor: velto_mw_sensor, _ x: Double, _ y: Double, _ z: Double
    ) throws(VeltoError) -> velto_op {
        try device.writeOffset(BoardSensor(number: sensor), [x, y, z])
    }

    /// Sets the axis mapping of a sensor chip.
    static func mwWriteAxes(
        _ device: BoardTarget, _ x: velto_mw_axis, _ y: velto_mw_axis, _ z: velto_mw_axis
    ) throws(VeltoError) -> velto_op {
        let axes = [x, y, z].map { ChipAxis(rawValue: $0) ?? .x }
        return try device.writeAxes(x: axes[0], y: axes[1], z: axes[2])
    }

    /// Sets the downsampling of a sensor chip.
    static func mwWriteDownsampling(
        _ device: BoardTarget, _ accelerometer: UInt32, _ gyroscope: UInt32, _ isFiltered: velto_bool
    ) throws(VeltoError) -> velto_op {
        var downsampling = Downsampling()
        downsampling.accelerometer = UInt8(clamping: accelerometer)
        downsampling.gyroscope = UInt8(clamping: gyroscope)
        downsampling.filtersAccelerometer = isFiltered != 0
        downsampling.filtersGyroscope = isFiltered != 0
        return try device.writeDownsampling(downsampling)
    }
}

// MARK: - Conversions

extension velto_mw_calibration {
    fileprivate init(_ sensor: FusionCalibration.Sensor) {
        self.init(x: sensor.x, y: sensor.y, z: sensor.z, radius: sensor.radius, accuracy: sensor.accuracy)
    }
}

extension FusionCalibration.Sensor {
    fileprivate init(_ c: velto_mw_calibration) {
        self.init()
        (x, y, z, radius, accuracy) = (c.x, c.y, c.z, c.radius, c.accuracy)
    }
}

extension velto_mw_fusion_calibration {
    fileprivate init(_ calibration: FusionCalibration) {
        self.init()
        accelerometer = velto_mw_calibration(calibration.accelerometer)
        gyroscope = velto_mw_calibration(calibration.gyroscope)
        magnetometer = velto_mw_calibration(calibration.magnetometer)
    }
}

extension FusionCalibration {
    fileprivate init(_ c: velto_mw_fusion_calibration) {
        self.init()
        accelerometer = Sensor(c.accelerometer)
        gyroscope = Sensor(c.gyroscope)
        magnetometer = Sensor(c.magnetometer)
    }
}
