internal import Diagnostics
internal import GLSL
internal import ShaderTree
internal import Tokens

/// The text of a pass, read into the typed tree.
///
/// The text has names and declarations that the author did not write; the words of its lines are
/// found again among the author's tokens, so that messages have the author's columns and names.
struct PassTree {
  private let reading: GLSLReading
  /// The lines that declare what the host sets; the host looks for them in this form.
  private let uniforms: [String]
  private let entryName: String
  /// What the host sets to one value a draw: the names of globals, and their components.
  private let inputs: (names: Set<String>, components: Int)

  init(_ text: GLSLText, of draft: PassDraft) {
    let names = AuthorNames(
      prefix: draft.prefix, authors: draft.authors, offered: draft.offeredNames)
    entryName = draft.entryName
    let values = draft.uniforms.filter { !$0.type.contains("sampler") }
    // An element of an array is named with its index.
    inputs = (
      Set(values.map { String($0.name.prefix { $0 != "[" }) }),
      values.reduce(0) { $0 + ($1.type.last?.wholeNumberValue ?? 1) }
    )
    uniforms = zip(text.lines, text.origins)
      .filter { $1 == nil && $0.hasPrefix("uniform ") }.map(\.0)
    reading = GLSLReading(
      Self.tokens(of: text, draft, names.authors), files: draft.log.files, names: names)
  }

  /// What no driver takes, in the author's files.
  var mistakes: [Diagnostic] {
    (reading.mistakes + reading.mistakes(reachedFrom: entryName)).filter { $0.span != nil }
  }

  var obstacles: [Diagnostic] { reading.obstacles }

  /// The program as the tree's writer has it; `nil` if the tree does not hold all of it.
  var text: GLSLText? {
    guard let written = reading.text(of: entryName) else { return nil }
    return withUniforms(written)
  }

  /// The program in two parts: for the pixels, and once a draw; `nil` if nothing is worth computing
  /// ahead.
  var hoisted: HoistedShader? { onTreeStack { hoistedOnThisStack } }

  private var hoistedOnThisStack: HoistedShader? {
    // Two vectors are for the size and for what is around the pass.
    let room = GLSLWriter.flatVectors - 2 - (inputs.components + 3) / 4
    guard
      let parts = reading.hoisted(
        entryName, uniforms: inputs.names, parameters: [1], vectors: room),
      parts.varying.entryName == entryName
    else { return nil }
    return HoistedShader(
      varying: withUniforms(parts.varying), uniform: withUniforms(parts.uniform),
      parameters: parts.parameters, vectorNames: parts.vectorNames)
  }

  private func withUniforms(_ shader: TranslatedShader) -> TranslatedShader {
    TranslatedShader(
      text: withUniforms(shader.text), entryName: shader.entryName,
      layerFunction: shader.layerFunction, layerTexture: shader.layerTexture)
  }

  private func withUniforms(_ written: GLSLText) -> GLSLText {
    var text = GLSLText()
    for line in uniforms { text.append(line) }
    text.append(written)
    return text
  }

  /// The text's tokens. Those on a line of the author's have their places in the author's file, the
  /// others have none.
  private static func tokens(
    of text: GLSLText, _ draft: PassDraft, _ authors: [String: String]
  ) -> [Token] {
    var tokens: [Token] = []
    var lines = AuthorLines(of: draft.unit.tokens, files: draft.log.files)
    var vertexLines = AuthorLines(of: draft.vertexTokens, files: draft.log.files)
    let functions = draft.functionNames
    for (line, origin) in zip(text.lines, text.origins) {
      var words = Array(Lexer(Array(line.utf8), file: -1).tokens.dropLast())
      // A call that does not fit is a mistake of the function's.
      if origin == nil, let called = words.lazy.compactMap({ functions[$0.text] }).first {
        for index in words.indices { words[index].span = called }
      }
      var own = origin.map { lines.next($0) } ?? []
      if own.isEmpty, let origin { own = vertexLines.next(origin) }
      var rest = own
      var last = own.first?.span
      for index in words.indices {
        let word = words[index].text
        // What was put in is far shorter than this.
        let match = rest.prefix(16).firstIndex {
          $0.text == word || authors[word] == $0.text
        }
        if let match {
          last = rest[match].span
          rest = rest[(match + 1)...]
        }
        if let last { words[index].span = last }
      }
      tokens += words
    }
    return tokens
  }
}

/// The author's tokens, line by line.
private struct AuthorLines {
  private let tokens: [Token]
  private let files: [SourceFile]
  /// Paths of the files that the tokens are from.
  private let paths: Set<String>
  private var index = 0

  init(of tokens: [Token], files: [SourceFile]) {
    self.tokens = tokens
    self.files = files
    paths = Set(Set(tokens.map(\.span.start.file)).map { files[Int($0)].path })
  }

  private func isAt(_ place: GLSLText.Origin, _ token: Token) -> Bool {
    let file = files[Int(token.span.start.file)]
    return file.path == place.file
      && file.line(at: Int(token.span.start.offset)) == place.line
  }

  /// The tokens of the next stretch that is on this line, or of the first one, for a line that was
  /// moved to the end; none if there is no such line.
  mutating func next(_ place: GLSLText.Origin) -> ArraySlice<Token> {
    guard paths.contains(place.file) else { return [] }
    if let start = tokens[index...].firstIndex(where: { isAt(place, $0) }) {
      let stretch = tokens[start...].prefix { isAt(place, $0) }
      index = stretch.endIndex
      return stretch
    }
    guard let start = tokens.firstIndex(where: { isAt(place, $0) }) else { return [] }
    return tokens[start...].prefix { isAt(place, $0) }
  }
}
