import SwiftUI
import Testing

@testable import SwiftUI

/// A view on a stage, with the frames of the views that `marked` gave names.
@MainActor
final class LaidOutView {
  let graph = ViewGraph()
  let root: RootElement
  private let node: _ViewNode<StageRoot>

  init(
    _ view: any View, in size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(),
    displayScale: CGFloat = 1
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    let inputs = _NodeInputs(graph: graph, parent: nil, environment: environment)
    let stage = StageRoot(size: size, safeAreaInsets: safeAreaInsets, content: view)
    node = graph.running { StageRoot._makeNode(stage, inputs) }
    root = node.elements[0] as! RootElement
    update()
  }

  /// Carries out what was changed since.
  func update() { graph.update { root.layOut() } }

  /// Shows another view, of the same type.
  func show(
    _ view: any View, in size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    graph.perform { [node] in
      node.update(StageRoot(size: size, safeAreaInsets: safeAreaInsets, content: view))
    }
    update()
  }

  /// The frames of the marked views on the stage.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func collect(_ element: Element) {
      if let marked = element as? MarkedElement {
        frames[marked.name] = marked.convert(marked.frame, to: .global)
      }
      for child in element.children { collect(child) }
    }
    collect(root)
    return frames
  }

  func element<Found: Element>(_ type: Found.Type) throws -> Found {
    func find(_ element: Element) -> Found? {
      if let found = element as? Found { return found }
      for child in element.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return try #require(find(root))
  }
}

/// A modifier that gives a view's frame a name, and changes nothing.
nonisolated struct Marked: PrimitiveModifier {
  typealias Body = Never

  let name: String

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    let element = MarkedElement(name, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: Element, from old: Marked) {
    (element as! MarkedElement).name = name
  }
}

final class MarkedElement: Element {
  var name: String

  init(_ name: String, node: _Node) {
    self.name = name
    super.init(node: node)
  }
}

extension View {
  func marked(_ name: String) -> some View { modifier(Marked(name: name)) }
}
