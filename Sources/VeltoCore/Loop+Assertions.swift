internal import Glibc
internal import Synchronization

extension Loop {
    /// Traps in a debug build if another thread turns the loop, since the caller shares state with it.
    ///
    /// Before the first turn of the loop and after the last one, any single thread may use the loop's state.
    @inlinable
    public func assertIsTurning(_ file: StaticString = #fileID, _ line: UInt = #line) {
        assert(isMine, "called beside the loop, whose state it uses", file: file, line: line)
    }

    /// Whether the caller may use the loop's state; only evaluated in debug builds.
    @usableFromInline package var isMine: Bool {
        #if DEBUG
            let turner = turningThread.load(ordering: .relaxed)
            return turner == 0 || turner == UInt(pthread_self())
        #else
            return true
        #endif
    }
}
