package import Layers

/// Points in rows of one length, as a mesh has them.
///
/// ```swift
/// PointGrid("0,0,1,0/0,1,0.8,0.9")?.width  // 2
/// ```
package struct PointGrid: Sendable, Hashable {
  /// Points in a row.
  package let width: Int
  /// Row by row from the top, in unit space.
  package let points: [UnitPoint]

  /// How many rows there are.
  package var height: Int { points.count / width }

  /// How many points a row and a column may have; more could not be told apart by hand.
  package static let sides = 2...16
  /// Where points may lie: up to the whole length of a side outside.
  package static let range = -1.0...2.0

  /// - Parameter points: Rows of `width`, as many as `sides` allows.
  package init(width: Int, points: [UnitPoint]) {
    precondition(
      Self.sides.contains(width) && points.count.isMultiple(of: width)
        && Self.sides.contains(points.count / width),
      "PointGrid of width \(width) cannot have \(points.count) points")
    self.width = width
    self.points = points
  }

  /// Reads what `description` writes; `nil` for any other text.
  ///
  /// grid = row ("/" row)+; row = number "," number ("," number "," number)+
  package init?(_ text: String) {
    let rows = text.split(separator: "/", omittingEmptySubsequences: false).map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map { number in
        Double(number.filter { $0 != " " })
      }
    }
    guard let count = rows.first?.count, count.isMultiple(of: 2), Self.sides.contains(count / 2),
      Self.sides.contains(rows.count), rows.allSatisfy({ $0.count == count })
    else { return nil }
    let numbers = rows.joined().compactMap { $0 }
    guard numbers.count == rows.count * count, numbers.allSatisfy(\.isFinite) else { return nil }
    width = count / 2
    points = stride(from: 0, to: numbers.count, by: 2).map {
      UnitPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// x and y of every point, one after the other.
  package var numbers: [Double] { points.flatMap { [$0.x, $0.y] } }

  /// The same grid with other coordinates, as `numbers` lists them.
  package func with(numbers: [Double]) -> PointGrid {
    PointGrid(
      width: width,
      points: points.indices.map { UnitPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
  }
}

extension PointGrid: CustomStringConvertible {
  package var description: String {
    stride(from: 0, to: points.count, by: width).map { start in
      points[start..<start + width].map { point in
        "\(ParameterValue.number(point.x)),\(ParameterValue.number(point.y))"
      }.joined(separator: ",")
    }.joined(separator: "/")
  }
}
