internal import CVeltoKit
internal import VeltoCore
internal import VeltoMotion

/// The orientation computed from samples.
enum OrientationCalls {
    private enum Option {
        static let offline: UInt32 = 1 << 0
        static let keepBiasAtRest: UInt32 = 1 << 1
        static let keepBiasInMotion: UInt32 = 1 << 2
        static let acceptAnyField: UInt32 = 1 << 3
    }

    static func orientationFilter(
        _ def: velto_orientation_def, _ samples: [velto_inertial_sample]
    ) throws(VeltoError) -> [velto_orientation_frame] {
        let recording = try recording(def)
        let recorded = samples.map(recorded)
        let isOffline = def.options & Option.offline != 0
        return (isOffline ? recording.filterOffline(recorded) : recording.filterLive(recorded)).map(frame)
    }

    static func recording(_ def: velto_orientation_def) throws(VeltoError) -> OrientationRecording {
        for bias in [def.bias.0, def.bias.1, def.bias.2] { try checkNumber(bias, "def.bias", -0.3, 0.3) }
        var recording = OrientationRecording(period: def.period)
        if def.range > 0 { recording.range = def.range }
        recording.packetSize = Int(def.packet_size)
        recording.bias = (vector(def.bias), def.bias_deviation)
        recording.tuning.inclinationTime = def.inclination_time
        recording.tuning.headingTime = def.heading_time
        recording.tuning.estimatesBiasAtRest = def.options & Option.keepBiasAtRest == 0
        recording.tuning.estimatesBiasInMotion = def.options & Option.keepBiasInMotion == 0
        recording.tuning.rejectsDisturbedField = def.options & Option.acceptAnyField == 0
        return recording
    }

    private static func recorded(_ sample: velto_inertial_sample) -> RecordedSample {
        RecordedSample(
            nanoseconds: sample.timestamp_ns,
            sample: InertialSample(rate: vector(sample.rotation_rate), force: vector(sample.acceleration)),
            field: vector(sample.magnetic_field))
    }

    static func frame(_ found: OrientationFrame) -> velto_orientation_frame {
        velto_orientation_frame(
            orientation: numbers(found.orientation), north_orientation: numbers(found.northOrientation),
            bias: (found.bias.x, found.bias.y, found.bias.z), bias_deviation: found.biasDeviation,
            missing_count: UInt32(clamping: found.missingCount), flags: found.flags.rawValue)
    }

    private static func vector(_ numbers: (Double, Double, Double)) -> SIMD3<Double> {
        SIMD3(numbers.0, numbers.1, numbers.2)
    }

    private static func numbers(_ rotation: Rotation) -> (Double, Double, Double, Double) {
        (rotation.w, rotation.vector.x, rotation.vector.y, rotation.vector.z)
    }
}
