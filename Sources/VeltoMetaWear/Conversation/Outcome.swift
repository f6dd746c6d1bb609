internal import VeltoCore

/// Runs a function, and returns its outcome.
func outcome<Outcome>(
    of body: () async throws(VeltoError) -> Outcome
) async -> Result<Outcome, VeltoError> {
    do throws(VeltoError) {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}
