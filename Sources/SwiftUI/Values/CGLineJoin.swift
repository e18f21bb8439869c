package import Layers

/// The outside of a corner of a line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// The sides go on until they meet.
  case miter
  /// A part of a circle.
  case round
  /// Cut off straight.
  case bevel
}

extension CGLineJoin {
  package var layersJoin: Layers.StrokeStyle.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
