internal import Controls
internal import Layers

/// Bar of the scene's time, with the presses marked above it.
nonisolated struct ScrubberDrawing {
  let layout: ScrubberLayout
  let range: ClosedRange<Double>
  let time: Double
  let latestTime: Double
  let presses: [ClosedRange<Double>]
  let isPaused: Bool
  let isDragged: Bool
  let opacity: Double

  /// - Parameters:
  ///   - range: Stretch of time that the bar covers.
  ///   - presses: Times between which the scene is pressed.
  init(
    of time: SceneTime, in layout: ScrubberLayout, range: ClosedRange<Double>,
    presses: [ClosedRange<Double>], at wallTime: Double
  ) {
    self.layout = layout
    self.range = range
    self.time = time.clock.time
    latestTime = time.scrubber.latestTime
    self.presses = presses
    isPaused = time.clock.isPaused
    isDragged = time.scrubber.grip == .time
    opacity = time.scrubber.opacity(at: wallTime)
  }

  /// Of the presses: warm, beside the white of the time.
  private static let pressColor = Color(red: 1, green: 0.8, blue: 0.5)

  func draw(on canvas: inout ControlCanvas) {
    canvas.panel(layout.panel, opacity: opacity, cornerRadius: 14)
    drawButton(on: &canvas)
    drawTrack(on: &canvas)
    if let end = layout.labelEnd {
      canvas.put(Self.text(of: time), .label, at: end, isTrailing: true, opacity: opacity)
    }
  }

  private func drawButton(on canvas: inout ControlCanvas) {
    let center = layout.button.center
    if isPaused {
      let triangle = Path { path in
        path.addLines([
          Point(x: center.x - 4.5, y: center.y - 6.5), Point(x: center.x + 7, y: center.y),
          Point(x: center.x - 4.5, y: center.y + 6.5),
        ])
        path.closeSubpath()
      }
      canvas.fill(triangle, color: .white.opacity(0.92 * opacity))
    } else {
      for x in [center.x - 5.5, center.x + 2] {
        canvas.bar(
          Rect(x: x, y: center.y - 6, width: 3.5, height: 12), color: .white.opacity(0.92),
          opacity: opacity)
      }
    }
  }

  private func drawTrack(on canvas: inout ControlCanvas) {
    let track = layout.track
    let bar = { (time: Double) in
      Rect(
        x: track.minX, y: track.minY,
        width: max(track.size.height, layout.x(of: time, in: range) - track.minX),
        height: track.size.height)
    }
    canvas.bar(bar(range.upperBound), color: .white.opacity(0.13), opacity: opacity)
    canvas.bar(bar(latestTime), color: .white.opacity(0.2), opacity: opacity)
    canvas.bar(bar(time), color: .white.opacity(0.75), opacity: opacity)
    drawTicks(on: &canvas)
    for press in presses where press.upperBound > range.lowerBound {
      let left = layout.x(of: press.lowerBound, in: range)
      let right = layout.x(of: press.upperBound, in: range)
      canvas.bar(
        Rect(x: left, y: track.minY - 8, width: max(4, right - left), height: 4),
        color: Self.pressColor, opacity: opacity)
    }
    let radius = isDragged ? 7.5 : 6.0
    let center = Point(x: layout.x(of: time, in: range), y: track.center.y)
    canvas.bar(
      Rect(
        x: center.x - radius - 1.5, y: center.y - radius - 1.5, width: 2 * radius + 3,
        height: 2 * radius + 3),
      color: Color(red: 0.07, green: 0.07, blue: 0.09), opacity: opacity)
    canvas.bar(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      color: .white, opacity: opacity)
  }

  /// A mark below the track at every second, longer at every fifth; only those where there is no
  /// room for more.
  private func drawTicks(on canvas: inout ControlCanvas) {
    let points = layout.track.size.width / (range.upperBound - range.lowerBound)
    let every = [1.0, 5, 10, 30, 60, 300].first { $0 * points >= 7 } ?? 3600
    var time = (range.lowerBound / every).rounded(.up) * every
    while time <= range.upperBound {
      let isLong = time.truncatingRemainder(dividingBy: 5 * every) == 0
      canvas.bar(
        Rect(
          x: layout.x(of: time, in: range) - 0.5, y: layout.track.maxY + 6, width: 1,
          height: isLong ? 5 : 3),
        color: .white.opacity(isLong ? 0.45 : 0.25), opacity: opacity)
      time += every
    }
  }

  /// Seconds with hundredths, with minutes before them from one minute on: "12.35 s", "2:05.35".
  static func text(of time: Double) -> String {
    guard time >= 60 else { return NumberRange.text(time, digits: 2) + " s" }
    let minutes = (time / 60).rounded(.down)
    let seconds = NumberRange.text(min(time - 60 * minutes, 59.99), digits: 2)
    return "\(Int(clamping: minutes)):" + (seconds.count < 5 ? "0" : "") + seconds
  }
}
