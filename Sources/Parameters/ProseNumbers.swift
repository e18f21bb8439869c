/// Finds a range, a step and a default in a sentence about a parameter, as in "Strength of the blur
/// (0.0 - 1.0), try 0.4" or "min=0, max=5, step=0.1".
///
/// An equals sign gives the default only where nothing else is named before it: `g` of "e.g. g=2.2"
/// and `min` of "min=0" have numbers of their own.
package struct ProseNumbers {
  package private(set) var range: ClosedRange<Double>?
  package private(set) var step: Double?
  package private(set) var defaultValue: [Double]?

  private enum Word {
    case number(Double)
    case text(String)
  }

  private let words: [Word]

  package init(_ text: String) {
    words = Self.words(of: text)
    findRange()
    let isStated = words.indices.contains {
      self.text($0) == "step" && ["=", ":", "is", "of"].contains(self.text($0 + 1) ?? "")
    }
    if isStated, let value = numbers(after: ["step"])?.first, value > 0 { step = value }
    findDefault()
  }

  /// Labels of a default before an equals sign or a colon.
  package static let defaultLabels: Set = [
    "default", "defaults", "value", "initial", "init", "def",
  ]

  /// Whether an equals sign behind `word` gives the default: behind nothing, behind a bracket, a
  /// comma or the like, and behind a label of a default.
  package static func statesDefault(behind word: String?) -> Bool {
    guard let word else { return true }
    return [",", ";", ":", ")", "]", "}", "."].contains(word) || defaultLabels.contains(word)
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
        let exponent = at(end + 1) == "-" || at(end + 1) == "+" ? end + 2 : end + 1
        if at(end) == "e", at(exponent).isASCII, at(exponent).isNumber {
          end = exponent
          while at(end).isASCII, at(end).isNumber { end += 1 }
        }
        let spelling = String(characters[index..<end]).map { $0 == "−" ? "-" : $0 }
        if let value = Double(String(spelling)) { words.append(.number(value)) }
        index = end
        // `0.`, `1.f` and `0.5h`; in `24px` and `90°` a unit follows.
        if at(index) == ".", at(index + 1) != "." { index += 1 }
        if at(index) == "f" || at(index) == "h", !at(index + 1).isLetter { index += 1 }
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

  private static let joints: Set = ["..", "–", "—", "to", "~", "-", "…"]

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
      case let joint where Self.joints.contains(joint): isRange = true
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
    if let low = numbers(after: ["min", "minimum"])?.min(),
      let high = numbers(after: ["max", "maximum"])?.max(), low < high
    {
      range = low...high
    }
  }

  /// Returns the numbers that follow one of `labels`, signs and "is" between them allowed.
  private func numbers(after labels: Set<String>) -> [Double]? {
    for index in words.indices {
      guard let label = text(index), labels.contains(label) else { continue }
      for ahead in 1...3 {
        if let numbers = constant(at: index + ahead) { return numbers }
        guard let between = text(index + ahead),
          [":", "=", "is", "of", "value", "to", "("].contains(between)
        else { break }
      }
    }
    return nil
  }

  /// constant = number | type number? "(" number ("," number)* ")"
  private func constant(at index: Int) -> [Double]? {
    if let number = number(index) { return [number] }
    guard let type = text(index), Self.types.contains(type) else { return nil }
    let open = number(index + 1) == nil ? index + 1 : index + 2
    guard text(open) == "(", var found = number(open + 1).map({ [$0] }) else { return nil }
    var next = open + 2
    while text(next) == ",", let more = number(next + 1) {
      found.append(more)
      next += 2
    }
    return text(next) == ")" ? found : nil
  }

  private static let types: Set = ["vec", "ivec", "uvec", "float", "half", "int", "uint"]

  /// Whether the word at `index` announces a default.
  private func announcesDefault(_ index: Int) -> Bool {
    guard let word = text(index) else { return false }
    switch word {
    case "=":
      let follows =
        number(index - 1) == nil
        ? Self.statesDefault(behind: text(index - 1))
        : Self.joints.contains(text(index - 2) ?? "")
      return follows && text(index + 1) != "="
    case "e": return text(index + 1) == "." && text(index + 2) == "g"
    default: return Self.announcements.contains(word)
    }
  }

  private static let announcements: Set = [
    "default", "defaults", "try", "start", "starting", "typically", "usually", "example",
    "recommended",
  ]

  private mutating func findDefault() {
    for index in words.indices where announcesDefault(index) {
      let label = text(index) ?? ""
      for ahead in 1...4 {
        if var values = constant(at: index + ahead) {
          var next = index + ahead + 1
          while values.count < 4, number(next - 1) != nil, text(next) == ",",
            let more = number(next + 1), label.hasPrefix("default") || label == "="
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
