internal import VeltoCore

/// The member of `veltokit` about the connection.
extension SavedBoardState {
    private static let connectionMember = "connectionParameters"
    /// The number of bytes of the parameters.
    static let connectionSize = 8

    /// The board's connection parameters to restore after a download; nil while they are unchanged.
    var connectionParameters: [UInt8]? {
        get { members[Self.connectionMember].flatMap { try? [UInt8](json: $0) } }
        set { setMember(Self.connectionMember, newValue?.json) }
    }
}

extension [UInt8] {
    /// As a JSON array.
    fileprivate var json: String {
        var json = JSONWriter()
        json.writeArray(self) { $0.write($1) }
        return json.text
    }

    /// Reads the bytes of connection parameters.
    fileprivate init(json: String) throws(VeltoError) {
        var reader = try JSONReader(Array(json.utf8)[...])
        self = []
        try reader.beginArray()
        while try reader.nextElement() { append(try reader.readInteger()) }
        try reader.finish()
        guard count == SavedBoardState.connectionSize else { throw reader.error("connection parameters have 8 bytes") }
    }
}
