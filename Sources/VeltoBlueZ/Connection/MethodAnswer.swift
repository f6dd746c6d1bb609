internal import CDBus

/// The reply to a method call.
enum MethodAnswer: Hashable {
    case success([MethodCall.Argument] = [])
    case failure(BusFailure)

    /// Creates the message, to be freed with `velto_message_free`.
    ///
    /// Returns nil if the caller expects no reply or the message cannot be created.
    func makeMessage(answering call: OpaquePointer) -> OpaquePointer? {
        switch self {
        case .failure(let failure):
            return unsafe velto_message_new_error(call, failure.name, failure.text)
        case .success(let arguments):
            guard let message = unsafe velto_message_new_return(call) else { return nil }
            for argument in arguments {
                guard unsafe argument.append(to: message) else {
                    unsafe velto_message_free(message)
                    return nil
                }
            }
            return unsafe message
        }
    }
}
