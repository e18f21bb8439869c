internal import Layers
internal import Opening
package import Pictures
package import Rendering
internal import Typesetting

/// A scaling report as a picture: a panel for each series, with its points, its line and what a
/// step costs.
package struct ScalingPlot {
  private let report: ScalingReport

  private static let size = Size(width: 1370, height: 440)
  private static let scale = 2.0
  private static let margin = 32.0
  private static let gap = 18.0
  /// Top and height of the panels.
  private static let panels = (top: 100.0, height: 308.0)

  private static let panelColor = Color(hex: "16161A")
  private static let border = Color(hex: "26262D")
  private static let grid = Color(hex: "24242B")
  private static let bright = Color(hex: "F2F2F5")
  private static let dim = Color(hex: "8A8A94")

  package init(_ report: ScalingReport) { self.report = report }

  /// Draws the plot, at two pixels per point.
  package func picture(using stage: OffscreenStage) throws -> Picture {
    let pixels = try stage.pixels(
      of: layer, scale: Self.scale, background: SceneRequest.standardBackground)
    return Picture(
      width: Int(Self.size.width * Self.scale), height: Int(Self.size.height * Self.scale),
      pixels: pixels)
  }

  /// The plot, in points.
  var layer: Layer {
    var drawing = PlotDrawing(size: Self.size, scale: Self.scale)
    drawing.text(
      "What a frame costs", Font(size: 24, weight: .semibold), Self.bright,
      at: Point(x: Self.margin, y: 26))
    let port = report.isNaive ? "strings by the plain port, " : ""
    drawing.text(
      "\(port)medians of \(report.rounds) rounds, on \(report.driver.renderer)", Font(size: 13),
      Self.dim, at: Point(x: Self.margin, y: 60))
    let count = Double(report.series.count)
    let width = (Self.size.width - 2 * Self.margin - (count - 1) * Self.gap) / count
    for (index, series) in report.series.enumerated() {
      let x = Self.margin + Double(index) * (width + Self.gap)
      let panel = Rect(x: x, y: Self.panels.top, width: width, height: Self.panels.height)
      draw(series, in: panel, on: &drawing)
    }
    return drawing.layer
  }

  private func draw(
    _ series: ScalingReport.Series, in panel: Rect, on drawing: inout PlotDrawing
  ) {
    drawing.panel(panel, fill: Self.panelColor, border: Self.border)
    drawHead(of: series, in: panel, on: &drawing)
    let field = Rect(
      x: panel.minX + 62, y: panel.minY + 98, width: panel.size.width - 90,
      height: panel.size.height - 136)
    let step = series.axis.step
    let xTicks = AxisTicks(upTo: (series.points.map(\.amount).max() ?? step) / step)
    let yTicks = AxisTicks(upTo: series.points.map(\.milliseconds).max() ?? 1)
    func place(_ amount: Double, _ milliseconds: Double) -> Point {
      Point(
        x: field.minX + field.size.width * amount / step / xTicks.last,
        y: field.maxY - field.size.height * milliseconds / yTicks.last)
    }
    drawGrid(xTicks, yTicks, in: field, on: &drawing)
    let color = Self.color(of: series.axis)
    // The line as far as it stays in the field; it may meet the axis below 0.
    let largest = series.points.map(\.amount).max() ?? 0
    let first = series.line.intercept >= 0 ? 0 : -series.line.intercept / series.line.slope
    let start = place(first, series.line.value(at: first))
    let end = place(largest, min(yTicks.last, series.line.value(at: largest)))
    drawing.line(from: start, to: end, color: color.opacity(0.12), width: 9)
    drawing.line(from: start, to: end, color: color.opacity(0.8), width: 1.5)
    for point in series.points {
      let center = place(point.amount, point.milliseconds)
      drawing.dot(at: center, diameter: 11, color: Self.panelColor)
      drawing.dot(at: center, diameter: 7, color: color)
    }
  }

  /// Name, slope and straightness.
  private func drawHead(
    of series: ScalingReport.Series, in panel: Rect, on drawing: inout PlotDrawing
  ) {
    let (left, right) = (panel.minX + 20, panel.maxX - 20)
    drawing.text(
      series.axis.rawValue.capitalizedFirst, Font(size: 14, weight: .semibold),
      Self.color(of: series.axis), at: Point(x: left, y: panel.minY + 15))
    drawing.text(
      "R² \(series.line.rSquared.text(digits: 4))", Font(size: 12).monospacedDigit(), Self.dim,
      at: Point(x: right, y: panel.minY + 17), .trailing)
    let slope = (series.line.slope * series.axis.step).threeDigits
    let width = drawing.text(
      "\(slope) ms", Font(size: 26, weight: .semibold), Self.bright,
      at: Point(x: left, y: panel.minY + 38))
    drawing.text(
      "a \(series.axis.stepName)", Font(size: 13), Self.dim,
      at: Point(x: left + width + 8, y: panel.minY + 51))
  }

  private func drawGrid(
    _ xTicks: AxisTicks, _ yTicks: AxisTicks, in field: Rect, on drawing: inout PlotDrawing
  ) {
    let font = Font(size: 11).monospacedDigit()
    for value in yTicks.values {
      let y = field.maxY - field.size.height * value / yTicks.last
      drawing.line(
        from: Point(x: field.minX, y: y), to: Point(x: field.maxX, y: y), color: Self.grid,
        width: 1)
      let unit = value == yTicks.last ? " ms" : ""
      drawing.text(
        yTicks.text(of: value) + unit, font, Self.dim,
        at: Point(x: field.minX - 9, y: y - 7), .trailing)
    }
    for value in xTicks.values {
      let x = field.minX + field.size.width * value / xTicks.last
      drawing.text(
        xTicks.text(of: value), font, Self.dim, at: Point(x: x, y: field.maxY + 9), .center)
    }
  }

  /// The strings' own colors.
  private static func color(of axis: ScalingReport.Axis) -> Color {
    switch axis {
    case .pixels: Color(hex: "7BD4DA")
    case .waves: Color(hex: "F05069")
    case .layers: Color(hex: "8C9BFF")
    case .letters: Color(hex: "F2B84B")
    }
  }
}

nonisolated extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
