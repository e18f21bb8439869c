import Testing

@testable import SwiftSource

/// The places of values in a view's text.
@Suite struct AuthorLiteralsTests {
  private static let text = """
    struct Card: View {
      @State private var amount = 0.5
      @State private var width: CGFloat = -10
      @State var title = "a, b"
      @State private var place = CGPoint(x: 1, y: 2)
      @State private var tint: Color = .red
      @State private var mood = Mood.calm
      @State private var speed = defaults.speed * 2
      @State private var later: Double
      @State private var isOn = false
      let amountOfOthers = 3

      var body: some View {
        Image("a")
          .colorEffect(ShaderLibrary.tone(.float(0.9), .float2(1, 2), .color(.yellow)))
          .colorEffect(ShaderLibrary.tone(.float(amount), .float2(place), .color(tint)))
          .colorEffect(
            Shader(function: ShaderLibrary.tone, arguments: [.float(7), .boundingRect, own]))
      }
    }
    struct Other: View {
      @State private var amount = 4
    }
    """

  private let literals = AuthorLiterals(path: "Card.swift", bytes: Array(text.utf8))

  @Test(arguments: [
    ("amount", "Card", "0.5"), ("amount", "Other", "4"), ("width", "Card", "-10"),
    ("title", "Card", "\"a, b\""), ("place", "Card", "CGPoint(x: 1, y: 2)"),
    ("tint", "Card", ".red"), ("mood", "Card", "Mood.calm"), ("isOn", "Card", "false"),
  ])
  func aStateBeginsWithItsLiteral(name: String, view: String, expected: String) throws {
    let place = try #require(literals.state(name, of: view))
    #expect(place.text == expected)
    #expect(place.isLiteral)
  }

  @Test func whatIsComputedIsNoLiteral() throws {
    let place = try #require(literals.state("speed", of: "Card"))
    #expect(place.text == "defaults.speed * 2")
    #expect(!place.isLiteral)
    #expect(place.line == 8)
    #expect(literals.state("later", of: "Card") == nil)
    #expect(literals.state("amountOfOthers", of: "Card") == nil)
    #expect(literals.state("amount", of: "Nobody") == nil)
  }

  @Test func theArgumentsOfEveryCallAreFound() {
    #expect(literals.argument(0, of: "tone").map(\.text) == ["0.9", "amount", "7"])
    #expect(literals.argument(0, of: "tone").map(\.isLiteral) == [true, false, true])
    #expect(literals.argument(1, of: "tone").map(\.text) == ["1, 2", "place", ".boundingRect"])
    #expect(literals.argument(1, of: "tone").map(\.isLiteral) == [true, false, false])
    #expect(literals.argument(2, of: "tone").map(\.text) == [".yellow", "tint", "own"])
    #expect(literals.argument(3, of: "tone").isEmpty)
    #expect(literals.argument(0, of: "others").isEmpty)
  }
}
