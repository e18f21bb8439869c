import Layers
import Pictures
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// Pictures of the scenes with words in them, and of what they are made of.
@MainActor @Suite struct WordPictureTests {
  /// A scene's frame on its own canvas, on the program's background.
  private func frame(
    _ scene: SceneSource, at time: Double, scale: Double, canvas: Size? = nil,
    script: Script = Script()
  ) throws -> Picture {
    let canvas = canvas ?? scene.canvas ?? Size(width: 480, height: 300)
    let layer = script.playback(of: scene, in: canvas).scene(at: time).layer(in: canvas, at: time)
    let ground = Color(red: 15.0 / 255, green: 15.0 / 255, blue: 17.0 / 255)
    let frame = try Stage().bytes(layer, scale: scale, background: ground)
    return Picture(width: frame.width, height: frame.height, pixels: frame.pixels)
  }

  /// Between "Visual", which has nearly arrived, and "Effects", which comes out of its blur.
  @Test(arguments: [1.0, 2])
  func theHeadlineInTheMiddleOfItsReveal(scale: Double) throws {
    let frame = try frame(SceneSource(HeadlineScene.self), at: 0.45, scale: scale)
    expectImage(frame, matches: "headline-mid-reveal-\(Int(scale))x", wordsIn: "Inter")
  }

  @Test(arguments: [1.0, 2])
  func theCardInTheMiddleOfItsTwirl(scale: Double) throws {
    let frame = try frame(SceneSource(TwirlScene.self), at: 0.2, scale: scale)
    expectImage(frame, matches: "twirl-coming-\(Int(scale))x", wordsIn: "Inter")
  }

  @Test func theScreenHeldAndAtRest() throws {
    var script = Script()
    script.presses = [Script.Press(start: 0.5, end: 9)]
    let scene = SceneSource(ScreenScene.self)
    expectImage(
      try frame(scene, at: 0.4, scale: 1, script: script), matches: "screen-at-rest",
      wordsIn: "Inter")
    expectImage(
      try frame(scene, at: 1.5, scale: 1, script: script), matches: "screen-held", wordsIn: "Inter")
  }

  // MARK: - Strings of the screen

  private func strings(_ reference: StringsReference, palette: Double = 0) -> Layer {
    Layer(size: Size(width: reference.width, height: reference.height), fill: .color(.black))
      .colorEffect(
        Shader(
          "harmonicScreenEffect", .boundingRect, .float(Double(reference.waves)),
          .float(reference.time), .float(reference.amplitude), .float(reference.mix),
          .float2(3, 12), .float2(0.6, 0.9), .float2(0.02, 0.01), .float(palette)))
  }

  /// §5.7: an index beyond the palette is white here, black in the button.
  @Test func stringsPastTheSixthAreWhite() throws {
    var reference = StringsReference()
    (reference.waves, reference.mix, reference.amplitude) = (12, 1, 2)
    reference.beyond = 1
    let frame = try Stage().bytes(strings(reference))
    var far = 0
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let expected = reference.byte(x: Double(column) + 0.5, y: Double(row) + 0.5)
        let index = (row * frame.width + column) * 4
        let off = (0..<3).map { abs(expected[$0] - Int(frame.pixels[index + $0])) }.max() ?? 0
        far += off > 2 ? 1 : 0
      }
    }
    #expect(far <= frame.width * frame.height / 1000)
  }

  // MARK: - Faint blurs

  /// A blur too faint to be seen leaves a shape's antialiased edges where they are, and repeats
  /// none of them.
  @Test(arguments: [0.01, 0.05, 0.1])
  func aFaintBlurChangesNothing(radius: Double) throws {
    let size = Size(width: 24, height: 24)
    let shape = Layer(
      size: size, .path(Path(Rect(x: 6.3, y: 5.4, width: 11.2, height: 12.9))),
      fill: .color(.white))
    let stage = try Stage()
    let sharp = try stage.bytes(shape, background: .black)
    let soft = try stage.bytes(shape.blur(radius: radius), background: .black)
    let worst = zip(sharp.pixels, soft.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 1)
  }
}
