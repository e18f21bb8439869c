package import Diagnostics
package import Parameters
package import ShaderTree

/// A function marked `[[ stitchable ]]`: what it is, what a call has to supply, and its GLSL text.
///
/// ```swift
/// // given translation: MetalTranslation
/// for function in translation.functions where function.isTranslated {
///   let shader = function.glsl(prefix: "f1_")
///   print(function.kind, shader.entryName, shader.text.text)
/// }
/// ```
package struct StitchableFunction: Sendable {
  package let name: String
  /// The words that choose it in its file: its name, or `typedName` where several have the name,
  /// with its namespaces in front where several have that.
  package internal(set) var title: String
  /// Which of SwiftUI's four places it fits; `nil` for none, which a diagnostic explains.
  package private(set) var kind: EffectKind?
  /// First sentence of the comment above it; empty if there is none.
  package let summary: String
  /// All parameters in call order, those that the program supplies included.
  package private(set) var parameters: [ParameterDeclaration]
  /// The parameters of a color effect that is used as a fill; `nil` for a function that cannot be.
  private var parametersOfFill: (@Sendable () -> [ParameterDeclaration])?
  /// Where its name stands.
  package let span: SourceSpan
  /// Whether it became GLSL; if not, a diagnostic says why.
  package var isTranslated: Bool { source != nil }

  let source: Source?

  /// The program and the settings that the text is written from.
  struct Source: Sendable {
    var program: TypedProgram
    var files: [SourceFile]
    var entry: FunctionIndex
    var nodes: [ProgramNode]
    var halfMode: HalfMode
  }

  init(
    name: String, title: String, kind: EffectKind?, summary: String,
    parameters: [ParameterDeclaration],
    parametersOfFill: (@Sendable () -> [ParameterDeclaration])?,
    span: SourceSpan, source: Source?
  ) {
    (self.name, self.title, self.kind, self.summary) = (name, title, kind, summary)
    (self.parameters, self.parametersOfFill) = (parameters, parametersOfFill)
    (self.span, self.source) = (span, source)
  }

  /// A color effect as a fill: the color after the position is an argument and not the color of the
  /// pixel. Any other function unchanged.
  var asFill: StitchableFunction {
    guard let parametersOfFill else { return self }
    var function = self
    (function.kind, function.parameters) = (.fill, parametersOfFill())
    return function
  }

  /// Its name and the types of its parameters, as in `glow(float2,half4,float)`.
  package var typedName: String {
    "\(name)(\(parameters.map(\.type).joined(separator: ",")))"
  }

  /// Whether a user who writes `words` means it: by its name or its title, or by one of them and
  /// its types.
  package func isMeant(by words: String) -> Bool {
    func dense(_ text: String) -> String { text.filter { $0 != " " } }
    let names = [name, String(title.prefix { $0 != "(" })]
    return names.contains(words) || [typedName, title].map(dense).contains(dense(words))
  }

  /// Name, kind and arguments as the inspector and the check take them; `nil` when it fits none of
  /// the four places.
  package var signature: FunctionSignature? {
    guard let kind else { return nil }
    return FunctionSignature(
      name: name, kind: kind, summary: summary, arguments: parameters.filter { !$0.isSupplied })
  }

  /// Returns the function and all it reaches as GLSL.
  ///
  /// - Parameters:
  ///   - prefix: Put before every name outside of functions; results with different prefixes fit
  ///     into one program. Letters, digits and single underscores, as in `dent_`.
  ///   - target: The language of the program that it becomes a part of.
  ///   - declared: Functions that are declared and not defined: for a text that is only compiled.
  /// - Precondition: `isTranslated`.
  package func glsl(
    prefix: String, target: GLSLTarget = .desktop, declaring declared: Set<ProgramNode> = []
  ) -> TranslatedShader {
    guard let source else { preconditionFailure("'\(name)' was rejected and has no GLSL text") }
    return onTreeStack {
      GLSLWriter.write(
        entry: source.entry, source.nodes, of: source.program, files: source.files, prefix: prefix,
        halfMode: source.halfMode, target: target, declared: declared)
    }
  }

  /// It and all it reaches; the same node means the same one in all functions of a translation.
  package var reached: [ProgramNode] { source?.nodes ?? [] }

  /// Violations of the contract of trees in its translation, whole and in two parts: mistakes of
  /// this program.
  package var faults: [TreeFault] {
    guard let source else { return [] }
    return onTreeStack {
      source.program.faults(in: source.nodes) + (parts(of: source, prefix: "")?.faults ?? [])
    }
  }

  /// Whether what it returns may depend on the layer that it is applied to; not for a fill.
  package var readsLayer: Bool {
    guard let source, let kind else { return true }
    switch kind {
    case .fill: return false
    case .distortion: return true
    case .layer:
      let text = glsl(prefix: "reads_")
      return text.layerFunction != nil || text.layerTexture != nil
    case .color:
      let written = parameters.filter { $0.glslType != nil }
      guard let color = written.firstIndex(where: { $0.role == .color }) else { return false }
      return source.program.functions[source.entry].names(parameter: color)
    }
  }

  /// How many operations a driver has to compile for it once the calls in it are inlined.
  ///
  /// - Precondition: `isTranslated`.
  package var inlinedSize: Double {
    guard let source else { preconditionFailure("'\(name)' was rejected and has no size") }
    return onTreeStack { source.program.inlinedSize(of: source.nodes) }
  }

  /// Returns the function in two parts: for the pixels, and once a draw; `nil` if nothing of it is
  /// worth computing ahead.
  ///
  /// - Parameter prefix: As in `glsl(prefix:target:)`.
  /// - Precondition: `isTranslated`.
  package func hoisted(prefix: String) -> HoistedShader? {
    guard let source else { preconditionFailure("'\(name)' was rejected and has no GLSL text") }
    return onTreeStack {
      parts(of: source, prefix: prefix).map {
        GLSLWriter.write($0, files: source.files, prefix: prefix, halfMode: source.halfMode)
      }
    }
  }

  private func parts(of source: Source, prefix: String) -> HoistedProgram? {
    let taken = source.program.functions[source.entry].parameters
    let written = parameters.filter { $0.glslType != nil }
    // A list has its offset, too, which no host passes; there is nothing to gain from such.
    guard taken.count == written.count else { return nil }
    let uniform = written.indices.filter { index in
      guard let type = written[index].glslType, !written[index].isSupplied else { return false }
      return !type.contains("sampler") && !taken[index].isWritten
    }
    return HoistedProgram(
      source.program, order: source.nodes, entry: source.entry, uniforms: [], parameters: uniform,
      vectors: GLSLWriter.flatVectors - Self.reservedVectors - vectorsOfArguments,
      named: { "\(prefix)shared\($0)" })
  }

  /// Vectors for what a paint needs beside the function: an outline, its size and its opacity.
  private static let reservedVectors = 2

  /// Vectors that its arguments fill, as a rule.
  private var vectorsOfArguments: Int {
    let types = parameters.filter { !$0.isSupplied }.compactMap(\.glslType)
    let numbers = types.filter { !$0.contains("sampler") }
    return (numbers.reduce(0) { $0 + ($1.last?.wholeNumberValue ?? 1) } + 3) / 4
  }
}

extension ParameterDeclaration {
  /// Type of the parameter in GLSL; `nil` for a layer, which is not passed.
  package var glslType: String? {
    switch role {
    case .position: "vec2"
    case .color, .colorValue: "vec4"
    case .layer, .unbindable: nil
    case .value(let kind, let components): GLSLTypes.vector(kind.rawValue, components)
    case .straightColor(let components): GLSLTypes.vector("float", components)
    case .texture: "sampler2D"
    case .array, .data: "samplerBuffer"
    case .count: type.hasPrefix("u") ? "uint" : "int"
    }
  }
}
