internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Logs: class selection and reading.
enum LogCalls {
    /// Sets the enabled log classes.
    static func contextSetLogMask(_ context: Context, _ mask: velto_log_class) throws(VeltoError) {
        context.log.mask = Log.Classes(rawValue: mask)
    }

    /// Returns the enabled log classes.
    static func contextGetLogMask(_ context: Context) throws(VeltoError) -> velto_log_class {
        context.log.mask.rawValue
    }

    /// Takes the oldest line.
    static func contextPollLog(_ context: Context, _ line: inout velto_log_line) throws(VeltoError) -> ResultCode {
        guard let oldest = context.log.read() else { return .nothing }
        line.timestamp_ns = oldest.time.nanoseconds
        line.device = velto_device(oldest.deviceHandle)
        line.log_class = Log.Classes(oldest.kind).rawValue
        let isWhole = FixedText.store(oldest.text, in: &line.text)
        let size = isWhole ? oldest.text.utf8.count : MemoryLayout.size(ofValue: line.text) - 1
        line.text_size = UInt32(clamping: size)
        return isWhole ? .ok : .truncated
    }
}
