internal import Diagnostics
internal import Layers
internal import Parameters
internal import ShaderTree
internal import Tokens

/// One pass under construction: the author's tokens, the declarations generated around them, and
/// the new names.
///
/// Generated names begin with the prefix, the author's global names with the prefix and `own_`.
struct PassDraft {
  let unit: GLSLUnit
  let prefix: String
  let log: DiagnosticLog
  private(set) var rewriter: GLSLRewriter
  private(set) var uniforms: [DialectProgram.Uniform] = []
  var channels: [Simulation.Channel] = []
  /// What the author can read without a declaration, for hints.
  var offeredNames: [String] = []
  /// Generated lines before the author's.
  private(set) var header: [String] = []
  /// Statements that initialize generated globals before the author's function is called.
  private(set) var preparation: [String] = []
  /// The author's globals that are set before the author's function is called.
  private let globals: GlobalInitializers
  /// The vertex part that is run before the author's function is called.
  private var vertexText = GLSLText()
  /// Its author's tokens.
  private(set) var vertexTokens: [Token] = []
  /// Its author's names by those of the generated text.
  private var vertexAuthors: [String: String] = [:]
  /// Statements that run it, before those of the preparation.
  private var vertexPreparation: [String] = []
  private var takenNames: Set<String> = []

  init(_ unit: GLSLUnit, prefix: String, log: DiagnosticLog) {
    self.unit = unit
    self.prefix = prefix
    self.log = log
    globals = GlobalInitializers(of: unit)
    rewriter = GLSLRewriter(unit: unit, files: log.files)
    rewriter.dropped = unit.dropped
    addUniform("float", "pixelsPerPoint", .raster(.pixelsPerPoint))
    renameGlobals()
    renameReservedVariables()
    renameReservedMembers()
    renameFormerFunctions()
    renameBuiltins()
    initializeVariables()
    separateInitializers()
  }

  // MARK: - Names

  private mutating func renameGlobals() {
    for declaration in unit.declarations {
      rename(declaration.name, canBeCalled: declaration.canBeCalled)
    }
    for name in unit.names.sorted() where name.hasPrefix(prefix) { rename(name) }
    var ownForms: [String: Set<[String]>] = [:]
    for declaration in unit.declarations where GLSLNames.taken.contains(declaration.name) {
      guard case .function(let parameters, _) = declaration.kind else { continue }
      ownForms[declaration.name, default: []].insert(unit.parameterTypes(parameters))
    }
    for (builtin, forms) in ownForms.sorted(by: { $0.key < $1.key }) {
      header += BuiltinOverloads.lines(of: builtin, named: name(of: builtin), except: forms)
    }
  }

  /// Gives a name of the author's a new one, if it has none yet.
  private mutating func rename(_ name: String, canBeCalled: Bool = false) {
    guard rewriter.renamed[name] == nil, rewriter.renamedVariables[name] == nil,
      !GLSLWords.keywords.contains(name)
    else { return }
    let new = distinct(ownName(name))
    if GLSLReservedWords.functions.contains(name), !canBeCalled {
      rewriter.renamedVariables[name] = new
    } else {
      rewriter.renamed[name] = new
    }
  }

  private mutating func distinct(_ name: String) -> String {
    var candidate = name
    var number = 1
    while !takenNames.insert(candidate).inserted {
      number += 1
      candidate = "\(name)_\(number)"
    }
    return candidate
  }

  /// Renames variables whose names some version of GLSL reserves, such as `sample`.
  private mutating func renameReservedVariables() {
    let locals = unit.localVariables().map { unit.tokens[$0.nameIndex].text }
    for name in Set(locals).union(unit.parameterNames).sorted()
    where GLSLNames.legal(name) != name { rename(name) }
  }

  /// Renames members of structs in the same way. A built-in function takes nothing from them.
  private mutating func renameReservedMembers() {
    for name in Set(unit.members.map { unit.tokens[$0].text }).sorted()
    where GLSLReservedWords.keywords.contains(name) || GLSLNames.plain(name) != name {
      rewriter.renamedMembers[name] = distinct(ownName(name))
    }
  }

  private mutating func renameFormerFunctions() {
    for (former, name) in GLSLWords.formerFunctions where !unit.declares(former) {
      rewriter.renamed[former] = name
    }
  }

  private mutating func renameBuiltins() {
    let replacements = [
      ("gl_FragCoord", "vec4", "fragCoord", "vec4(\(fragmentPlace), 0.5, 1.0)"),
      ("gl_FragColor", "vec4", "fragColor", "vec4(0.0)"),
      ("gl_FragDepth", "float", "fragDepth", "0.5"),
      ("gl_FragDepthEXT", "float", "fragDepthEXT", "0.5"),
    ]
    for (builtin, type, name, value) in replacements where unit.names.contains(builtin) {
      rewriter.renamed[builtin] = declare(type, name, value: value)
    }
    if unit.names.contains("gl_FragData") {
      let name = prefix + "fragData"
      header.append("vec4 \(name)[8];")
      preparation.append("for (int i = 0; i < 8; i++) { \(name)[i] = vec4(0.0); }")
      rewriter.renamed["gl_FragData"] = name
    }
    rewriter.renamed["gl_FrontFacing"] = "true"
  }

