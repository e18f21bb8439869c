import Layers
import Scenes
import Testing

@testable import Rendering

/// The draws of a plan, their order, and the programs they share: no GPU needed.
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

  @Test func theButtonIsDrawnOverTheCapsuleAndNowhereElse() {
    let draws = plan(button(pressedAt: 0.5)).passes[0].draws
    // 240 × 70, and a pixel of the screen on every side, in points of the shrunken button
    let scale = draws[0].transform.lengthScale
    var bounds = Rect(origin: .zero, size: .zero)
    for draw in draws {
      guard case .paint(_, let part) = draw.content else {
        Issue.record("expected a paint, got \(draw.content)")
        return
      }
      bounds = bounds.union(part)
    }
    #expect(abs(scale - 2 * 0.95) < 0.02)
    #expect(abs(bounds.size.width - (240 + 2 / scale)) < 1e-9)
    #expect(abs(bounds.size.height - (70 + 2 / scale)) < 1e-9)
  }

  @Test func everyFrameOfAPressHasTheSameProgram() {
    let keys = stride(from: 0.0, to: 1, by: 0.05).map {
      plan(button(pressedAt: $0)).passes[0].draws.map { ProgramKey(of: $0) }
    }
    #expect(Set(keys).count == 1)
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
      case .clamped(.colorEffect(.colorEffect(.color, _), _))? = plan(layer).paint
    else {
      Issue.record("got \(String(describing: plan(layer).paint))")
      return
    }
  }
}

extension PlannerTests {
  /// Strings that fill the target have no edge and let nothing through: no mask, and nothing is
  /// mixed.
  @Test func stringsOverTheWholeTargetAreNeitherMaskedNorBlended() {
    let strings = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(HarmonicStrings().shader(by: .screen))
    let whole = plan(strings)
    guard case .clamped(.colorEffect)? = whole.paint,
      whole.passes[0].draws[0].blending == .replace
    else {
      Issue.record("got \(whole.passes[0].draws)")
      return
    }
    // Half a pixel further right there is an edge on the left.
    let canvas = Layer(
      size: strings.size, children: [Layer.Child(strings, at: Point(x: 0.25, y: 0))])
    let moved = plan(canvas)
    guard case .masked(.clamped(.colorEffect), _)? = moved.paint,
      moved.passes[0].draws[0].blending == .normal
    else {
      Issue.record("got \(moved.passes[0].draws)")
      return
    }
  }

  /// As in SwiftUI, colors are clamped once, behind the last effect.
  @Test func anEffectOnTheStringsSeesThemUnclamped() {
    let strings = Layer(size: Size(width: 20, height: 10), fill: .color(.white))
      .colorEffect(HarmonicStrings().shader(by: .button))
    let layer = strings.colorEffect(Shader("tint", .color(.white)))
    guard case .clamped(.colorEffect(.colorEffect(_, let call), _))? = plan(layer).paint else {
      Issue.record("got \(String(describing: plan(layer).paint))")
      return
    }
    #expect(call.name == "harmonicStrings")
  }
}

/// Modifiers are shader functions, and are planned as a caller's.
extension PlannerTests {
  private var capsule: Layer {
    Layer(size: Size(width: 20, height: 10), .capsule, fill: .color(.white))
  }

  /// A modifier's function returns clear for clear: the capsule's edge stays where it is, and no
  /// edge is cut at its bounds.
  @Test func modifiersOfColorAreOneChainOverTheShapesOwnEdge() {
    let changed = plan(capsule.brightness(0.1).saturation(0.5))
    guard
      case .clamped(.colorEffect(.colorEffect(.masked(.color, _), let first), let second))? =
        changed.paint
    else {
      Issue.record("got \(String(describing: changed.paint))")
      return
    }
    #expect([first.name, second.name] == ["colorMatrix", "colorMatrix"])
    #expect(changed.passes.count == 1)
  }

