/// A type that modifiers apply to: a layer, or an effect that is put on layers later.
///
/// A modifier is one method in an extension, which gives it to layers and effects alike:
///
/// ```swift
/// extension Modifiable {
///   package func posterize(levels: Double) -> Self {
///     modified(by: ModifierCall(levels) { layer, numbers in
///       layer.modified(.colorEffect(.modifier("posterize", .float(numbers[0]))))
///     })
///   }
/// }
/// ```
///
/// Modifiers that hold more than numbers, such as a shape or a caller's shader, belong to layers
/// alone.
package protocol Modifiable {
  /// Returns it under a modifier.
  func modified(by call: ModifierCall) -> Self
}

/// A modifier's call before it meets a layer: a name and numbers, which can be mixed with those of
/// another call of the same name.
package struct ModifierCall: Sendable {
  /// Of the method, such as `blur(radius:)`.
  package let name: String
  package var numbers: [Double]
  private let change: @Sendable (Layer, [Double]) -> Layer

  /// - Parameters:
  ///   - numbers: All that the modifier's look depends on.
  ///   - name: By default the method's that makes the call.
  ///   - change: Returns a layer under the modifier with such numbers, and itself where these
  ///     change nothing.
  package init(
    _ numbers: Double..., name: String = #function,
    change: @escaping @Sendable (_ layer: Layer, _ numbers: [Double]) -> Layer
  ) {
    self.numbers = numbers
    self.name = name
    self.change = change
  }

  /// Returns `layer` under the modifier.
  package func applied(to layer: Layer) -> Layer { change(layer, numbers) }
}

extension Layer: Modifiable {
  package func modified(by call: ModifierCall) -> Layer { call.applied(to: self) }

  /// The layer under a modifier as the tree has it.
  package func modified(_ modifier: Modifier) -> Layer {
    Layer(size: size, content: .modified(self, modifier))
  }

  /// The layer under modifiers, the first applied first.
  package func modified(_ modifiers: [Modifier]) -> Layer {
    modifiers.reduce(self) { $0.modified($1) }
  }
}
