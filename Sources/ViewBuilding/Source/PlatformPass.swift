internal import SwiftSource

/// A Swift file written for Apple's systems, as a compiler on Linux takes it: every line and column
/// is where it was.
///
/// ```swift
/// // given text: [UInt8]
/// let pass = PlatformPass(text)
/// pass.text        // without "@objc" and "@main", and with "true   " for "os(iOS)"
/// pass.activeText  // also without the branches of `#if` that are not compiled
/// ```
///
/// It does not look for mistakes, and leaves strings, comments and regular expressions alone.
struct PlatformPass {
  /// The text for the compiler.
  private(set) var text: [UInt8]
  /// The same without directives, and without branches that are known to be left out.
  private(set) var activeText: [UInt8] = []
  /// Where `@main` was.
  private(set) var mainOffset: Int?

  /// Attributes that are errors on Linux, or that would start another program than the preview.
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "main", "UIApplicationMain", "NSApplicationMain",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    let tokens = SwiftTokens(text)
    let hidden = answerConditions(tokens)
    removeAttributes(tokens)
    removeImports(tokens)
    for range in UnshownTypes(tokens).replacements { replace(range) }
    activeText = self.text
    for range in hidden { Self.blank(range, in: &activeText) }
    if let offset = mainOffset, hidden.contains(where: { $0.contains(offset) }) { mainOffset = nil }
  }

  // MARK: - Attributes

  private mutating func removeAttributes(_ tokens: SwiftTokens) {
    for (index, token) in tokens.all.enumerated() where token.isSymbol("@") {
      let name = tokens[index + 1]
      guard name.kind == .identifier, !name.followsSpace, Self.attributes.contains(name.text)
      else { continue }
      var end = name.range.upperBound
      let open = index + 2
      if tokens[open].isSymbol("("), !tokens[open].followsSpace, tokens.partner[open] > open {
        end = tokens[tokens.partner[open]].range.upperBound
      }
      if name.text.lowercased().hasSuffix("main"), mainOffset == nil {
        mainOffset = token.range.lowerBound
      }
      Self.blank(token.range.lowerBound..<end, in: &text)
    }
  }

  // MARK: - Modules

  /// Takes out the imports of modules whose names the module SwiftUI has itself, and their names
  /// before others: every file imports SwiftUI without saying so.
  private mutating func removeImports(_ tokens: SwiftTokens) {
    for place in Self.imports(in: tokens) where StandInModules.names.contains(place.module) {
      Self.blank(place.range, in: &text)
      removeQualifiers(place.module, tokens)
    }
  }

  /// `Combine.Just` is `Just`.
  private mutating func removeQualifiers(_ module: String, _ tokens: SwiftTokens) {
    for index in tokens.places(of: module) where index > 0 {
      let dot = tokens[index + 1]
      guard dot.isSymbol("."), tokens[index + 2].kind == .identifier,
        !tokens[index - 1].isSymbol("."), tokens[index - 1].text != "import"
      else { continue }
      Self.blank(tokens[index].range.lowerBound..<dot.range.upperBound, in: &text)
    }
  }

  /// An import of a file.
  struct Import {
    let module: String
    /// With the attributes before it on its line.
    let range: Range<Int>
  }

  /// import = (attribute | modifier)* "import" [kind] name ("." name)*
  static func imports(in tokens: SwiftTokens) -> [Import] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.places(of: "import").compactMap { index in
      guard index == 0 || !tokens[index - 1].isSymbol("."), tokens.enclosing[index] < 0 else {
        return nil
      }
      let line = tokens[index].line
      var start = index
      while start > 0, tokens[start - 1].line == line, !tokens[start - 1].isSymbol(";") {
        start -= 1
      }
      let name = kinds.contains(tokens[index + 1].text) ? index + 2 : index + 1
      guard tokens[name].kind == .identifier, tokens[name].line == line else { return nil }
      var end = name
      while tokens[end + 1].isSymbol("."), tokens[end + 2].kind == .identifier { end += 2 }
      return Import(
        module: tokens[name].text,
        range: tokens[start].range.lowerBound..<tokens[end].range.upperBound)
    }
  }

  /// Writes a word in the place of bytes, which are as many or more.
  private mutating func replace(_ replacement: UnshownTypes.Replacement) {
    Self.blank(replacement.range, in: &text)
    let word = Array(replacement.word.utf8)
    guard word.count <= replacement.range.count else { return }
    let start = replacement.range.lowerBound
    text.replaceSubrange(start..<(start + word.count), with: word)
  }

  // MARK: - Conditions

  /// One `#if` whose `#endif` has not been met.
  private struct OpenCondition {
    /// Whether a branch before this one is taken for sure.
    var isSettled: Bool
    /// Where the branch begins, if it is left out for sure.
    var hiddenFrom: Int?
  }

  /// Answers what the compiler would answer for Linux, and returns the bytes of directives and of
  /// branches that are left out.
  private mutating func answerConditions(_ tokens: SwiftTokens) -> [Range<Int>] {
    var hidden: [Range<Int>] = []
    var open: [OpenCondition] = []
    for (index, token) in tokens.all.enumerated() where token.isSymbol("#") {
      let name = tokens[index + 1]
      guard name.kind == .identifier, !name.followsSpace else { continue }
      let start = token.range.lowerBound
      var end = name.range.upperBound
      switch name.text {
      case "if", "elseif":
        var reader = ConditionReader(tokens, at: index + 2)
        let answer = reader.readCondition()
        end = max(end, tokens[reader.index - 1].range.upperBound)
        for platform in reader.platforms { replace(platform) }
        if name.text == "if" {
          open.append(OpenCondition(isSettled: false))
        } else {
          Self.close(open.count - 1, of: &open, before: start, adding: &hidden)
        }
        begin(branch: answer, at: end, of: &open)
      case "else" where !open.isEmpty:
        Self.close(open.count - 1, of: &open, before: start, adding: &hidden)
        begin(branch: .yes, at: end, of: &open)
      case "endif" where !open.isEmpty:
        Self.close(open.count - 1, of: &open, before: start, adding: &hidden)
        open.removeLast()
      default: continue
      }
      hidden.append(start..<end)
    }
    return hidden
  }

  private func begin(branch: ConditionAnswer, at offset: Int, of open: inout [OpenCondition]) {
    guard let last = open.indices.last else { return }
    if open[last].isSettled || branch == .no { open[last].hiddenFrom = offset }
    if branch == .yes { open[last].isSettled = true }
  }

  private static func close(
    _ index: Int, of open: inout [OpenCondition], before offset: Int,
    adding hidden: inout [Range<Int>]
  ) {
    guard open.indices.contains(index), let start = open[index].hiddenFrom else { return }
    hidden.append(start..<max(start, offset))
    open[index].hiddenFrom = nil
  }

  /// Writes "true" or "false" in the place of a question such as `os(…)`, which is never shorter.
  private mutating func replace(_ platform: ConditionReader.Platform) {
    let word = Array((platform.isTrue ? "true" : "false").utf8)
    guard platform.range.count >= word.count else { return }
    Self.blank(platform.range, in: &text)
    text.replaceSubrange(
      platform.range.lowerBound..<(platform.range.lowerBound + word.count), with: word)
  }

  /// Puts blanks in the place of everything but the ends of lines.
  static func blank(_ range: Range<Int>, in text: inout [UInt8]) {
    for offset in range
    where text[offset] != UInt8(ascii: "\n") && text[offset] != UInt8(ascii: "\r") {
      text[offset] = UInt8(ascii: " ")
    }
  }
}
