internal import Diagnostics
internal import GLSL
internal import Layers
internal import Parameters
internal import ShaderTree
internal import Tokens

/// One pass under construction: the author's part of the program, and what the host adds around it.
///
/// The host's additions are lines of GLSL, in which all global names begin with the prefix; there,
/// the author's declarations have the names that `name(of:)` returns. Author and host do not see
/// each other's names, but for what is given to the author with `use(_:for:)`.
struct PassDraft {
  let unit: GLSLUnit
  let prefix: String
  let log: DiagnosticLog
  private(set) var uniforms: [DialectProgram.Uniform] = []
  var channels: [Simulation.Channel] = []
  /// How the author's names and the host's go together.
  private(set) var author: GLSLPart.Author
  /// The host's names of what the author declares.
  private var ownNames: [String: String] = [:]
  /// Lines before the author's part.
  private(set) var header: [String] = []
  /// Statements that initialize globals of the host before the author's function is called.
  private(set) var preparation: [String] = []
  /// The vertex part that is run before the author's function is called.
  private var vertexParts: [GLSLPart] = []
  private var vertexHeader: [String] = []
  /// Statements that run it, before those of the preparation.
  private var vertexPreparation: [String] = []

  init(_ unit: GLSLUnit, prefix: String, log: DiagnosticLog) {
    self.unit = unit
    self.prefix = prefix
    self.log = log
    author = GLSLPart.Author(start: prefix + "start")
    addUniform("float", "pixelsPerPoint", .raster(.pixelsPerPoint))
    nameDeclarations()
    giveBuiltins()
  }

  // MARK: - Names

  private mutating func nameDeclarations() {
    var taken: Set<String> = []
    for declaration in unit.declarations where ownNames[declaration.name] == nil {
      let plain = ownName(declaration.name)
      var name = plain
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(plain)_\(number)"
      }
      ownNames[declaration.name] = name
      if declaration.isInterface {
        author.given[declaration.givenName] = name
      } else {
        author.exported[declaration.name] = name
      }
    }
  }

  private mutating func giveBuiltins() {
    let builtins = [
      ("gl_FragCoord", "vec4", "vec4(\(fragmentPlace), 0.5, 1.0)"),
      ("gl_FragColor", "vec4", "vec4(0.0)"), ("gl_FragDepth", "float", "0.5"),
      ("gl_FragDepthEXT", "float", "0.5"), ("gl_FrontFacing", "bool", "true"),
    ]
    for (builtin, type, value) in builtins where unit.names.contains(builtin) {
      let name = builtin.dropFirst(3)
      use(declare(type, name.prefix(1).lowercased() + name.dropFirst(), value: value), for: builtin)
    }
    if unit.names.contains("gl_FragData") {
      let name = prefix + "fragData"
      header.append("vec4 \(name)[8];")
      preparation.append("for (int i = 0; i < 8; i++) { \(name)[i] = vec4(0.0); }")
      use(name, for: "gl_FragData")
    }
  }

  /// The place of a pixel as the author counts it: from the bottom and by its center, if
  /// `gl_FragCoord` is not declared otherwise.
  private var fragmentPlace: String {
    let layout = unit.source.builtinLayouts["gl_FragCoord"] ?? []
    let place =
      layout.contains("origin_upper_left")
      ? "vec2(pixel.x, size.y * \(prefix)pixelsPerPoint - pixel.y)" : "pixel"
    return layout.contains("pixel_center_integer") ? "\(place) - 0.5" : place
  }
}

extension PassDraft {
  /// Where the author's functions are named, by the names the host has for them.
  private var functionNames: [String: Span] {
    var spans: [String: Span] = [:]
    for declaration in unit.declarations {
      guard case .function(hasBody: true) = declaration.kind else { continue }
      spans[name(of: declaration)] = span(of: declaration)
    }
    return spans
  }

  /// Returns the host's name of something the author declares.
  func name(of declaration: GLSLDeclaration) -> String {
    ownNames[declaration.name] ?? ownName(declaration.name)
  }

  /// Returns the host's name of what it declares as the author's `name`.
  func name(of name: String) -> String { author.given[name] ?? name }

  /// Returns the host's name for the author's `name`.
  func ownName(_ name: String) -> String { GLSLNames.plain(prefix + "own_" + name) }

