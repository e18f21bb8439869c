import Files
import Layers
import Scenes
import Testing

@testable import Opening

/// The search for guesses, one picture at a time.
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

  private func search(_ name: String) throws -> GuessSearch {
    let file = try EffectFile(FileOpening(text: Array(Self.shader.utf8), name: "a.metal"))
    return GuessSearch(for: file, showing: name, cache: nil)
  }

  /// Nothing is known between two pictures; the file changes at the end.
  @Test func theSearchGoesOnFromPictureToPicture() throws {
    var search = try search("tone")
    var pictures = 0
    while search.picture != nil {
      #expect(search.file.guessed.isEmpty)
      pictures += 1
      search.take(pictures < 6 ? Self.plain : Self.seen)
    }
    #expect(pictures == 6 && search.file.guessed == [0])
  }

  @Test func aPictureThatCannotBeDrawnEndsIt() throws {
    var search = try search("tone")
    #expect(search.picture != nil)
    search.take(nil)
    #expect(search.picture == nil && search.file.guessed.isEmpty)
  }

  @Test func nothingIsDrawnOfWhatItsAuthorStates() throws {
    var search = try search("told")
    #expect(search.picture == nil)
  }
}
