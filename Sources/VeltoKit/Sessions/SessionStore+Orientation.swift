public import VeltoCore
public import VeltoMotion
public import VeltoStore
internal import VeltoWearable

/// The tracks of a session from which the orientation of a device is computed.
public struct OrientationTracks: Sendable {
    /// The track of the gyroscope.
    public var rotationRate: TrackID
    /// The track of the accelerometer; nil if it is the same track.
    public var acceleration: TrackID?
    /// The track of the magnetometer; nil for none.
    public var magneticField: TrackID?
    /// The times, on the clock of the tracks.
    public var range = Timestamp.zero ... .distantFuture

    /// Creates the set of tracks.
    public init(rotationRate: TrackID, acceleration: TrackID? = nil, magneticField: TrackID? = nil) {
        (self.rotationRate, self.acceleration, self.magneticField) = (rotationRate, acceleration, magneticField)
    }
}

/// Three measured columns of a track.
private struct RecordedVectors {
    /// The maximum number of filtered frames per track.
    static let limit = 2_097_152

    var times: [UInt64] = []
    var values: [SIMD3<Double>] = []
    let track: StoredTrack
    /// The index of the first column.
    let column: Int

    /// Reads three columns in an SI unit.
    init(
        _ store: SessionStore, _ id: TrackID, _ unit: SampleUnit, _ name: String, _ range: ClosedRange<Timestamp>
    ) throws(VeltoError) {
        track = try store.track(id)
        let units = track.description.columns.map(\.unit.si)
        guard
            let column = units.indices.first(where: {
                $0 + 3 <= units.count && units[$0..<$0 + 3].allSatisfy { $0 == unit.si }
            })
        else {
            throw .invalidArgument(
                name, "is a track of \(track.description.signal): must have three columns in \(unit.si)")
        }
        self.column = column
        var cursor = try TrackCursor(store, track, .si, in: range)
        var part = TrackCursor.Part()
        while try cursor.read(into: &part) {
            guard times.count + part.infos.count <= Self.limit else {
                throw .invalidArgument(
                    name, "is a track of more than \(Self.limit) frames", remedy: "choose a range of times")
            }
            append(part, columns: units.count)
        }
    }

    private mutating func append(_ part: TrackCursor.Part, columns: Int) {
        for (row, info) in part.infos.enumerated() {
            let numbers = part.values[(row * columns + column)...].prefix(3).map { Double(Float(bitPattern: $0)) }
            times.append(info.timestamp.nanoseconds)
            values.append(SIMD3(numbers[0], numbers[1], numbers[2]))
        }
    }
}

extension SessionStore {
    /// Computes the orientation at each frame of a gyroscope's track.
    ///
    /// `recording` has the settings. The track determines its range and, unless `keepsPeriod`, its period.
    /// Accelerometer and magnetometer may have other rates.
    public func orientations(
        _ tracks: OrientationTracks, settings: OrientationRecording = OrientationRecording(period: 0.01),
        isOffline: Bool = true, keepsPeriod: Bool = false
    ) throws(VeltoError) -> [OrientationFrame] {
        let rates = try RecordedVectors(self, tracks.rotationRate, .rotationRate, "rotation_rate", tracks.range)
        let forces = try RecordedVectors(
            self, tracks.acceleration ?? tracks.rotationRate, .acceleration, "acceleration", tracks.range)
        var fields: RecordedVectors?
        if let id = tracks.magneticField {
            fields = try RecordedVectors(self, id, .magneticField, "magnetic_field", tracks.range)
        }
        try forces.check("acceleration", against: rates)
        try fields?.check("magnetic_field", against: rates)
        var recording = settings
        if !keepsPeriod {
            let nominal = rates.track.description.rate.flatMap { $0 > 0 ? 1 / $0 : nil }
            recording.period = OrientationRecording.period(of: rates.times, nominal: nominal) ?? settings.period
        }
        if !recording.range.isFinite { recording.range = rates.fullScale }
        let samples = RecordedSample.join(
            rates: (rates.times, rates.values), forces: (forces.times, forces.values),
            fields: (fields?.times ?? [], fields?.values ?? []), period: recording.period)
        return isOffline ? recording.filterOffline(samples) : recording.filterLive(samples)
    }
}

extension RecordedVectors {
    /// Refuses a track without frames or on another clock.
    fileprivate func check(_ name: String, against rates: RecordedVectors) throws(VeltoError) {
        guard !times.isEmpty || rates.times.isEmpty else {
            throw .invalidArgument(name, "is a track without frames in that range")
        }
        guard track.description.timeBase == rates.track.description.timeBase else {
            throw .invalidArgument(name, "has times of another clock than rotation_rate")
        }
    }

    /// The full scale of a 16-bit sensor; infinity for other numbers.
    fileprivate var fullScale: Double {
        guard track.description.valueType == .int32 else { return .infinity }
        let column = track.description.columns[column]
        return 32768 * column.scale * column.unit.factor
    }
}
