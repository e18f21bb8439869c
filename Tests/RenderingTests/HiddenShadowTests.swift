import Layers
import Parameters
import Scenes
import Testing

@testable import Rendering

/// The part of a shadow that an opaque layer hides is not drawn, which changes no picture.
@MainActor @Suite struct HiddenShadowTests {
  nonisolated private static let size = Size(width: 300, height: 220)

  nonisolated private static func ripple(
    pressedFor time: Double?, holding held: [String: ParameterValue] = [:], in canvas: Size = size
  ) -> Layer {
    var script = Script()
    if time != nil { script.presses = [Script.Press(start: 0, end: 10)] }
    let playback = script.playback(of: SceneSource(RippleScene.self), in: canvas)
    var scene = playback.scene(at: time ?? 0)
    for (name, value) in held {
      scene.handle(.hold(name: name, value: value), in: canvas, at: time ?? 0)
    }
    return scene.layer(in: canvas, at: time ?? 0)
  }

  nonisolated private static let photograph = Image(
    pixelWidth: 2, pixelHeight: 2,
    pixels: [90, 40, 10, 255, 200, 90, 80, 255, 20, 130, 250, 255, 255, 250, 240, 255],
    isOpaque: true)

  nonisolated private static let card = Layer(
    size: Size(width: 200, height: 140), image: photograph
  ).clip(to: .roundedRectangle(cornerRadius: 30))

  nonisolated private static func placed(
    _ layer: Layer, at origin: Point = Point(x: 50, y: 40)
  ) -> Layer {
    Layer(size: size, children: [Layer.Child(layer, at: origin)])
  }

  nonisolated private static let rim = Layer(
    size: card.size, strokeBorder: .roundedRectangle(cornerRadius: 30),
    with: .color(.white.opacity(0.4)), lineWidth: 3)

  nonisolated private static let layers: [String: Layer] = [
    "narrow": placed(card.shadow(radius: 3, y: 2)),
    "wide": placed(card.shadow(radius: 20, x: 9, y: -14)),
    "faint": placed(card.shadow(radius: 0.1, y: 4)),
    "between pixels": placed(card.shadow(radius: 3), at: Point(x: 50.37, y: 40.81)),
    "shrunk": placed(card.shadow(radius: 3).scaleEffect(0.953)),
    "turned": placed(card.shadow(radius: 5, y: 6).rotationEffect(.degrees(17))),
    "stretched": placed(
      card.shadow(radius: 5, y: 6).modified(.transform(AffineTransform(scaleX: 1.2, y: 0.8)))),
    "cut off": placed(card.shadow(radius: 8, y: 6), at: Point(x: -60, y: 100)),
    "faded": placed(card.shadow(radius: 6).opacity(0.5)),
    "under a rim": placed(card.overlay(rim).shadow(radius: 6)),
    "twice": placed(card.shadow(radius: 3, x: 4).shadow(radius: 8, y: 9)),
    "a bitmap": placed(card.bitmap().shadow(radius: 4)),
    "rippling and turned": placed(
      card.layerEffect(wave, maxSampleOffset: Size(width: 12, height: 12))
        .shadow(radius: 5, y: 6).rotationEffect(.degrees(-8))),
  ]

  nonisolated private static let wave: Shader = {
    var shader = Shader(
      "ripple", .float2(30, 110), .float(0.2), .float(12), .float(15), .float(8), .float(1200))
    shader.keepsOpacity = true
    return shader
  }()

  /// One for all layers, whose programs are mostly the same.
  private static let stage = Result { try Stage() }

