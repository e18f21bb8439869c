import Layers
import Scenes
import Testing

@testable import Rendering

/// What is drawn, in which order, and what became one program: no GPU needed.
@Suite struct PlannerTests {
  private func plan(_ layer: Layer, scale: Double = 2) -> FramePlan {
    Planner.plan(
      layer, transform: AffineTransform(scale: scale),
      pixelWidth: Int(layer.size.width * scale), pixelHeight: Int(layer.size.height * scale),
      background: .black)
  }

  private func button(pressedAt time: Double = 0) -> Layer {
    let canvas = Size(width: 360, height: 160)
    var script = Script()
    script.presses = [Script.Press(start: 0, end: 10)]
    let playback = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    return playback.scene(at: time).layer(in: canvas, at: time)
  }

  @Test func theButtonIsOneQuadOverTheCapsule() {
    let draws = plan(button(pressedAt: 0.5)).passes[0].draws
    #expect(draws.count == 1)
    // 240 × 70, and a pixel of the screen on every side, in points of the shrunken button
    let scale = draws[0].transform.lengthScale
    guard case .paint(_, let bounds) = draws[0].content else {
      Issue.record("expected a paint, got \(draws[0].content)")
      return
    }
    #expect(abs(scale - 2 * 0.95) < 0.02)
    #expect(abs(bounds.size.width - (240 + 2 / scale)) < 1e-9)
    #expect(abs(bounds.size.height - (70 + 2 / scale)) < 1e-9)
  }

  @Test func everyFrameOfAPressHasTheSameProgram() {
    let paints = stride(from: 0.0, to: 1, by: 0.05).map {
      plan(button(pressedAt: $0)).paint
    }
    #expect(Set(paints).count == 1)
  }

  @Test func aStackPaintsInOrder() {
    let size = Size(width: 10, height: 10)
    let layer = Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: size, fill: .color(.black))),
        Layer.Child(Layer(size: size, fill: .color(.white)), at: Point(x: 5, y: 0)),
      ])
    let draws = plan(layer).passes[0].draws
    #expect(draws.count == 2)
    #expect(draws[0].transform.tx == 0)
    #expect(draws[1].transform.tx == 10)  // 5 points at 2 pixels each
  }

  @Test func whatLiesOutsideTheTargetIsNotDrawn() {
    let layer = Layer(size: Size(width: 10, height: 10), fill: .color(.white))
      .offset(x: 40, y: 0)
    #expect(plan(layer).passes[0].draws.isEmpty)
  }

  @Test func whatShowsNothingIsNotDrawn() {
    let size = Size(width: 10, height: 10)
    let white = Layer(size: size, fill: .color(.white))
    #expect(plan(white.opacity(0)).passes[0].draws.isEmpty)
    #expect(plan(Layer(size: size, content: .empty)).passes[0].draws.isEmpty)
    #expect(plan(white.scaleEffect(0)).passes[0].draws.isEmpty)
  }

  @Test func aClipLeavesARectanglesEdgesToItself() {
    let size = Size(width: 20, height: 10)
    let clipped = Layer(size: size, fill: .color(.white)).clip(to: .capsule)
    let paint = plan(clipped).paint
    guard case .masked(.color, let coverage)? = paint else {
      Issue.record("expected one mask around a color, got \(paint)")
      return
    }
    guard case .rounded = coverage.outline else {
      Issue.record("expected a rounded outline, got \(coverage.outline)")
      return
    }
  }

  @Test func colorEffectsInARowAreClampedOnceAtTheEnd() {
    let effect = Shader("harmonicColorEffect", .boundingRect)
    let layer = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(effect).colorEffect(effect)
    guard
      case .written(.colorEffect(.colorEffect(.color, _), _))? = plan(layer).paint
    else {
      Issue.record("got \(String(describing: plan(layer).paint))")
      return
    }
  }
}

extension PlannerTests {
  /// Strings that fill the target have no edge and let nothing through: no mask, and nothing is mixed.
  @Test func stringsOverTheWholeTargetAreNeitherMaskedNorBlended() {
    let strings = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(HarmonicStrings().shader(by: .screen))
    let whole = plan(strings)
    guard case .prepared? = whole.paint, whole.passes[0].draws[0].blending == .replace else {
      Issue.record("got \(whole.passes[0].draws)")
      return
    }
    // Half a pixel further right there is an edge on the left.
    let canvas = Layer(
      size: strings.size, children: [Layer.Child(strings, at: Point(x: 0.25, y: 0))])
    let moved = plan(canvas)
    guard case .masked(.prepared, _)? = moved.paint, moved.passes[0].draws[0].blending == .normal
    else {
      Issue.record("got \(moved.passes[0].draws)")
      return
    }
  }

  /// What lies on top of the strings would see that they are clamped: there the plain function is called.
  @Test func anEffectOnTheStringsSeesThePlainFunction() {
    let strings = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(HarmonicStrings().shader(by: .button))
    let layer = strings.colorEffect(Shader("tint", .color(.white)))
    guard case .written(.colorEffect(.colorEffect(_, let call), _))? = plan(layer).paint else {
      Issue.record("got \(String(describing: plan(layer).paint))")
      return
    }
    #expect(call.name == "harmonicColorEffect")
  }

  /// A picture of floats keeps what is brighter than white, which prepared calls cut off.
  @Test func aPictureOfFloatsIsDrawnByThePlainFunction() {
    let strings = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(HarmonicStrings().shader(by: .button))
    let plan = Planner.plan(
      strings, transform: .identity, pixelWidth: 20, pixelHeight: 10, background: nil,
      format: .floats)
    guard case .written(.colorEffect(_, let call))? = plan.paint else {
      Issue.record("got \(String(describing: plan.paint))")
      return
    }
    #expect(call.name == "harmonicColorEffect")
  }
}

extension FramePlan {
  /// The paint of the first draw into the target.
  fileprivate var paint: Paint? {
    if case .paint(let paint, _) = passes[passes.count - 1].draws.first?.content {
      paint
    } else {
      nil
    }
  }
}
