internal import Controls
internal import Rendering

/// How long the last frames took, and their parts.
nonisolated struct FrameTimes: Sendable, Equatable {
  /// Milliseconds from the start of a frame until its commands were handed over; the newest last.
  private(set) var milliseconds: [Double] = []
  /// Seconds from one frame's start to the next.
  private var intervals: [Double] = []
  private var lastStart: Double?
  /// Lines of text; renewed four times a second, so that they can be read.
  private(set) var text: [String] = []
  private var textTime = -1.0
  /// Counts when the text was renewed.
  private var lastCounts = RenderCounts()
  /// Frames since then.
  private var framesShown = 0

  /// Frames that are remembered.
  static let count = 90

  /// A part of every frame.
  struct Part: Sendable, Equatable {
    let name: String
    /// The newest last.
    fileprivate(set) var milliseconds: [Float] = []
  }

  private var parts = [Part(name: "planning"), Part(name: "drawing"), Part(name: "panels")]

  /// Values for a panel; renewed with the text, so that a panel is steady in between.
  struct Reading: Sendable, Equatable {
    var parts: [Part] = []
    /// GPU times of a frame's passes; empty where the driver cannot tell.
    var passes: [PassTime] = []
    /// Milliseconds at the upper edge of a graph.
    var ceiling = 0.0

    /// Frames whose parts are known.
    var count: Int { parts.first?.milliseconds.count ?? 0 }
  }

  private(set) var reading = Reading()

  /// Milliseconds at the upper edge of a graph: one slow frame must not flatten all others.
  var ceiling: Double { max(4, percentile(95) * 1.5) }

  /// Takes in how long the parts of a frame took, in seconds.
  private mutating func add(planning: Double, drawing: Double, panels: Double) {
    for (index, seconds) in [planning, drawing, panels].enumerated() {
      parts[index].milliseconds.append(Float(seconds * 1000))
      if parts[index].milliseconds.count > Self.count { parts[index].milliseconds.removeFirst() }
    }
  }

  /// Takes in a frame.
  mutating func add(_ frame: FrameMeasurement) {
    if let parts = frame.parts {
      add(planning: parts.planning, drawing: parts.drawing, panels: parts.panels)
    }
    framesShown += 1
    milliseconds.append((frame.end - frame.start) * 1000)
    if milliseconds.count > Self.count { milliseconds.removeFirst() }
    if let lastStart, frame.start - lastStart < 0.25 { intervals.append(frame.start - lastStart) }
    if intervals.count > Self.count { intervals.removeFirst() }
    lastStart = frame.start
    let isDue = frame.end - textTime > 0.25
    // The first frames are shown at once: a scene that stands still may not have more.
    if isDue || reading.count < 2 {
      reading = Reading(parts: parts, passes: frame.passes, ceiling: ceiling)
    }
    guard isDue else { return }
    text = lines(counts: frame.counts)
    (textTime, lastCounts, framesShown) = (frame.end, frame.counts, 0)
  }

  private func lines(counts: RenderCounts) -> [String] {
    let mean = intervals.reduce(0, +) / Double(max(1, intervals.count))
    let rate = mean > 0 ? NumberRange.text(1 / mean, digits: 0) : "–"
    // Draws and uploads are those of a frame, this panel included; programs and textures are all
    // that were made.
    func each(_ count: KeyPath<RenderCounts, Int>) -> String {
      let number = counts[keyPath: count] - lastCounts[keyPath: count]
      return NumberRange.text(Double(number) / Double(max(1, framesShown)), digits: 0)
    }
    return [
      "\(rate) frames a second",
      "\(NumberRange.text(percentile(50), digits: 2)) ms, 95 % under "
        + "\(NumberRange.text(percentile(95), digits: 2)) ms",
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
