import Foundation

/// A soak as a picture: memory, descriptors with threads, and the time that edits took, over the
/// minutes.
struct SoakPlot {
  private struct Curve {
    let name: String
    let color: String
    let points: [(x: Double, y: Double)]
  }

  private let report: SoakReport

  private static let width = 900.0
  private static let height = 220.0
  private static let margin = 60.0

  init(_ report: SoakReport) { self.report = report }

  var svg: String {
    let samples = report.samples
    func curve(_ name: String, _ color: String, _ value: (SoakSample) -> Double?) -> Curve {
      Curve(
        name: name, color: color,
        points: samples.compactMap { sample in value(sample).map { (sample.seconds / 60, $0) } })
    }
    let charts: [(unit: String, curves: [Curve])] = [
      (
        "MiB",
        [
          curve("resident", "#888") { $0.resident },
          curve("proportional", "#28c") { $0.proportional },
          curve("anonymous", "#c33") { $0.anonymous },
        ]
      ),
      (
        "count",
        [
          curve("descriptors", "#283") { Double($0.descriptors) },
          curve("threads", "#a4c") { Double($0.threads) },
        ]
      ),
      ("seconds", [curve("longest reload", "#d70") { $0.latency }]),
    ]
    let whole = Self.height * Double(charts.count)
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) \(Int(whole))\" "
        + "font-family=\"sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for (index, chart) in charts.enumerated() {
      parts += Self.chart(chart.unit, chart.curves, top: Double(index) * Self.height)
    }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func chart(_ unit: String, _ curves: [Curve], top: Double) -> [String] {
    let points = curves.flatMap(\.points)
    let last = max(points.map(\.x).max() ?? 0, 0.01)
    let ceiling = max(points.map(\.y).max() ?? 0, 0.01) * 1.1
    let (left, right) = (margin, width - 20)
    let (upper, lower) = (top + 24, top + height - 30)
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    func place(_ point: (x: Double, y: Double)) -> String {
      let x = left + (right - left) * point.x / last
      let y = lower - (lower - upper) * point.y / ceiling
      return "\(number(x)),\(number(y))"
    }
    var parts: [String] = []
    for step in 0...4 {
      let value = ceiling * Double(step) / 4
      let y = number(lower - (lower - upper) * Double(step) / 4)
      let text = String(format: ceiling < 10 ? "%.2f" : "%.0f", value)
      parts += [
        "<path d=\"M\(number(left)) \(y)H\(number(right))\" stroke=\"#ddd\"/>",
        "<text x=\"\(number(left - 6))\" y=\"\(y)\" text-anchor=\"end\">\(text)</text>",
      ]
    }
    parts.append(
      "<text x=\"\(number(right))\" y=\"\(number(lower + 18))\" text-anchor=\"end\">"
        + "\(number(last)) minutes; \(unit)</text>")
    for (index, curve) in curves.enumerated() {
      let line = curve.points.map(place).joined(separator: " ")
      parts += [
        "<polyline points=\"\(line)\" fill=\"none\" stroke=\"\(curve.color)\"/>",
        "<text x=\"\(number(left + Double(index) * 120))\" y=\"\(number(top + 16))\" "
          + "fill=\"\(curve.color)\">\(curve.name)</text>",
      ]
    }
    return parts
  }
}
