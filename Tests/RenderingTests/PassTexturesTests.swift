import Binding
import Diagnostics
import Dialects
import Layers
import Metal
import Parameters
import ShaderTree
import Testing

@testable import Rendering

/// Passes that are the same in frame after frame.
@MainActor @Suite(.serialized) struct PassTexturesTests {
  private static let size = Size(width: 60, height: 40)

  /// A soft card under a light that moves: three passes for the card, and the light over it.
  private func layer(light: Double, card: Double = 0.8, scale: Double = 1) -> Layer {
    let card = Layer(
      size: Size(width: 30, height: 20), .capsule,
      fill: .color(Color(red: card, green: 0.2, blue: 0.4))
    ).blur(radius: 4 * scale)
    let lamp = Layer(
      size: Size(width: 10, height: 10), .circle, fill: .color(.white.opacity(light)))
    return Layer(
      size: Self.size,
      children: [
        Layer.Child(card, at: Point(x: 15, y: 10)),
        Layer.Child(lamp, at: Point(x: 40 * light, y: 4)),
      ])
  }

  /// Drawn twice, then cached: what moves on top of it costs one pass.
  @Test func whatComesASecondTimeIsNotDrawnAThird() throws {
    let stage = try Stage()
    var passes: [Int] = []
    var frames: [[UInt8]] = []
    let lights = (1...6).map { Double($0) / 8 }
    for light in lights {
      let before = stage.renderer.counts.passes
      frames.append(try stage.bytes(layer(light: light)).pixels)
      passes.append(stage.renderer.counts.passes - before)
    }
    #expect(passes == [4, 4, 1, 1, 1, 1])
    // Each as a renderer draws it that has seen no frame before.
    for (light, frame) in zip(lights, frames) {
      #expect(try Stage().bytes(layer(light: light)).pixels == frame)
    }
  }

  /// The layer behind a blur changes: every pass that reads it is drawn again.
  @Test func whatReadsSomethingElseIsDrawnAgain() throws {
    let stage = try Stage()
    for _ in 0..<3 { _ = try stage.bytes(layer(light: 0.5)) }
    let before = stage.renderer.counts.passes
    let frame = try stage.bytes(layer(light: 0.5, card: 0.3))
    #expect(stage.renderer.counts.passes - before == 4)
    #expect(try Stage().bytes(layer(light: 0.5, card: 0.3)).pixels == frame.pixels)
  }

  /// Of an animation whose frames are shown twice each, no more than the last few are cached.
  @Test func slowAnimationsDoNotFillTheMemory() throws {
    let stage = try Stage()
    for step in 0..<60 {
      let scale = 1 + Double(step) / 100
      for _ in 0..<2 { _ = try stage.bytes(layer(light: 0.5, scale: scale)) }
    }
    let textures = stage.renderer.counts.textures
    #expect(textures <= 24)
    for step in 0..<60 {
      let scale = 1 + Double(step) / 100
      for _ in 0..<2 { _ = try stage.bytes(layer(light: 0.5, scale: scale)) }
    }
    #expect(stage.renderer.counts.textures == textures)
  }

  /// A mesh that moves is another one in every frame: no more than the last few are cached, and
  /// those go when another scene comes.
  @Test func movingMeshesDoNotFillTheMemory() throws {
    let stage = try Stage()
    func mesh(_ step: Int) -> Layer {
      Layer(
        size: Self.size,
        mesh: MeshGradient(
          width: 2, height: 2,
          points: [
            .topLeading, UnitPoint(x: 1, y: Double(step) / 500), .bottomLeading, .bottomTrailing,
          ], colors: [.black, .white, .white, .black]))
    }
    for step in 0..<100 { _ = try stage.bytes(mesh(step)) }
    #expect(stage.renderer.counts.textures <= 8)
    #expect(stage.renderer.caches.passTextures.count <= 8)
    for _ in 0..<130 { _ = try stage.bytes(Layer(size: Self.size, fill: .color(.white))) }
    #expect(stage.renderer.caches.passTextures.count == 0)
  }

  /// A function that is replaced may give another picture to the same pass.
  @Test func aReplacedFunctionIsSeen() throws {
    let stage = try Stage()
    let soft = Layer(size: Self.size, fill: .shader(Shader("tone", .float2(1, 1)))).blur(radius: 3)
    func add(_ color: String) {
      stage.renderer.add([
        "tone": ShaderLibrary.Function(
          signature: FunctionSignature(
            name: "tone", kind: .fill, summary: "",
            arguments: [ParameterDeclaration(name: "size", type: "vec2")]),
          file: "tone.glsl", source: "vec4 tone(vec2 position, vec2 size) { return \(color); }")
      ])
    }
    add("vec4(1.0, 0.0, 0.0, 1.0)")
    for _ in 0..<3 { _ = try stage.bytes(soft) }
    add("vec4(0.0, 1.0, 0.0, 1.0)")
    let frame = try stage.bytes(soft)
    let middle = (frame.height / 2 * frame.width + frame.width / 2) * 4
    #expect(Array(frame.pixels[middle..<middle + 4]) == [0, 255, 0, 255])
  }

  /// Each size of a window that is being resized has textures that no other size can use: 40 sizes
  /// of about 5 MB left 200 MB behind.
  @Test func sizesThatAreGoneDoNotFillTheMemory() throws {
    let stage = try Stage()  // its context is current
    var textures = PassTextures(format: .bytes)
    var idle: [Int] = []
    for step in 0..<40 {
      let (width, height) = (1200 + step, 1000)
      for _ in 0..<3 {
        let lent = try (0..<2).map { _ in
          try textures.take(pixelWidth: width, pixelHeight: height)
        }
        for texture in lent { textures.giveBack(texture, showing: nil) }
        textures.endFrame()
      }
      idle.append(textures.idlePixels)
    }
    let used = 2 * 1240 * 1000
    #expect(idle.allSatisfy { $0 <= 2 * used })
    // What a frame uses is not made again.
    #expect(textures.made == 80)
    withExtendedLifetime(stage) {}
  }
}
