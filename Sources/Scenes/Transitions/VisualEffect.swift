package import Layers

/// Changes of how a layer looks, in order, that can be mixed with others of their kind; as
/// SwiftUI's `VisualEffect`.
///
/// ```swift
/// layer.visualEffect(VisualEffect().rotationEffect(.degrees(2.5)).offset(y: 8))
/// ```
///
/// It never changes a layer's size or place in its stack.
package struct VisualEffect: Sendable, Hashable {
  fileprivate enum Modifier: Hashable {
    case scale(Double, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case offset(x: Double, y: Double)
    case opacity(Double)
    case blur(radius: Double)
    case hueRotation(Angle)
    case brightness(Double)
  }

  fileprivate var modifiers: [Modifier] = []

  package init() {}

  /// Scales about `anchor`.
  package func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Turns about `anchor`, clockwise on screen.
  package func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Moves by (`x`, `y`) points.
  package func offset(x: Double = 0, y: Double = 0) -> VisualEffect { adding(.offset(x: x, y: y)) }

  /// Fades, from 1 that changes nothing to 0.
  package func opacity(_ opacity: Double) -> VisualEffect { adding(.opacity(opacity)) }

  /// Adds `amount` to every channel.
  package func brightness(_ amount: Double) -> VisualEffect { adding(.brightness(amount)) }

  /// Softens by a Gaussian whose standard deviation is `radius` points; below 0 it counts as 0.
  package func blur(radius: Double) -> VisualEffect { adding(.blur(radius: radius)) }

  /// Turns the hue by `angle`, keeping luma.
  package func hueRotation(_ angle: Angle) -> VisualEffect { adding(.hueRotation(angle)) }

  private func adding(_ modifier: Modifier) -> VisualEffect {
    var effect = self
    effect.modifiers.append(modifier)
    return effect
  }

  /// Returns `layer` with all changes made; those that change nothing leave no trace in it.
  package func applied(to layer: Layer) -> Layer {
    modifiers.reduce(layer) { layer, modifier in
      switch modifier {
      case .scale(let scale, let anchor):
        scale == 1 ? layer : layer.scaleEffect(scale, anchor: anchor)
      case .rotation(let angle, let anchor):
        angle == .zero ? layer : layer.rotationEffect(angle, anchor: anchor)
      case .offset(let x, let y): x == 0 && y == 0 ? layer : layer.offset(x: x, y: y)
      case .opacity(let opacity): layer.opacity(opacity)
      case .blur(let radius): layer.blur(radius: radius)
      case .hueRotation(let angle): layer.hueRotation(angle)
      case .brightness(let amount): layer.brightness(amount)
      }
    }
  }
}

// MARK: - Mixing

extension VisualEffect: Mixable {
  /// Returns the weighted sum of effects, number by number.
  ///
  /// - Parameter parts: Effects of the same modifiers in the same order, as the phases of one
  ///   transition have; weights that add up to 1.
  package static func mixed(_ parts: [(value: VisualEffect, weight: Double)]) -> VisualEffect {
    guard var mixed = parts.first?.value else { return VisualEffect() }
    for index in mixed.modifiers.indices {
      let numbers = parts.reduce(SIMD3<Double>.zero) { sum, part in
        precondition(
          part.value.modifiers.map(\.kind) == mixed.modifiers.map(\.kind),
          "effects to mix must have the same modifiers, got \(mixed) and \(part.value)")
        return sum + part.value.modifiers[index].numbers * part.weight
      }
      mixed.modifiers[index] = mixed.modifiers[index].with(numbers)
    }
    return mixed
  }
}

extension VisualEffect.Modifier {
  /// What can be mixed; unused places are 0.
  fileprivate var numbers: SIMD3<Double> {
    switch self {
    case .scale(let scale, let anchor): SIMD3(scale, anchor.x, anchor.y)
    case .rotation(let angle, let anchor): SIMD3(angle.radians, anchor.x, anchor.y)
    case .offset(let x, let y): SIMD3(x, y, 0)
    case .opacity(let number), .blur(let number), .brightness(let number): SIMD3(number, 0, 0)
    case .hueRotation(let angle): SIMD3(angle.radians, 0, 0)
    }
  }

  /// Which modifier it is, without its numbers.
  fileprivate var kind: Int {
    switch self {
    case .scale: 0
    case .rotation: 1
    case .offset: 2
    case .opacity: 3
    case .blur: 4
    case .hueRotation: 5
    case .brightness: 6
    }
  }

  /// The same modifier with other numbers.
  fileprivate func with(_ numbers: SIMD3<Double>) -> Self {
    let anchor = UnitPoint(x: numbers.y, y: numbers.z)
    return switch self {
    case .scale: .scale(numbers.x, anchor: anchor)
    case .rotation: .rotation(.radians(numbers.x), anchor: anchor)
    case .offset: .offset(x: numbers.x, y: numbers.y)
    case .opacity: .opacity(numbers.x)
    case .blur: .blur(radius: numbers.x)
    case .hueRotation: .hueRotation(.radians(numbers.x))
    case .brightness: .brightness(numbers.x)
    }
  }
}

extension Layer {
  /// Shows the layer as `effect` has it.
  package func visualEffect(_ effect: VisualEffect) -> Layer { effect.applied(to: self) }
}
