internal import Layers

/// Old content of an element that fades while the new comes in over it.
@MainActor
final class ContentFade {
  private unowned let node: _Node
  private let progress: AnimatedNumbers
  /// The pictures of the content that was there before.
  private var old: [Layer.Child] = []
  /// The pictures that were drawn last, without those that fade.
  private var drawn: [Layer.Child] = []

  init(node: _Node) {
    self.node = node
    progress = AnimatedNumbers(node: node)
  }

  /// Takes in that the content changes, under the transaction of the running update.
  func contentWillChange() {
    guard node.environment.contentTransition.fades else { return }
    progress.stop()
    progress.change(from: [0], to: [1])
    if progress.shown != nil { old = drawn }
  }

  /// Returns the pictures of the content with those of the old one.
  func pictures(of content: [Layer.Child]) -> [Layer.Child] {
    drawn = content
    guard let share = progress.shown?[0] else {
      old = []
      return content
    }
    return fading(old, to: 1 - share) + fading(content, to: share)
  }

  private func fading(_ pictures: [Layer.Child], to opacity: Double) -> [Layer.Child] {
    pictures.map { Layer.Child($0.layer.opacity(min(1, max(0, opacity))), at: $0.origin) }
  }
}
