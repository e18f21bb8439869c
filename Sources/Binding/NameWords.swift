/// The words of a parameter's name, lower case, abbreviations written out.
///
/// ```swift
/// NameWords("u_waveFreq2").words  // ["wave", "frequency"], and its ordinal is 2
/// ```
struct NameWords: Hashable {
  /// Never empty unless the name has no letters.
  private(set) var words: [String]
  /// The number in the name, as in `color2`.
  private(set) var ordinal: Int?
  /// Whether it asks something, as `isVertical` and `useNoise` do.
  private(set) var isQuestion = false

  init(_ name: String) {
    var parts = Self.parts(of: name)
    ordinal = parts.last { $0.first?.isNumber == true }.flatMap { Int($0) }
    parts.removeAll { $0.first?.isNumber == true }
    if parts.count > 1, KnownNames.prefixes.contains(parts[0]) { parts.removeFirst() }
    if parts.count > 1, KnownNames.questions.contains(parts[0]) {
      isQuestion = true
      parts.removeFirst()
    }
    let telling = parts.filter { !KnownNames.fillers.contains($0) }
    if !telling.isEmpty { parts = telling }
    words = parts.flatMap { part in
      KnownNames.abbreviations[part].map { [$0] } ?? Self.compound(part) ?? [part]
    }
  }

  var last: String { words.last ?? "" }

  mutating func replace(with word: String) { words = [word] }

  /// Whether any word, or the singular of any, is one of `known`.
  func hasAny(of known: Set<String>) -> Bool { words.contains { Self.matches($0, known) } }

  /// Whether all words, or their singulars, are of `known`.
  func hasOnly(_ known: Set<String>) -> Bool { words.allSatisfy { Self.matches($0, known) } }

  static func matches(_ word: String, _ known: Set<String>) -> Bool {
    known.contains(word) || known.contains(singular(of: word))
  }

  static func singular(of word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    return word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
  }

  /// Parts at underscores, digits and capitals: `UVOffset_2` is "uv", "offset", "2".
  private static func parts(of name: String) -> [String] {
    let characters = Array(name)
    var parts: [String] = []
    var current = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        parts.append(current)
        current = ""
        continue
      }
      if let before = current.last {
        let next = index + 1 < characters.count ? characters[index + 1] : "_"
        let isBreak =
          before.isNumber != character.isNumber
          || character.isUppercase && (before.isLowercase || next.isLowercase)
        if isBreak {
          parts.append(current)
          current = ""
        }
      }
      current.append(character)
    }
    parts.append(current)
    return parts.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Two known words written as one, as in "viewsize" or "itime".
  private static func compound(_ part: String) -> [String]? {
    guard part.count > 4, part.count <= 2 * KnownNames.longestWord,
      !KnownNames.vocabulary.contains(part),
      !KnownNames.vocabulary.contains(singular(of: part))
    else { return nil }
    if part.hasSuffix("x") || part.hasSuffix("y"),
      KnownNames.axisOwners.contains(String(part.dropLast()))
    {
      return [String(part.dropLast()), String(part.suffix(1))]
    }
    for index in part.indices.dropFirst().reversed() {
      let (first, second) = (String(part[..<index]), String(part[index...]))
      let secondWord = KnownNames.abbreviations[second] ?? second
      guard second.count > 2, KnownNames.vocabulary.contains(secondWord) else { continue }
      if KnownNames.prefixes.contains(first) || KnownNames.fillers.contains(first) {
        return [secondWord]
      }
      if first.count > 2, KnownNames.vocabulary.contains(first) { return [first, secondWord] }
    }
    return nil
  }
}
