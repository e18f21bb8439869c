import Layers
import Motion
import Testing

@testable import SwiftSource

/// Animations and frames around the call of a shader function.
@Suite struct CallSurroundingsTests {
  @Test(arguments: [
    (".spring(duration: 0.3, bounce: 0.25)", Spring(duration: 0.3, bounce: 0.25)),
    (".spring(Spring(duration: 0.3, bounce: 0.8))", Spring(duration: 0.3, bounce: 0.8)),
    (".bouncy", .bouncy), (".spring(duration: 8)", Spring(duration: 8)),
    (".snappy(duration: 0.2)", .snappy(duration: 0.2)),
    (
      ".interactiveSpring(response: 0.15, dampingFraction: 0.86)",
      Spring(response: 0.15, dampingRatio: 0.86)
    ),
    (".interactiveSpring()", Spring(response: 0.15, dampingRatio: 0.86)),
    (".spring(response: 0.4, dampingFraction: 0.6)", Spring(response: 0.4, dampingRatio: 0.6)),
    (".interpolatingSpring(stiffness: 170, damping: 15)", Spring(stiffness: 170, damping: 15)),
  ])
  func springs(animation: String, expected: Spring) throws {
    let spring = try #require(try spring(of: animation))
    #expect(abs(spring.duration - expected.duration) < 1e-9)
    #expect(abs(spring.bounce - expected.bounce) < 1e-9)
  }

  /// No spring moves as these do.
  @Test(arguments: [
    ".linear(duration: 1)", ".easeIn", ".easeInOut(duration: 0.8)",
    ".spring(duration: 0.3).delay(0.1)",
    ".spring.speed(2)", ".linear(duration: 1).repeatForever()", ".timingCurve(0.2, 0, 0.8, 1)",
  ])
  func otherAnimationsAreNotRead(animation: String) throws {
    #expect(try spring(of: animation) == nil)
  }

  /// The spring that moves a number that depends on `isPressed`.
  private func spring(of animation: String) throws -> Spring? {
    let found = calls(
      """
      struct A: View {
        @State private var isPressed = false
        @State private var other = 0.0
        var body: some View {
          Capsule()
            .colorEffect(ShaderLibrary.f(.float(isPressed ? 1 : 0)))
            .animation(.linear(duration: 4), value: other)
            .animation(\(animation), value: isPressed)
        }
      }
      """)
    return try #require(found.first).spring
  }

  @Test(arguments: [
    (".colorEffect(CALL).frame(width: 240, height: 70).clipShape(Capsule())", Shape.capsule),
    (".frame(width: 240, height: 70).clipShape(.capsule).colorEffect(CALL)", .capsule),
    (
      ".colorEffect(CALL).frame(width: 240, height: 70).clipShape(.rect(cornerRadius: 12))",
      .roundedRectangle(cornerRadius: 12)
    ),
    (
      ".colorEffect(CALL).frame(width: 240, height: 70).cornerRadius(9)",
      .roundedRectangle(cornerRadius: 9)
    ),
    (".colorEffect(CALL).frame(width: 240, height: 70)", nil),
  ])
  func frames(modifiers: String, clip: Shape?) throws {
    let source = """
      struct A: View {
        var body: some View {
          TimelineView(.animation) { context in
            Rectangle()\(modifiers.replacing("CALL", with: "ShaderLibrary.f(.float(1))"))
          }
        }
      }
      """
    #expect(
      calls(source).first?.frame == ShaderCall.Frame(size: Size(width: 240, height: 70), clip: clip)
    )
  }

  @Test func theFrameOfAViewAroundItCounts() throws {
    let found = calls(
      """
      struct A: View {
        private let size = CGSize(width: 240, height: 70)
        var body: some View {
          TimelineView(.animation) { context in
            ZStack {
              Rectangle().colorEffect(ShaderLibrary.f(.float(1)))
            }
          }
          .frame(width: size.width, height: size.height)
          .clipShape(Capsule())
          .overlay { Text("Label").frame(width: 50, height: 20) }
        }
      }
      """)
    #expect(
      try #require(found.first).frame
        == ShaderCall.Frame(size: Size(width: 240, height: 70), clip: .capsule))
  }

  @Test(arguments: [
    "Badge(strength: 0.25).frame(width: 240, height: 70).clipShape(Capsule())",
    "VStack { Badge(strength: 0.25) }.frame(width: 240, height: 70).clipShape(.capsule)",
    "Text(a).modifier(Tinted(strength: 0.25)).frame(width: 240, height: 70).clipShape(.capsule)",
    "Rectangle().frame(width: 240, height: 70).clipShape(.capsule).tinted(strength: 0.25)",
    "Card().frame(width: 240, height: 70).clipShape(Capsule())",
  ])
  func theFrameMayBeWhereTheViewIsUsed(use: String) throws {
    let view = """
      struct Badge: View {
        let strength: Double
        var body: some View { Rectangle().colorEffect(ShaderLibrary.f(.float(strength))) }
      }
      """
    let modifier = """
      struct Tinted: ViewModifier {
        var strength: Double
        func body(content: Content) -> some View {
          content.colorEffect(ShaderLibrary.f(.float(strength)))
        }
      }
      """
    let method = """
      extension View {
        func tinted(strength: Double) -> some View {
          colorEffect(ShaderLibrary.f(.float(strength)))
        }
      }
      """
    let text = use.contains("Tinted") ? modifier : use.contains("tinted") ? method : view
    let card = "struct Card: View { var body: some View { Badge(strength: 0.25) } }"
    let screen = "struct Screen: View { var body: some View { \(use) } }"
    let size = Size(width: 240, height: 70)
    let other = card + "\n" + screen
    for found in [calls(text + "\n" + other), calls(text, ["Z.swift": other])] {
      let call = try #require(found.first)
      #expect(call.arguments == [.numbers([ShaderCall.Number(0.25)])])
      #expect(call.frame == ShaderCall.Frame(size: size, clip: .capsule))
    }
  }

  @Test func viewsThatUseEachOtherHaveNoFrame() {
    let found = calls(
      """
      struct A: View { var body: some View { B().colorEffect(ShaderLibrary.f(.float(1))) } }
      struct B: View { var body: some View { VStack { A(); C() } } }
      struct C: View { var body: some View { VStack { B(); A() } } }
      """)
    #expect(found.count == 1 && found[0].frame == nil)
  }
}
