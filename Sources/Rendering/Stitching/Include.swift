internal import Resources

/// A shared piece of GLSL, stitched in where one of its names is used.
nonisolated struct Include: Sendable {
  let path: String
  let text: String
  /// Functions and structures it declares.
  private let names: [String]
  /// All words of its text.
  private let words: Set<String>

  /// All pieces, in alphabetical order.
  private static let all: [Include] = ShaderFiles.paths
    .filter { $0.hasPrefix("Include/") }
    .compactMap { path in ShaderFiles.source(at: path).map { Include(path: path, text: $0) } }

  private init(path: String, text: String) {
    self.path = path
    self.text = text
    words = Set(Self.words(of: text[...]))
    names = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      // A declaration stands at the left margin: `type name(`, `struct Name {` or `const type NAME
      // =`.
      guard let first = line.first, Self.isInWord(first) else { return nil }
      let words = Self.words(of: Substring(line))
      if words.first == "struct", words.count > 1 { return words[1] }
      if words.first == "const", words.count > 2 { return words[2] }
      guard let open = line.firstIndex(of: UInt8(ascii: "(")), words.count > 1 else { return nil }
      return Self.words(of: Substring(line[..<open])).last
    }
  }

  /// Returns the pieces that `source` uses and those that these use, each behind what it uses
  /// itself.
  static func needed(by source: String) -> [Include] {
    var ordered: [Include] = []
    var visited = Set<String>()
    func visit(_ words: Set<String>) {
      for include in all where include.names.contains(where: words.contains) {
        guard visited.insert(include.path).inserted else { continue }
        visit(include.words)
        ordered.append(include)
      }
    }
    visit(Set(Self.words(of: source[...])))
    return ordered
  }

  /// By bytes, which takes a tenth of the time that characters take: names in GLSL are ASCII.
  private static func words(of source: Substring) -> [String] {
    source.utf8.split { !isInWord($0) }.map { String(Substring($0)) }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