  /// The place of a pixel as the author counts it: from the bottom and by its center, if
  /// `gl_FragCoord` is not declared otherwise.
  private var fragmentPlace: String {
    let layout = unit.builtinLayouts["gl_FragCoord"] ?? []
    let place =
      layout.contains("origin_upper_left")
      ? "vec2(pixel.x, size.y * \(prefix)pixelsPerPoint - pixel.y)" : "pixel"
    return layout.contains("pixel_center_integer") ? "\(place) - 0.5" : place
  }

  /// Initializes variables to 0, as browsers do. GLSL leaves them undefined, and the same frame
  /// could look different each time.
  private mutating func initializeVariables() {
    for variable in unit.localVariables() where !variable.isArray && !variable.isInitialized {
      initialize(variable.nameIndex, type: variable.type)
    }
    for variable in unit.declarations where !variable.isArray && variable.initializer == nil {
      guard case .variable = variable.kind, !variable.isInput, !variable.has("uniform"),
        !variable.has("out"), !variable.has("const")
      else { continue }
      initialize(variable.nameIndex, type: variable.type)
    }
  }

  private mutating func initialize(_ nameIndex: Int, type: String) {
    guard GLSLWords.valueTypes.contains(type) else { return }
    rewriter.appended[nameIndex] = " = \(type)(0)"
  }

  /// Leaves the initial values of globals that depend on inputs out of their declarations, and the
  /// word `const` out of those of local variables.
  private mutating func separateInitializers() {
    rewriter.dropped += LocalConstants(of: unit, globals: globals).dropped
    for global in globals.moved {
      rewriter.dropped += globals.dropped(from: global)
      if let (bracket, size) = globals.missingSize(of: global) {
        rewriter.appended[bracket] = "\(size)"
      }
    }
  }

  /// The assignments that take the place of these initial values, on the author's lines.
  private var assignments: GLSLText {
    var text = GLSLText()
    for global in globals.moved {
      guard let initializer = global.initializer else { continue }
      text.append(rewriter.assignment(of: initializer, to: global.nameIndex))
    }
    return text
  }
}

extension PassDraft {
  /// The author's names by those of the generated text.
  var authors: [String: String] {
    var authors = vertexAuthors
    for table in [rewriter.renamed, rewriter.renamedVariables, rewriter.renamedMembers] {
      for (author, written) in table where written.hasPrefix(prefix) { authors[written] = author }
    }
    return authors
  }

  /// Where the author's functions are named, by their names in the generated text.
  var functionNames: [String: Span] {
    var spans: [String: Span] = [:]
    for declaration in unit.declarations {
      guard case .function(_, true) = declaration.kind else { continue }
      spans[name(of: declaration)] = span(of: declaration)
    }
    return spans
  }

  /// Returns the name in the generated text of something the author declares.
  func name(of declaration: GLSLDeclaration) -> String { name(of: declaration.name) }

  func name(of name: String) -> String {
    rewriter.renamed[name] ?? rewriter.renamedVariables[name] ?? name
  }

  /// Returns the generated name for the author's `name`.
  func ownName(_ name: String) -> String { GLSLNames.plain(prefix + "own_" + name) }

  /// Declares a generated global variable, set to `value` in each call. Returns its name.
  mutating func declare(_ type: String, _ name: String, value: String) -> String {
    header.append("\(type) \(prefix)\(name);")
    preparation.append("\(prefix)\(name) = \(value);")
    return prefix + name
  }

  /// Adds a generated line before the author's.
  mutating func addHeader(_ line: String) { header.append(line) }

  func hasHeader(_ line: String) -> Bool { header.contains(line) }

  /// Adds a statement before the author's function is called. It may read `pixel`, `unit` and
  /// `size`, and declare variables.
  mutating func prepare(_ statement: String) { preparation.append(statement) }

  /// Adds a statement before all others of this kind; it runs the vertex part, and may change
  /// `unit`.
  mutating func prepareFirst(_ statement: String) { vertexPreparation.append(statement) }

  /// Puts a vertex part before the author's text, with its textures and uniforms. Returns the name
  /// of the function that runs it for a corner of the picture, given in unit space, y up.
  mutating func add(_ vertex: PassDraft, calling main: GLSLDeclaration) -> String {
    let corner = vertex.prefix + "corner"
    (vertexTokens, vertexAuthors) = (vertex.unit.tokens, vertex.authors)
    for line in vertex.header { vertexText.append(line) }
    vertexText.append(vertex.rewriter.text())
    vertexText.append("void \(corner)(vec2 unit) {")
    for line in vertex.preparation { vertexText.append("  " + line) }
    vertexText.append(vertex.assignments)
    vertexText.append("  \(vertex.name(of: main))();")
    vertexText.append("}")
    // A texture of both stages is bound once.
    let indices = vertex.channels.map { channel in
      if let known = channels.firstIndex(of: channel) { return known }
      channels.append(channel)
      return channels.count - 1
    }
    uniforms += vertex.uniforms.map { uniform in
      var uniform = uniform
      switch uniform.feed {
      case .channel(let index): uniform.feed = .channel(indices[index])
      case .channelSize(let index): uniform.feed = .channelSize(indices[index])
      case .channelTime(let index): uniform.feed = .channelTime(indices[index])
      default: break
      }
      return uniform
    }
    return corner
  }

