/// Draws texts in another way.
///
/// ```swift
/// struct RaisedLines: TextRenderer {
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, line) in layout.enumerated() {
///       var raised = context
///       raised.translateBy(x: 0, y: -2 * CGFloat(index))
///       raised.draw(line)
///     }
///   }
/// }
/// ```
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text in the room that is offered; by default that which it has without.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distances by which it draws outside the text's frame.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is to be measured.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// The size that the text takes in the room that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// An element that sets the renderer of the texts inside it.
///
/// Texts find it among the elements around them, not in their environment: a transition puts
/// modifiers around views that are there already.
class TextRendererElement: Element {
  override init(node: _Node) { super.init(node: node) }

  /// Draws a text at `time`.
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext, at time: Double) {}

  func size(of text: TextProxy, for proposal: ProposedViewSize) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// The distances by which it draws outside the text's frame.
  var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Element {
  /// The innermost element around that sets a text renderer.
  var textRenderer: TextRendererElement? {
    var element = parent
    while let next = element {
      if let found = next as? TextRendererElement { return found }
      element = next.parent
    }
    return nil
  }
}

/// Sets the renderer of texts, and takes it through its animations.
nonisolated struct TextRendererModifier<R: TextRenderer>: PrimitiveModifier {
  typealias Body = Never

  let renderer: R

  @MainActor func makeElement(around content: Element, node: _Node) -> AnimatedRendererElement<R> {
    let element = AnimatedRendererElement(renderer, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: AnimatedRendererElement<R>, from old: TextRendererModifier) {
    element.change(to: renderer)
  }
}

final class AnimatedRendererElement<R: TextRenderer>: TextRendererElement {
  private var renderer: R
  private var animation = AnimatedView<R>()

  init(_ renderer: R, node: _Node) {
    self.renderer = renderer
    super.init(node: node)
  }

  func change(to new: R) {
    animation.change(from: renderer, to: new, in: node)
    renderer = new
    textsDidChange()
    guard animation.isRunning else { return }
    graph.atTicks(of: self) { [weak self] time in
      guard let self, !self.node.isRemoved else { return false }
      // Asked for the value at this time, an animation that is over ends.
      _ = self.animation.shown(self.renderer, at: time)
      self.textsDidChange()
      return self.animation.isRunning
    }
  }

  /// Texts may look different now, and take other room.
  private func textsDidChange() {
    invalidateSizesInside()
    setNeedsLayout()
    setNeedsDrawing()
  }

  private var shown: R { animation.shown(renderer, at: graph.time) }

  override func draw(_ layout: Text.Layout, in context: inout GraphicsContext, at time: Double) {
    animation.shown(renderer, at: time).draw(layout: layout, in: &context)
  }

  override func size(of text: TextProxy, for proposal: ProposedViewSize) -> CGSize {
    shown.sizeThatFits(proposal: proposal, text: text)
  }

  override var displayPadding: EdgeInsets { shown.displayPadding }
}

extension View {
  /// Sets the renderer of the texts in the view.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
