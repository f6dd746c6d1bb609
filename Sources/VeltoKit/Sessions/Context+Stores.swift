internal import Glibc
public import VeltoCore
internal import VeltoStore

extension Context {
    /// Opens or creates a file of sessions; nil is the user's own file.
    public func openStore(_ path: String?) throws(VeltoError) -> SessionRecorder {
        let file = if let path { path } else { try Self.ownStore() }
        let store = try SessionStore(file == ":memory:" ? .memory : .file(file))
        return try HandleTable.shared.register(.store) { handle throws(VeltoError) in
            try SessionRecorder(self, store, handle: handle)
        }
    }

    /// Returns the user's file in the XDG data folder, which is created.
    private static func ownStore() throws(VeltoError) -> String {
        let folder: String
        if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
            folder = data
        } else if let home = environment("HOME"), home.hasPrefix("/") {
            folder = home + "/.local/share"
        } else {
            throw VeltoError(.notFound, "neither XDG_DATA_HOME nor HOME is set", remedy: "name a file")
        }
        let own = folder + "/veltokit"
        // Creates the parent folders. If one of them fails, so does the last.
        for end in own.indices where own[end] == "/" && end > own.startIndex {
            _ = unsafe mkdir(String(own[..<end]), 0o700)
        }
        guard unsafe mkdir(own, 0o700) == 0 || errno == EEXIST else {
            throw VeltoError(.io, "the folder \(own) cannot be created", detail: .errno(errno))
        }
        return own + "/sessions.velto"
    }

    private static func environment(_ name: String) -> String? {
        unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
    }
}
