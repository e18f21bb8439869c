internal import Layers
internal import Rendering

/// How long the last frames took, as a small graph with the numbers beside it.
struct FrameTimes {
  /// Milliseconds from the start of a frame until its commands were handed over; the newest last.
  private var milliseconds: [Double] = []
  /// Seconds from one frame's start to the next.
  private var intervals: [Double] = []
  private var lastStart: Double?
  /// What the text says; renewed four times a second, so that it can be read.
  private var text: [String] = []
  private var textTime = -1.0
  /// What had been made and drawn when the text was renewed.
  private var lastCounts = RenderCounts()
  /// Frames since then.
  private var framesShown = 0

  private static let count = 90

  /// A part of every frame.
  struct Part {
    let name: String
    /// The newest last.
    fileprivate(set) var milliseconds: [Float] = []
  }

  private(set) var parts = [
    Part(name: "planning"), Part(name: "drawing"), Part(name: "panels"),
  ]

  /// Milliseconds at the upper edge of a graph: one slow frame must not flatten all others.
  var ceiling: Double { max(4, percentile(95) * 1.5) }

  /// Takes in how long the parts of a frame took, in seconds.
  mutating func add(planning: Double, drawing: Double, panels: Double) {
    for (index, seconds) in [planning, drawing, panels].enumerated() {
      parts[index].milliseconds.append(Float(seconds * 1000))
      if parts[index].milliseconds.count > Self.count { parts[index].milliseconds.removeFirst() }
    }
  }

  /// Takes in a frame that began and ended at these wall times, in seconds.
  mutating func add(start: Double, end: Double) {
    framesShown += 1
    milliseconds.append((end - start) * 1000)
    if milliseconds.count > Self.count { milliseconds.removeFirst() }
    if let lastStart, start - lastStart < 0.25 { intervals.append(start - lastStart) }
    if intervals.count > Self.count { intervals.removeFirst() }
    lastStart = start
  }

  /// Draws the graph and the numbers in the top right corner.
  mutating func draw(on canvas: inout OverlayCanvas, counts: RenderCounts, at wallTime: Double) {
    if wallTime - textTime > 0.25 {
      text = lines(counts: counts)
      (textTime, lastCounts, framesShown) = (wallTime, counts, 0)
    }
    // In steps, so that the panel does not tremble with the digits.
    let widest = text.map { canvas.measure($0, .faint).width }.max() ?? 0
    let width = max(202, (widest / 12).rounded(.up) * 12 + 24)
    let panel = Rect(x: canvas.size.width - 12 - width, y: 12, width: width, height: 121)
    canvas.panel(panel, opacity: 1)
    for (index, line) in text.enumerated() {
      let style = index == 0 ? OverlayText.Style.value : .faint
      canvas.put(
        line, style, at: Point(x: panel.minX + 12, y: panel.minY + 9 + Double(index) * 17))
    }
    let ceiling = ceiling
    let base = panel.maxY - 10
    let left = panel.minX + 12
    let step = (panel.size.width - 24) / Double(Self.count - 1)
    let graph = Path { path in
      path.move(to: Point(x: left, y: base))
      for (index, value) in milliseconds.enumerated() {
        let height = max(1, 30 * min(1, value / ceiling))
        path.addLine(to: Point(x: left + Double(index) * step, y: base - height))
      }
      path.addLine(to: Point(x: left + Double(max(0, milliseconds.count - 1)) * step, y: base))
      path.closeSubpath()
    }
    canvas.fill(graph, color: Color(red: 0.48, green: 0.83, blue: 0.85).opacity(0.8))
  }

  private func lines(counts: RenderCounts) -> [String] {
    let mean = intervals.reduce(0, +) / Double(max(1, intervals.count))
    let rate = mean > 0 ? Readout.text(1 / mean, digits: 0) : "–"
    // Draws and uploads are those of a frame, this panel included; programs and textures are all
    // that were made.
    func each(_ count: KeyPath<RenderCounts, Int>) -> String {
      let number = counts[keyPath: count] - lastCounts[keyPath: count]
      return Readout.text(Double(number) / Double(max(1, framesShown)), digits: 0)
    }
    return [
      "\(rate) frames a second",
      "\(Readout.text(percentile(50), digits: 2)) ms, 95 % under "
        + "\(Readout.text(percentile(95), digits: 2)) ms",
      "programs: \(counts.programs) new, \(counts.restored) cached, \(counts.ahead) ahead",
      "\(counts.textures) textures, \(each(\.draws)) draws, \(each(\.uploads)) uploads",
    ]
  }

  /// The time that `share` % of the last frames stay under, in milliseconds; 0 before the first.
  private func percentile(_ share: Int) -> Double {
    let sorted = milliseconds.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * share / 100)]
  }
}
