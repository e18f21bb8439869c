/// The transaction under which changes are made at the moment.
///
/// Changes are made on the main thread; elsewhere it is the empty one.
enum CurrentTransaction {
  nonisolated(unsafe) private static var transaction = Transaction()
  nonisolated(unsafe) private static var number = 0
  nonisolated(unsafe) private static var lastNumber = 0

  static var value: Transaction { Thread.isMainThread ? transaction : Transaction() }

  /// Tells transactions apart: each call of `withTransaction` has a number of its own.
  static var identity: Int { Thread.isMainThread ? number : 0 }

  static func with<Result, Failure: Error>(
    _ new: Transaction, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try body() }
    let outer = (transaction, number)
    transaction = new
    lastNumber += 1
    number = lastNumber
    defer { (transaction, number) = outer }
    return try body()
  }
}

/// Makes changes under a transaction.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try CurrentTransaction.with(transaction, body)
}

/// Makes changes under a transaction with one value of its own.
public func withTransaction<Result, Value, Failure: Error>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try CurrentTransaction.with(transaction, body)
}

/// Makes changes that are animated.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Makes changes that are animated, and calls `completion` when the animations are over.
@MainActor @preconcurrency
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  let end = AnimationCompletion(completionCriteria, action: completion)
  transaction.completions.append(end)
  return try CurrentTransaction.with(transaction) { () throws(Failure) -> Result in
    defer {
      // After the update that carries the changes out: what animates has begun by then.
      if let graph = ViewGraph.current {
        graph.perform { graph.afterUpdate { end.close() } }
      } else {
        end.close()
      }
    }
    return try body()
  }
}
