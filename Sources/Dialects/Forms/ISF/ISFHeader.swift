internal import Diagnostics
internal import Files
internal import Layers
internal import Parameters
internal import ShaderTree
internal import Tokens

/// The JSON comment at the head of an ISF file: inputs, passes and imported pictures.
///
/// Source: the ISF specification, version 2, and what files of version 1 still use
/// (`PERSISTENT_BUFFERS`).
struct ISFHeader {
  struct Pass {
    /// `nil` for a pass that draws the picture.
    var target: String?
    var buffer = Simulation.Buffer()
  }

  struct Import {
    var name: String
    /// One picture, or the six of a cube map.
    var paths: [String]
  }

  static let countLimit = 200
  static let passLimit = 32

  private(set) var summary = ""
  /// Each with the type that the header has for it, such as `point2D`.
  var inputs: [ParameterDeclaration] = []
  /// At least one.
  private(set) var passes: [Pass] = []
  private(set) var imports: [Import] = []

  let log: DiagnosticLog
  private let file: Int32
  /// Names of inputs so far.
  var names: Set<String> = []

  /// Returns the comment that is an ISF header: one before all code that contains an object with
  /// ISF's members; `nil` if there is none.
  static func comment(
    among comments: [Lexer.Comment], in text: [UInt8], tokens: [Token]
  ) -> Lexer.Comment? {
    let code = tokens.first.map { Int($0.span.start.offset) } ?? text.count
    guard
      let comment = comments.prefix(8).first(where: { comment in
        comment.upperBound <= code && text[comment.lowerBound + 1] == UInt8(ascii: "*")
          && text[(comment.lowerBound + 2)..<comment.upperBound].first { $0 > 32 }
            == UInt8(ascii: "{")
      })
    else { return nil }
    let content = String(decoding: text[comment], as: UTF8.self)
    let words = [
      "\"INPUTS\"", "\"ISFVSN\"", "\"PASSES\"", "\"CATEGORIES\"", "\"DESCRIPTION\"", "\"IMPORTED\"",
    ]
    return words.contains { content.contains($0) } ? comment : nil
  }

  /// Reads the comment; `nil`, with a diagnostic at the mistake, if it is not JSON.
  init?(_ comment: Lexer.Comment, of file: Int32, log: DiagnosticLog) {
    self.log = log
    self.file = file
    var reader = JSONReader(
      log.files[Int(file)].text, in: (comment.lowerBound + 2)..<(comment.upperBound - 2))
    let root: JSON
    do {
      root = try reader.value()
    } catch {
      log.report(
        "the JSON header is damaged: \(error.message)", at: Self.span(error.range, in: file))
      return nil
    }
    for comma in reader.trailingCommas.prefix(20) {
      log.report(
        "a comma before a closing bracket is not JSON",
        at: Self.span(comma..<(comma + 1), in: file),
        severity: .warning)
    }
    summary = root["DESCRIPTION"]?.string ?? ""
    readInputs(root["INPUTS"])
    readImports(root["IMPORTED"])
    readPasses(root["PASSES"], buffers: root["PERSISTENT_BUFFERS"])
  }

  private static func span(_ range: Range<Int>, in file: Int32) -> Span {
    Span(
      start: SourceLocation(file: file, offset: Int32(range.lowerBound)),
      length: Int32(max(1, range.count)))
  }

  func place(of node: JSON) -> Span { Self.span(node.range, in: file) }

  /// Reports something about a value of the header, at its place in the file.
  func report(
    _ message: String, at node: JSON, severity: Diagnostic.Severity = .error,
    hint: String? = nil
  ) {
    log.report(message, at: place(of: node), severity: severity, hint: hint)
  }

  /// Returns the text of a member that can be a name in GLSL; `nil`, with a diagnostic, if it
  /// cannot.
  func name(_ node: JSON, of owner: String) -> String? {
    guard let name = node.string else {
      report("the name of \(owner) must be a string, found \(node.kindWord)", at: node)
      return nil
    }
    guard Self.isName(name) else {
      report("'\(name.prefix(100))' cannot be a name in GLSL", at: node)
      return nil
    }
    return name
  }

