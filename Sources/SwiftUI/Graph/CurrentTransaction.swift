internal import Synchronization

/// The transaction under which changes are made at the moment.
///
/// Each thread has one of its own: work that is begun inside and done later is outside.
enum CurrentTransaction {
  private final class Scope {
    var transaction = Transaction()
    var identity = 0
  }

  private static let key = "SwiftUI.CurrentTransaction"
  private static let lastIdentity = Atomic(0)

  static var value: Transaction { scope?.transaction ?? Transaction() }

  /// Tells transactions apart: each call of `withTransaction` has a number of its own.
  static var identity: Int { scope?.identity ?? 0 }

  static func with<Result, Failure: Error>(
    _ new: Transaction, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = scope
    let inner = Scope()
    inner.transaction = new
    inner.identity = lastIdentity.add(1, ordering: .relaxed).newValue
    scope = inner
    defer {
      close(new.completions, except: outer?.transaction.completions ?? [])
      scope = outer
    }
    return try body()
  }

  private static var scope: Scope? {
    get { Thread.current.threadDictionary[key] as? Scope }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Closes what waits for the animations of a transaction: all its changes are collected.
  private static func close(
    _ completions: [AnimationCompletion], except others: [AnimationCompletion]
  ) {
    guard !completions.isEmpty else { return }
    MainActor.assumeIsolated {
      for completion in completions where !others.contains(where: { $0 === completion }) {
        completion.close()
      }
    }
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
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
