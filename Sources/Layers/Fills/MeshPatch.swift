/// Place and premultiplied color together, as all six numbers run along the same curves.
struct MeshSample {
  var x, y: Double
  var red, green, blue, alpha: Double

  init(_ point: UnitPoint, _ color: Color) {
    let premultiplied = color.premultiplied
    self.init(
      x: point.x, y: point.y, red: premultiplied.x, green: premultiplied.y, blue: premultiplied.z,
      alpha: premultiplied.w)
  }

  private init(
    x: Double, y: Double, red: Double, green: Double, blue: Double, alpha: Double
  ) {
    self.x = x
    self.y = y
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Red, green, blue and alpha within what premultiplied colors can be.
  var color: SIMD4<Double> {
    let alpha = min(1, max(0, alpha))
    return SIMD4(
      min(alpha, max(0, red)), min(alpha, max(0, green)), min(alpha, max(0, blue)), alpha)
  }

  /// This place with the color of `other`.
  func colored(as other: MeshSample) -> MeshSample {
    MeshSample(
      x: x, y: y, red: other.red, green: other.green, blue: other.blue, alpha: other.alpha)
  }

  static func + (a: MeshSample, b: MeshSample) -> MeshSample {
    MeshSample(
      x: a.x + b.x, y: a.y + b.y, red: a.red + b.red, green: a.green + b.green,
      blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  static func - (a: MeshSample, b: MeshSample) -> MeshSample { a + b * -1 }

  static func * (a: MeshSample, factor: Double) -> MeshSample {
    MeshSample(
      x: a.x * factor, y: a.y * factor, red: a.red * factor, green: a.green * factor,
      blue: a.blue * factor, alpha: a.alpha * factor)
  }
}

/// How much each end of a cubic Hermite curve counts at one place of it, and each end's tangent.
struct MeshWeights {
  let place: Double
  let start, startTangent, end, endTangent: Double

  init(_ s: Double) {
    let (square, cube) = (s * s, s * s * s)
    place = s
    start = 2 * cube - 3 * square + 1
    startTangent = cube - 2 * square + s
    end = 3 * square - 2 * cube
    endTangent = cube - square
  }
}

/// The surface between four neighboring points of a mesh.
struct MeshPatch {
  struct Corner {
    let value: MeshSample
    let alongRow: MeshSample
    let alongColumn: MeshSample
  }

  let topLeft: Corner
  let topRight: Corner
  let bottomLeft: Corner
  let bottomRight: Corner
  let smoothsColors: Bool

  func sample(_ u: MeshWeights, _ v: MeshWeights) -> MeshSample {
    line(v).sample(u)
  }

  /// The curve across the patch at one height: worked out once for all places on it.
  func line(_ v: MeshWeights) -> MeshLine {
    let left =
      topLeft.value * v.start + topLeft.alongColumn * v.startTangent
      + bottomLeft.value * v.end + bottomLeft.alongColumn * v.endTangent
    let right =
      topRight.value * v.start + topRight.alongColumn * v.startTangent
      + bottomRight.value * v.end + bottomRight.alongColumn * v.endTangent
    return MeshLine(
      left: left, leftTangent: topLeft.alongRow * v.start + bottomLeft.alongRow * v.end,
      right: right, rightTangent: topRight.alongRow * v.start + bottomRight.alongRow * v.end,
      linearColors: smoothsColors
        ? nil
        : (
          topLeft.value * (1 - v.place) + bottomLeft.value * v.place,
          topRight.value * (1 - v.place) + bottomRight.value * v.place
        ))
  }
}

/// A curve across a patch, from its left to its right side.
struct MeshLine {
  let left, leftTangent, right, rightTangent: MeshSample
  /// The colors at both ends where they do not follow the curve.
  let linearColors: (left: MeshSample, right: MeshSample)?

  func sample(_ u: MeshWeights) -> MeshSample {
    let sample =
      left * u.start + leftTangent * u.startTangent + right * u.end + rightTangent * u.endTangent
    guard let linearColors else { return sample }
    return sample.colored(as: linearColors.left * (1 - u.place) + linearColors.right * u.place)
  }
}