  @Test func aModifierShowsNothingAroundWhatIsDrawn() {
    let wide = Layer(
      size: Size(width: 100, height: 100), .path(Path(Rect(x: 3, y: 4, width: 5, height: 6))),
      fill: .color(.white))
    let tint = Shader("tint", .color(.white))
    #expect(wide.hueRotation(.degrees(30)).inkBounds == wide.inkBounds)
    #expect(wide.colorEffect(tint).inkBounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A caller's function below it shades all of the layer's bounds, and is cut there.
  @Test func aModifierJoinsTheChainOfACallersFunction() {
    let effect = Shader("harmonicColorEffect", .boundingRect)
    let changed = plan(capsule.colorEffect(effect).brightness(0.1).offset(x: 0.2, y: 0))
    guard
      case .masked(.clamped(.colorEffect(.colorEffect(.masked, let first), let second)), _)? =
        changed.paint
    else {
      Issue.record("got \(String(describing: changed.paint))")
      return
    }
    #expect([first.name, second.name] == ["harmonicColorEffect", "colorMatrix"])
  }

  /// The layer, its blur across and down, and one draw with both: as many as a blur alone takes.
  @Test func aShadowTakesThePassesOfItsBlurAndOneDraw() {
    let shadow = plan(capsule.shadow(radius: 2, y: 3))
    #expect(shadow.passes.count == plan(capsule.blur(radius: 2)).passes.count)
    #expect(shadow.passes.last?.draws.count == 1)
    #expect(plan(capsule.shadow(radius: 0, y: 3)).passes.count == 1)
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

/// The inside of a layer that is clipped to a rounded shape is drawn without edges.
extension PlannerTests {
  /// Strings under a rim, as the button is.
  private func face(rim: Double = 1) -> Layer {
    let size = Size(width: 240, height: 70)
    return Layer(size: size, fill: .color(.black))
      .colorEffect(HarmonicStrings().shader(by: .button))
      .overlay(
        Layer(size: size, strokeBorder: .capsule, with: .color(.white), lineWidth: rim)
      )
      .clip(to: .capsule)
  }

  private func draws(_ layer: Layer, scale: Double) -> [(paint: Paint, draw: Draw, bounds: Rect)] {
    let canvas = Layer(
      size: Size(width: 360, height: 160),
      children: [Layer.Child(layer, at: Point(x: 60.2, y: 45))])
    let plan = Planner.plan(
      canvas, transform: AffineTransform(scale: scale), pixelWidth: Int(360 * scale),
      pixelHeight: Int(160 * scale), background: .black)
    return plan.passes[0].draws.compactMap { draw in
      guard case .paint(let paint, let bounds) = draw.content else { return nil }
      return (paint, draw, bounds)
    }
  }

  @Test(arguments: [1, 1.5, 2, 4.3])
  func theInsideOfAClippedLayerHasNoEdges(scale: Double) throws {
    let draws = draws(face(), scale: scale)
    #expect(draws.count == 5)
    let inside = try #require(draws.first)
    guard case .clamped(.colorEffect) = inside.paint else {
      Issue.record("the inside is drawn as \(inside.paint)")
      return
    }
    #expect(inside.draw.blending == .replace)
    // Whole pixels, so that no pixel is drawn twice or not at all.
    let pixels = inside.draw.transform.bounds(of: inside.bounds)
    for edge in [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY] {
      #expect(abs(edge - edge.rounded()) < 1e-9)
    }
    // Its corners lie inside the rim, half a pixel away or more: 35 points around the ends of the
    // middle line.
    for (x, y) in [
      (inside.bounds.minX, inside.bounds.minY), (inside.bounds.maxX, inside.bounds.maxY),
    ] {
      let along = max(0, max(35 - x, x - 205))
      let distance = (along * along + (y - 35) * (y - 35)).squareRoot()
      #expect(distance <= 34 - 0.5 / scale + 1e-9)
    }
    // Together they are the whole, a pixel around it included, and none overlaps another.
    let area = draws.reduce(0) { $0 + $1.bounds.size.width * $1.bounds.size.height }
    #expect(abs(area - (240 + 2 / scale) * (70 + 2 / scale)) < 1e-6)
    for (index, draw) in draws.enumerated().dropFirst() {
      guard case .masked = draw.paint else {
        Issue.record("part \(index) is drawn as \(draw.paint)")
        return
      }
      #expect(draw.paint == draws[1].paint)
      for other in draws[..<index] {
        let shared = draw.bounds.intersection(other.bounds).size
        #expect(shared.width * shared.height < 1e-6)
      }
    }
    #expect(inside.bounds.size.width * inside.bounds.size.height > 0.69 * 240 * 70)
  }

  /// A program more is not worth its making for a single frame.
  @Test func aPictureThatIsDrawnOnceTakesOneProgram() {
    let plan = Planner.plan(
      face(), transform: AffineTransform(scale: 2), pixelWidth: 480, pixelHeight: 140,
      background: .black, isDrawnOnce: true)
    #expect(plan.passes[0].draws.count == 1)
  }

  /// Where there is little inside, or nothing that is the same everywhere, there is one draw.
  @Test func smallAndTurnedLayersAreDrawnInOne() {
    #expect(draws(face(), scale: 0.5).count == 1)
    #expect(draws(face(rim: 60), scale: 2).count == 1)
    #expect(draws(face().rotationEffect(.degrees(3)), scale: 2).count == 1)
    #expect(
      draws(Layer(size: Size(width: 240, height: 70), fill: .color(.white)), scale: 2).count == 1)
  }
}

extension PlannerTests {
  /// A picture that hides what lies below replaces it, where it has no edge.
  @Test func anOpaqueFunctionReplacesWhatLiesBelow() {
    var shader = Shader("poster", .boundingRect)
    let blending = { (shader: Shader, scale: Double) in
      let layer = Layer(size: Size(width: 20, height: 10), fill: .shader(shader))
      return Planner.plan(
        layer.scaleEffect(scale), transform: .identity, pixelWidth: 20, pixelHeight: 10,
        background: .black
      ).passes[0].draws.map(\.blending)
    }
    #expect(blending(shader, 1) == [.normal])
    shader.isOpaque = true
    #expect(blending(shader, 1) == [.replace])
    #expect(blending(shader, 0.95) == [.normal])
  }
}
