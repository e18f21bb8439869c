import Capture
import Layers
import Scenes

/// The texts of options as numbers, sizes, places, intervals and colors; each refusal shows what was given.
extension Arguments {
  /// `--size WxH`, in points.
  func size() throws(CommandFailure) -> Size? {
    guard let text = text(of: .size) else { return nil }
    guard let (width, height) = Self.pair(text, separator: "x"), width > 0, height > 0 else {
      throw .usage("'\(text)' is no size", hint: "write width and height in points: --size 360x160")
    }
    guard CaptureRequest.sides.contains(width), CaptureRequest.sides.contains(height) else {
      throw .usage("'--size' is \(text)", hint: "sides go from 1 to 65536 points")
    }
    return Size(width: width, height: height)
  }

  /// A number in `range`.
  func number(
    of option: Option, in range: ClosedRange<Double>
  ) throws(CommandFailure) -> Double? {
    guard let text = text(of: option) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .usage(
        "'\(text)' is no number", hint: "write --\(option.rawValue) \(option.value ?? "")")
    }
    guard range.contains(number) else {
      throw .usage(
        "'--\(option.rawValue)' is \(text)",
        hint: "it goes from \(ParameterValue.number(range.lowerBound)) "
          + "to \(ParameterValue.number(range.upperBound))")
    }
    return number
  }

  /// `--pointer X,Y`, in points of the canvas.
  func pointer() throws(CommandFailure) -> Point? {
    guard let text = text(of: .pointer) else { return nil }
    guard let (x, y) = Self.pair(text, separator: ",") else {
      throw .usage("'\(text)' is no place", hint: "write x and y in points: --pointer 180,80")
    }
    return Point(x: x, y: y)
  }

  /// All `--press A..B`, in order of time.
  func presses() throws(CommandFailure) -> [Script.Press] {
    var presses: [Script.Press] = []
    for text in texts(of: .press) {
      guard let (start, end) = Self.pair(text, separator: ".."), start >= 0 else {
        throw .usage(
          "'\(text)' is no press", hint: "write begin and end in seconds: --press 1..2.5")
      }
      guard start <= end else {
        throw .usage(
          "the press '\(text)' ends before it begins",
          hint: "write --press \(ParameterValue.number(end))..\(ParameterValue.number(start))")
      }
      presses.append(Script.Press(start: start, end: end))
    }
    presses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (first, second) in zip(presses, presses.dropFirst()) where second.start < first.end {
      let text = { (press: Script.Press) in
        "\(ParameterValue.number(press.start))..\(ParameterValue.number(press.end))"
      }
      throw .usage(
        "two presses overlap: \(text(first)) and \(text(second))",
        hint: "there is one pointer; let it up before it goes down again")
    }
    return presses
  }

  /// `--background COLOR`.
  func background() throws(CommandFailure) -> Color? {
    guard let text = text(of: .background) else { return nil }
    if text == "transparent" { return .clear }
    guard let color = ParameterValue.color(from: text) else {
      throw .usage(
        "'\(text)' is no color",
        hint: "write RGB, RRGGBB or AARRGGBB in hex (0F0F11), or 'transparent'")
    }
    return color
  }

  /// pair = number separator number
  private static func pair(_ text: String, separator: String) -> (Double, Double)? {
    guard let middle = text.firstRange(of: separator) else { return nil }
    guard let a = Double(text[..<middle.lowerBound]), let b = Double(text[middle.upperBound...]),
      a.isFinite, b.isFinite
    else { return nil }
    return (a, b)
  }
}
