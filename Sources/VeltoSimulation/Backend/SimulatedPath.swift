internal import VeltoCore

/// The way of requests from a host to a device and back: at connection events, or over an ideal link at once.
struct SimulatedPath {
    let peripheral: SimulatedPeripheral
    /// Seconds in one direction over an ideal link.
    let idealLatency: Double

    /// The time at which the device receives a request; `last` is the last event that carries requests, and their number.
    func arrival(of departure: Timestamp, sharing last: inout (time: Timestamp, count: Int)) -> Timestamp {
        let delay = peripheral.delay
        guard let event = peripheral.eventForRequests(after: departure) else {
            return departure.advanced(bySeconds: idealLatency + delay)
        }
        if event.time > last.time {
            last = (event.time, 1)
        } else if last.count < event.capacity {
            last.count += 1
        } else if let next = peripheral.eventForRequests(after: last.time) {
            last = (next.time, 1)
        }
        return last.time.advanced(bySeconds: delay)
    }

    /// The time at which the host receives the response to a request.
    func response(to arrival: Timestamp) -> Timestamp {
        guard let event = peripheral.eventForRequests(after: arrival) else {
            return arrival.advanced(bySeconds: idealLatency + peripheral.delay)
        }
        return event.time.advanced(bySeconds: peripheral.delay)
    }
}
