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
      /// A file of ours, with the function by its own name; it samples `sampleLayer(layer, position)`.
      case file(String)
      /// A translated function; it samples by a function of its own that the stitcher defines.
      case translated(TranslatedShader)
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

    /// A translated function of a person's file; `nil` if it fits none of the four places or could not be translated.
    ///
    /// - Parameter prefix: Put before its global names; another one for every function of a library.
    package init?(_ function: StitchableFunction, prefix: String) {
      guard let signature = function.signature, function.isTranslated else { return nil }
      self.signature = signature
      file = function.span.file
      body = .translated(function.glsl(prefix: prefix))
      argumentTypes = function.parameters.compactMap { $0.isSupplied ? nil : $0.glslType }
    }

    /// The name it is called by in GLSL.
    var entryName: String {
      switch body {
      case .file: signature.name
      case .translated(let shader): shader.entryName
      }
    }

    var text: String {
      switch body {
      case .file(let source): source
      case .translated(let shader): shader.text.text
      }
    }

    /// Where line `line` of `text` was written.
    func origin(ofLine line: Int) -> SourceSpan {
      guard case .translated(let shader) = body, let origin = shader.text.origin(ofLine: line)
      else { return SourceSpan(file: file, line: line) }
      return SourceSpan(file: origin.file, line: origin.line)
    }
  }

  package var functions: [String: Function]

  /// Our own shader functions.
  ///
  /// - Throws: The diagnostic of the first file whose header cannot be read; a test keeps that from happening.
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
    let given = shader.arguments.flatMap(\.typeNames)
    guard function.argumentTypes.count == given.count else {
      throw Diagnostic(
        "'\(signature.name)' takes \(function.argumentTypes.count) arguments, got \(given.count)")
    }
    for (index, type) in given.enumerated() {
      let wanted = function.argumentTypes[index]
      if Self.accepts(wanted, type) { continue }
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

nonisolated extension Shader.Argument {
  /// The GLSL types of the parameters the argument becomes.
  fileprivate var typeNames: [String] {
    switch self {
    case .float: ["float"]
    case .float2: ["vec2"]
    case .float3: ["vec3"]
    case .float4, .color, .boundingRect: ["vec4"]
    case .floatArray, .colorArray: ["samplerBuffer", "int"]
    case .image: ["sampler2D"]
    }
  }
}
