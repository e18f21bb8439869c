import Metal
import Opening
import TestSupport
import Testing

/// The view of a project that draws a function of a shader file, found without running any.
@Suite struct DrawingViewTests {
  private static let shader = """
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 ripple(float2 position, half4 color, float time) { return color; }
    [[ stitchable ]] half4 tone(float2 position, half4 color, float level) { return color; }
    [[ stitchable ]] half4 alone(float2 position, half4 color) { return color; }
    """

  private static let modifier = """
    import SwiftUI
    struct RippleModifier: ViewModifier {
      var time: Double
      func body(content: Content) -> some View {
        content.colorEffect(ShaderLibrary.ripple(.float(time)))
      }
    }
    extension View {
      func rippled(_ time: Double) -> some View { modifier(RippleModifier(time: time)) }
    }
    """

  private static func page(_ name: String, _ body: String, preview: Bool = true) -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { \(body) } }
    \(preview ? "#Preview { \(name)() }" : "")
    """
  }

  /// The words for each function, with the folder left out.
  private func words(_ files: [String: String]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    try folder.write(["Package.swift": "", "Shaders/effects.metal": Self.shader])
    try folder.write(files)
    let file = try folder.open("Shaders/effects.metal")
    var views = DrawingViews(of: file)
    return file.stitchableFunctions.reduce(into: [:]) { found, function in
      found[function.name] = views.view(of: function)?.words.replacing("\(folder.path)/", with: "")
    }
  }

  @Test func theFileThatCallsItShowsItself() throws {
    let body = "Color.red.colorEffect(ShaderLibrary.tone(.float(0.5)))"
    #expect(
      try words(["Card.swift": Self.page("Card", body)])
        == ["tone": "as Card draws it: harmonic Card.swift"])
    #expect(
      try words(["Views/Card.swift": Self.page("Card", body, preview: false)])
        == ["tone": "as Card draws it: harmonic Views/Card.swift"])
  }

  /// A modifier is shown by the view that uses it, through an extension of `View`.
  @Test func aModifierIsShownByTheViewThatUsesIt() throws {
    #expect(
      try words([
        "Ripple.swift": Self.modifier,
        "App/ContentView.swift": Self.page("ContentView", "Color.red.rippled(2)"),
      ]) == ["ripple": "as ContentView draws it: harmonic App/ContentView.swift"])
  }

  @Test func aModifierThatNothingUsesIsPutOnASample() throws {
    let modifier = """
      import SwiftUI
      struct Toned: ViewModifier {
        func body(content: Content) -> some View {
          content.colorEffect(ShaderLibrary.tone(.float(1)))
        }
      }
      """
    #expect(
      try words(["Toned.swift": modifier])
        == ["tone": "as a sample with Toned draws it: harmonic Toned.swift"])
  }

  /// The name is handed over as a text: which function is called, only running shows.
  @Test func aFileThatHandsOverTheNameCounts() throws {
    let named = """
      import SwiftUI
      struct Named: ViewModifier {
        let name: String
        func body(content: Content) -> some View {
          content.colorEffect(
            Shader(function: ShaderFunction(library: .default, name: name), arguments: []))
        }
      }
      """
    #expect(
      try words([
        "Named.swift": named,
        "Page.swift": Self.page("Page", "Color.red.modifier(Named(name: \"tone\"))"),
      ]) == ["tone": "as Page draws it: harmonic Page.swift"])
  }

  /// One that shows itself comes before a nearer one that another file shows.
  @Test func aFileThatShowsItselfComesFirst() throws {
    #expect(
      try words([
        "Shaders/Ripple.swift": Self.modifier,
        "Shaders/Uses.swift": Self.page("Uses", "Color.red.rippled(2)"),
        "Own.swift": Self.page("Own", "Color.red.colorEffect(ShaderLibrary.ripple(.float(1)))"),
      ]) == ["ripple": "as Own draws it: harmonic Own.swift"])
  }
}
