/// The parts of a view's geometry that an evaluation has read, with their values then.
@MainActor
final class GeometryReads {
  private unowned let node: _Node
  private var checks: [() -> Bool] = []

  init(node: _Node) { self.node = node }

  /// Forgets all.
  func begin() { checks.removeAll(keepingCapacity: true) }

  /// Whether a value differs from the one that was read.
  var haveChanged: Bool { !checks.allSatisfy { $0() } }

  func note<Value: Equatable>(
    _ element: Element, _ read: @escaping (Element) -> Value
  ) -> Value {
    let value = read(element)
    if node.graph.evaluatedNode === node {
      checks.append { [weak element] in element.map { read($0) == value } ?? true }
    }
    return value
  }
}
