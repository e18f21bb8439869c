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
    nameModules(tokens)
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

  /// The module whose types the module SwiftUI has itself.
  static let partOfSwiftUI = "Combine"

  /// Names SwiftUI where a file that imports Combine names that: both names are as long.
  private mutating func nameModules(_ tokens: SwiftTokens) {
    var names: [SwiftToken] = []
    var isImported = false
    for (index, token) in tokens.all.enumerated()
    where token.kind == .identifier && token.text == Self.partOfSwiftUI && index > 0 {
      let isImport =
        tokens[index - 1].text == "import" || (index > 1 && tokens[index - 2].text == "import")
      isImported = isImported || isImport
      let isQualifier = tokens[index + 1].isSymbol(".") && !tokens[index - 1].isSymbol(".")
      if isImport || isQualifier { names.append(token) }
    }
    guard isImported else { return }
    for name in names { text.replaceSubrange(name.range, with: Array("SwiftUI".utf8)) }
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
  private static func blank(_ range: Range<Int>, in text: inout [UInt8]) {
    for offset in range
    where text[offset] != UInt8(ascii: "\n") && text[offset] != UInt8(ascii: "\r") {
      text[offset] = UInt8(ascii: " ")
    }
  }
}
