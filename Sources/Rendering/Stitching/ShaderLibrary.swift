package import Layers
internal import Resources
package import ShaderTranslation

/// Shader functions by name, with their headers.
nonisolated package struct ShaderLibrary: Sendable {
  /// One function: what its header says, and the text to stitch.
  package struct Function: Sendable {
    package let signature: FunctionSignature
    /// Path in `Resources/Shaders`, for messages.
    package let file: String
    package let source: String
  }

  package let functions: [String: Function]

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
    guard signature.arguments.count == given.count else {
      throw Diagnostic(
        "'\(signature.name)' takes \(signature.arguments.count) arguments, got \(given.count)")
    }
    for (wanted, type) in zip(signature.arguments, given) where wanted.declaredType != type {
      throw Diagnostic(
        "argument '\(wanted.name)' of '\(signature.name)' is a \(wanted.declaredType), "
          + "got a \(type)")
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
    case .floatArray: ["float[]", "int"]
    case .colorArray: ["vec4[]", "int"]
    case .image: ["sampler2D"]
    }
  }
}

nonisolated extension FunctionArgument {
  /// The type with the brackets that GLSL writes behind the name.
  fileprivate var declaredType: String { name.hasSuffix("[]") ? "\(type)[]" : type }
}
