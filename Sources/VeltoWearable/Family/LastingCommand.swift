/// A command that holds for a device beyond its link: sessions of later links get it too, before they begin.
public protocol LastingCommand: SessionCommand {
    /// What it replaces: a later command with the same key takes its place.
    var key: String { get }
    /// Whether it takes back what it replaces: then nothing is left for later links.
    var isEnd: Bool { get }
}

extension LastingCommand {
    /// False: it holds.
    public var isEnd: Bool { false }
}
