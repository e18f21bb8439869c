import Glibc
import Layers
import TestSupport
import Testing

@testable import Rendering

/// Effects that sample neighbours, against formulas worked out here.
@MainActor @Suite struct EffectTests {
  /// A picture whose red grows with x and whose green grows with y: linear, so that linear
  /// filtering is exact in between.
  private func ramp(width: Int, height: Int) -> Image {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels += [UInt8(x * 255 / (width - 1)), UInt8(y * 255 / (height - 1)), 0, 255]
      }
    }
    return Image(pixelWidth: width, pixelHeight: height, pixels: pixels)
  }

  private func pixel(
    _ frame: (pixels: [UInt8], width: Int, height: Int), _ x: Int, _ y: Int
  ) -> [Int] {
    (0..<4).map { Int(frame.pixels[(y * frame.width + x) * 4 + $0]) }
  }

  @Test(arguments: [1.0, 2])
  func anEffectThatMovesNothingShowsTheLayerAsItIs(scale: Double) throws {
    let stage = try Stage()
    let layer = Layer(size: Size(width: 60, height: 40), .capsule, fill: .color(.white))
      .offset(x: 3.3, y: 1.7)
    let plain = try stage.bytes(layer, scale: scale)
    let sampled = try stage.bytes(
      layer.layerEffect(
        Shader("tint", .color(.white)), maxSampleOffset: Size(width: 8, height: 8)), scale: scale)
    // Texels and pixels coincide; filtering between equal weights may still round the other way.
    #expect(zip(plain.pixels, sampled.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    let still = try stage.bytes(
      layer.distortionEffect(
        Shader("dent", .float2(30, 20), .float(20), .float(0)),
        maxSampleOffset: Size(width: 4, height: 4)), scale: scale)
    #expect(zip(plain.pixels, still.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  /// A layer effect that may not reach out ends at its layer, also where a shadow makes the picture
  /// larger than that.
  @Test(arguments: [1.0, 2])
  func anEffectThatReachesNothingEndsAtItsLayer(scale: Double) throws {
    let stage = try Stage()
    let card = Layer(size: Size(width: 40, height: 30), fill: .color(.white))
      .clip(to: .roundedRectangle(cornerRadius: 12))
    func picture(_ card: Layer) throws -> [UInt8] {
      let shaded = card.shadow(radius: 3, y: 2)
      let canvas = Layer(
        size: Size(width: 80, height: 60), children: [Layer.Child(shaded, at: Point(x: 20, y: 15))])
      return try stage.bytes(canvas, scale: scale).pixels
    }
    let plain = try picture(card)
    let tinted = try picture(
      card.layerEffect(Shader("tint", .color(.white)), maxSampleOffset: .zero))
    // The shadow is a blur of the rounded picture of the effect, and of the shape itself without
    // it.
    #expect(zip(plain, tinted).map { abs(Int($0) - Int($1)) }.max() ?? 0 <= 3)
  }

  /// The table's positions, read back as the colors of a linear picture 400 × 300.
  @Test func theRippleSamplesWhereItsTableSays() throws {
    let stage = try Stage()
    let image = Layer(
      size: Size(width: 400, height: 300),
      fill: .linearGradient(
        Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 0.5, green: 0, blue: 0)]),
        start: .leading, end: .trailing, mixing: .device))
    for row in try GoldenTable("ripple_positions").rows {
      let (x, y) = (try row.number("x"), try row.number("y"))
      guard x < 400, y < 300 else { continue }
      let frame = try stage.bytes(
        image.layerEffect(
          Shader(
            "ripple", .float2(100, 150), .float(try row.number("time")), .float(12), .float(15),
            .float(8), .float(1200)), maxSampleOffset: Size(width: 12, height: 12)))
      let shift = try row.number("rgb_shift_times_alpha")
      let expected = (try row.number("sample_x") / 400 * 0.5 + shift) * 255
      let found = Double(pixel(frame, Int(x), Int(y))[0])
      // The picture itself has 8 bits: half a level there, half a level here.
      #expect(abs(found - max(0, expected)) <= 1.01, "at \(x), \(y): \(found), not \(expected)")
    }
  }

  @Test func theMiddleOfARippleIsNoSpeckAndAmplitudeZeroTheUntouchedPicture() throws {
    let stage = try Stage()
    let size = Size(width: 41, height: 41)
    let layer = Layer(size: size, image: ramp(width: 41, height: 41))
    let untouched = try stage.bytes(layer)
    for (amplitude, frequency) in [(0.0, 15.0), (12, 0)] {
      let frame = try stage.bytes(
        layer.layerEffect(
          Shader(
            "ripple", .float2(20.5, 20.5), .float(0.07), .float(amplitude), .float(frequency),
            .float(8), .float(1200)), maxSampleOffset: Size(width: 12, height: 12)))
      #expect(frame.pixels == untouched.pixels)
    }
    let wave = try stage.bytes(
      layer.layerEffect(
        Shader(
          "ripple", .float2(20.5, 20.5), .float(0.07), .float(12), .float(15), .float(8),
          .float(1200)), maxSampleOffset: Size(width: 12, height: 12)))
    // At the centre nothing moves, and the wave of 0.07 s brightens: 0.3 · sin(1.05) · exp(−0.56) =
    // 0.1487
    let expected = pixel(untouched, 20, 20)[0] + Int((0.1487 * 255).rounded())
    #expect(abs(pixel(wave, 20, 20)[0] - expected) <= 1)
  }

  @Test func aDistortionIsClearWhereNothingIs() throws {
    let layer = Layer(size: Size(width: 20, height: 20), fill: .color(.white))
    // Pushed 12 points away from (−10, 10): at x = 0…, what is shown lies left of the layer
    let frame = try Stage().bytes(
      layer.distortionEffect(
        Shader("dent", .float2(40, 10), .float(1000), .float(12)),
        maxSampleOffset: Size(width: 12, height: 12)))
    #expect(pixel(frame, 2, 10)[3] == 0)
    #expect(pixel(frame, 18, 10)[3] == 255)
  }

  @Test func aShadowLiesBeneathAndIsMoved() throws {
    let square = Layer(size: Size(width: 20, height: 20), fill: .color(.white))
      .shadow(radius: 0, y: 6)
    let layer = Layer(
      size: Size(width: 40, height: 40), children: [Layer.Child(square, at: Point(x: 10, y: 10))])
    let frame = try Stage().bytes(layer)
    #expect(pixel(frame, 20, 20) == [255, 255, 255, 255])
    #expect(pixel(frame, 20, 33) == [0, 0, 0, 84])  // 0.33 · 255
    #expect(pixel(frame, 20, 37) == [0, 0, 0, 0])
    let soft = try Stage().bytes(
      Layer(
        size: Size(width: 60, height: 60),
        children: [
          Layer.Child(
            Layer(size: Size(width: 20, height: 20), fill: .color(.white)).shadow(radius: 3, y: 2),
            at: Point(x: 20, y: 20))
        ]))
    let edge = { (t: Double) in
      0.5 * (erf((t + 10) / (3 * 2.0.squareRoot())) - erf((t - 10) / (3 * 2.0.squareRoot())))
    }
    let expected = 0.33 * 255 * edge(0.5) * edge(43.5 - 32)
    #expect(abs(Double(pixel(soft, 30, 43)[3]) - expected) <= 2)
  }

  @Test func blendModesMixAsTheirFormulasSay() throws {
    let stage = try Stage()
    let size = Size(width: 4, height: 4)
    let below = Color(red: 0.6, green: 0.4, blue: 0.2)
    let above = Color(red: 0.5, green: 0.5, blue: 0.9, opacity: 0.5)
    for (mode, mix) in [
      (BlendMode.normal, { (b: Double, s: Double) in s * 0.5 + b * 0.5 }),
      (.plusLighter, { b, s in min(1, b + s * 0.5) }),
      (.multiply, { b, s in b * s * 0.5 + b * 0.5 }),
      (.screen, { b, s in b + s * 0.5 * (1 - b) }),
    ] {
      let stack = Layer(size: size, fill: .color(below))
        .overlay(Layer(size: size, fill: .color(above)).blendMode(mode))
      // Once as draws of their own, once mixed in one program
      for layer in [stack, stack.clip(to: .roundedRectangle(cornerRadius: 1))] {
        let frame = try stage.bytes(layer, background: .black)
        for (channel, (b, s)) in [(0.6, 0.5), (0.4, 0.5), (0.2, 0.9)].enumerated() {
          let found = Double(pixel(frame, 2, 2)[channel])
          #expect(abs(found - mix(b, s) * 255) <= 1, "\(mode)")
        }
      }
    }
  }

  /// Modes that read what lies below, by the formulas of the W3C's "Compositing and Blending":
  /// opaque 0.6, 0.4, 0.2 below, and half of 0.5, 0.5, 0.9 above.
  @Test func blendModesReadWhatLiesBelow() throws {
    let stage = try Stage()
    let size = Size(width: 4, height: 4)
    let below = Color(red: 0.6, green: 0.4, blue: 0.2)
    let above = Color(red: 0.5, green: 0.5, blue: 0.9, opacity: 0.5)
    // The color of the opaque source would be this; half of it is seen.
    let mixed: [(BlendMode, [Double])] = [
      (.overlay, [1 - 2 * 0.4 * 0.5, 2 * 0.4 * 0.5, 2 * 0.2 * 0.9]),
      (.darken, [0.5, 0.4, 0.2]),
      (.lighten, [0.6, 0.5, 0.9]),
      (.colorDodge, [1, 0.8, 1]),
      (.colorBurn, [1 - 0.4 / 0.5, 0, 1 - 0.8 / 0.9]),
      // Above 0.5 by the polynomial: ((16 · 0.2 − 12) · 0.2 + 4) · 0.2 is 0.448.
      (.softLight, [0.6, 0.4, 0.2 + 0.8 * (0.448 - 0.2)]),
      (.hardLight, [0.6, 0.4, 1 - 2 * 0.1 * 0.8]),
      (.difference, [0.1, 0.1, 0.7]),
      (.exclusion, [1.1 - 0.6, 0.9 - 0.4, 1.1 - 0.36]),
      // Luminance below: 0.3 · 0.6 + 0.59 · 0.4 + 0.11 · 0.2 is 0.438; above: 0.544. Only the
      // difference of both is added where nothing leaves 0…1.
      (.color, [0.394, 0.394, 0.794]),
      (.luminosity, [0.706, 0.506, 0.306]),
      (.plusDarker, [0.1, 0, 0.1]),
    ]
    for (mode, color) in try nonEmpty(mixed) {
      let stack = Layer(size: size, fill: .color(below))
        .overlay(
          Layer(size: size, fill: .color(mode == .plusDarker ? above.opacity(2) : above))
            .blendMode(mode))
      for layer in [stack, stack.clip(to: .roundedRectangle(cornerRadius: 1))] {
        let frame = try stage.bytes(layer, background: .black)
        for channel in 0..<3 {
          let (b, m) = ([0.6, 0.4, 0.2][channel], color[channel])
          let share = mode == .plusDarker ? 1 : 0.5
          let found = Double(pixel(frame, 2, 2)[channel])
          #expect(abs(found - (b * (1 - share) + m * share) * 255) <= 1, "\(mode)")
        }
      }
    }
  }

  /// Coverage by the operators of Porter and Duff.
  @Test func blendModesCutAndSlideBeneath() throws {
    let stage = try Stage()
    let size = Size(width: 4, height: 2)
    let left = Layer.Child(
      Layer(size: Size(width: 2, height: 2), fill: .color(Color(hex: "FF0000"))))
    func pixels(_ mode: BlendMode) throws -> [[Int]] {
      let source = Layer(size: size, fill: .color(Color(hex: "0000FF"))).blendMode(mode)
      let frame = try stage.bytes(Layer(size: size, children: [left, Layer.Child(source)]))
      return [pixel(frame, 1, 1), pixel(frame, 3, 1)]
    }
    let (red, blue, clear): ([Int], [Int], [Int]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    #expect(try pixels(.sourceAtop) == [blue, clear])
    #expect(try pixels(.destinationOver) == [red, blue])
    #expect(try pixels(.destinationOut) == [clear, clear])
  }

  @Test func turningIsClockwiseOnScreen() throws {
    let bar = Layer(
      size: Size(width: 40, height: 40),
      content: .stack([
        Layer.Child(
          Layer(size: Size(width: 20, height: 2), fill: .color(.white)), at: Point(x: 20, y: 19))
      ]))
    let frame = try Stage().bytes(bar.rotationEffect(.degrees(90)))
    // What pointed right points down
    #expect(pixel(frame, 20, 35)[3] > 200)
    #expect(pixel(frame, 35, 20)[3] == 0)
  }

  @Test func steadyFramesWithPassesMakeNothing() throws {
    let stage = try Stage()
    let picture = Layer(size: Size(width: 100, height: 80), image: ramp(width: 50, height: 40))
      .clip(to: .roundedRectangle(cornerRadius: 12))
    var made: RenderCounts?
    for step in 0..<6 {
      let time = 0.05 * Double(step)
      let layer = picture.layerEffect(
        Shader(
          "ripple", .float2(30, 30), .float(time), .float(12), .float(15), .float(8),
          .float(1200)), maxSampleOffset: Size(width: 12, height: 12)
      ).shadow(radius: 3, y: 2).scaleEffect(1 - time * 0.1)
      _ = try stage.bytes(layer)
      let counts = stage.renderer.counts
      if let made {
        #expect(counts.programs == made.programs)
        #expect(counts.textures == made.textures)
      }
      made = counts
    }
  }

  @Test func aPassIsOnlyAsLargeAsWhatIsSeenOfIt() {
    let layer = Layer(size: Size(width: 1000, height: 1000), fill: .color(.white))
      .layerEffect(Shader("tint", .color(.white)), maxSampleOffset: Size(width: 10, height: 6))
    let plan = Planner.plan(
      layer, transform: AffineTransform(translation: -500, -500), pixelWidth: 100,
      pixelHeight: 50, background: .black)
    #expect(plan.passes.count == 2)
    #expect(plan.passes[0].pixelWidth == 120)
    #expect(plan.passes[0].pixelHeight == 62)
  }
}
