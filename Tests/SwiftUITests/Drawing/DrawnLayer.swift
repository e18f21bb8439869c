import Layers
import Messages
import Testing

@testable import SwiftUI

/// The picture of a view that fills a stage.
@MainActor
func drawn(
  _ size: CGSize = CGSize(width: 100, height: 50), appearance: Appearance = .light,
  @ViewBuilder _ content: () -> some View
) -> Layer {
  let view = content()
  let stage = ViewStage(
    Stage(size: size.layersSize, appearance: appearance), content: { view })
  return stage.layer()
}

extension Layer {
  /// The only part of a stack, recursively.
  var single: Layer? {
    guard case .stack(let children) = content else { return self }
    return children.count == 1 && children[0].origin == .zero ? children[0].layer.single : nil
  }

  /// All layers in it, from the outside.
  var all: [Layer] {
    switch content {
    case .stack(let children): [self] + children.flatMap(\.layer.all)
    case .modified(let inner, _): [self] + inner.all
    default: [self]
    }
  }
}
