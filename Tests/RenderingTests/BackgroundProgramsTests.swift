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

/// Programs made on another thread, with a context that shares its objects.
@MainActor @Suite(.serialized) struct BackgroundProgramsTests {
  private static let size = Size(width: 48, height: 14)

  /// A renderer, and the context in which it has programs made; both are the test's that asks for
  /// them, from beginning to end, for other tests have contexts of their own.
  private func start() throws -> (stage: Stage, context: SharedSurfacelessContext) {
    let stage = try Stage()
    let context = try #require(SharedSurfacelessContext())
    stage.renderer.makePrograms(in: context)
    return (stage, context)
  }

  private func plan(_ layer: Layer, specializes: Bool = true) -> FramePlan {
    Planner.plan(
      layer, transform: .identity, pixelWidth: Int(layer.size.width),
      pixelHeight: Int(layer.size.height), background: .black,
      specializes: specializes)
  }

  private func strings(pressed: Bool) -> Layer {
    var strings = HarmonicStrings()
    strings.amplitude = pressed ? 2 : 0.5
    strings.mixCoeff = pressed ? 1 : 0
    return Layer(size: Self.size, fill: .color(.black)).colorEffect(strings.shader(by: .button))
  }

  private func function(_ name: String, _ body: String) -> ShaderLibrary.Function {
    ShaderLibrary.Function(
      signature: FunctionSignature(
        name: name, kind: .fill, summary: "",
        arguments: [ParameterDeclaration(name: "size", type: "vec2")]),
      file: "\(name).glsl", source: "vec4 \(name)(vec2 position, vec2 size) { \(body) }")
  }

  /// Each is drawn with here and there before it is deleted, beside one that stays; there in two
  /// ways.
  @Test func programsThatComeAndGoHarmNoOther() throws {
    let (stage, context) = try start()
    let own = strings(pressed: false)
    let pixels = try stage.bytes(own, background: .black).pixels
    for round in 0..<60 {
      let layer = Layer(size: Self.size, fill: .shader(Shader("wave", .float2(48, 14))))
      let added = Layer(size: Self.size, children: [.init(layer.blendMode(.plusLighter))])
      stage.renderer.add(["wave": function("wave", "return vec4(\(round).0 / 60.0);")])
      stage.renderer.compileInBackground([plan(layer), plan(added)])
      for _ in 0..<3 { _ = try stage.bytes(own, background: .black) }
      context.finish()
      #expect(stage.renderer.hasPrograms(for: plan(layer)))
      _ = try stage.bytes(layer, background: .black)
      _ = try stage.bytes(own, background: .black)
      stage.renderer.remove(["wave"])
      try #require(try stage.bytes(own, background: .black).pixels == pixels)
    }
  }

  @Test func noFrameWaitsForAProgramThatWasMadeAhead() throws {
    let (stage, context) = try start()
    let own = try stage.bytes(strings(pressed: false), background: .black)
    #expect(stage.renderer.counts.programs == 1)
    let held = plan(strings(pressed: true))
    #expect(!stage.renderer.hasPrograms(for: held))
    stage.renderer.compileInBackground([held])
    stage.renderer.compileInBackground([held])
    context.finish()
    #expect(stage.renderer.hasPrograms(for: held))
    let ahead = try stage.bytes(strings(pressed: true), background: .black)
    #expect(stage.renderer.counts.programs == 1)
    #expect(stage.renderer.counts.ahead == 1)
    // The same as a renderer of its own draws that waits for its programs.
    let other = try Stage()
    #expect(try other.bytes(strings(pressed: true), background: .black).pixels == ahead.pixels)
    #expect(own.pixels != ahead.pixels)
  }

  /// Drivers on the processor compile a program again for each: a window's frame would wait for it.
  @Test func aProgramIsFinishedOnceForEachWayOfDrawingWithIt() throws {
    let (stage, context) = try start()
    /// Handed over to the background.
    func performed(_ layers: [Layer], drawn: [Layer] = []) -> Int {
      let before = context.performed
      stage.renderer.compileInBackground(
        layers.map { plan($0) }, drawn: drawn.map { plan($0) })
      context.finish()
      return context.performed - before
    }
    let over = strings(pressed: false)
    let added = Layer(size: Self.size, children: [.init(over.blendMode(.plusLighter))])
    #expect(performed([over, over]) == 1)
    #expect(performed([over]) == 0)
    // One program, and a copy of it that is finished for another way.
    #expect(performed([added, over]) == 1)
    #expect(performed([added, over]) == 0)
    _ = try stage.bytes(added, background: .black)
    #expect(stage.renderer.counts.programs == 0)
    #expect(stage.renderer.cached.programs == 1)
    // What has been drawn is known.
    let other = strings(pressed: true)
    _ = try stage.bytes(other, background: .black)
    #expect(performed([other], drawn: [other]) == 0)
  }

