internal import VeltoCore

extension ReceivedBytes {
    /// Reads the value of an answer, which begins behind the header; the error of a short answer names the value.
    func readValue<Value>(
        _ name: String, _ read: (inout ByteReader) throws(ByteError) -> Value
    ) throws(VeltoError) -> Value {
        var value = reader(at: BoardPacket.headerSize)
        do throws(ByteError) {
            return try read(&value)
        } catch {
            throw .shortAnswer(name, self)
        }
    }
}

extension [ReceivedBytes] {
    /// Joins the values of answers, each with the length of the data sheet: newer firmware may append to it.
    func joinedValues(_ name: String, _ sizes: [Int]) throws(VeltoError) -> ReceivedBytes {
        var joined: [UInt8] = []
        for (answer, size) in zip(self, sizes) {
            joined += try answer.readValue(name) { value throws(ByteError) in try value.read(count: size) }
        }
        return ReceivedBytes(joined)
    }
}

extension VeltoError {
    /// An answer that is shorter than its value.
    static func shortAnswer(_ what: String, _ answer: ReceivedBytes) -> VeltoError {
        VeltoError(.protocol, "the board's answer about \(what) is too short: \(answer)")
    }
}
