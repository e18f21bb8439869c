import Binding
import Diagnostics
import Dialects
import Layers
import Metal
import Parameters
import Scenes
import ShaderTree
import Testing

@testable import Rendering

@Suite struct ShaderLibraryTests {
  @Test func everyShaderFileHasAReadableHeaderNamedAfterIt() throws {
    let library = try ShaderLibrary.builtIn()
    #expect(!library.functions.isEmpty)
    for (name, function) in library.functions {
      #expect(function.file.hasSuffix("/\(name).glsl"))
      #expect(!function.signature.summary.isEmpty)
      for argument in function.signature.arguments {
        #expect(!argument.summary.isEmpty, "\(name) does not describe \(argument.name)")
      }
    }
  }

  /// Every shader call of every scene, at rest and held, without a GPU.
  @Test func everySceneCallsItsShadersAsTheirHeadersSay() throws {
    let library = try ShaderLibrary.builtIn()
    var count = 0
    for type in SceneCatalog.all {
      let canvas = type.canvas ?? Size(width: 640, height: 400)
      var script = Script()
      script.presses = [Script.Press(start: 0, end: 1)]
      let playback = script.playback(of: type, in: canvas)
      for time in [0.0, 0.5, 1.2] {
        let layer = playback.scene(at: time).layer(in: canvas, at: time)
        for (shader, kind) in layer.shaderCalls {
          try library.check(shader, as: kind)
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  /// A number in a header has its range there, and nowhere else.
  @Test func noSceneStatesARangeThatAHeaderStates() throws {
    let library = try ShaderLibrary.builtIn()
    var compared: Set<String> = []
    for source in SceneCatalog.all {
      let canvas = source.canvas ?? Size(width: 640, height: 400)
      var script = Script()
      script.presses = [Script.Press(start: 0, end: 1)]
      let scene = script.playback(of: source, in: canvas).scene(at: 0.5)
      for (drawn, _) in scene.layer(in: canvas, at: 0.5).shaderCalls {
        // The strings are drawn by a faster call; the port's header has their numbers.
        let shader = HarmonicStrings.port(of: drawn) ?? drawn
        let arguments = library.functions[shader.function]?.signature.arguments ?? []
        for argument in arguments {
          guard let range = argument.range else { continue }
          for parameter in scene.parameters.all
          where parameter.name.split(separator: ".")[0] == argument.name {
            switch parameter.kind {
            case .number(let own, _, _):
              #expect(parameter.argument?.name == argument.name, "\(source.name) \(parameter.name)")
              #expect(own == range, "\(source.name) \(parameter.name)")
            case .choice(let names):
              #expect(range == 0...Double(names.count - 1), "\(source.name) \(parameter.name)")
            default: Issue.record("\(source.name) \(parameter.name)")
            }
            compared.insert("\(source.name) \(parameter.name)")
          }
        }
      }
    }
    // Both scenes of the strings, the noise and the ripple
    #expect(compared.count == 2 * 12 + 3 + 5)
  }

  @Test func aWrongCallIsRefusedByName() throws {
    let library = try ShaderLibrary.builtIn()
    let unknown = #expect(throws: Diagnostic.self) {
      try library.check(Shader("harmonicColorEfect"), as: .color)
    }
    #expect(unknown?.hint == "did you mean 'harmonicColorEffect'?")
    let short = #expect(throws: Diagnostic.self) {
      try library.check(Shader("harmonicColorEffect", .boundingRect), as: .color)
    }
    #expect(short?.message == "'harmonicColorEffect' takes 9 arguments, got 1")
    let swapped = #expect(throws: Diagnostic.self) {
      try library.check(
        Shader(
          "harmonicColorEffect", .boundingRect, .float2(6, 0), .float(0), .float(0), .float(0),
          .float2(0, 0), .float2(0, 0), .float2(0, 0), .float(0)), as: .color)
    }
    #expect(
      swapped?.message
        == "argument 'wavesCount' of 'harmonicColorEffect' is a float, got a vec2")
    let misplaced = #expect(throws: Diagnostic.self) {
      try library.check(Shader("harmonicColorEffect"), as: .fill)
    }
    #expect(misplaced?.message == "'harmonicColorEffect' is a color function, used as a fill")
  }
}

extension Layer {
  /// Every shader this layer calls, with the place it is used in.
  fileprivate var shaderCalls: [(Shader, EffectKind)] {
    switch content {
    case .empty, .image, .mesh, .simulation: []
    case .fill(_, let fill), .strokeBorder(_, let fill, _), .stroke(_, let fill, _):
      fill.shaderCalls
    case .stack(let children): children.flatMap(\.layer.shaderCalls)
    case .modified(let inner, .colorEffect(let shader)): inner.shaderCalls + [(shader, .color)]
    case .modified(let inner, .distortionEffect(let shader, _, _)):
      inner.shaderCalls + [(shader, .distortion)]
    case .modified(let inner, .layerEffect(let shader, _, _)):
      inner.shaderCalls + [(shader, .layer)]
    case .modified(let inner, .convolution(let convolution)):
      inner.shaderCalls + convolution.passes.map { ($0, .layer) }
    case .modified(let inner, .copyBeneath(let modifiers)):
      inner.shaderCalls
        + modifiers.flatMap { Layer(size: size, content: .empty).modified($0).shaderCalls }
    case .modified(let inner, _): inner.shaderCalls
    }
  }
}

extension Fill {
  fileprivate var shaderCalls: [(Shader, EffectKind)] {
    if case .shader(let shader) = self { [(shader, .fill)] } else { [] }
  }
}
