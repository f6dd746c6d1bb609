// Generated from bindings/api/orientation.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoMotion

// Calls these functions of OrientationCalls, which people write:
//
//     static func orientationFilter(_ def: velto_orientation_def, _ samples: [velto_inertial_sample]) throws(VeltoError) -> [velto_orientation_frame]

/// Fill a velto_orientation_def with its defaults.
@c @implementation
public func velto_orientation_def_init(
    _ def: UnsafeMutablePointer<velto_orientation_def>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_orientation_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_orientation_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_orientation_def_init")
    }
}

/// Compute the orientation at each sample.
@c @implementation
public func velto_orientation_filter(
    _ def: UnsafePointer<velto_orientation_def>?, _ samples: UnsafePointer<velto_inertial_sample>?, _ count: Int,
    _ frames: UnsafeMutablePointer<velto_orientation_frame>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_orientation_filter") }
    do throws(VeltoError) {
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let samplesValue = try unsafe readList(samples, count, "samples", limit: 2097152)
        let framesValue = try unsafe OutputBuffer(frames, capacity, out_count, "frames")
        let frames = try OrientationCalls.orientationFilter(defValue, samplesValue)
        let stored = unsafe framesValue.store(frames)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_orientation_filter")
    }
}
