internal import Resources

/// A shared piece of GLSL, stitched in where one of its names is used.
nonisolated struct Include: Sendable {
  let path: String
  let text: String
  /// Functions and structures it declares.
  private let names: [String]

  /// All pieces, in alphabetical order.
  private static let all: [Include] = ShaderFiles.paths
    .filter { $0.hasPrefix("Include/") }
    .compactMap { path in ShaderFiles.source(at: path).map { Include(path: path, text: $0) } }

  private init(path: String, text: String) {
    self.path = path
    self.text = text
    names = text.split(separator: "\n").compactMap { line in
      // A declaration stands at the left margin: `type name(`, `struct Name {` or `const type NAME
      // =`.
      guard let first = line.first, first.isLetter else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if words.first == "struct", words.count > 1 { return String(words[1]) }
      if words.first == "const", words.count > 2 { return String(words[2]) }
      guard let open = line.firstIndex(of: "("), words.count > 1 else { return nil }
      return line[..<open].split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(
        String.init)
    }
  }

  /// Returns the pieces that `source` uses and those that these use, each behind what it uses
  /// itself.
  static func needed(by source: String) -> [Include] {
    var ordered: [Include] = []
    var visited = Set<String>()
    func visit(_ text: String) {
      let words = Self.words(of: text)
      for include in all where include.names.contains(where: words.contains) {
        guard visited.insert(include.path).inserted else { continue }
        visit(include.text)
        ordered.append(include)
      }
    }
    visit(source)
    return ordered
  }

  private static func words(of source: String) -> Set<String> {
    Set(source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
