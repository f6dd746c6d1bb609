internal import VeltoCore

/// The path of requests and responses between host and device.
///
/// Packets travel at connection events, or at once over an ideal link.
struct SimulatedPath {
    let peripheral: SimulatedPeripheral
    /// Latency of one direction over an ideal link (seconds).
    let idealLatency: Double

    /// Returns the time at which the device receives a request.
    ///
    /// `last` is the last connection event that carries requests, and the number of its requests.
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

    /// Returns the time at which the host receives the response to a request.
    func response(to arrival: Timestamp) -> Timestamp {
        guard let event = peripheral.eventForRequests(after: arrival) else {
            return arrival.advanced(bySeconds: idealLatency + peripheral.delay)
        }
        return event.time.advanced(bySeconds: peripheral.delay)
    }
}