  /// Declares a global variable of the host, set to `value` in each call. Returns its name.
  mutating func declare(_ type: String, _ name: String, value: String) -> String {
    let name = name.hasPrefix(prefix) ? name : prefix + name
    header.append("\(type) \(name);")
    preparation.append("\(name) = \(value);")
    return name
  }

  /// Adds a line before the author's part.
  mutating func addHeader(_ line: String) { header.append(line) }

  /// Adds a statement before all others that prepare; it runs the vertex part, and may change
  /// `unit`.
  mutating func prepareFirst(_ statement: String) { vertexPreparation.append(statement) }

  /// Puts a vertex part before the author's, with its textures and uniforms. Returns the name of
  /// the function that runs it for a corner of the picture, given in unit space, y up.
  mutating func add(_ vertex: PassDraft, calling main: GLSLDeclaration) -> String {
    let corner = vertex.prefix + "corner"
    vertexHeader = vertex.header
    vertexParts = [
      .host(vertex.header), vertex.authorsPart,
      .host(
        ["void \(corner)(vec2 unit) {"] + vertex.preparation
          + ["\(vertex.author.start)();", "\(vertex.name(of: main))();", "}"],
        functions: vertex.functionNames),
    ]
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

  private var authorsPart: GLSLPart { .author(unit.source, author) }

  /// Adds a uniform. Returns its name.
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

  /// Adds a uniform array with an entry for each element. Returns its name.
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

  /// Makes textures that nobody names cube maps of a sky: their author reads them as such. Returns
  /// whether there are any.
  ///
  /// - Parameter names: The host's.
  mutating func makeCubeMaps(_ names: Set<String>) -> Bool {
    var isChanged = false
    for index in channels.indices where channels[index].canBeSky {
      let name = "\(prefix)channel\(index)"
      guard names.contains(name), let line = header.firstIndex(of: "uniform sampler2D \(name);"),
        let uniform = uniforms.firstIndex(where: { $0.name == name })
      else { continue }
      channels[index] = Simulation.Channel(name: channels[index].name, source: .sky)
      uniforms[uniform].type = channels[index].samplerType
      header[line] = "uniform \(channels[index].samplerType) \(name);"
      isChanged = true
    }
    return isChanged
  }

  /// Gives the author something of the host under the author's `name`, unless the author declares
  /// something else of that name.
  mutating func use(_ hostName: String, for name: String) { author.given[name] = hostName }

  /// Makes a texture of the author's black everywhere.
  mutating func silence(_ name: String) {
    author.given[name] = nil
    author.silent.insert(name)
  }

  /// Has texture coordinates begin at the top left, y down.
  mutating func readFromTop() { author.readsFromTop = true }

  /// Has the `out` parameters of a function of the author's begin with what they are passed.
  mutating func initializeOutputs(of function: String) {
    author.initializedOutputs.insert(function)
  }

  /// Names the inputs that the author can read without a declaration, for hints.
  mutating func offer(_ names: [String]) { author.offered = names }

  func span(of declaration: GLSLDeclaration) -> Span { unit.tokens[declaration.nameIndex].span }

  /// Returns the parts of the pass's program.
  ///
  /// - Parameters:
  ///   - call: Statements that leave the color in `color`; `pixel` is the pixel's center from the
  ///     bottom left, y up, `unit` the same in unit space.
  ///   - result: The expression that is returned.
  func parts(calling call: [String], result: String) -> [GLSLPart] {
    // The dialects have their origin at the bottom left.
    let start = [
      "vec4 \(entryName)(vec2 position, vec2 size) {",
      "vec2 pixel = vec2(position.x, size.y - position.y) * \(prefix)pixelsPerPoint;",
      "vec2 unit = vec2(position.x, size.y - position.y) / size;", "vec4 color = vec4(0.0);",
    ]
    let statements = vertexPreparation + preparation + ["\(author.start)();"] + call
    return [.host(header)] + vertexParts + [
      authorsPart,
      .host(start + statements + ["return \(result);", "}"], functions: functionNames),
    ]
  }

  /// The lines that declare what the host sets; it looks for them in this form.
  var uniformLines: [String] { (header + vertexHeader).filter { $0.hasPrefix("uniform ") } }

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