  private func expectSame(
    _ layer: Layer, scale: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stage = try Self.stage.get()
    stage.makeCurrent()
    let background = Color(red: 0.8, green: 0.9, blue: 1)
    let found = try stage.bytes(layer, scale: scale, background: background).pixels
    let whole = try stage.bytes(layer.ofUnknownOpacity, scale: scale, background: background).pixels
    let worst = zip(found, whole).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    #expect(worst <= 1, sourceLocation: sourceLocation)
    #expect(
      layer.drawnPixels(scale: scale) < layer.ofUnknownOpacity.drawnPixels(scale: scale),
      sourceLocation: sourceLocation)
  }

  /// From the first frame of the press over the push to its last swings.
  @Test(arguments: [1.0, 2], [0.01, 0.06, 0.11, 0.18, 0.25, 0.33, 0.6, 1.4])
  func thePressedRippleIsThatOfTheWholeBlur(scale: Double, time: Double) throws {
    try expectSame(Self.ripple(pressedFor: time), scale: scale)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func thePictureAtRestIsThatOfTheWholeBlur(scale: Double) throws {
    try expectSame(Self.ripple(pressedFor: nil), scale: scale)
    try expectSame(
      Self.ripple(pressedFor: nil, holding: ["tints": .toggle(true), "time": .number(0.3)]),
      scale: scale)
  }

  @Test(arguments: [1.0, 2], layers.keys.sorted())
  func anyShadowIsThatOfTheWholeBlur(scale: Double, name: String) throws {
    try expectSame(#require(Self.layers[name]), scale: scale)
  }
}

/// Plans of hidden shadows: no GPU needed.
extension HiddenShadowTests {
  private func plan(_ layer: Layer, isDrawnOnce: Bool = false) -> FramePlan {
    Planner.plan(
      layer, transform: .identity, pixelWidth: Int(layer.size.width),
      pixelHeight: Int(layer.size.height), background: .black, isDrawnOnce: isDrawnOnce)
  }

  /// Passes that call `function`.
  private func passes(_ plan: FramePlan, calling function: String) -> [Pass] {
    plan.passes.dropLast().filter { pass in
      pass.draws.contains { draw in
        guard case .paint(let paint, _) = draw.content else { return false }
        return paint.calls.contains { $0.name == function }
      }
    }
  }

  /// Of a picture of 1232 × 752 points, 24 (1 − √½) at the corners and 12 that it ripples are not
  /// known to be opaque, and the blur reads 9 more: 1176 × 696 points are hidden of the 1274 × 794
  /// that it and its blur reach, four fifths. Some pixels more are for sampling between them.
  @Test(arguments: [false, true])
  func onlyTheRimOfARippleIsBlurred(isDrawnOnce: Bool) {
    let layer = Self.ripple(pressedFor: 0.3, in: Size(width: 1280, height: 800))
    let plan = plan(layer, isDrawnOnce: isDrawnOnce)
    let blurs = passes(plan, calling: "gaussianBlur")
    let ripples = passes(plan, calling: "ripple")
    #expect(blurs.count == 2 && ripples.count == 1)
    for pass in blurs + ripples {
      #expect(4 * pass.drawnPixels < pass.pixelWidth * pass.pixelHeight)
      // One program, and so one call.
      #expect(DrawBatch.batches(of: pass.draws, mostValues: 13).count == 1)
    }
    #expect(plan.passes.last?.draws.count == (isDrawnOnce ? 1 : 5))
  }

  /// The picture beneath both parts of the ripple is drawn once.
  @Test func thePartsShareTheirTextures() {
    let layer = Self.ripple(pressedFor: 0.3)
    // The landscape, the picture on the blur's pixels and on the canvas's, its ripple, two passes
    #expect(plan(layer).passes.count == 7)
    #expect(plan(layer, isDrawnOnce: true).passes.count == 7)
  }

  /// The inside neither reads the shadow nor asks for an edge.
  @Test func theInsideIsThePictureAlone() {
    let canvas = plan(Self.placed(Self.card.shadow(radius: 3))).passes.last
    guard case .paint(.image, _)? = canvas?.draws.first?.content else {
      Issue.record("the inside is drawn as \(String(describing: canvas?.draws.first?.content))")
      return
    }
    #expect(canvas?.draws.count == 5)
  }

  /// A caller's function may return anything.
  @Test func whatMayBeTransparentHasAWholeShadow() {
    let wave = Shader(
      "ripple", .float2(30, 110), .float(0.2), .float(12), .float(15), .float(8), .float(1200))
    let some = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255])
    for layer in [
      Self.card.layerEffect(wave, maxSampleOffset: .zero), Self.card.opacity(0.99),
      Self.card.blur(radius: 1), Layer(size: Self.card.size, image: some),
      Layer(size: Self.card.size, fill: .color(.black.opacity(0.5))),
      Layer(size: Self.card.size, stroke: .rectangle, with: .color(.white), style: StrokeStyle()),
      Self.card.colorEffect(Shader("harmonicField")),
    ] {
      let plan = plan(Self.placed(layer.shadow(radius: 3)))
      #expect(plan.passes.last?.draws.count == 1)
      #expect(plan.passes.allSatisfy { $0.hidden == nil })
    }
  }

  /// A few pixels are not worth a program.
  @Test func smallLayersHaveAWholeShadow() {
    let layer = Layer(size: Size(width: 80, height: 80), fill: .color(.white)).shadow(radius: 3)
    #expect(plan(Self.placed(layer)).passes.last?.draws.count == 1)
  }

  /// Half a pixel from an edge pixels are mixed with what is around; another one is for filtering.
  @Test func hidingAreasLieInsideOfWhatIsPainted() {
    let size = Size(width: 100, height: 60)
    let square = Layer(size: size, fill: .color(.white))
    #expect(square.hidingArea(margin: 0.5) == Rect(x: 1.5, y: 1.5, width: 97, height: 57))
    #expect(square.hidingArea(margin: 0.25) == Rect(x: 0.75, y: 0.75, width: 98.5, height: 58.5))
    let moved = square.offset(x: 20, y: -5)
    #expect(moved.hidingArea(margin: 0.5) == Rect(x: 21.5, y: -3.5, width: 97, height: 57))
    #expect(square.opacity(0.5).hidingArea(margin: 0.5) == nil)
    let stack = Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: Size(width: 9, height: 9), fill: .color(.white))),
        Layer.Child(square, at: Point(x: 3, y: 4)),
      ])
    #expect(stack.hidingArea(margin: 0.5) == Rect(x: 4.5, y: 5.5, width: 97, height: 57))
    // 12 points that it may sample, a pixel between which it samples
    let rippling = square.layerEffect(Self.wave, maxSampleOffset: Size(width: 12, height: 10))
    #expect(rippling.hidingArea(margin: 0.5) == Rect(x: 14.5, y: 12.5, width: 71, height: 35))
    #expect(
      square.layerEffect(Self.wave, maxSampleOffset: Size(width: 50, height: 50))
        .hidingArea(margin: 0.5) == nil)
  }
}

