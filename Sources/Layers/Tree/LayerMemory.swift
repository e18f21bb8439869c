internal import Synchronization

/// What was worked out of a layer the last time it was drawn, for the next time; shared by all copies of the layer.
///
/// It is as good as empty. Whoever reads it makes sure that what it finds holds for what is to be drawn now.
package final class LayerMemory: Sendable {
  private let content = Mutex<(any Sendable)?>(nil)

  package init() {}

  /// What was kept last; `nil` where that is something else.
  package func content<Content: Sendable>(as type: Content.Type) -> Content? {
    content.withLock { $0 as? Content }
  }

  package func keep(_ new: some Sendable) { content.withLock { $0 = new } }
}

extension LayerMemory: Hashable {
  /// Always: layers do not look different for what is remembered of them.
  package static func == (a: LayerMemory, b: LayerMemory) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
