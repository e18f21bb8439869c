package import Testing

/// Waits until `condition` holds, and records an issue with `description` if it does not in time.
///
///     await waitUntil("the button is pressed") { try display.pixel(at: center) == pressedColor }
///
/// The condition is asked about a hundred times a second, so it should be cheap. An error it throws
/// counts as "not yet" and is shown if the time runs out.
///
/// - Parameters:
///   - description: What is awaited, as a claim: "the window has its new size".
///   - timeout: Generous on purpose: it only costs time when the test fails anyway.
/// - Returns: Whether the condition came to hold.
@discardableResult
package func waitUntil(
  _ description: String, timeout: Duration = .seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  condition: () async throws -> Bool
) async -> Bool {
  var lastError: (any Error)?
  let holds = await poll(upTo: timeout) {
    do {
      lastError = nil
      return try await condition()
    } catch {
      lastError = error
      return false
    }
  }
  if !holds {
    let reason = lastError.map { "; the last try said: \($0)" } ?? ""
    Issue.record(
      "waited \(timeout.granted()) in vain until \(description)\(reason)",
      sourceLocation: sourceLocation)
  }
  return holds
}

/// Waits until `value` is `expected`, and records an issue with the last value if it is not in
/// time.
///
///     await waitUntil("the button has grown", equals: 180) { try await session.leftEdge() }
@discardableResult
package func waitUntil<Value: Equatable>(
  _ description: String, equals expected: Value, timeout: Duration = .seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  value: () async throws -> Value
) async -> Bool {
  await waitUntil(description, timeout: timeout, sourceLocation: sourceLocation) {
    let last = try await value()
    guard last == expected else { throw Unequal(description: "\(last), not \(expected)") }
    return true
  }
}

/// What a value was instead of what it was waited for to be.
private struct Unequal: Error, CustomStringConvertible {
  let description: String
}

/// Asks `condition` again and again; returns whether it came to hold before the time ran out or the
/// task was cancelled.
///
/// - Parameter limit: How long to wait on a machine that does nothing else; longer on a busy one,
///   and in a run with a sanitizer.
///
/// It is asked a few times at least: on a busy machine other tests can hold all threads for longer
/// than the whole time, and then nothing has been waited for yet.
func poll(
  upTo limit: Duration, isolation: isolated (any Actor)? = #isolation,
  condition: () async throws -> Bool
) async rethrows -> Bool {
  var left = limit.granted()
  var last = ContinuousClock.now
  var tries = 0
  while true {
    if try await condition() { return true }
    tries += 1
    let now = ContinuousClock.now
    left -= (now - last) / MachineLoad.slowdown
    last = now
    if left <= .zero, tries >= 20 { return false }
    do {
      try await Task.sleep(for: .milliseconds(10))
    } catch {
      return false  // cancelled, by a test's own time limit
    }
  }
}
