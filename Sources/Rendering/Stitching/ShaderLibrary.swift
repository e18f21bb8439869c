package import Diagnostics
package import Layers
package import Parameters
internal import Resources
package import ShaderTree

/// Shader functions by name, with their headers.
nonisolated package struct ShaderLibrary: Sendable {
  /// One function: what its header says, and the text to stitch.
  package struct Function: Sendable {
    package let signature: FunctionSignature
    /// Path in `Resources/Shaders`, or the author's file; for messages.
    package let file: String
    private(set) var body: Body

    /// The text that is joined into a program.
    enum Body: Sendable {
      /// A built-in file, with the function by its own name; it samples `sampleLayer(layer,
      /// position)`.
      case file(String)
      /// A translated function; it samples by a function of its own that the stitcher defines.
      case translated(Deferred<TranslatedShader>)
      /// A pass of a program in GLSL: `vec4 entry(vec2 position, vec2 size)`, and globals that the
      /// call sets before.
      case pass(text: GLSLText, entryName: String, inputs: [Input])
    }

    /// A global of a pass: a variable, a uniform, or the name of a sampler.
    package struct Input: Sendable, Hashable {
      let name: String
      let type: String
      /// Whether the author reads it, and not only what we put around the author's text.
      let isAuthors: Bool

      /// Whether it decides how many rounds a large loop has, so that it stays a number: with a
      /// literal in its place, drivers write out the rounds.
      let boundsLoops: Bool

      package init(name: String, type: String, isAuthors: Bool, boundsLoops: Bool = false) {
        self.name = name
        self.type = type
        self.isAuthors = isAuthors
        self.boundsLoops = boundsLoops
      }

      var isSampler: Bool { type.contains("sampler") }
    }

    /// GLSL types in call order, what the renderer supplies left out.
    let argumentTypes: [String]
    /// A translated function as programs of pages have it, where that differs.
    private var pageText: Deferred<TranslatedShader>?
    /// `nil` for one that stays whole.
    private var hoistedText: Deferred<HoistedShader?>?
    /// How many operations a driver has to compile for it once the calls in it are inlined; 0 if
    /// nobody knows.
    let inlinedSize: Double
    /// Whether programs may have values of its arguments as literals, whatever its header says.
    private var isOptimized = false

    /// A function as our files hold it.
    package init(signature: FunctionSignature, file: String, source: String) {
      self.signature = signature
      self.file = file
      body = .file(source)
      argumentTypes = signature.arguments.map(\.type)
      inlinedSize = 0
    }

    /// A function that a front end translated.
    ///
    /// - Parameters:
    ///   - file: The user's, for messages.
    ///   - translated: Writes the function when it is first needed.
    ///   - hoisted: The same in two parts; `nil` if nothing is worth computing ahead.
    ///   - isOptimized: Whether programs may have values of its arguments as literals.
    ///   - pageText: Writes what programs of pages have in its place; `nil` if it is the same.
    ///   - argumentTypes: GLSL types in call order, what the renderer supplies left out.
    ///   - inlinedSize: Operations of its program with the calls in it inlined; 0 if nobody knows.
    package init(
      signature: FunctionSignature, file: String,
      translated: @escaping @Sendable () -> TranslatedShader,
      hoisted: @escaping @Sendable () -> HoistedShader? = { nil }, isOptimized: Bool = true,
      pageText: (@Sendable () -> TranslatedShader)? = nil, argumentTypes: [String],
      inlinedSize: Double = 0
    ) {
      self.signature = signature
      self.file = file
      self.argumentTypes = argumentTypes
      self.pageText = pageText.map(Deferred.init)
      (hoistedText, self.isOptimized) = (Deferred(hoisted), isOptimized)
      self.inlinedSize = inlinedSize
      body = .translated(Deferred(translated))
    }

    /// A pass of a program in GLSL: a fill whose arguments are its size in points and its inputs,
    /// in order.
    ///
    /// - Parameters:
    ///   - file: The user's, for messages.
    ///   - hoisted: Writes `text` in two parts; `nil` if nothing is worth computing ahead.
    ///   - isOptimized: Whether programs may have values of its inputs as literals.
    package init(
      passNamed name: String, file: String, text: GLSLText,
      hoisted: @escaping @Sendable () -> HoistedShader? = { nil }, isOptimized: Bool = true,
      entryName: String, inputs: [Input]
    ) {
      let arguments = inputs.map {
        ParameterDeclaration(name: $0.name, type: $0.type, isSpecializationConstant: $0.isAuthors)
      }
      signature = FunctionSignature(
        name: name, kind: .fill, summary: "",
        arguments: [ParameterDeclaration(name: "size", type: "vec2")] + arguments)
      self.file = file
      (hoistedText, self.isOptimized) = (Deferred(hoisted), isOptimized)
      inlinedSize = 0
      body = .pass(text: text, entryName: entryName, inputs: inputs)
      argumentTypes = ["vec2"] + inputs.map(\.type)
    }

    /// The name it is called by in GLSL.
    var entryName: String {
      switch body {
      case .file: signature.name
      case .translated(let shader): shader.text.entryName
      case .pass(_, let entryName, _): entryName
      }
    }

    /// The function in two parts, if some of it is worth computing once a draw.
    var hoisted: HoistedShader? { hoistedText?.text ?? nil }

    /// Whether some of what it computes is computed once a draw, where there is room.
    package var isHoisted: Bool { hoisted != nil }

    /// The arguments, by position, whose values are worth a program in which they are literals: the
    /// whole numbers and switches, which decide how often loops run and which branches are taken.
    ///
    /// Other numbers gain nothing as literals, for flat varyings cost nothing to read.
    package var specializableArguments: Set<Int> {
      guard isOptimized else { return [] }
      return Set(
        argumentTypes.indices.filter {
          "iub".contains(argumentTypes[$0].prefix(1)) && !boundsLoops(argumentAt: $0)
        })
    }

    /// Whether the argument at a place decides how many rounds a large loop has.
    private func boundsLoops(argumentAt place: Int) -> Bool {
      // The size comes before the inputs.
      if case .pass(_, _, let inputs) = body {
        place > 0 && inputs[place - 1].boundsLoops
      } else {
        false
      }
    }

    /// Whether the argument at a place takes the count of the list before it.
    func takesCount(at place: Int) -> Bool {
      argumentTypes.indices.contains(place) && ["int", "uint"].contains(argumentTypes[place])
    }

    /// Whether it is a pass of a program in GLSL.
    var isPass: Bool { if case .pass = body { true } else { false } }

    /// The text to stitch, as many lines as were read.
    ///
    /// - Parameter keepsUniforms: Whether the uniforms that the author of a pass reads stay
    ///   uniforms; else they are variables that the call sets, because those cost less to read.
    func text(keepsUniforms: Bool) -> String {
      switch body {
      case .file(let source): source
      case .translated(let shader): shader.text.text.text
      case .pass(let text, _, let inputs):
        zip(text.lines, text.origins).map { line, origin in
          guard origin == nil, line.hasPrefix("uniform ") else { return line + "\n" }
          // Samplers are names that the stitcher defines.
          if line.hasPrefix("uniform sampler") { return "\n" }
          let isOurs = inputs.contains { !$0.isAuthors && line.hasSuffix(" \($0.name);") }
          return (keepsUniforms && !isOurs ? line : String(line.dropFirst("uniform ".count))) + "\n"
        }.joined()
      }
    }

    /// The part of a function in two parts that is left to the pixels.
    var varyingPart: Function { part { $0.varying } }

    /// The part that computes the rest, once a draw.
    var uniformPart: Function { part { $0.uniform } }

    private func part(_ choose: (HoistedShader) -> TranslatedShader) -> Function {
      guard let hoisted else { return self }
      let shader = choose(hoisted)
      var other = self
      switch body {
      case .file: break
      case .translated: other.body = .translated(Deferred { shader })
      case .pass(_, _, let inputs):
        other.body = .pass(text: shader.text, entryName: shader.entryName, inputs: inputs)
      }
      return other
    }

    /// The function as programs of a target have it.
    func written(for target: GLSLTarget) -> Function {
      guard target == .web, let pageText else { return self }
      var other = self
      other.body = .translated(pageText)
      return other
    }

    /// Mistakes that a checker found in its source, whose text is not complete then.
    var mistakes: [Diagnostic] {
      switch body {
      case .file: []
      case .translated(let shader): shader.text.text.mistakes
      case .pass(let text, _, _): text.mistakes
      }
    }

    /// Where line `line` of `text` was written.
    func origin(ofLine line: Int) -> SourceSpan {
      let origin =
        switch body {
        case .file: GLSLText.Origin?.none
        case .translated(let shader): shader.text.text.origin(ofLine: line)
        case .pass(let text, _, _): text.origin(ofLine: line)
        }
      return SourceSpan(file: origin?.file ?? file, line: origin?.line ?? line)
    }
  }

  package var functions: [String: Function]

  /// Our own shader functions.
  ///
  /// - Throws: The diagnostic of the first file whose header cannot be read; a test keeps that from
  ///   happening.
  package static func builtIn() throws(Diagnostic) -> ShaderLibrary {
    var functions: [String: Function] = [:]
    for path in ShaderFiles.paths where !path.hasPrefix("Include/") && !path.hasPrefix("Passes/") {
      guard let source = ShaderFiles.source(at: path) else { continue }
      let header = try ShaderHeader(source: source, file: path)
      functions[header.signature.name] = Function(
        signature: header.signature, file: path, source: source)
    }
    return ShaderLibrary(functions: functions)
  }

  /// Checks a call against the function's header, without a GPU.
  ///
  /// - Throws: A diagnostic that names the function and the argument that does not fit.
  package func check(_ shader: Shader, as kind: EffectKind) throws(Diagnostic) {
    guard let function = functions[shader.function] else {
      throw Diagnostic(
        "no shader function is called '\(shader.function)'",
        hint: didYouMean(shader.function, among: functions.keys.sorted()))
    }
    let signature = function.signature
    guard signature.kind == kind else {
      throw Diagnostic(
        "'\(signature.name)' is a \(signature.kind.rawValue) function, used as a \(kind.rawValue)")
    }
    var given: [(type: String, isConstant: Bool)] = []
    for argument in shader.arguments {
      // An array is two parameters, the elements and their count, which a function may leave out.
      let names = argument.typeNames
      let taken =
        names.first == "samplerBuffer" && !function.takesCount(at: given.count + 1)
        ? names.prefix(1) : names[...]
      given += taken.map { (type: $0, isConstant: argument.isConstant) }
    }
    guard function.argumentTypes.count == given.count else {
      throw Diagnostic(
        "'\(signature.name)' takes \(function.argumentTypes.count) arguments, got \(given.count)")
    }
    for (index, (type, isConstant)) in given.enumerated() {
      let (wanted, parameter) = (function.argumentTypes[index], signature.arguments[index])
      guard Self.accepts(wanted, type) else {
        throw Diagnostic(
          "argument '\(parameter.name)' of '\(signature.name)' is a \(wanted), got a \(type)")
      }
      guard !isConstant || parameter.isSpecializationConstant else {
        throw Diagnostic(
          "'\(parameter.name)' of '\(signature.name)' is not a specialization constant",
          hint: "pass it as a number, or add 'Specialization: constant.' to its description")
      }
    }
  }

  /// Numbers reach whole numbers and switches, too, as many components as they have.
  private static func accepts(_ wanted: String, _ given: String) -> Bool {
    let components = { (type: String) -> Int? in
      if ["float", "int", "uint", "bool"].contains(type) { return 1 }
      guard ["vec", "ivec", "uvec", "bvec"].contains(type.dropLast()) else { return nil }
      return type.last.flatMap { Int(String($0)) }
    }
    guard let count = components(wanted) else { return wanted == given }
    return components(given) == count
  }
}

nonisolated extension Shader.Argument {
  /// The GLSL types of the parameters the argument becomes.
  fileprivate var typeNames: [String] {
    switch self {
    case .float: ["float"]
    case .float2, .size, .unitPosition: ["vec2"]
    case .float3: ["vec3"]
    case .float4, .color, .boundingRect: ["vec4"]
    case .floatArray, .colorArray: ["samplerBuffer", "int"]
    case .image, .layer, .drawing: ["sampler2D"]
    case .cube: ["samplerCube"]
    case .raster(_, let components): [Self.typeName(components: components)]
    case .pixels(let numbers), .wholePixels(let numbers, _), .constant(let numbers):
      [Self.typeName(components: numbers.count)]
    case .frameTime, .frameNumber: ["float"]
    case .framed(let usual, _): usual.typeNames
    }
  }

  private static func typeName(components: Int) -> String {
    components == 1 ? "float" : "vec\(components)"
  }

  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
