internal import Foundation

/// Paths as text: numbers, and after them the letter of the step.
///
/// step = x y "m" | x y "l" | (x y){2} "q" | (x y){3} "c" | "h"
extension Path: LosslessStringConvertible {
  /// Creates a path from its description; `nil` if a step is unknown or has other numbers.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  public var description: String {
    var steps: [String] = []
    forEach { element in
      switch element {
      case .move(let end): steps.append("\(end.words) m")
      case .line(let end): steps.append("\(end.words) l")
      case .quadCurve(let end, let control): steps.append("\(control.words) \(end.words) q")
      case .curve(let end, let control1, let control2):
        steps.append("\(control1.words) \(control2.words) \(end.words) c")
      case .closeSubpath: steps.append("h")
      }
    }
    return steps.joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.word) \(y.word)" }
}

extension CGFloat {
  /// The shortest text that is read as the same number, whole numbers without a point.
  fileprivate var word: String {
    let text = "\(Double(self))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
