import Layers
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// The whole button, against the tables and the formulas of swiftui-semantics.
@MainActor @Suite struct ButtonPictureTests {
  private let canvas = Size(width: 240, height: 70)

  /// The button on a canvas of its own size, with nothing glowing in it but its rim.
  private func rimOnly() -> Layer {
    var script = Script()
    script.held = [
      ("glowIntensity.released", .number(0)), ("glowIntensity.pressed", .number(0)),
    ]
    return script.playback(of: SceneSource(ButtonScene.self), in: canvas).scene(at: 0)
      .layer(in: canvas, at: 0)
  }

  /// At 4×, the pixel nearest to each point of the centre line; its own centre is at most 0.18 pt
  /// away.
  @Test(arguments: ["rim_240x70", "rim_240x70_walk"])
  func theRimFollowsItsTables(table: String) throws {
    let frame = try Stage().bytes(rimOnly(), scale: 4)
    for row in try GoldenTable(table).rows {
      let (x, y) = (try row.number("x"), try row.number("y"))
      let column = min(Int(x * 4), frame.width - 1)
      let line = min(Int(y * 4), frame.height - 1)
      let expected = try row.number("opacity") * 255
      let found = Double(frame.pixels[(line * frame.width + column) * 4])
      #expect(abs(found - expected) <= 1, "at \(x), \(y): \(found), not \(expected)")
    }
  }

  @Test func theSampledPointsOfTheStringsHaveTheirColors() throws {
    let stage = try Stage()
    for row in try GoldenTable("harmonic_samples").rows {
      var script = Script()
      script.held = [
        ("elapsedTime", .number(try row.number("time"))),
        ("amplitude", .number(try row.number("amplitude"))),
        ("mixCoeff", .number(try row.number("mix_coeff"))), ("lineWidth", .number(0)),
      ]
      let layer = script.playback(of: SceneSource(ButtonScene.self), in: canvas).scene(at: 0)
        .layer(in: canvas, at: 0)
      let frame = try stage.bytes(layer, scale: 1, background: .black)
      let column = Int(try row.number("x"))
      let line = Int(try row.number("y"))
      let found = (0..<3).map { Int(frame.pixels[(line * 240 + column) * 4 + $0]) }
      for (channel, name) in ["r8", "g8", "b8"].enumerated() {
        #expect(abs(found[channel] - Int(try row.number(name))) <= 1)
      }
    }
  }

  /// From one string to 32, past the palette, at a string's very centre: never a black speck.
  @Test func theMiddleOfAStringIsWhite() throws {
    // Amplitude 0: every string runs along the middle, which on an odd height is a row of pixel
    // centres.
    let tall = Size(width: 240, height: 71)
    for waves in [1.0, 6, 32] {
      for mix in [0.0, 1] {
        let held = ["amplitude": 0, "wavesCount": waves, "lineWidth": 0, "mixCoeff": mix]
        let frame = try Stage().bytes(Script.holding(held, in: tall))
        let row = frame.pixels[(35 * 240 * 4)..<(36 * 240 * 4)]
        #expect(row.dropFirst(8).dropLast(8).allSatisfy { $0 == 255 })
      }
    }
  }

  @Test func stringsPastTheSixthAreBlackUnlessThePaletteGoesOn() throws {
    let stage = try Stage()
    let held = ["wavesCount": 12.0, "mixCoeff": 1, "amplitude": 2, "lineWidth": 0]
    let article = try stage.bytes(Script.holding(held, in: canvas), scale: 1)
    let extended = try stage.bytes(
      Script.holding(held, palette: "extended", in: canvas), scale: 1)
    let sum = { (pixels: [UInt8]) in pixels.reduce(0) { $0 + Int($1) } }
    // Six more strings of light: clearly brighter, and nowhere darker
    #expect(sum(extended.pixels) > sum(article.pixels) * 11 / 10)
    #expect(zip(article.pixels, extended.pixels).allSatisfy { $0 <= $1 })
  }
}

extension Script {
  /// The button at rest with some parameters held.
  @MainActor fileprivate static func holding(
    _ held: [String: Double], palette: String = "article", in canvas: Size
  ) -> Layer {
    var script = Script()
    script.held = held.map { (name: $0.key, value: .number($0.value)) }
    script.held.append((name: "palette", value: .choice(palette)))
    return script.playback(of: SceneSource(ButtonScene.self), in: canvas).scene(at: 0)
      .layer(in: canvas, at: 0)
  }
}
