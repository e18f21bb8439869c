internal import Glibc
internal import Layers

/// A cube map of a clear sky with a sun above a plain ground, for shaders that read one and name
/// none.
enum SkyCube {
  private static let side = 64

  static let image: CubeImage = {
    let faces = (0..<6).map { face in
      var pixels: [UInt8] = []
      pixels.reserveCapacity(side * side * 4)
      for row in 0..<side {
        for column in 0..<side {
          let place = [column, row].map { (2 * Double($0) + 1) / Double(side) - 1 }
          pixels += color(toward: direction(ofFace: face, place[0], place[1]))
            .map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        }
      }
      return Image(pixelWidth: side, pixelHeight: side, pixels: pixels)
    }
    guard let cube = CubeImage(faces) else { preconditionFailure("six squares of one size") }
    return cube
  }()

  /// The direction of a place on a face, −1…1 from its left and its top.
  ///
  /// Source: OpenGL 3.3, table 3.19, the selection of faces.
  private static func direction(ofFace face: Int, _ s: Double, _ t: Double) -> [Double] {
    switch face {
    case 0: [1, -t, -s]
    case 1: [-1, -t, s]
    case 2: [s, 1, t]
    case 3: [s, -1, -t]
    case 4: [s, -t, 1]
    default: [-s, -t, -1]
    }
  }

  /// Red, green, blue and alpha.
  private static func color(toward direction: [Double]) -> [Double] {
    let length = direction.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let (x, y, z) = (direction[0] / length, direction[1] / length, direction[2] / length)
    // Where the sun is: above, to the right and behind what looks along +z.
    let toSun = 0.48 * x + 0.6 * y - 0.64 * z
    let glow = 0.25 * pow(max(0, toSun), 16) + pow(max(0, toSun), 400)
    let height = max(0, y).squareRoot()
    let sky = [0.78 - 0.58 * height, 0.87 - 0.44 * height, 0.95 - 0.15 * height]
    let ground = [0.36, 0.33, 0.30]
    let share = 1 / (1 + exp(-40 * y))  // a soft horizon
    let sum = zip(sky, ground).map { $1 + ($0 - $1) * share + glow }
    return sum + [1]
  }
}
