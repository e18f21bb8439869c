/// Finds a range and a default in a sentence about a parameter, as in "Strength of the blur (0.0 -
/// 1.0), try 0.4".
package struct ProseNumbers {
  package private(set) var range: ClosedRange<Double>?
  package private(set) var defaultValue: [Double]?

  private enum Word {
    case number(Double)
    case text(String)
  }

  private let words: [Word]

  package init(_ text: String) {
    words = Self.words(of: text)
    findRange()
    findDefault()
  }

  /// word = number | letters | one other character; ".." and "..." and dashes are words of their
  /// own
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    let characters = Array(text.lowercased())
    var index = 0
    func at(_ i: Int) -> Character { i < characters.count ? characters[i] : " " }
    while index < characters.count {
      let character = characters[index]
      let startsNumber =
        character.isASCII && character.isNumber
        || (character == "." && at(index + 1).isNumber && at(index + 1).isASCII)
      let isSign =
        (character == "-" || character == "−") && (at(index + 1).isNumber || at(index + 1) == ".")
        && (index == 0 || " ([,:=".contains(at(index - 1))) && at(index + 1) != " "
      if startsNumber || isSign {
        var end = index + 1
        var hasPoint = character == "."
        while at(end).isASCII,
          at(end).isNumber
            || (at(end) == "." && !hasPoint && at(end + 1).isNumber && at(end + 1) != ".")
        {
          if at(end) == "." { hasPoint = true }
          end += 1
        }
        let spelling = String(characters[index..<end]).map { $0 == "−" ? "-" : $0 }
        if let value = Double(String(spelling)) { words.append(.number(value)) }
        index = end
        // `24px`, `0.5f`, `90°`: what follows is a unit
        if at(index) == ".", at(index + 1) == " " { index += 1 }
      } else if character.isLetter {
        var end = index
        while at(end).isLetter { end += 1 }
        words.append(.text(String(characters[index..<end])))
        index = end
      } else if character == "." {
        var end = index
        while at(end) == "." { end += 1 }
        words.append(.text(end - index > 1 ? ".." : "."))
        index = end
      } else {
        if character != " " { words.append(.text(String(character))) }
        index += 1
      }
    }
    return words
  }

  private func number(_ index: Int) -> Double? {
    guard words.indices.contains(index), case .number(let value) = words[index] else { return nil }
    return value
  }

  private func text(_ index: Int) -> String? {
    guard words.indices.contains(index), case .text(let text) = words[index] else { return nil }
    return text
  }

  /// range = number (".." | "-" | "–" | "to" | "and" | ",") number, where the words around allow it
  private mutating func findRange() {
    for index in words.indices {
      guard let low = number(index) else { continue }
      var next = index + 1
      // "from 0 (none) to 1 (full)"
      if text(next) == "(" {
        while next < words.count, text(next) != ")" { next += 1 }
        next += 1
      }
      let joint = text(next) ?? ""
      guard let high = number(next + 1) ?? (text(next + 1) == "<" ? number(next + 2) : nil),
        low < high
      else {
        continue
      }
      let before = text(index - 1) ?? ""
      let isRange: Bool
      switch joint {
      case "..", "–", "—", "to", "~", "-", "…": isRange = true
      case "and": isRange = before == "between"
      case ",":
        isRange =
          before == "[" && text(next + 2) == "]" || ["range", "in"].contains(text(index - 2) ?? "")
      default: isRange = false
      }
      if isRange {
        range = low...high
        return
      }
    }
    let low = value(after: ["min", "minimum"])
    let high = value(after: ["max", "maximum"])
    if let low, let high, low < high { range = low...high }
  }

  /// Returns the number that follows one of `labels`, signs and "is" between them allowed.
  private func value(after labels: Set<String>) -> Double? {
    for index in words.indices {
      guard let label = text(index), labels.contains(label) else { continue }
      for ahead in 1...3 {
        if let value = number(index + ahead) { return value }
        guard let between = text(index + ahead),
          [":", "=", "is", "of", "value", "to", "("].contains(between)
        else { break }
      }
    }
    return nil
  }

  private mutating func findDefault() {
    for index in words.indices {
      guard let label = text(index),
        [
          "default", "defaults", "try", "start", "starting", "typically", "usually", "e", "example",
          "recommended",
          "=",
        ].contains(label)
      else { continue }
      for ahead in 1...4 {
        if let first = number(index + ahead) {
          var values = [first]
          var next = index + ahead + 1
          while text(next) == ",", let more = number(next + 1),
            label.hasPrefix("default") || label == "="
          {
            values.append(more)
            next += 2
          }
          defaultValue = values
          return
        }
        guard let between = text(index + ahead),
          [
            ":", "=", "is", "to", "value", "with", "at", "g", ".", "(", "starting", "a", "around",
            "about", "of", "[", ",",
          ]
          .contains(between)
        else { break }
      }
    }
  }
}
