/// The labels of a `switch`, of which each may stand there once.
package struct ChoiceLabels {
  private var taken: Set<Int64?> = []

  package init() {}

  /// Takes a label, `nil` for `default`.
  ///
  /// - Returns: What is wrong if it was taken before; `nil` if nothing is.
  package mutating func take(_ label: TypedExpression?) -> String? {
    guard let label else { return takeDefault() }
    guard case .integer(let value) = label.kind else { return nil }
    return take(value, isUnsigned: label.type.scalar == .uint)
  }

  /// The same for `default`.
  package mutating func takeDefault() -> String? { add(nil, called: "'default'") }

  /// The same for a number.
  package mutating func take(_ value: Int64, isUnsigned: Bool) -> String? {
    add(
      isUnsigned ? Int64(UInt32(truncatingIfNeeded: value)) : value, called: "'case \(value)'")
  }

  private mutating func add(_ value: Int64?, called words: String) -> String? {
    taken.insert(value).inserted ? nil : "\(words) stands twice in this 'switch'"
  }
}
