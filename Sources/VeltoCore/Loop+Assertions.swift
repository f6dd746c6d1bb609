internal import Glibc
internal import Synchronization

extension Loop {
    /// Traps in a debug build if another thread turns the loop, which the caller then shares state with.
    ///
    /// Before the loop is turned for the first time and after the last, any one thread may use what belongs to it.
    @inlinable
    public func assertIsTurning(_ file: StaticString = #fileID, _ line: UInt = #line) {
        assert(isMine, "called beside the loop, whose state it uses", file: file, line: line)
    }

    /// Whether the caller may use what belongs to the loop; looked up in debug builds alone.
    @usableFromInline package var isMine: Bool {
        #if DEBUG
            let turner = turningThread.load(ordering: .relaxed)
            return turner == 0 || turner == UInt(pthread_self())
        #else
            return true
        #endif
    }
}
