import Files
import Layers
import Scenes
import TestSupport
import Testing

@testable import Opening

/// The search for guesses, in this process and by another one.
@Suite struct GuessSearchTests {
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 tone(float2 position, half4 color, float amount, float speed) {
      return color * half(amount * speed);
    }
    [[ stitchable ]] half4 told(float2 position, half4 color, float amount = 0.1) {
      return color * half(amount);
    }
    """

  private static let plain: [UInt8] = [0, 0, 0, 255, 90, 0, 0, 255]
  private static let seen: [UInt8] = [0, 100, 0, 255, 90, 100, 0, 255]

  private struct Failure: Error {}

  private func search(_ name: String, in shader: String = Self.shader) throws -> GuessSearch {
    let file = try EffectFile(FileOpening(text: Array(shader.utf8), name: "a.metal"))
    return GuessSearch(for: file, showing: name, cache: nil)
  }

  /// On it something is seen from the fourth picture on.
  private func stage() -> GuessStage {
    var pictures = 0
    return GuessStage { _ in
      pictures += 1
      return pictures < 4 ? Self.plain : Self.seen
    }
  }

  private func words(in search: GuessSearch) -> String {
    let file = search.file
    return file.bindings(of: file.stitchableFunctions[0])[0].words
  }

  @Test func whatAnotherProcessFindsIsWhatThisOneFinds() throws {
    var own = try search("tone")
    own.draw(on: stage())
    #expect(own.isOver && own.file.guessed == [0])
    #expect(words(in: own).contains("raised from 0.4"))
    var other = try search("tone")
    let lines = try search("tone").lines(drawnOn: stage())
    #expect(lines.count == 1)
    for line in lines {
      #expect(!other.isOver)
      other.take(line: line)
    }
    #expect(other.isOver && other.file.guessed == [0])
    #expect(words(in: other) == words(in: own))
  }

  @Test func whatWasFoundForAnotherTextIsNotTaken() throws {
    let saved = Self.shader.replacing("amount * speed", with: "amount * speed * 2")
    let lines = try search("tone", in: saved).lines(drawnOn: stage())
    #expect(lines.count == 1)
    var search = try search("tone")
    for line in lines + ["", ";", "x;0.0", "ok"] { search.take(line: line) }
    #expect(!search.isOver && search.file.guessed.isEmpty)
  }

  @Test func aPictureThatCannotBeDrawnEndsIt() throws {
    let broken = GuessStage { _ in throw Failure() }
    var search = try search("tone")
    #expect(search.lines(drawnOn: broken) == [])
    search.draw(on: broken)
    #expect(search.isOver && search.file.guessed.isEmpty)
  }

  @Test func nothingIsDrawnOfWhatItsAuthorStates() throws {
    #expect(try search("told").isOver)
  }

  /// Names are bytes on a disk, and need not be UTF-8.
  @Test func aQuestionNamesTheFileAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(String(onDisk: [0xF6] + Array(".metal".utf8)))"
    try writeWhole(Array(Self.shader.utf8), to: path, replacing: false, isLasting: false)
    let file = try EffectFile(FileOpening(path: path))
    let question = try #require(GuessQuestion(GuessQuestion(about: file, showing: "tone").bytes))
    #expect(try question.file().text == Self.shader)
    let pasted = try EffectFile(FileOpening(text: Array(Self.shader.utf8), name: "pasted shader"))
    let other = try #require(GuessQuestion(GuessQuestion(about: pasted, showing: "tone").bytes))
    #expect(try other.file().text == Self.shader)
    #expect(GuessQuestion(Array("{}".utf8)) == nil)
  }
}
