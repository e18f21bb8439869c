package import Layers

/// Changes of how a layer looks, in order, that can be mixed with others of their kind; as
/// SwiftUI's `VisualEffect`.
///
/// ```swift
/// // given layer: Layer
/// layer.visualEffect(VisualEffect().rotationEffect(.degrees(2.5)).offset(y: 8))
/// ```
///
/// Its modifiers are those of layers. It never changes a layer's size or place in its stack.
package struct VisualEffect: Sendable {
  private var calls: [ModifierCall] = []

  package init() {}

  /// Returns `layer` with all changes made; those that change nothing leave no trace in it.
  package func applied(to layer: Layer) -> Layer {
    calls.reduce(layer) { layer, call in
      let changed = call.applied(to: layer)
      if case .modified(_, .transform(.identity)) = changed.content { return layer }
      return changed
    }
  }
}

extension VisualEffect: Modifiable {
  package func modified(by call: ModifierCall) -> VisualEffect {
    var effect = self
    effect.calls.append(call)
    return effect
  }
}

extension VisualEffect: Mixable {
  /// Returns the weighted sum of effects, number by number.
  ///
  /// - Parameter parts: Effects of the same modifiers in the same order, as the phases of one
  ///   transition have; weights that add up to 1.
  package static func mixed(_ parts: [(value: VisualEffect, weight: Double)]) -> VisualEffect {
    guard var mixed = parts.first?.value else { return VisualEffect() }
    for (value, _) in parts {
      let (names, own) = (mixed.calls.map(\.name), value.calls.map(\.name))
      precondition(
        own == names, "effects to mix must have the same modifiers, got \(names) and \(own)")
    }
    for index in mixed.calls.indices {
      for place in mixed.calls[index].numbers.indices {
        mixed.calls[index].numbers[place] = parts.reduce(0) { sum, part in
          sum + part.value.calls[index].numbers[place] * part.weight
        }
      }
    }
    return mixed
  }
}

extension Layer {
  /// Shows the layer as `effect` has it.
  package func visualEffect(_ effect: VisualEffect) -> Layer { effect.applied(to: self) }
}
