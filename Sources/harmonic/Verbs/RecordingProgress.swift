import Glibc

/// How far a recording is, and the time that is left: a line that changes on a terminal, elsewhere
/// a line every few seconds.
struct RecordingProgress {
  private let console: Console
  private let count: Int
  private var drawn = 0
  private let start = MonotonicClock.seconds()
  private var shownAt: Double

  /// Seconds between two looks of the line, and between two lines.
  private static let (looks, lines) = (0.1, 5.0)

  init(of count: Int, _ console: Console) {
    (self.count, self.console) = (count, console)
    // Short recordings need no line.
    shownAt = start
  }

  /// Takes note that the next frame begins.
  mutating func frameBegins() {
    let now = MonotonicClock.seconds()
    if now - shownAt >= (console.hasTerminal ? Self.looks : Self.lines) {
      shownAt = now
      let text = "\(drawn) of \(count) frames\(timeLeft(after: now - start))"
      if console.hasTerminal { console.showLine(text) } else { console.say(text) }
    }
    drawn += 1
  }

  /// Takes the line away.
  func end() { if console.hasTerminal { console.showLine(nil) } }

  private func timeLeft(after seconds: Double) -> String {
    guard drawn > 4 else { return "" }
    let left = Int(clamping: (seconds / Double(drawn) * Double(count - drawn)).rounded(.up))
    return left < 60 ? ", \(left) s left" : ", \(left / 60) min \(left % 60) s left"
  }
}
