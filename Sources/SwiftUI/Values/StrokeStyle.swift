public import Foundation
package import Layers

/// Width, ends, corners and dashes of a line.
public struct StrokeStyle: Sendable, Hashable {
  /// In points, half of it on either side of the path.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest miter in line widths; a longer one is cut off as a bevel.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps by turns, in points; a solid line if there are none.
  public var dash: [CGFloat]
  /// Length of the pattern that is skipped before the first stroke.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style without its dashes; a width below 0 counts as 0.
  package var layersStyle: Layers.StrokeStyle {
    Layers.StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 0, lineCap: lineCap.layersCap,
      lineJoin: lineJoin.layersJoin, miterLimit: miterLimit)
  }
}
