import Binding
import Diagnostics
import Dialects
import Foundation
import Layers
import Metal
import Opening
import Parameters
import Rendering
import Scenes
import ShaderTree
import TestSupport
import Testing
import Tokens

/// Our own effects written in Metal, as a SwiftUI author would, give the picture of our GLSL files.
@MainActor @Suite struct HandPortTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Metal")
  private static let size = Size(width: 160, height: 100)

  /// A name, and the arguments that it is called with in both languages.
  private nonisolated static let calls: [(name: String, arguments: [Shader.Argument])] = [
    (
      "harmonicColorEffect",
      [
        .boundingRect, .float(6), .float(1.3), .float(1.25), .float(0.6), .float2(3, 12),
        .float2(0.6, 0.9), .float2(0.02, 0.01), .float(0),
      ]
    ),
    ("parameterizedNoise", [.float(0.5), .float(1), .float(0.5)]),
    (
      "ripple",
      [.float2(60, 40), .float(0.09), .float(12), .float(15), .float(8), .float(1200)]
    ),
    ("dent", [.float2(70, 45), .float(40), .float(14)]),
    ("tint", [.color(Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.8))]),
  ]

  private func effect(_ name: String, _ kind: EffectKind, _ call: Int) -> Layer {
    Layer(size: Self.size, testing: Shader(name, Self.calls[call].arguments), as: kind)
  }

  @Test(arguments: calls.indices)
  func theMetalTextGivesThePictureOfOurFile(call: Int) throws {
    let name = Self.calls[call].name
    let source = try String(
      contentsOf: Self.folder.appending(path: "\(name).metal"), encoding: .utf8)
    let translation = MetalTranslation(
      of: "\(name).metal", in: SourceFolder(["\(name).metal": source]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first { $0.name == name })
    let kind = try #require(function.kind)
    let known = try ShaderLibrary.builtIn().functions[name]
    let own = try #require(known).signature
    // The same kind and the same parameters, so that either can stand for the other
    #expect(own.kind == kind)
    let parameters = function.parameters.filter { !$0.isSupplied }
    #expect(own.arguments.map(\.name) == parameters.map(\.name))

    let stage = try Stage()
    let port = ShaderLibrary.Function(function, prefix: "port_")
    stage.renderer.add(["port": try #require(port)])
    let ours = try stage.bytes(effect(name, kind, call), scale: 2, background: .black)
    let ported = try stage.bytes(effect("port", kind, call), scale: 2, background: .black)
    let differences = zip(ours.pixels, ported.pixels).map { abs(Int($0) - Int($1)) }
    // White noise hashes its places: there a rounding turns one value into any other.
    let allowed = name == "parameterizedNoise" ? ours.pixels.count / 50 : ours.pixels.count / 2000
    let outliers = differences.count { $0 > 2 }
    #expect(outliers <= allowed)
    #expect(Set(ours.pixels).count > 16)  // there is something to compare
  }
}
