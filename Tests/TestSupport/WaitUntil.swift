package import Testing

/// Waits until `condition` holds, and records an issue with `description` if it does not within
/// ``patience``.
///
///     await waitUntil("the button is pressed") { try display.pixel(at: center) == pressedColor }
///
/// The condition is asked about a hundred times a second, so it should be cheap. An error it throws
/// counts as "not yet" and is shown if the time runs out.
///
/// - Parameter description: What is awaited, as a claim: "the window has its new size".
/// - Returns: Whether the condition came to hold.
@discardableResult
package func waitUntil(
  _ description: String, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  condition: () async throws -> Bool
) async -> Bool {
  await waitUntil(
    description, limit: patience, sourceLocation: sourceLocation, condition: condition)
}

/// - Parameter limit: As for ``poll(upTo:isolation:condition:)``.
@discardableResult
func waitUntil(
  _ description: String, limit: Duration, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  condition: () async throws -> Bool
) async -> Bool {
  var lastError: (any Error)?
  let holds = await poll(upTo: limit) {
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
      "waited \(limit.granted()) and it did not become true that \(description)\(reason)",
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
  _ description: String, equals expected: Value,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  value: () async throws -> Value
) async -> Bool {
  await waitUntil(description, sourceLocation: sourceLocation) {
    let last = try await value()
    guard last == expected else { throw Unequal(description: "\(last), not \(expected)") }
    return true
  }
}

/// Does something until `condition` holds, and records an issue with `description` if it was done
/// twelve times and does not.
///
///     try await waitUntil(
///       "the program ends", holds: { !program.isRunning },
///       pressing: { try await display.press("q") })
///
/// For keys: a busy X server loses one now and then, and what is tested is what the key does. It is
/// pressed again after four seconds, counted as in ``poll(upTo:isolation:condition:)``.
package func waitUntil(
  _ description: String, holds condition: () async throws -> Bool,
  pressing act: () async throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<12 {
    if try await condition() { return }
    try await act()
    if try await poll(upTo: .seconds(4), condition: condition) { return }
  }
  Issue.record(
    "it was done twelve times and it did not become true that \(description)",
    sourceLocation: sourceLocation)
}

/// A value that is not the expected one.
private struct Unequal: Error, CustomStringConvertible {
  let description: String
}

/// The limit of everything that tests wait for, counted as in ``poll(upTo:isolation:condition:)``.
///
/// It costs time only when a test fails anyway, so it is generous.
let patience = Duration.seconds(120)

/// Asks `condition` again and again; returns whether it came to hold before the limit was used up
/// or the task was cancelled.
///
/// - Parameter limit: The processor time that a process would get meanwhile: less than the clock
///   shows on a busy machine, and none while the machine or the tests stand still. Longer in a run
///   with a sanitizer.
func poll(
  upTo limit: Duration = patience, isolation: isolated (any Actor)? = #isolation,
  condition: () async throws -> Bool
) async rethrows -> Bool {
  var left = limit.granted()
  var last = ContinuousClock.now
  while true {
    if try await condition() { return true }
    let now = ContinuousClock.now
    left -= MachineLoad.processorTime(between: last, and: now)
    last = now
    if left <= .zero { return false }
    do {
      try await Task.sleep(for: .milliseconds(10))
    } catch {
      return false  // cancelled, by a test's own time limit
    }
  }
}
