import Bench
import Layers
import Scenes
import Testing

@Suite struct StringsInLayersTests {
  private func button(waves: Double = 6) -> Layer {
    var script = Script()
    script.held = [(name: "wavesCount", value: .number(waves))]
    let canvas = Size(width: 360, height: 160)
    return script.playback(of: SceneCatalog.standard, in: canvas).scene(at: 1)
      .layer(in: canvas, at: 1)
  }

  @Test func theButtonsStringsAreFoundInTheirOwnSize() throws {
    let strings = try #require(button().strings)
    #expect(strings.size == Size(width: 240, height: 70))
  }

  @Test func thePlainPortGetsTheArgumentsItShares() throws {
    let strings = try #require(button(waves: 9).strings)
    guard case .modified(_, .colorEffect(let own)) = strings.content,
      case .modified(_, .colorEffect(let plain)) = strings.withPlainStrings.content
    else {
      Issue.record("the strings are not a color effect")
      return
    }
    #expect(plain.function == "harmonicColorEffectNaive")
    let port = try #require(HarmonicStrings.port(of: own))
    #expect(plain.arguments == Array(port.arguments[..<5]))
    #expect(plain.arguments[1] == .float(9))
  }

  @Test func onlyTheStringsOfAFrameChange() {
    let frame = button()
    #expect(frame.withPlainStrings != frame)
    #expect(frame.withPlainStrings.strings == nil)
    #expect(frame.withPlainStrings.size == frame.size)
    let plain = Layer(size: frame.size, fill: .color(.black)).clip(to: .capsule)
    #expect(plain.strings == nil && plain.withPlainStrings == plain)
  }
}
