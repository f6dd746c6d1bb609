import Foundation
import Testing

/// The cells of a row that say something, by the names of their columns.
package typealias Row = [String: String]

/// One of the worked examples of the protocol notes; Tests/WorkedExamples/README.md says what they look like.
package struct WorkedExample: CustomTestStringConvertible, Sendable {
    /// A thing, how it is set up, and what happens to it row by row.
    package struct Table: Sendable {
        package internal(set) var thing: String
        package internal(set) var isFreshInEveryRow: Bool
        package internal(set) var setup: Row
        package internal(set) var rows: [(given: Row, expected: Row)] = []
    }

    /// The number and a title.
    package let title: String
    /// What it is about.
    package internal(set) var tables: [Table] = []

    /// The title.
    package var testDescription: String { title }

    // MARK: Reading

    /// Reads the examples of a folder: that of the caps lies above the others.
    package static func all(in subfolder: String = "") throws -> [WorkedExample] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(subfolder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".md") && $0 != "README.md"
        }
        return try names.sorted().flatMap { name in
            examples(in: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }

    private static func examples(in text: String) -> [WorkedExample] {
        var examples: [WorkedExample] = []
        var columns: [String]?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") {
                examples.append(WorkedExample(title: String(line.dropFirst(3))))
            } else if line.hasPrefix("- "), !examples.isEmpty {
                examples[examples.count - 1].tables.append(Table(line.dropFirst(2)))
                columns = nil
            } else if line.hasPrefix("|"), let last = examples.last?.tables.count, last > 0 {
                guard let columns else {
                    columns = cells(line)
                    continue
                }
                if line.hasPrefix("|-") { continue }
                examples[examples.count - 1].tables[last - 1].append(cells(line), columns)
            }
        }
        return examples
    }

    private static func cells(_ line: Substring) -> [String] {
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    }

    // MARK: Playing

    /// Plays every table that `make` has a thing for, and says which expectations do not hold.
    package func faults(_ make: (Table) throws -> (any ExampleThing)?) throws -> [String] {
        try tables.flatMap { table in
            var faults: [String] = []
            guard var thing = try make(table) else { return faults }
            for (index, row) in table.rows.enumerated() {
                if index > 0, table.isFreshInEveryRow { thing = try #require(try make(table)) }
                for _ in 0..<row.given.integer("times", 1) {
                    let seen = try thing.play(row.given)
                    for (name, cell) in row.expected {
                        let value = try #require(seen[name], "\(name)")
                        if Self.agrees(name, cell, value) { continue }
                        faults.append("\(table.thing), row \(index + 1): \(name) is \(value), expected \(cell)")
                    }
                }
            }
            return faults
        }
    }

    // MARK: Comparing

    /// Columns of the gamepad, which computes in 32 bits.
    private static let singlePrecision: Set = ["direction", "velocity", "trikiVelocity"]

    static func agrees(_ column: String, _ expected: String, _ seen: String) -> Bool {
        let tolerance = singlePrecision.contains(column) ? 1e-6 : 1e-9
        let (wanted, got) = (tokens(expected), tokens(seen))
        return wanted.count == got.count && zip(wanted, got).allSatisfy { agrees($0, $1, tolerance) }
    }

    private static func agrees(_ expected: String, _ seen: String, _ tolerance: Double) -> Bool {
        let parts = expected.split(separator: "±").map { Double($0) }
        guard let wanted = parts.first ?? nil, let got = Double(seen) else { return expected == seen }
        let slack = parts.count > 1 ? parts[1] : nil
        return abs(wanted - got) <= slack ?? tolerance * max(1, abs(wanted))
    }

    private static func tokens(_ cell: String) -> [String] {
        cell.replacing(";", with: " ; ").split(separator: " ").map(String.init)
    }

    // MARK: Spoiling

    /// The same example, with another value in every expectation.
    package var spoilt: WorkedExample {
        var example = self
        for table in tables.indices {
            for row in tables[table].rows.indices {
                example.tables[table].rows[row].expected = tables[table].rows[row].expected.mapValues(Self.spoil)
            }
        }
        return example
    }

    /// Changes the last word of a cell: a number by little more than its tolerance.
    private static func spoil(_ cell: String) -> String {
        var words = cell.split(separator: " ").map(String.init)
        let last = words.removeLast()
        let parts = last.split(separator: "±").map { Double($0) }
        if let value = parts.first ?? nil {
            let slack = parts.count > 1 ? parts[1] : nil
            words.append(slack.map { "\(value + 2.01 * $0)±\($0)" } ?? "\(value + 2e-6 * max(1, abs(value)))")
        } else {
            words.append("not-\(last)")
        }
        return words.joined(separator: " ")
    }

    /// The number of comparisons that playing makes.
    package var expectationCount: Int {
        tables.filter { !$0.thing.hasSuffix("(outside)") }.flatMap(\.rows).reduce(0) { count, row in
            count + row.given.integer("times", 1) * row.expected.count
        }
    }
}

extension WorkedExample.Table {
    /// Reads "thing, fresh in every row: word value, word value".
    init(_ line: Substring) {
        let halves = line.split(separator: ":", maxSplits: 1)
        let heading = halves[0].split(separator: ",").map(trimmed)
        thing = heading[0]
        isFreshInEveryRow = heading.count > 1
        setup = [:]
        for setting in halves.dropFirst().joined().split(separator: ",") {
            let pair = trimmed(setting).split(separator: " ", maxSplits: 1)
            setup[String(pair[0])] = String(pair[1])
        }
    }

    fileprivate mutating func append(_ cells: [String], _ columns: [String]) {
        precondition(cells.count == columns.count, "\(cells)")
        let arrow = columns.firstIndex(of: "→") ?? columns.endIndex
        var row = (given: Row(), expected: Row())
        for (index, cell) in cells.enumerated() where !cell.isEmpty {
            if index < arrow { row.given[columns[index]] = cell } else { row.expected[columns[index]] = cell }
        }
        rows.append(row)
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
}

extension Row {
    /// A number, or a fraction like 1/60.
    package func number(_ name: String, _ missing: Double = 0) -> Double {
        guard let cell = self[name] else { return missing }
        let parts = cell.split(separator: "/").map { Double($0) ?? .nan }
        return parts.count > 1 ? parts[0] / parts[1] : parts[0]
    }

    package func integer(_ name: String, _ missing: Int = 0) -> Int { Int(number(name, Double(missing))) }

    package func isYes(_ name: String) -> Bool { self[name] == "yes" }

    package func numbers(_ name: String) -> [Double] {
        (self[name] ?? "").split(separator: " ").map { Double($0) ?? .nan }
    }
}
