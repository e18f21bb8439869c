internal import Diagnostics
internal import SwiftSource
internal import ViewSources

/// Says of a name or a module that the compiler does not find whether `harmonic` lacks it.
struct MissingNames {
  /// Names that a user's project declares.
  let declared: Set<String>

  /// The diagnostic with a hint, where the message says that something is missing.
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    let words = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      .map(String.init)
    guard words.count >= 3 else { return diagnostic }
    var copy = diagnostic
    if diagnostic.message.hasPrefix("no such module") {
      (copy.message, copy.hint) = missingModule(words[1])
    } else if diagnostic.message.hasPrefix("cannot find"), !declared.contains(words[1]) {
      copy.hint = hint(for: words[1])
    } else if let place = words.firstIndex(where: { $0.hasSuffix("has no member ") }),
      place + 1 < words.count, !declared.contains(words[place + 1])
    {
      copy.hint = hint(for: words[place + 1])
    }
    return copy
  }

  /// The message and the hint for a module that is not there.
  private func missingModule(_ name: String) -> (String, String) {
    if name == "SwiftData" {
      return (
        "SwiftData is not supported: the view needs a model container",
        "harmonic runs views of SwiftUI and Foundation; leave out what needs '\(name)'"
      )
    }
    if StandInModules.absent.contains(name) {
      return (
        "'\(name)' is not on Linux",
        "harmonic runs views of SwiftUI and Foundation; leave out what needs '\(name)'"
      )
    }
    return (
      "the module '\(name)' is not here",
      "if it comes from a package, put the folder of that beside the project"
    )
  }

  /// The hint for a name; `nil` for one that the module has elsewhere.
  private func hint(for name: String) -> String? {
    guard !Self.publicNames.contains(name) else { return nil }
    let letters = Array(name.unicodeScalars.prefix(3))
    for (prefix, framework) in [("UI", "UIKit"), ("NS", "AppKit")]
    where name.hasPrefix(prefix) && letters.count == 3 && letters[2].properties.isUppercase {
      return "'\(name)' is \(framework): not in harmonic's SwiftUI"
    }
    let nearest = didYouMean(name, among: Self.publicNames + declared.sorted())
    return "'\(name)' is not in harmonic's SwiftUI" + (nearest.map { "; \($0)" } ?? "")
  }

  /// Everything that the module SwiftUI declares for its users, made when the first name is
  /// missing: in alphabetical order, so that one of two that are equally near is always the same.
  private static let publicNames: [String] = {
    var names: Set<String> = []
    for path in ViewSources.paths(in: "Sources/SwiftUI") {
      add(publicNamesIn: SwiftTokens(Array((ViewSources.source(at: path) ?? "").utf8)), to: &names)
    }
    return names.sorted()
  }()

  /// Adds the names behind "public", those of cases and those that a protocol asks for.
  private static func add(publicNamesIn tokens: SwiftTokens, to names: inout Set<String>) {
    let keywords: Set = ["func", "var", "let", "struct", "class", "enum", "protocol", "case"]
    /// Tokens in braces belong to another declaration than those before them.
    var isPublic = false
    var depth = 0
    /// The depth of what is in the braces of a protocol.
    var protocolDepth: Int?
    for (index, token) in tokens.all.enumerated() {
      switch token.text {
      case "public": isPublic = true
      case "{":
        depth += 1
        isPublic = false
      case "}":
        depth -= 1
        if let inner = protocolDepth, depth < inner { protocolDepth = nil }
        isPublic = false
      default: break
      }
      guard token.kind == .identifier, keywords.contains(token.text),
        isPublic || protocolDepth == depth || token.text == "case"
      else { continue }
      if token.text == "protocol" { protocolDepth = depth + 1 }
      let name = tokens[index + 1]
      if name.kind == .identifier, !name.text.hasPrefix("_") { names.insert(name.text) }
      isPublic = false
    }
  }
}
