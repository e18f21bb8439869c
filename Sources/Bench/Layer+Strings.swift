package import Layers
internal import Scenes

/// The button's strings in a layer tree: found, and drawn by the plain port instead.
nonisolated extension Layer {
  private static let plainPort = "harmonicColorEffectNaive"
  /// How many arguments it shares with the ports of the scenes: the original's.
  private static let sharedArguments = 5

  /// The first layer in the tree that shows the strings, by itself; `nil` if there is none.
  package var strings: Layer? {
    switch content {
    case .modified(_, .colorEffect(let shader)) where HarmonicStrings.port(of: shader) != nil: self
    case .modified(let inner, _): inner.strings
    case .stack(let children): children.lazy.compactMap(\.layer.strings).first
    default: nil
    }
  }

  /// The same layer with its strings drawn word for word by the article's formula.
  package var withPlainStrings: Layer {
    switch content {
    case .modified(let inner, .colorEffect(let shader)):
      HarmonicStrings.port(of: shader).map { port in
        inner.colorEffect(
          Shader(Self.plainPort, Array(port.arguments.prefix(Self.sharedArguments))))
      } ?? inner.withPlainStrings.colorEffect(shader)
    case .modified(let inner, let modifier):
      Layer(size: size, content: .modified(inner.withPlainStrings, modifier))
    case .stack(let children):
      Layer(
        size: size,
        children: children.map { Child($0.layer.withPlainStrings, at: $0.origin) })
    default: self
    }
  }

  /// The strings of this layer over another size.
  ///
  /// - Returns: `nil` if it is not a layer of strings.
  func stringsResized(to size: Size) -> Layer? {
    guard case .modified(_, .colorEffect(let shader)) = content else { return nil }
    return Layer(size: size, fill: .color(.black)).colorEffect(shader)
  }
}
