import Files
import Layers
import TestSupport
import Testing

@testable import Opening
@testable import Scenes

/// Guesses that show an effect, with a stage that shows what the test says.
@Suite struct GuessTrialTests {
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 tone(float2 position, half4 color, float amount, float speed) {
      return color * half(amount * speed);
    }
    [[ stitchable ]] float2 sway(float2 position, float time) {
      return position + float2(sin(time), 0);
    }
    [[ stitchable ]] half4 told(float2 position, half4 color, float amount = 0.1) {
      return color * half(amount);
    }
    """

  private func file() throws -> EffectFile {
    try EffectFile(FileOpening(text: Array(Self.shader.utf8), name: "a.metal"))
  }

  /// A stage on which an effect is seen where `isSeen` says so of its first argument.
  private final class Stage {
    private(set) var draws = 0
    private let isSeen: (Double) -> Bool

    init(_ isSeen: @escaping (Double) -> Bool) { self.isSeen = isSeen }

    var guessStage: GuessStage {
      GuessStage { layer in
        self.draws += 1
        // Pixels of two colors; the effect changes the first two.
        let plain: [UInt8] = [0, 0, 0, 255, 90, 0, 0, 255, 0, 0, 0, 255, 90, 0, 0, 255]
        guard let first = Self.firstNumber(in: layer), self.isSeen(first) else { return plain }
        return [0, 100, 0, 255, 90, 100, 0, 255, 0, 0, 0, 255, 90, 0, 0, 255]
      }
    }

    private static func firstNumber(in layer: Layer) -> Double? {
      switch layer.content {
      case .stack(let children): children.lazy.compactMap { firstNumber(in: $0.layer) }.first
      case .modified(_, .colorEffect(let shader)),
        .modified(_, .distortionEffect(let shader, _, _)):
        if case .float(let number)? = shader.arguments.first { number } else { nil }
      default: nil
      }
    }
  }

  private func rest(_ name: String, of file: EffectFile) throws -> Double {
    let source = try #require(file.sources.first)
    let scene = source.make(SceneEnvironment())
    let parameter = try #require(scene.parameters.all.first { $0.name == name })
    return try #require(scene.value(of: parameter, at: 0).number)
  }

  @Test func aGuessThatShowsTheEffectStays() throws {
    let stage = Stage { $0 > 0.3 }
    let shown = try file().showing("tone", cache: nil, on: stage.guessStage)
    #expect(try rest("amount", of: shown) == 0.4)
    // Without the effect, and with it
    #expect(stage.draws == 2)
  }

  @Test func anAmountWhoseEffectCannotBeSeenIsRaised() throws {
    let stage = Stage { $0 > 5 }
    let shown = try file().showing("tone", cache: nil, on: stage.guessStage)
    #expect(try rest("amount", of: shown) == 6.4)
    #expect(try rest("speed", of: shown) == 1)
    let words = shown.bindings(of: shown.stitchableFunctions[0]).map(\.words)
    #expect(words[0].hasSuffix("raised from 0.4, where nothing is seen"))
  }

  @Test func theFirstGuessStaysWhereNothingHelps() throws {
    let stage = Stage { _ in false }
    let shown = try file().showing("tone", cache: nil, on: stage.guessStage)
    #expect(try rest("amount", of: shown) == 0.4)
    #expect(stage.draws <= 40)
  }

  @Test func whatItsAuthorStatesStays() throws {
    let stage = Stage { $0 > 5 }
    _ = try file().showing("told", cache: nil, on: stage.guessStage)
    #expect(stage.draws == 0)
  }

  /// The first argument of 'sway' is the clock.
  @Test func aStillPictureIsTakenWhenSomethingIsSeen() throws {
    let stage = Stage { $0 > 0.5 }
    let shown = try file().showing("sway", cache: nil, on: stage.guessStage)
    let source = try #require(shown.sources.first { $0.name == "sway" })
    #expect(source.make(SceneEnvironment()).settlingDuration == 0.8)
    let still = try file().showing("sway", cache: nil, on: Stage { _ in true }.guessStage)
    let other = try #require(still.sources.first { $0.name == "sway" })
    #expect(other.make(SceneEnvironment()).settlingDuration == 0)
  }

  @Test func itIsDrawnOnceForEachText() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: "\(folder.path)/guesses")
    let stage = Stage { $0 > 5 }
    _ = try file().showing("tone", cache: cache, on: stage.guessStage)
    let draws = stage.draws
    let again = try file().showing("tone", cache: cache, on: stage.guessStage)
    #expect(stage.draws == draws)
    #expect(try rest("amount", of: again) == 6.4)
    let listed = try file().showing(cache: cache, on: nil)
    #expect(try rest("amount", of: listed) == 6.4)
    let other = Self.shader.replacing("amount * speed", with: "amount * speed * 2")
    let changed = try EffectFile(FileOpening(text: Array(other.utf8), name: "a.metal"))
    _ = changed.showing("tone", cache: cache, on: stage.guessStage)
    #expect(stage.draws > draws)
  }

  @Test func aFunctionThatIsNotSafeIsNotDrawn() throws {
    var draws = 0
    let stage = GuessStage { _, functions in
      functions != ["tone@0-0"]
    } pixels: { _ in
      draws += 1
      return []
    }
    let shown = try file().showing("tone", cache: nil, on: stage)
    #expect(draws == 0)
    #expect(try rest("amount", of: shown) == 0.4)
  }

  // MARK: - What is seen

  private func picture(_ colors: [UInt8]) -> [UInt8] { colors.flatMap { [$0, $0, $0, 255] } }

  @Test func aStepOfOneIsNotSeen() {
    let plain = picture([10, 20, 30, 40])
    #expect(!GuessTrial.shows(picture([11, 21, 31, 41]), over: plain, isFill: false))
    #expect(GuessTrial.shows(picture([12, 22, 32, 42]), over: plain, isFill: false))
    #expect(!GuessTrial.shows(picture([99, 99, 99, 99]), over: plain, isFill: false))
  }

  @Test func aFillOfOneColorShowsNothing() {
    let nothing = [UInt8](repeating: 0, count: 16)
    #expect(!GuessTrial.shows(picture([50, 50, 50, 50]), over: nothing, isFill: true))
    #expect(GuessTrial.shows(picture([50, 60, 50, 50]), over: nothing, isFill: true))
    #expect(!GuessTrial.shows(nothing, over: nothing, isFill: true))
  }
}
