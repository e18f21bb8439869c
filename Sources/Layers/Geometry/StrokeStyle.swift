/// How a path's line looks; as in SwiftUI, without dashes.
package struct StrokeStyle: Sendable, Hashable {
  /// The end of an open subpath.
  package enum LineCap: Sendable, Hashable, CaseIterable {
    /// Nothing: cut off square at the end.
    case butt
    /// Half a circle.
    case round
    /// Half a square.
    case square
  }

  /// The shape that fills the outside of a corner.
  package enum LineJoin: Sendable, Hashable, CaseIterable {
    /// The sides go on until they meet; a bevel where that is farther away than `miterLimit`
    /// allows.
    case miter
    case round
    /// Cut off straight.
    case bevel
  }

  /// In points, half of it on either side of the path.
  package var lineWidth: Double
  package var lineCap: LineCap
  package var lineJoin: LineJoin
  /// The longest miter, from the inner to the outer corner, in line widths.
  package var miterLimit: Double

  package init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10
  ) {
    precondition(lineWidth >= 0, "StrokeStyle.lineWidth must not be negative, got \(lineWidth)")
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }
}
