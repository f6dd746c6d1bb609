package import VeltoCore
package import VeltoWearable

/// The metadata of a session as JSON: devices, rates, configuration, counts, gaps and clocks.
///
/// With it, the samples can be evaluated without the store.
package struct SessionReport {
    private let session: StoredSession
    private let tracks: [(track: StoredTrack, gaps: [TrackGap])]
    private let marks: [SessionMark]
    private let dates: SessionDates

    /// Collects the metadata of tracks of a session.
    package init(_ store: SessionStore, _ session: StoredSession, _ tracks: [StoredTrack]) throws(VeltoError) {
        self.session = session
        var found: [(StoredTrack, [TrackGap])] = []
        for track in tracks { found.append((track, try store.gaps(of: track.id))) }
        self.tracks = found
        marks = try store.marks(of: session.id)
        dates = try store.dates(of: session.id)
    }

    /// Returns the JSON, with columns in the given units.
    package func json(_ units: Units) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.key("session")
        writeSession(&json)
        json.key("clock")
        writeClock(&json)
        json.key("tracks")
        json.writeArray(tracks) { json, entry in write(entry.track, entry.gaps, units, &json) }
        json.key("marks")
        json.writeArray(marks) { json, mark in
            json.beginObject()
            Self.write(["time_ns": mark.time.nanoseconds], &json)
            Self.write(["text": mark.text], &json)
            json.endObject()
        }
        json.endObject()
        return json.text
    }

    private func writeSession(_ json: inout JSONWriter) {
        json.beginObject()
        let texts: KeyValuePairs = [
            "uuid": session.uuid, "label": session.label, "notes": session.notes,
            "start_utc": session.start.description, "end_utc": session.end?.description ?? "",
            "state": "\(session.state)", "source": "\(session.source)", "program": session.program,
            "library": session.library,
        ]
        Self.write(texts, &json)
        json.key("simulated")
        json.write(session.isSimulated)
        json.endObject()
    }

    /// Writes the anchors, and the largest date correction between two of them, which is zero for synchronous clocks.
    private func writeClock(_ json: inout JSONWriter) {
        let corrections = zip(dates.anchors, dates.anchors.dropFirst()).map { earlier, later in
            let expected = earlier.utc(at: later.time).nanoseconds
            return max(expected, later.utc.nanoseconds) - min(expected, later.utc.nanoseconds)
        }
        json.beginObject()
        json.key("anchors")
        json.writeArray(dates.anchors) { json, anchor in
            json.beginObject()
            Self.write(["time_ns": anchor.time.nanoseconds, "utc_ns": anchor.utc.nanoseconds], &json)
            json.endObject()
        }
        json.key("largest_correction_s")
        json.write(Double(corrections.max() ?? 0) * 1e-9)
        json.endObject()
    }

    private func write(_ track: StoredTrack, _ gaps: [TrackGap], _ units: Units, _ json: inout JSONWriter) {
        let description = track.description
        json.beginObject()
        Self.write(["track": track.id.number], &json)
        Self.write(["signal": description.signal, "units": "\(units)", "time_base": "\(description.timeBase)"], &json)
        json.key("device")
        Self.write(description.device, &json)
        json.key("columns")
        json.writeJSON(ColumnText.write(description.columns, description.meanings))
        Self.write(["rate_asked": description.rate, "rate_measured": track.measuredRate ?? track.meanRate], &json)
        json.key("configuration")
        Self.writeJSON(description.configuration, &json)
        Self.write(
            [
                "frames": UInt64(track.frameCount), "lost": UInt64(track.lostCount),
                "dropped": UInt64(track.droppedCount), "first_ns": track.first?.nanoseconds ?? 0,
                "last_ns": track.last?.nanoseconds ?? 0,
            ], &json)
        let utc = track.first.flatMap { dates.utc(at: $0, description.timeBase)?.description }
        Self.write(["first_utc": utc ?? ""], &json)
        json.key("gaps")
        json.writeArray(gaps) { json, gap in Self.write(gap, &json) }
        json.endObject()
    }

    private static func write(_ device: StoredDevice, _ json: inout JSONWriter) {
        json.beginObject()
        let texts: KeyValuePairs = [
            "family": device.family, "address": device.address, "name": device.name, "model": device.model,
            "serial": device.serial, "firmware": device.firmware, "hardware": device.hardware,
        ]
        write(texts, &json)
        json.endObject()
    }

    private static func write(_ gap: TrackGap, _ json: inout JSONWriter) {
        json.beginObject()
        write(
            ["after_sequence": gap.afterSequence, "time_ns": gap.time.nanoseconds, "duration_ns": gap.duration], &json)
        json.key("count")
        if let count = gap.count { json.write(count) } else { json.writeJSON("null") }
        write(["kind": "\(gap.kind)"], &json)
        json.endObject()
    }

    private static func write(_ members: KeyValuePairs<String, String>, _ json: inout JSONWriter) {
        for (name, value) in members {
            json.key(name)
            json.write(value)
        }
    }

    private static func write(_ members: KeyValuePairs<String, UInt64>, _ json: inout JSONWriter) {
        for (name, value) in members {
            json.key(name)
            json.write(value)
        }
    }

    private static func write(_ members: KeyValuePairs<String, Double?>, _ json: inout JSONWriter) {
        for (name, value) in members {
            json.key(name)
            if let value { json.write(value) } else { json.writeJSON("null") }
        }
    }

    /// Writes JSON from a file, which may be untrusted; invalid JSON is written as a text.
    private static func writeJSON(_ text: String, _ json: inout JSONWriter) {
        var reader = try? JSONReader(Array(text.utf8)[...])
        do {
            guard reader != nil else { return json.write(text) }
            try reader?.skipValue()
            try reader?.finish()
            json.writeJSON(text)
        } catch {
            json.write(text)
        }
    }
}
