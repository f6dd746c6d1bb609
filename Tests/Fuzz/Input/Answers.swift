public import CVeltoKit
internal import VeltoCAPI

/// The call must succeed.
public func require(_ result: velto_result) {
    precondition(result >= 0, String(cString: velto_error_message()))
}

/// The call may be refused, for a reason that has a name.
public func allow(_ result: velto_result) {
    precondition(String(cString: velto_result_name(result)) != "unknown", "\(result) is no result")
    precondition(result != VELTO_ERROR_INTERNAL, String(cString: velto_error_message()))
}

/// Every number of an input must be finite, and within its range.
public func check(_ input: velto_input) {
    let numbers = [
        input.position_x, input.position_y, input.relative_x, input.relative_y, input.frame_delta_x,
        input.frame_delta_y, input.raw_x, input.raw_y, input.direction, input.velocity, input.throw_power,
        input.sensor_tilt_x, input.sensor_tilt_y, input.sensor_gyro_x, input.sensor_gyro_y, input.sensor_gyro_z,
        input.sensor_rotation, input.sensor_motion,
    ]
    precondition(numbers.allSatisfy(\.isFinite), "a number is not finite: \(numbers)")
    precondition(input.packet_age >= 0, "a packet came from the future")
    precondition((0...1).contains(input.throw_power), "a throw of power \(input.throw_power)")
}

/// Takes the events that wait in the default queue, each of which has a number.
public func takeEvents(of context: OpaquePointer?) {
    var event = velto_event()
    while velto_context_poll_event(context, &event) == VELTO_OK {
        precondition(event.sequence > 0 || event.type == VELTO_EVENT_DROPPED, "an event without a number")
    }
}
