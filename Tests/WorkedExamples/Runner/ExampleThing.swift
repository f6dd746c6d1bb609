/// What a worked example plays with: takes the cells of a row and shows what can be seen then.
package protocol ExampleThing {
    mutating func play(_ given: Row) throws -> Row
}

/// A table is about something that the runner does not know.
package struct UnknownThing: Error {
    /// Its name.
    package let name: String

    /// Names what is unknown.
    package init(name: String) {
        self.name = name
    }
}

// MARK: What cells say

package func words(_ value: Bool) -> String { value ? "yes" : "no" }
package func words(_ value: Double?) -> String { value.map { "\($0)" } ?? "–" }
package func words(_ value: Int?) -> String { value.map { "\($0)" } ?? "–" }
package func words(_ values: [Double]) -> String {
    values.isEmpty ? "–" : values.map { "\($0)" }.joined(separator: " ")
}
package func words(_ values: [Float]) -> String { values.isEmpty ? "–" : values.map { "\($0)" }.joined(separator: " ") }
package func words(_ values: [Int]) -> String { values.isEmpty ? "–" : values.map { "\($0)" }.joined(separator: " ") }
package func list(_ items: [String]) -> String { items.isEmpty ? "–" : items.joined(separator: "; ") }
