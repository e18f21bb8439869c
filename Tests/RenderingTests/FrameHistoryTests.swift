import Layers
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// Plans of layers of which some are the same as in the last frame; what is expected is the plan of
/// the same layers without a frame before.
@Suite struct FrameHistoryTests {
  private static let size = Size(width: 40, height: 30)

  private func plan(
    _ layer: Layer, scale: Double = 2, after history: inout FrameHistory,
    background: Color = .black
  ) -> FramePlan {
    history.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: 200, pixelHeight: 200,
      background: background)
  }

  private func plan(
    _ layer: Layer, scale: Double = 2, background: Color = .black
  ) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: 200, pixelHeight: 200,
      background: background)
  }

  private func squares(_ color: Color) -> Layer {
    let square = Layer(
      size: Size(width: 8, height: 8), .path(Path(Rect(x: 1, y: 1, width: 6, height: 6))),
      fill: .color(color))
    return Layer(
      size: Self.size,
      children: [Layer.Child(square), Layer.Child(square, at: Point(x: 12, y: 3))])
  }

  // MARK: - Layers

  @Test func aLayerThatIsTheSameIsPlannedAsAnyOther() {
    var history = FrameHistory()
    for _ in 0..<2 {
      #expect(plan(squares(.white), after: &history) == plan(squares(.white)))
    }
    #expect(plan(squares(.white), scale: 3, after: &history) == plan(squares(.white), scale: 3))
    let moved = squares(.white).offset(x: 4, y: 0)
    #expect(plan(moved, scale: 3, after: &history) == plan(moved, scale: 3))
  }

  @Test func anotherLayerAtTheSamePlaceIsPlannedAgain() {
    var history = FrameHistory()
    _ = plan(squares(.white), after: &history)
    #expect(plan(squares(.black), after: &history) == plan(squares(.black)))
  }

  /// Unchanged draws are not made again: both frames' draws share the storage of their numbers.
  @Test func theDrawsOfWhatHasNotChangedAreTheLastFrames() {
    var history = FrameHistory()
    func stack(_ light: Double) -> Layer {
      let lamp = Layer(size: Self.size, .circle, fill: .color(.white.opacity(light)))
      return Layer(size: Self.size, children: [Layer.Child(lamp), Layer.Child(squares(.white))])
    }
    func storage(_ plan: FramePlan) -> [UnsafeRawPointer?] {
      plan.passes[0].draws.map { draw in
        draw.values.floats.withUnsafeBytes { $0.baseAddress }
      }
    }
    let first = plan(stack(0.2), after: &history)
    let second = plan(stack(0.4), after: &history)
    #expect(second == plan(stack(0.4)))
    #expect(storage(first).count == 3)
    #expect(storage(first)[0] != storage(second)[0])
    #expect(storage(first)[1...] == storage(second)[1...])
  }

  /// Made again of equal parts, a frame is the last one's plan, not a copy of it; only its
  /// background may be another one.
  @Test func aFrameThatHasNotChangedIsTheLastFramesPlan() {
    var history = FrameHistory()
    func frame() -> Layer {
      Layer(
        size: Self.size,
        children: [Layer.Child(squares(.white)), Layer.Child(squares(.black))])
    }
    func storage(_ plan: FramePlan) -> UnsafeRawPointer? {
      plan.passes[0].draws.withUnsafeBytes { $0.baseAddress }
    }
    let first = plan(frame(), after: &history)
    let second = plan(frame(), after: &history)
    #expect(storage(first) == storage(second))
    let third = plan(frame(), after: &history, background: .white)
    #expect(third == plan(frame(), background: .white))
    #expect(storage(first) == storage(third))
  }

  /// The passes that its draws read stand elsewhere in another plan.
  @Test func passesOfWhatHasNotChangedAreFoundWhereTheyAre() {
    var history = FrameHistory()
    func stack(_ radius: Double, _ last: Layer) -> Layer {
      Layer(
        size: Self.size,
        children: [
          Layer.Child(radius > 0 ? squares(.black).blur(radius: radius) : squares(.black)),
          Layer.Child(squares(.white).blur(radius: 2).colorEffect(Shader("tint", .color(.white)))),
          Layer.Child(last),
        ])
    }
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [1, 2, 3, 255])
    let bitmap = Layer(size: Self.size, image: image).bitmap()
    for layer in [
      stack(2, bitmap), stack(0, bitmap), stack(3, bitmap.opacity(0.5)), stack(3, bitmap),
      stack(0, stack(1, bitmap)), stack(2, stack(1, bitmap)), bitmap, stack(2, bitmap),
    ] {
      #expect(plan(layer, after: &history) == plan(layer))
    }
  }

  /// Layers that come, go and change places, nested and turned.
  @Test func anySequenceOfFramesIsPlannedAsIfEachWereTheFirst() {
    var random = SeededRandom(seed: 12)
    var history = FrameHistory()
    func layer(depth: Int) -> Layer {
      let red = Double(Int.random(in: 0...1, using: &random))
      let leaf = squares(Color(red: red, green: 0, blue: 0))
      switch depth == 0 ? 0 : Int.random(in: 0...7, using: &random) {
      case 1: return layer(depth: depth - 1).blur(radius: 1.5)
      case 2: return layer(depth: depth - 1).offset(x: 3, y: 1)
      case 3: return layer(depth: depth - 1).blendMode(.multiply)
      case 4: return layer(depth: depth - 1).bitmap()
      case 7: return layer(depth: depth - 1).drawingGroup()
      case 5, 6:
        let count = Int.random(in: 0...3, using: &random)
        return Layer(
          size: Self.size,
          children: (0..<count).map { index in
            Layer.Child(layer(depth: depth - 1), at: Point(x: Double(4 * index), y: 0))
          })
      default: return leaf
      }
    }
    for _ in 0..<400 {
      let next = layer(depth: 4)
      #expect(plan(next, after: &history) == plan(next))
    }
  }

  /// Every scene through a press, frame by frame.
  @Test func scenesArePlannedAsIfEachFrameWereTheFirst() throws {
    for source in try nonEmpty(SceneCatalog.all) {
      var history = FrameHistory()
      let canvas = source.canvas ?? Size(width: 160, height: 100)
      var script = Script()
      script.presses = [Script.Press(start: 0.3, end: 0.8)]
      let playback = script.playback(of: source, in: canvas)
      for frame in 0..<12 {
        let time = Double(frame) * 0.12
        let layer = playback.scene(at: time).layer(in: canvas, at: time)
        #expect(
          plan(layer, scale: 1, after: &history) == plan(layer, scale: 1),
          "\(source.name) at \(time) s")
      }
    }
  }

  // MARK: - Numbers

  /// Calls under which numbers change from frame to frame, with few values, so that equal calls
  /// come to differ and others to be equal.
  private func calls(_ random: inout SeededRandom) -> [Layer] {
    func number() -> Double { Double(Int.random(in: 0...2, using: &random)) }
    func shader(_ name: String) -> Shader {
      Shader(
        name, .boundingRect, .float(number()), .float2(1, number()), .float3(0, number(), 2),
        .float4(number(), 0, 0, 1), .color(.white.opacity(number() / 2)), .unitPosition,
        .constant([number() > 1 ? 1 : 0]), .floatArray([3, number() > 1 ? 1 : 0]))
    }
    let reach = Size(width: 2, height: 2)
    let wide = Layer(size: Size(width: 95, height: 95), fill: .color(.black))
    let rim = Layer(size: wide.size, strokeBorder: .capsule, with: .color(.white), lineWidth: 1)
    return [
      Layer(size: Self.size, .circle, fill: .shader(shader("poster"))),
      squares(.white).colorEffect(shader("tint")).colorEffect(shader("tint")),
      squares(.white).distortionEffect(shader("bend"), maxSampleOffset: reach),
      squares(.white).colorEffect(shader("tint")).layerEffect(
        shader("ripple"), maxSampleOffset: reach),
      squares(.white).colorEffect(shader("tint")).shadow(radius: 2),
      // Drawn in parts: inside its edge and around that
      wide.colorEffect(shader("strings")).overlay(rim).clip(to: .capsule),
      Layer(
        size: Self.size, fill: .shader(Shader("framed", .layer(squares(.white)), .float(number())))
      ).blendMode(.screen),
      Layer(
        size: Self.size,
        children: [
          Layer.Child(squares(.white).colorEffect(shader("tint"))),
          Layer.Child(squares(.black).colorEffect(shader("tint"))),
        ]
      ).opacity(0.5),
    ]
  }

  @Test func callsWithOtherNumbersArePlannedAsAnyOther() throws {
    var random = SeededRandom(seed: 7)
    var histories = calls(&random).map { _ in FrameHistory() }
    for _ in 0..<60 {
      for (index, layer) in try nonEmpty(calls(&random).enumerated()) {
        #expect(plan(layer, after: &histories[index]) == plan(layer), "layer \(index)")
      }
    }
  }

  /// Draws of both frames share what their numbers leave unchanged: the list of elements that a
  /// call hands over is not made again.
  @Test func onlyTheNumbersOfACallAreMadeAgain() {
    func storage(_ plan: FramePlan) -> UnsafeRawPointer? {
      guard case .bufferTexture(let list, _)? = plan.passes[0].draws[0].textures.first?.source
      else { return nil }
      return list.withUnsafeBytes { $0.baseAddress }
    }
    func frame(_ number: Double) -> Layer {
      Layer(
        size: Self.size, fill: .shader(Shader("bars", .float(number), .floatArray([1, 2, 3]))))
    }
    var history = FrameHistory()
    let first = plan(frame(1), after: &history)
    let second = plan(frame(2), after: &history)
    #expect(second == plan(frame(2)))
    #expect(storage(first) != nil)
    #expect(storage(first) == storage(second))
  }

  /// Which of two equal calls has changed cannot be told from the draws.
  @Test func ofEqualCallsOneMayChange() {
    func pair(_ first: Double, _ second: Double) -> Layer {
      Layer(
        size: Self.size,
        children: [first, second].map { number in
          Layer.Child(squares(.white).colorEffect(Shader("tint", .float(number))))
        }
      ).opacity(0.5)
    }
    var history = FrameHistory()
    for (first, second) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2)] as [(Double, Double)] {
      #expect(plan(pair(first, second), after: &history) == plan(pair(first, second)))
    }
  }

  // MARK: - Passes

  /// Its draws are the last frame's, and not a copy of them: they need not be compared.
  @Test func aPassThatHasNotChangedIsTheLastFramesPass() {
    var history = FrameHistory()
    func frame(_ light: Double) -> Layer {
      Layer(
        size: Self.size,
        children: [
          Layer.Child(Layer(size: Self.size, fill: .color(.white.opacity(light)))),
          Layer.Child(squares(.white).blur(radius: 2).drawingGroup()),
        ])
    }
    func storage(_ plan: FramePlan) -> [UnsafeRawPointer?] {
      plan.passes.dropLast().map { $0.draws.withUnsafeBytes { $0.baseAddress } }
    }
    let first = plan(frame(0.2), after: &history)
    let second = plan(frame(0.4), after: &history)
    #expect(storage(first).count == 4)
    #expect(storage(first) == storage(second))
  }

  @Test func aPassThatComesAgainIsMarked() {
    var history = FrameHistory()
    let soft = squares(.white).blur(radius: 2)
    #expect(plan(soft, after: &history).repeatedPasses == [])
    #expect(plan(soft, after: &history).repeatedPasses == [0, 1, 2])
    // Over another background it is the same; after a frame without it, it is another one.
    #expect(plan(soft, after: &history, background: .white).repeatedPasses == [0, 1, 2])
    _ = plan(squares(.white), after: &history)
    #expect(plan(soft, after: &history).repeatedPasses == [])
    #expect(plan(squares(.white).blur(radius: 3), after: &history).repeatedPasses == [])
  }
}
