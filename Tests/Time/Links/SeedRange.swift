/// A range of seeds as text: `5000-5199`, or the last one of those from 1 on.
package struct SeedRange: Sendable {
    package let seeds: ClosedRange<UInt64>

    /// Reads a range; nil if the text is none.
    package init?(_ text: String) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { UInt64($0) }
        guard ends.count <= 2, let last = ends.last ?? nil, let first = ends.count == 2 ? ends[0] : 1, first <= last
        else {
            return nil
        }
        seeds = first...last
    }
}
