internal import Layers

/// A mark in the upper left corner of a window that is recorded, or of which a script is written: a
/// dot and the time so far.
nonisolated struct TimedMark: Sendable, Hashable {
  /// Text before the time; empty for a recording, whose red dot is enough.
  let word: String
  let color: Color
  /// Whole seconds.
  let seconds: Int

  static func recording(seconds: Int) -> TimedMark {
    TimedMark(word: "", color: Color(red: 1, green: 0.27, blue: 0.23), seconds: seconds)
  }

  static func script(seconds: Int) -> TimedMark {
    TimedMark(word: "script ", color: Color(red: 1, green: 0.7, blue: 0.25), seconds: seconds)
  }

  /// "0:07", "12:30".
  var text: String {
    let rest = seconds % 60
    return "\(word)\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
