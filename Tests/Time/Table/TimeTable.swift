import Glibc
import LinkModel

/// Prints the quality of the library's timestamps, as lines of values with tabs between them.
///
/// `TimeTable boards`, `TimeTable pairs` and `TimeTable taps` play simulated links with the seeds of `SEEDS`, as in `1-20`;
/// `TimeTable promises` names the links on which some of them exceed a promise of the guide;
/// `TimeTable recording RATE` reads arrival times from standard input, in seconds.
@main struct TimeTable {
    static func main() {
        let arguments = CommandLine.arguments
        switch arguments.dropFirst().first {
        case "boards": BoardTable.write(seeds)
        case "pairs": PairTable.write(seeds)
        case "taps": TapTable.write(seeds)
        case "promises": BoardPromises.write(seeds)
        case "recording": Recording.write(rate: arguments.count > 2 ? Double(arguments[2]) ?? 100 : 100)
        default:
            print("usage: TimeTable boards | pairs | taps | promises | recording RATE")
            exit(2)
        }
    }

    /// The range of seeds, which the environment may set.
    private static var seeds: ClosedRange<UInt64> {
        SeedRange(unsafe getenv("SEEDS").map { unsafe String(cString: $0) } ?? "1-8")?.seeds ?? 1...8
    }
}

/// Milliseconds, with one digit behind the point.
func milliseconds(_ seconds: Double) -> String { digits(seconds * 1000, 1) }

/// A part in percent, with one digit behind the point.
func percent(_ part: Double) -> String { digits(part * 100, 1) }

func digits(_ number: Double, _ count: Int) -> String {
    let power = pow(10, Double(count))
    let rounded = (number * power).rounded() / power
    return rounded == rounded.rounded() ? "\(Int(rounded)).0" : "\(rounded)"
}

func line(_ values: String...) { print(values.joined(separator: "\t")) }
