import Layers
import Scenes
import ShaderTranslation
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
    for type in SceneCatalog.all {
      let canvas = type.canvas ?? Size(width: 640, height: 400)
      var script = Script()
      script.presses = [Script.Press(start: 0, end: 1)]
      let playback = script.playback(of: type, in: canvas)
      for time in [0.0, 0.5, 1.2] {
        let layer = playback.scene(at: time).layer(in: canvas, at: time)
        for (shader, kind) in layer.shaderCalls { try library.check(shader, as: kind) }
      }
    }
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
    case .modified(let inner, .layerEffect(let shader, _)):
      inner.shaderCalls + [(shader, .layer)]
    case .modified(let inner, _): inner.shaderCalls
    }
  }
}

extension Fill {
  fileprivate var shaderCalls: [(Shader, EffectKind)] {
    if case .shader(let shader) = self { [(shader, .fill)] } else { [] }
  }
}
