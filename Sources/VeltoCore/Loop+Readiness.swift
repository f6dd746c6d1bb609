internal import CLinux
internal import Glibc

extension Loop {
    /// The readiness of a descriptor.
    public struct Readiness: OptionSet, Sendable {
        /// The event bits of epoll.
        public let rawValue: UInt32

        /// Creates a set from event bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Bytes can be read.
        public static let readable = Readiness(rawValue: EPOLLIN.rawValue)
        /// Bytes can be written.
        public static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
        /// With `readable`, each transition is reported once, so that a descriptor of events need not be read.
        public static let edgeTriggered = Readiness(rawValue: EPOLLET.rawValue)
        /// The other end has closed.
        public static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }
}