  /// Adds a generated uniform. Returns its name.
  @discardableResult
  mutating func addUniform(
    _ type: String, _ name: String, _ feed: Feed
  ) -> String {
    let name = name.hasPrefix(prefix) ? name : prefix + name
    if !uniforms.contains(where: { $0.name == name }) {
      header.append("uniform \(type) \(name);")
      uniforms.append(DialectProgram.Uniform(name: name, type: type, feed: feed))
    }
    return name
  }

  /// Adds a generated uniform array with an entry for each element. Returns its name.
  @discardableResult
  mutating func addUniforms(
    _ type: String, _ name: String, _ feeds: [Feed]
  ) -> String {
    let name = prefix + name
    header.append("uniform \(type) \(name)[\(feeds.count)];")
    for (index, feed) in feeds.enumerated() {
      uniforms.append(
        DialectProgram.Uniform(name: "\(name)[\(index)]", type: type, feed: feed))
    }
    return name
  }

  /// Adds a texture, which the author reads by the channel's name. Returns its index.
  @discardableResult
  mutating func addChannel(_ channel: Simulation.Channel) -> Int {
    if let known = channels.firstIndex(where: { $0.name == channel.name }) { return known }
    channels.append(channel)
    let uniform = addUniform(
      channel.samplerType, "channel\(channels.count - 1)", .channel(channels.count - 1))
    use(uniform, for: channel.name)
    return channels.count - 1
  }

  /// Replaces the author's `name` with `replacement` wherever it occurs; one that is also a
  /// built-in function's only where it is not called.
  mutating func use(_ replacement: String, for name: String) {
    let isFunction = GLSLReservedWords.functions.contains(name) && unit.function(name) == nil
    rewriter.renamedVariables[name] = isFunction ? replacement : nil
    rewriter.renamed[name] = isFunction ? nil : replacement
  }

  /// Leaves out a declaration of the author's. All names it declares need another declaration.
  mutating func drop(_ declaration: GLSLDeclaration) { rewriter.dropped.append(declaration.range) }

  mutating func replace(_ index: Int, with text: String) { rewriter.replaced[index] = text }

  func span(of declaration: GLSLDeclaration) -> Span { unit.tokens[declaration.nameIndex].span }

  /// Returns the complete text of the pass.
  ///
  /// - Parameters:
  ///   - call: Statements that leave the color in `color`; `pixel` is the pixel's center from the
  ///     bottom left, y up, `unit` the same in unit space.
  ///   - result: The expression that is returned.
  func text(calling call: [String], result: String) -> GLSLText {
    var text = GLSLText()
    for line in header { text.append(line) }
    text.append(vertexText)
    text.append(rewriter.text())
    text.append("vec4 \(entryName)(vec2 position, vec2 size) {")
    // The dialects have their origin at the bottom left.
    text.append("  vec2 pixel = vec2(position.x, size.y - position.y) * \(prefix)pixelsPerPoint;")
    text.append("  vec2 unit = vec2(position.x, size.y - position.y) / size;")
    text.append("  vec4 color = vec4(0.0);")
    for line in vertexPreparation + preparation { text.append("  " + line) }
    text.append(assignments)
    for line in call { text.append("  " + line) }
    text.append("  return \(result);")
    text.append("}")
    return text
  }

  /// The same draft without what only later versions allow, for drivers that do not have it as an
  /// extension. The tree reads the author's own.
  var withoutLaterForms: PassDraft {
    var draft = self
    let braces = BraceInitializers(in: unit) { [rewriter] in rewriter.renamed[$0] ?? $0 }
    draft.rewriter.replaced.merge(braces.replaced) { _, new in new }
    draft.rewriter.replaced.merge(LiteralConversions(in: unit).replaced) { _, new in new }
    return draft
  }

  var entryName: String { prefix + "draw" }

  /// How a pass's color is limited before it is returned, as a GLSL expression of `color`.
  enum Result {
    /// A buffer's values, unchanged.
    case raw
    /// Limited to 0…1, as bytes are.
    case clamped
    /// The picture, alpha 1.
    case opaque
    /// The picture, premultiplied: no component is larger than alpha.
    case premultiplied

    var expression: String {
      // NaN becomes 0: max returns its second argument only where that is larger.
      switch self {
      case .raw: "color"
      case .clamped: "min(max(vec4(0.0), color), 1.0)"
      case .opaque: "vec4(min(max(vec3(0.0), color.rgb), 1.0), 1.0)"
      case .premultiplied: "min(max(vec4(0.0), color), min(max(0.0, color.a), 1.0))"
      }
    }
  }
}