extension Pass {
  /// Pixels under its draws.
  fileprivate var drawnPixels: Int {
    let whole = PixelRect(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    return draws.reduce(0) { sum, draw in
      let pixels = draw.pixels(of: whole)
      return sum + pixels.pixelWidth * pixels.pixelHeight
    }
  }
}

extension Layer {
  /// Pixels that its passes before the last draw.
  fileprivate func drawnPixels(scale: Double) -> Int {
    Planner.plan(
      self, transform: AffineTransform(scale: scale), pixelWidth: Int(size.width * scale),
      pixelHeight: Int(size.height * scale), background: nil
    ).passes.dropLast().reduce(0) { $0 + $1.drawnPixels }
  }

  /// The same layer without what its maker knows of its opacity.
  fileprivate var ofUnknownOpacity: Layer {
    let content: Content =
      switch self.content {
      case .fill(let shape, .shader(let shader)): .fill(shape, .shader(shader.ofUnknownOpacity))
      case .image(let image):
        .image(
          Image(
            pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, samples: image.samples))
      case .stack(let children):
        .stack(children.map { Child($0.layer.ofUnknownOpacity, at: $0.origin) })
      case .modified(let inner, .layerEffect(let shader, let reach, let edge)):
        .modified(
          inner.ofUnknownOpacity,
          .layerEffect(shader.ofUnknownOpacity, maxSampleOffset: reach, edge: edge))
      case .modified(let inner, let modifier): .modified(inner.ofUnknownOpacity, modifier)
      default: self.content
      }
    return Layer(size: size, content: content)
  }
}

extension Shader {
  fileprivate var ofUnknownOpacity: Shader {
    var shader = self
    (shader.isOpaque, shader.keepsOpacity) = (false, false)
    return shader
  }
}
