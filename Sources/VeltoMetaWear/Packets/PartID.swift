/// The name of something made on a board, such as a processor, before the board has given it a number.
package struct PartID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
