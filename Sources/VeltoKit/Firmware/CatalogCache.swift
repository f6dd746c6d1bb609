internal import VeltoCore
internal import VeltoFirmware

/// Cached catalogs in the state folder, each with its address and download time.
struct CatalogCache: Sendable {
    /// The maximum length of the first line, which precedes the JSON.
    private static let headerLimit = 8192

    private let folder: StateFolder?

    /// Creates a cache.
    ///
    /// Without a state folder, nothing is cached.
    init(_ definition: ContextDefinition) {
        folder = definition.isEphemeral ? nil : try? StateFolder(definition.statePath)
    }

    /// Caches a catalog.
    ///
    /// A failure to cache it is not an error.
    func keep(_ json: [UInt8], from address: String, at date: UTCTime) {
        guard let folder else { return }
        folder.makeFolders()
        let header = "\(Self.header)\(date.nanoseconds) \(address)\n"
        try? folder.write(Array(header.utf8) + json, to: file(of: address, in: folder), isLocked: false)
    }

    /// Returns the cached catalog of an address; nil if there is no complete one.
    func kept(from address: String) -> (contents: FirmwareCatalog, date: UTCTime)? {
        guard let folder,
            let bytes = try? folder.read(
                file(of: address, in: folder), limit: FirmwareCatalog.sizeLimit + Self.headerLimit),
            let end = bytes.firstIndex(of: 0x0A)
        else { return nil }
        let header = String(decoding: bytes[..<end], as: UTF8.self)
        let words = header.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard header.hasPrefix(Self.header), words.count == 4, words[3] == address, let date = UInt64(words[2]),
            let contents = try? FirmwareCatalog(json: Array(bytes[(end + 1)...]))
        else { return nil }
        return (contents, UTCTime(nanoseconds: date))
    }

    private static let header = "veltokit-catalog 1 "

    /// An address may be longer than a file name.
    private func file(of address: String, in folder: StateFolder) -> String {
        let hash = SHA256.hash(Array(address.utf8)).prefix(8)
        return folder.file(of: hash.map { String($0, radix: 16) }.joined(separator: "."), "catalog")
    }
}