  @Test func whatIsReadAndDrawnIntoIsPartOfTheWay() throws {
    let blurred = Layer(size: Self.size, .capsule, fill: .color(.white)).blur(radius: 3)
    let uses = plan(blurred).usesOfPrograms(format: .bytes).map(\.use)
    // The capsule, two passes of the blur, and its picture.
    #expect(uses.map(\.target) == [.bytes, .bytes, .bytes, nil])
    #expect(uses.map(\.samplers.count) == [0, 1, 1, 1])
    #expect(uses.allSatisfy { $0.samplers.allSatisfy { $0.format == .bytes } })
  }

  /// The picture drawn while a specialized program is compiled is the same within a level.
  @Test func anUnspecializedProgramStandsIn() throws {
    let (stage, context) = try start()
    let layer = strings(pressed: true)
    let general = plan(layer, specializes: false)
    #expect(general != plan(layer))
    #expect(!stage.renderer.hasPrograms(for: plan(layer), specializedOnly: true))
    #expect(stage.renderer.hasPrograms(for: general, specializedOnly: true))
    stage.renderer.compileInBackground([general])
    context.finish()
    #expect(stage.renderer.hasPrograms(for: general))
    let fast = try stage.bytes(layer, background: .black).pixels
    let standIn = try stage.bytes(layer, background: .black, specializes: false).pixels
    #expect(stage.renderer.counts.programs == 1 && stage.renderer.counts.ahead == 1)
    #expect(zip(fast, standIn).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(fast.max() == 255)
  }

  /// It is tried once, and drawing it throws the reason.
  @Test func aRefusedProgramIsReportedWhereItIsDrawn() throws {
    let (stage, context) = try start()
    stage.renderer.add(["broken": function("broken", "return nothing;")])
    let layer = Layer(
      size: Self.size, fill: .shader(Shader("broken", .float2(1, 1))))
    stage.renderer.compileInBackground([plan(layer)])
    context.finish()
    #expect(!stage.renderer.compileInBackground([plan(layer)]))
    #expect(!stage.renderer.isMakingPrograms)
    #expect(!stage.renderer.hasPrograms(for: plan(layer)))
    let error = #expect(throws: DrawingError.self) { try stage.bytes(layer) }
    guard case .rejectedProgram? = error else {
      Issue.record("expected the driver's refusal, got \(String(describing: error))")
      return
    }
  }

  /// A change of one function does not cost the programs of others.
  @Test func aProgramWithoutTheChangedFunctionIsTaken() throws {
    let (stage, context) = try start()
    let held = plan(strings(pressed: true))
    #expect(stage.renderer.compileInBackground([held]))
    stage.renderer.add(["tone": function("tone", "return vec4(0.0);")])
    context.finish()
    #expect(stage.renderer.hasPrograms(for: held))
  }

  /// The frame did not wait for the background: what comes from there later is not needed, and may
  /// be asked for again.
  @Test func aProgramThatWasMadeTwiceIsAskedForAgainWhenItIsGone() throws {
    let (stage, context) = try start()
    stage.renderer.add(["tone": function("tone", "return vec4(1.0);")])
    let layer = Layer(size: Self.size, fill: .shader(Shader("tone", .float2(1, 1))))
    #expect(stage.renderer.compileInBackground([plan(layer)]))
    _ = try stage.bytes(layer)
    context.finish()
    #expect(!stage.renderer.compileInBackground([plan(layer)]))
    stage.renderer.add(["tone": function("tone", "return vec4(0.5);")])
    #expect(stage.renderer.compileInBackground([plan(layer)]))
    context.finish()
    #expect(stage.renderer.hasPrograms(for: plan(layer)))
  }

  /// A function that is replaced while a program with the old one is under way.
  @Test func aProgramOfAnOldFunctionIsNotShown() throws {
    let (stage, context) = try start()
    let layer = Layer(size: Self.size, fill: .shader(Shader("tone", .float2(1, 1))))
    stage.renderer.add(["tone": function("tone", "return vec4(1.0, 0.0, 0.0, 1.0);")])
    stage.renderer.compileInBackground([plan(layer)])
    stage.renderer.add(["tone": function("tone", "return vec4(0.0, 1.0, 0.0, 1.0);")])
    context.finish()
    #expect(!stage.renderer.hasPrograms(for: plan(layer)))
    #expect(Array(try stage.bytes(layer).pixels.prefix(4)) == [0, 255, 0, 255])
  }
}
