internal import SwiftSource

/// The types of a file that are views of UIKit or AppKit, and what is written in their place.
///
/// A type that conforms to `UIViewRepresentable` conforms to a protocol of the module SwiftUI
/// instead, which shows a box. Its functions, and the classes that draw for it, go: they name what
/// is not there. Its properties stay, since others pass them.
struct UnshownTypes {
  /// A word in the place of some bytes, or blanks.
  struct Replacement {
    let range: Range<Int>
    var word = ""
  }

  private(set) var replacements: [Replacement] = []
  private let tokens: SwiftTokens

  private static let protocols: Set = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// Superclasses and protocols of classes that draw for such a view.
  private static let helpers: Set = [
    "UIView", "UIViewController", "UIControl", "UIScrollView", "UIVisualEffectView", "UIWindow",
    "UIHostingController", "NSView", "NSViewController", "NSVisualEffectView", "NSWindow",
    "NSHostingView", "MTKView", "MTKViewDelegate", "WKWebView", "CALayer", "CAMetalLayer",
    "CAEmitterLayer", "CAGradientLayer", "CAShapeLayer", "SCNView", "SKScene", "SKView", "ARView",
    "UICollectionViewCell", "UITableViewCell", "UITextView", "UITextField", "UIButton", "UILabel",
    "UIImageView", "UIStackView", "AVPlayerViewController", "UIPageViewController",
  ]

  init(_ tokens: SwiftTokens) {
    self.tokens = tokens
    let conformances = Self.protocols.flatMap { tokens.places(of: $0) }.filter(isConformance)
    guard !conformances.isEmpty else { return }
    var names: Set<String> = []
    for index in conformances {
      guard let declaration = declaration(before: index) else { continue }
      names.insert(declaration.name)
      let drawsByMetal = (declaration.body..<tokens.partner[declaration.body])
        .contains { ["MTKView", "CAMetalLayer"].contains(tokens[$0].text) }
      replacements.append(
        Replacement(
          range: tokens[index].range, word: drawsByMetal ? "_UnshownMetal" : "_UnshownView"))
      removeMembers(in: declaration.body)
    }
    removeHelpers(of: names)
    for place in PlatformPass.imports(in: tokens) where StandInModules.absent.contains(place.module)
    {
      replacements.append(Replacement(range: place.range))
    }
  }

  /// Whether a name stands in the head of a declaration.
  private func isConformance(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].isSymbol(":") || tokens[index - 1].isSymbol(","))
      && declaration(before: index) != nil
  }

  /// The type or the extension in whose head a token stands: its name and its "{".
  private func declaration(before index: Int) -> (name: String, body: Int)? {
    var start = index - 1
    while start >= 0, tokens.enclosing[start] == tokens.enclosing[index],
      !tokens[start].isSymbol("}"), !tokens[start].isSymbol("{")
    {
      if ["struct", "class", "extension", "enum"].contains(tokens[start].text) { break }
      start -= 1
    }
    guard start >= 0, ["struct", "class", "extension", "enum"].contains(tokens[start].text) else {
      return nil
    }
    var body = index + 1
    while body < tokens.all.count, !tokens[body].isSymbol("{"), !tokens[body].isSymbol("}") {
      body += 1
    }
    guard tokens[body].isSymbol("{"), tokens.partner[body] > body else { return nil }
    return (tokens[start + 1].text, body)
  }

  /// Takes out the functions and the types in a body.
  private mutating func removeMembers(in body: Int) {
    let keywords: Set = ["func", "class", "struct", "enum", "typealias", "actor"]
    var index = body + 1
    var start = index
    while index < tokens.partner[body] {
      let token = tokens[index]
      if token.kind == .identifier, keywords.contains(token.text),
        // `class func`
        !(token.text == "class" && tokens[index + 1].text == "func")
      {
        let end = endOfDeclaration(at: index)
        replacements.append(
          Replacement(range: tokens[start].range.lowerBound..<tokens[end].range.upperBound))
        index = end + 1
        start = index
      } else if token.isSymbol("@") || Self.modifiers.contains(token.text) {
        // Attributes and modifiers go with what they stand before.
        index += token.isSymbol("@") ? 2 : 1
        if tokens[index].isSymbol("("), !tokens[index].followsSpace { index = skip(index) }
      } else {
        index = skip(index)
        start = index
      }
    }
  }

  private static let modifiers: Set = [
    "static", "private", "fileprivate", "internal", "public", "open", "package", "final",
    "mutating", "nonmutating", "override", "nonisolated", "class",
  ]

  private func skip(_ index: Int) -> Int { max(index, tokens.partner[index]) + 1 }

  /// The last token of a function, of a type or of an alias.
  private func endOfDeclaration(at index: Int) -> Int {
    var place = index + 1
    let line = tokens[index].line
    while place < tokens.all.count, tokens[place].kind != .end {
      if tokens[place].isSymbol("{") { return max(place, tokens.partner[place]) }
      if tokens[index].text == "typealias", tokens[place + 1].line != line { return place }
      place = skip(place)
    }
    return tokens.all.count - 1
  }

  /// Takes out the classes at the top level that draw for such views, and the members of
  /// extensions of these.
  private mutating func removeHelpers(of names: Set<String>) {
    for index in tokens.all.indices where tokens.enclosing[index] < 0 {
      let token = tokens[index]
      if token.text == "class", tokens[index + 1].kind == .identifier {
        var place = index + 2
        var isHelper = false
        while place < tokens.all.count, !tokens[place].isSymbol("{") {
          isHelper = isHelper || Self.helpers.contains(tokens[place].text)
          place += 1
        }
        guard isHelper, tokens.partner[place] > place else { continue }
        let start = index > 0 && Self.modifiers.contains(tokens[index - 1].text) ? index - 1 : index
        replacements.append(
          Replacement(
            range: tokens[start].range.lowerBound..<tokens[tokens.partner[place]].range.upperBound))
      } else if token.text == "extension", names.contains(tokens[index + 1].text),
        tokens[index + 2].isSymbol("{"), tokens.partner[index + 2] > index + 2
      {
        removeMembers(in: index + 2)
      }
    }
  }
}
