internal import Files

/// The names that Xcode writes for the assets of a project, as Swift.
///
/// ```swift
/// let names = AssetNames(of: ["App/Assets.xcassets"])
/// names.declarations(used: ["photo"])  // "extension ImageResource { … }", if there is a photo
/// ```
struct AssetNames {
  /// Names of assets by those of their constants.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  private static let maxDepth = 8

  init() {}

  /// - Parameter catalogues: The paths of `.xcassets` folders.
  init(of catalogues: [String]) {
    for catalogue in catalogues { add(catalogue, depth: 0) }
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard depth < Self.maxDepth else { return }
    for entry in FolderEntry.all(in: folder) ?? [] where !entry.name.hasPrefix(".") {
      guard let dot = entry.name.lastIndex(of: ".") else {
        if entry.kind == .folder { add("\(folder)/\(entry.name)", depth: depth + 1) }
        continue
      }
      let name = String(entry.name[..<dot])
      switch entry.name[entry.name.index(after: dot)...] {
      case "imageset", "symbolset":
        for constant in Self.constants(for: name, suffix: "Image") { images[constant] = name }
      case "colorset":
        for constant in Self.constants(for: name, suffix: "Color") { colors[constant] = name }
      default: break
      }
    }
  }

  /// The constant's name, in lower camel case, and the one without the kind at its end, as Xcode
  /// shortens it.
  static func constants(for name: String, suffix: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard var constant = words.first.map(lowercasedStart) else { return [] }
    for word in words.dropFirst() { constant += word.prefix(1).uppercased() + word.dropFirst() }
    if constant.first?.isNumber == true { constant = "_" + constant }
    guard constant.hasSuffix(suffix), constant.count > suffix.count else { return [constant] }
    return [constant, String(constant.dropLast(suffix.count))]
  }

  /// "URLBar" becomes "urlBar", "Photo" "photo".
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Constants of the module SwiftUI that an asset does not take the name of.
  private static let ownColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accent", "accentColor",
    "tint", "background", "foreground", "separator", "fill", "link", "placeholder", "selection",
  ]
  private static let keywords: Set = [
    "default", "in", "is", "as", "case", "class", "func", "if", "else", "for", "repeat", "return",
    "switch", "where", "while", "import", "init", "self", "static", "true", "false", "nil", "let",
    "var", "public", "private", "internal", "operator", "protocol", "struct", "enum", "extension",
  ]

  /// Declares the constants that files use and do not declare themselves.
  func declarations(for files: [ViewSource]) -> String {
    declarations(
      used: files.reduce(into: []) { $0.formUnion($1.memberNames) },
      declared: files.reduce(into: []) { names, file in
        names.formUnion(
          file.members.filter { ["Color", "ShapeStyle", "UIColor"].contains($0.owner) }
            .map(\.name))
      })
  }

  /// Declares the constants whose names are used.
  ///
  /// - Parameter declared: Names that the project gives to its own constants.
  func declarations(used: Set<String>, declared: Set<String> = []) -> String {
    func quoted(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }
    func lines(_ all: [String: String], _ line: (String, String) -> String) -> [String] {
      all.keys.sorted().filter(used.contains).map { line(quoted($0), all[$0] ?? $0) }
    }
    let own = Self.ownColors.union(declared)
    let constants = colors.filter { !own.contains($0.key) }
    let parts = [
      (
        "ImageResource", lines(images) { "static let \($0) = Self(name: \"\($1)\", bundle: .main)" }
      ),
      (
        "ColorResource", lines(colors) { "static let \($0) = Self(name: \"\($1)\", bundle: .main)" }
      ),
      (
        "Color",
        lines(constants) { name, _ in "static var \(name): Color { Color(ColorResource.\(name)) }" }
      ),
      (
        "ShapeStyle where Self == Color",
        lines(constants) { name, _ in "static var \(name): Color { Color(ColorResource.\(name)) }" }
      ),
    ]
    return parts.filter { !$0.1.isEmpty }.map { head, lines in
      "extension \(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }.joined(separator: "\n")
  }
}
