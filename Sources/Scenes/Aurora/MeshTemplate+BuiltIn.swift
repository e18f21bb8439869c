internal import Layers
internal import Parameters

/// The two meshes of the scene: places of their vertices in unit space, and colors, row by row.
enum AuroraMesh: String, ParameterChoice, Sendable {
  /// 4 × 4, of the noise sample.
  case aurora
  /// 3 × 3, of the talk.
  case three

  var width: Int { self == .aurora ? 4 : 3 }
  var height: Int { width }

  var points: [UnitPoint] {
    let places: [(Double, Double)] =
      switch self {
      case .aurora:
        [
          (0, 0), (0.263, 0), (0.680, 0), (1, 0),
          (0, 0.244), (0.565, 0.340), (0.815, 0.689), (1, 0.147),
          (0, 0.715), (0.289, 0.418), (0.594, 0.766), (1, 0.650),
          (0, 1), (0.244, 1), (0.672, 1), (1, 1),
        ]
      case .three:
        [
          (0, 0), (0.5, 0), (1, 0),
          (0, 0.5), (0.9, 0.3), (1, 0.5),
          (0, 1), (0.5, 1), (1, 1),
        ]
      }
    return places.map { UnitPoint(x: $0.0, y: $0.1) }
  }

  var colors: [Color] { self == .aurora ? Self.auroraColors : Self.threeColors }

  private static let auroraColors = [
    "00264d", "004080", "0059b3", "0073e6", "1a8cff", "4da6ff", "80bfff", "b3d9ff",
    "00ff80", "33ff99", "66ffb3", "99ffcc", "004d40", "00665c", "008577", "00a693",
  ].map(Color.init(hex:))
  private static let threeColors = [Color.black, .system(.blue), .system(.green)]
    .flatMap { [$0, $0, $0] }

  /// Whether a vertex may move along x and along y: border vertices stay on their border.
  func freedom(of index: Int) -> (x: Bool, y: Bool) {
    let (row, column) = (index / width, index % width)
    return (column > 0 && column < width - 1, row > 0 && row < height - 1)
  }
}
