package import Layers
internal import Resources
package import ShaderTranslation

/// Shader functions by name, with their headers.
nonisolated package struct ShaderLibrary: Sendable {
  /// One function: what its header says, and the text to stitch.
  package struct Function: Sendable {
    package let signature: FunctionSignature
    /// Path in `Resources/Shaders`, or the author's file; for messages.
    package let file: String
    let body: Body

    /// What is joined into a program.
    enum Body: Sendable {
      /// A built-in file, with the function by its own name; it samples `sampleLayer(layer,
      /// position)`.
      case file(String)
      /// A translated function; it samples by a function of its own that the stitcher defines.
      case translated(TranslatedShader)
      /// A pass of a program in GLSL: `vec4 entry(vec2 position, vec2 size)`, and globals that the
      /// call sets before.
      case pass(text: GLSLText, entryName: String, inputs: [Input])
    }

    /// A global of a pass: a variable, a uniform, or the name of a sampler.
    struct Input: Sendable, Hashable {
      let name: String
      let type: String
      /// Whether the author reads it, and not only what we put around the author's text.
      let isAuthors: Bool

      var isSampler: Bool { type.contains("sampler") }
    }

    /// GLSL types in call order, what the renderer supplies left out.
    let argumentTypes: [String]

    /// A function as our files hold it.
    package init(signature: FunctionSignature, file: String, source: String) {
      self.signature = signature
      self.file = file
      body = .file(source)
      argumentTypes = signature.arguments.map(\.type)
    }

    /// A function that a front end translated.
    ///
    /// - Parameter prefix: Put before its global names; another one for every function of a library.
    package init?(_ function: StitchableFunction, prefix: String) {
      guard let signature = function.signature, function.isTranslated else { return nil }
      self.signature = signature
      file = function.span.file
      body = .translated(function.glsl(prefix: prefix))
      argumentTypes = function.parameters.compactMap { $0.isSupplied ? nil : $0.glslType }
    }

    /// A pass of a program in GLSL: a fill whose arguments are its size in points and its inputs,
    /// in order.
    ///
    /// - Parameter file: The author's, for messages.
    package init(_ pass: DialectProgram.Pass, named name: String, file: String) {
      let arguments = pass.uniforms.map { FunctionArgument(name: $0.name, type: $0.type) }
      signature = FunctionSignature(
        name: name, kind: .fill, summary: "",
        arguments: [FunctionArgument(name: "size", type: "vec2")] + arguments)
      self.file = file
      body = .pass(
        text: pass.text, entryName: pass.entryName,
        inputs: pass.uniforms.map {
          Input(name: $0.name, type: $0.type, isAuthors: $0.source != .pixelsPerPoint)
        })
      argumentTypes = ["vec2"] + pass.uniforms.map(\.type)
    }

    /// The name it is called by in GLSL.
    var entryName: String {
      switch body {
      case .file: signature.name
      case .translated(let shader): shader.entryName
      case .pass(_, let entryName, _): entryName
      }
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
      case .translated(let shader): shader.text.text
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

    /// Where line `line` of `text` was written.
    func origin(ofLine line: Int) -> SourceSpan {
      let origin =
        switch body {
        case .file: GLSLText.Origin?.none
        case .translated(let shader): shader.text.origin(ofLine: line)
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
      let near = nearestName(to: shader.function, among: functions.keys.sorted())
      throw Diagnostic(
        "no shader function is called '\(shader.function)'",
        hint: near.map { "did you mean '\($0)'?" })
    }
    let signature = function.signature
    guard signature.kind == kind else {
      throw Diagnostic(
        "'\(signature.name)' is a \(signature.kind.rawValue) function, used as a \(kind.rawValue)")
    }
    // An array is two parameters: the elements and their count.
    try Self.check(shader.arguments.flatMap(\.typeNames), against: function)
    if let prepared = shader.prepared { try check(prepared) }
  }

  private func check(_ prepared: PreparedCall) throws(Diagnostic) {
    guard let function = functions[prepared.function], function.signature.kind == .fill else {
      throw Diagnostic("no shader function of the fill kind is called '\(prepared.function)'")
    }
    try Self.check(prepared.arguments.map(\.typeName), against: function)
  }

  private static func check(
    _ given: [String], against function: Function
  ) throws(Diagnostic) {
    let signature = function.signature
    guard function.argumentTypes.count == given.count else {
      throw Diagnostic(
        "'\(signature.name)' takes \(function.argumentTypes.count) arguments, got \(given.count)")
    }
    for (index, type) in given.enumerated() {
      let wanted = function.argumentTypes[index]
      if accepts(wanted, type) { continue }
      throw Diagnostic(
        "argument '\(signature.arguments[index].name)' of '\(signature.name)' is a \(wanted), "
          + "got a \(type)")
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

nonisolated extension PreparedCall.Argument {
  /// The GLSL type of the parameter the argument becomes.
  fileprivate var typeName: String {
    switch self {
    case .constant: "float"
    case .numbers(let numbers): numbers.count == 1 ? "float" : "vec\(numbers.count)"
    case .unitPosition: "vec2"
    }
  }
}

nonisolated extension Shader.Argument {
  /// The GLSL types of the parameters the argument becomes.
  fileprivate var typeNames: [String] {
    switch self {
    case .float: ["float"]
    case .float2: ["vec2"]
    case .float3: ["vec3"]
    case .float4, .color, .boundingRect: ["vec4"]
    case .floatArray, .colorArray: ["samplerBuffer", "int"]
    case .image, .layer, .buffer: ["sampler2D"]
    case .pixelSize(let components): [components == 1 ? "float" : "vec\(components)"]
    case .pixels(let numbers): [numbers.count == 1 ? "float" : "vec\(numbers.count)"]
    case .pixelsPerPoint, .frameTime, .frameNumber: ["float"]
    }
  }
}
