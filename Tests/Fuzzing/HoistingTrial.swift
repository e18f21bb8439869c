import Dialects
import DriverSupport
import Metal
import Parameters
import ShaderTree

/// A shader in two parts, as it is drawn, beside the whole one: both have to show the same.
package struct HoistingTrial {
  private let fragment: String
  private let varying: String
  /// The vertex program that computes what is the same for every pixel.
  private let vertex: String
  private let uniforms: [String: ShaderDriver.Uniform]

  /// Width and height in pixels of what is drawn.
  private static let side = 8
  /// The number that all arguments and uniforms are made of.
  private static let given: Float = 0.37
  /// Levels of 255 by which two pictures may differ.
  private static let tolerance: Float = 1

  /// A pass that is drawn in two parts; `nil` for one that stays whole.
  init?(_ pass: DialectProgram.Pass) {
    guard let parts = pass.hoisted else { return nil }
    let whole = TranslatedShader(
      text: pass.text, entryName: pass.entryName, layerFunction: nil, layerTexture: nil)
    self.init(
      whole, parts, arguments: ["gl_FragCoord.xy", "vec2(\(Self.side))"],
      uniforms: Dictionary(
        zip(pass.uniforms.map(\.name), pass.uniforms.enumerated().map(Self.uniform)),
        uniquingKeysWith: { first, _ in first }
      ).compactMapValues(\.self))
  }

  /// A color effect that is drawn in two parts; `nil` for one that stays whole, and for what reads
  /// textures.
  init?(_ function: StitchableFunction) {
    guard function.kind == .color,
      let types = function.parameters.map(\.glslType) as? [String],
      !types.contains(where: { $0.contains("sampler") }),
      let parts = function.hoisted(prefix: "fuzz_")
    else { return nil }
    let arguments = zip(function.parameters, types).enumerated().map { index, parameter in
      if case .position = parameter.0.role { return "gl_FragCoord.xy" }
      return Self.value(of: parameter.1, index)
    }
    self.init(function.glsl(prefix: "fuzz_"), parts, arguments: arguments, uniforms: [:])
  }

  /// - Parameters:
  ///   - arguments: Of the whole function; those of the first part name no pixel.
  ///   - uniforms: What its globals are set to.
  private init(
    _ whole: TranslatedShader, _ parts: HoistedShader, arguments: [String],
    uniforms: [String: ShaderDriver.Uniform]
  ) {
    self.uniforms = uniforms.merging(["given": .floats([Self.given])]) { own, _ in own }
    func program(_ declarations: [String], _ text: String, _ statements: [String]) -> String {
      (["#version 330 core", "uniform float given;"] + declarations + [text, "void main() {"]
        + statements + ["}"])
        .joined(separator: "\n")
    }
    let call = "(\(arguments.joined(separator: ", ")));"
    let names = parts.vectorNames
    let vectors = names.map { "vec4 \($0);" }
    let ahead = parts.parameters.map { arguments[$0] }.joined(separator: ", ")
    fragment = program(
      ["out vec4 fragment;"], whole.text.text, ["fragment = \(whole.entryName)" + call])
    varying = program(
      ["out vec4 fragment;"] + vectors + names.map { "flat in vec4 handed_\($0);" },
      parts.varying.text.text,
      names.map { "\($0) = handed_\($0);" } + ["fragment = \(parts.varying.entryName)" + call])
    vertex = program(
      vectors + names.map { "flat out vec4 handed_\($0);" }, parts.uniform.text.text,
      ["\(parts.uniform.entryName)(\(ahead));"] + names.map { "handed_\($0) = \($0);" }
        + [ShaderDriver.corners])
  }

  /// A number that no driver knows before it draws.
  private static func value(of type: String, _ index: Int) -> String {
    "\(type)(given * \(index % 7 + 1).0)"
  }

  /// The same for a uniform; `nil` for types that are left at 0.
  private static func uniform(
    _ index: Int, _ uniform: DialectProgram.Uniform
  ) -> ShaderDriver.Uniform? {
    let number = given * Float(index % 7 + 1)
    let count = uniform.type.last?.wholeNumberValue ?? 1
    switch uniform.type.prefix(while: \.isLetter) {
    case "float", "vec": return .floats(Array(repeating: number, count: count))
    case "int", "ivec": return .integers(Array(repeating: Int32(number), count: count))
    default: return nil
    }
  }

  /// The fault of the picture drawn in two parts, in one line; `nil` if there is none.
  package var complaint: String? {
    func draw(_ fragment: String, vertex: String? = nil) throws -> [Float] {
      try ShaderDriver.shared.draw(
        fragment, vertex: vertex, width: Self.side, height: Self.side,
        uniforms: uniforms)
    }
    // What the driver says of the whole one is asked elsewhere.
    guard let expected = try? draw(fragment) else { return nil }
    do {
      let worst = Self.difference(expected, try draw(varying, vertex: vertex))
      return worst > Self.tolerance
        ? "a picture in two parts differs by \(worst) of 255" : nil
    } catch {
      let said = "\(error)".split(separator: "\n").first.map(String.init) ?? "nothing"
      return said.contains("too many") ? nil : "the driver refuses two parts: \(said)"
    }
  }

  /// The greatest difference between colors as they are shown; what is not a number shows nothing.
  private static func difference(_ a: [Float], _ b: [Float]) -> Float {
    func shown(_ x: Float) -> Float { x.isNaN ? 0 : min(max(x, 0), 1) * 255 }
    return zip(a, b).reduce(0) { max($0, abs(shown($1.0) - shown($1.1))) }
  }
}
