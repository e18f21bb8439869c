internal import Layers

extension GraphicsContext {
  /// How what is drawn meets what is on the canvas.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}

extension GraphicsContext.BlendMode {
  /// The mode of a picture that covers the whole canvas.
  var layersMode: Layers.BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .clear: .destinationOut
    default: .normal
    }
  }

  /// The mode of a figure, which changes nothing beside it: its opacity is how much of it covers a
  /// pixel.
  var figureMode: Layers.BlendMode {
    switch self {
    case .sourceIn: .sourceAtop
    case .sourceOut: .xor
    case .destinationIn: .normal
    case .destinationAtop: .destinationOver
    default: layersMode
    }
  }

  /// Whether a figure leaves everything as it is: it keeps what is below it, and what is beside it.
  var ignoresFigures: Bool { self == .destinationIn }
}
