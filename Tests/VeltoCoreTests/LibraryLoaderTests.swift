import CLinux
import Testing

/// The loader of shared libraries.
@Suite struct LibraryLoaderTests {
    /// Returns whether the library was loaded with that symbol, the problem, and whether the slot was filled.
    private func load(_ soname: String, _ name: String) -> (isLoaded: Bool, problem: String, isFilled: Bool) {
        var slot: UnsafeMutableRawPointer?
        var problem = [CChar](repeating: 0, count: Int(VELTO_LINUX_PROBLEM_SIZE))
        let isLoaded = unsafe name.withCString { name in
            unsafe withUnsafeMutablePointer(to: &slot) { slot in
                var symbol = unsafe velto_linux_symbol(name: name, slot: slot)
                return unsafe velto_linux_load(soname, &symbol, 1, &problem) == 1
            }
        }
        let sentence = String(decoding: problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return unsafe (isLoaded, sentence, slot != nil)
    }

    @Test func aFunctionOfALibraryIsFound() {
        let (isLoaded, problem, isFilled) = load("libc.so.6", "strlen")
        #expect(isLoaded && isFilled && problem.isEmpty)
    }

    @Test func aMissingFunctionIsNamed() {
        let (isLoaded, problem, isFilled) = load("libc.so.6", "velto_of_no_library")
        #expect(!isLoaded && !isFilled && problem == "libc.so.6 lacks velto_of_no_library")
    }

    @Test func aMissingLibraryIsNamed() {
        let (isLoaded, problem, isFilled) = load("libvelto-of-nobody.so.1", "strlen")
        #expect(!isLoaded && !isFilled && problem.contains("libvelto-of-nobody.so.1"))
    }
}
