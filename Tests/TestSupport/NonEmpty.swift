package import Testing

/// Returns the elements of a list; throws if it has none, because a test whose checks stand in a
/// loop over them would check nothing.
///
/// ```swift
/// for row in try nonEmpty(panel.rows) { #expect(row.width > 0) }
/// ```
package func nonEmpty<Element>(
  _ list: some Sequence<Element>, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [Element] {
  let elements = Array(list)
  try #require(!elements.isEmpty, "there is nothing to check", sourceLocation: sourceLocation)
  return elements
}
