internal import Layers

extension GraphicsContext {
  /// A change of the pictures that are drawn.
  public struct Filter: Sendable {
    /// Whether it sees the places of the whole canvas.
    private let isOfCanvas: Bool
    private let change: @Sendable (Layer, EnvironmentValues) -> Layer

    private init(
      isOfCanvas: Bool = false, _ change: @escaping @Sendable (Layer, EnvironmentValues) -> Layer
    ) {
      self.isOfCanvas = isOfCanvas
      self.change = change
    }

    private init(
      isOfCanvas: Bool = false,
      _ operation: @escaping @Sendable (EnvironmentValues) -> EffectOperation
    ) {
      self.init(isOfCanvas: isOfCanvas) { layer, environment in
        let operation = operation(environment)
        return operation.apply(layer, operation.numbers)
      }
    }

    /// A picture, changed.
    func applied(
      to child: Layer.Child, on canvas: Layers.Size, _ environment: EnvironmentValues
    ) -> Layer.Child {
      guard isOfCanvas, child.origin != .zero || child.layer.size != canvas else {
        return Layer.Child(change(child.layer, environment), at: child.origin)
      }
      return Layer.Child(change(Layer(size: canvas, children: [child]), environment))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(isOfCanvas: true) { _ in .projection(matrix) }
    }

    public static func shadow(
      color: SwiftUI.Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: SwiftUI.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { .shadow(color, radius: radius, x: x, y: y, in: $0) }
    }

    public static func colorMultiply(_ color: SwiftUI.Color) -> Filter {
      Filter { .colorMultiply(color, in: $0) }
    }

    public static func hueRotation(_ angle: SwiftUI.Angle) -> Filter {
      Filter { _ in .hueRotation(angle) }
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .saturation(amount) }
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .brightness(amount) }
    }

    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .contrast(amount) } }

    /// - Parameter amount: From 0, which leaves colors as they are, to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { layer, _ in
        if amount <= 0 { return layer }
        let inverted = layer.colorInvert()
        return amount >= 1 ? inverted : layer.overlay(inverted.opacity(amount))
      }
    }

    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .grayscale(amount) } }

    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in .blur(radius: radius, isOpaque: options.contains(.opaque)) }
    }

    /// Draws in one color what is as opaque as a range says, and nothing else.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: SwiftUI.Color = .black
    ) -> Filter {
      Filter { layer, environment in
        layer.alphaThreshold(
          min: min, max: max, color: color.layersColor(in: environment.colorContext))
      }
    }

    /// Passes every color through a shader function.
    public static func colorShader(_ shader: SwiftUI.Shader) -> Filter {
      Filter(isOfCanvas: true) { .colorEffect(shader, isEnabled: true, in: $0) }
    }

    /// Shows at every place what lies where a shader function says.
    public static func distortionShader(
      _ shader: SwiftUI.Shader, maxSampleOffset: CGSize
    ) -> Filter {
      Filter(isOfCanvas: true) {
        .distortionEffect(
          shader, maxSampleOffset: maxSampleOffset, isEnabled: true, in: $0)
      }
    }

    /// Passes the picture as a layer that can be sampled through a shader function.
    public static func layerShader(_ shader: SwiftUI.Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(isOfCanvas: true) {
        .layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: true, in: $0)
      }
    }
  }

  /// The ways to add a filter; all work in the numbers of sRGB, and before the transform.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The ways to cast shadows. All shadows lie below what casts them.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The ways to blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Ends at the edges, and does not fade there.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