  /// Whether an author's shader can use a text as a name. It may be one that GLSL reserves, or a
  /// function's: in the generated text it gets another.
  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !text.isEmpty && text.utf8.count <= 100 && text.first?.isNumber != true
      && !GLSLWords.keywords.contains(text)
  }

  // MARK: - Passes

  /// passes = [ { "TARGET"?, "PERSISTENT"?, "FLOAT"?, "WIDTH"?, "HEIGHT"? }* ]
  private mutating func readPasses(_ node: JSON?, buffers: JSON?) {
    let persistent = persistentBuffers(buffers)
    for element in node?.elements ?? [] {
      guard passes.count < Self.passLimit else {
        report("more than \(Self.passLimit) passes", at: element)
        break
      }
      var pass = Pass()
      if let target = element["TARGET"], target.string != "" {
        pass.target = name(target, of: "a pass's target")
        if let known = persistent.first(where: { $0.target == pass.target }) { pass = known }
      }
      if element["PERSISTENT"]?.isTrue == true { pass.buffer.isPersistent = true }
      readBuffer(&pass, of: element)
      passes.append(pass)
    }
    if let node, case .array = node.content {
    } else if let node {
      report("'PASSES' must be an array, found \(node.kindWord)", at: node)
    }
    if passes.isEmpty { passes = [Pass()] }
  }

  /// buffers = [ string* ] | { name: { "FLOAT"?, "WIDTH"?, "HEIGHT"? }* }
  private mutating func persistentBuffers(_ node: JSON?) -> [Pass] {
    guard let node else { return [] }
    var found = node.elements.prefix(Self.passLimit).compactMap { element in
      element.string.map { Pass(target: $0, buffer: Simulation.Buffer(isPersistent: true)) }
    }
    for member in node.members.prefix(Self.passLimit) {
      var pass = Pass(target: member.name, buffer: Simulation.Buffer(isPersistent: true))
      readBuffer(&pass, of: member.value)
      found.append(pass)
    }
    return found
  }

  /// { "FLOAT"?, "WIDTH"?, "HEIGHT"? }; what is not said stays unchanged.
  private func readBuffer(_ pass: inout Pass, of node: JSON) {
    if node["FLOAT"]?.isTrue == true { pass.buffer.isFloat = true }
    if let width = size(node["WIDTH"]) { pass.buffer.width = .formula(width) }
    if let height = size(node["HEIGHT"]) { pass.buffer.height = .formula(height) }
  }

  /// size = number | string with a formula
  private func size(_ node: JSON?) -> Formula? {
    guard let node else { return nil }
    switch node.content {
    case .number(let number): return .number(number)
    case .string(let string) where string.trimmingSpaces().isEmpty: return nil
    case .string(let string): return size(string, at: node)
    default:
      report("a size must be a number or a string, found \(node.kindWord)", at: node)
      return nil
    }
  }

  private func size(_ text: String, at node: JSON) -> Formula? {
    do {
      let formula = try Formula(text)
      let known = ["WIDTH", "HEIGHT"] + inputs.filter { $0.role != .texture }.map(\.name)
      for name in formula.names.sorted() where !known.contains(name) {
        report(
          "'$\(name)' in a size is neither WIDTH, HEIGHT nor an input", at: node,
          hint: didYouMean(name, among: known, prefix: "$"))
      }
      return formula
    } catch {
      let start = node.range.lowerBound + 1 + error.offset
      log.report(
        "the size cannot be read: \(error.message)", at: Self.span(start..<(start + 1), in: file))
      return nil
    }
  }

  // MARK: - Pictures

  /// imports = { name: { "PATH": paths }* } | [ { "NAME": string, "PATH": paths }* ]
  ///
  /// paths = string | [ string* ], the six pictures of a cube map
  private mutating func readImports(_ node: JSON?) {
    guard let node else { return }
    let members =
      node.members.map { ($0.name, $0.value) }
      + node.elements.map { ($0["NAME"]?.string ?? "", $0) }
    for (name, value) in members.prefix(16) {
      let path = value["PATH"]
      let paths = path.map { $0.string.map { [$0] } ?? $0.elements.compactMap(\.string) } ?? []
      guard !paths.isEmpty, Self.isName(name) else {
        report("an imported picture needs a name and a 'PATH'", at: value)
        continue
      }
      if paths.count != 6, paths.count > 1 || value["TYPE"]?.string == "cube", let path {
        report(
          "a cube map is six pictures, found \(paths.count)", at: path,
          hint: "name those toward +x, -x, +y, -y, +z and -z")
        continue
      }
      imports.append(Import(name: name, paths: paths))
    }
  }
}
