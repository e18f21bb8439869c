package import Layers

/// How a view's colors meet those that are painted below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  /// The mode that is drawn; `nil` for one that is not.
  package var layersMode: Layers.BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .plusLighter: .plusLighter
    default: nil
    }
  }
}
