package import Layers

/// The end of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut off square at the end.
  case butt
  /// Half a circle around the end.
  case round
  /// Half a square around the end.
  case square
}

extension CGLineCap {
  package var layersCap: Layers.StrokeStyle.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
