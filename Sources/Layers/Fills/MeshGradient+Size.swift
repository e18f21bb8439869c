internal import Glibc

/// Meshes of other sizes that look much the same.
extension MeshGradient {
  /// The same mesh with other points or colors.
  package func with(
    points: [UnitPoint]? = nil, colors: [Color]? = nil, background: Color? = nil,
    smoothsColors: Bool? = nil
  ) -> MeshGradient {
    MeshGradient(
      width: width, height: height, points: points ?? self.points, colors: colors ?? self.colors,
      background: background ?? self.background,
      smoothsColors: smoothsColors ?? self.smoothsColors)
  }

  /// Returns the mesh with `width` × `height` points.
  ///
  /// A column more divides the widest gap between two: its points and colors are those that the
  /// mesh has halfway. A column less is the inner one with the narrowest gaps at its sides. Rows as
  /// columns.
  ///
  /// - Parameters:
  ///   - width: 2 or more.
  ///   - height: 2 or more.
  package func resized(width: Int, height: Int) -> MeshGradient {
    var mesh = self
    while mesh.width < width { mesh = mesh.withColumn() }
    while mesh.width > width { mesh = mesh.withoutColumn() }
    guard mesh.height != height else { return mesh }
    return mesh.transposed.resized(width: height, height: mesh.width).transposed
  }

  /// Rows as columns, and columns as rows; the plane stays.
  private var transposed: MeshGradient {
    let order = (0..<width).flatMap { column in
      (0..<height).map { row in row * width + column }
    }
    return MeshGradient(
      width: height, height: width, points: order.map { points[$0] },
      colors: order.map { colors[$0] }, background: background, smoothsColors: smoothsColors)
  }

  /// How far apart every two neighboring columns are, as the mean of all rows.
  private var gaps: [Double] {
    (0..<width - 1).map { column in
      let distances = (0..<height).map { row in
        let (left, right) = (points[row * width + column], points[row * width + column + 1])
        return hypot(right.x - left.x, right.y - left.y)
      }
      return distances.reduce(0, +) / Double(height)
    }
  }

  private func withColumn() -> MeshGradient {
    let gaps = gaps
    let column = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
    let middles = (0..<height).map { row in
      // The last row is the lower edge of the patches above it.
      let isLast = row == height - 1
      let sample = patch(row: isLast ? row - 1 : row, column: column)
        .sample(MeshWeights(0.5), MeshWeights(isLast ? 1 : 0))
      let color = sample.color
      return (
        UnitPoint(x: sample.x.toTenThousandths, y: sample.y.toTenThousandths),
        Color(premultiplied: [color.x, color.y, color.z, color.w])
      )
    }
    return remade(width: width + 1) { (points: inout [UnitPoint], colors: inout [Color], row) in
      points.insert(middles[row].0, at: column + 1)
      colors.insert(middles[row].1, at: column + 1)
    }
  }

  private func withoutColumn() -> MeshGradient {
    let gaps = gaps
    func room(_ column: Int) -> Double { gaps[column - 1] + gaps[column] }
    let column = (1..<width - 1).min { room($0) < room($1) } ?? 1
    return remade(width: width - 1) { (points: inout [UnitPoint], colors: inout [Color], _) in
      points.remove(at: column)
      colors.remove(at: column)
    }
  }

  /// The mesh with every row changed in the same way.
  private func remade(
    width: Int, _ change: (inout [UnitPoint], inout [Color], _ row: Int) -> Void
  ) -> MeshGradient {
    var (allPoints, allColors): ([UnitPoint], [Color]) = ([], [])
    for row in 0..<height {
      let range = row * self.width..<(row + 1) * self.width
      var (rowPoints, rowColors) = (Array(points[range]), Array(colors[range]))
      change(&rowPoints, &rowColors, row)
      allPoints += rowPoints
      allColors += rowColors
    }
    return MeshGradient(
      width: width, height: height, points: allPoints, colors: allColors, background: background,
      smoothsColors: smoothsColors)
  }
}

extension Double {
  /// Rounded to four decimals: a twentieth of a point in a window, and short in a text.
  package var toTenThousandths: Double { (self * 10_000).rounded() / 10_000 }
}
