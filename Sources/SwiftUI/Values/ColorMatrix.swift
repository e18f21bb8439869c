internal import Layers

/// The shares of red, green, blue and opacity, and a constant, in each of the four.
///
/// A row for each result: `r1` to `r4` are the shares in the new red, `r5` is added to it.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0

  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0

  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0

  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  /// A layer with its colors changed.
  func applied(to layer: Layer) -> Layer {
    func argument(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Layers.Shader.Argument {
      .float4(Double(a), Double(b), Double(c), Double(d))
    }
    return layer.modified(
      .colorEffect(
        .modifier(
          "opacityMatrix", argument(r1, r2, r3, r4), argument(g1, g2, g3, g4),
          argument(b1, b2, b3, b4), argument(a1, a2, a3, a4), argument(r5, g5, b5, a5))))
  }
}
