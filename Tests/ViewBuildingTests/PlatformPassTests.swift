import TestSupport
import Testing

@testable import ViewBuilding

/// Every line and column stays: the expected texts are as long as the given ones.
@Suite struct PlatformPassTests {
  private func expect(
    _ given: String, becomes expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: PlatformPass(Array(given.utf8)).text, as: UTF8.self)
    #expect(text == expected, sourceLocation: sourceLocation)
    #expect(text.utf8.count == given.utf8.count, sourceLocation: sourceLocation)
  }

  @Test func attributesOfOtherSystemsAreTakenOut() {
    expect("  @objc func press() {}", becomes: "        func press() {}")
    expect("@objc(press:) func press() {}", becomes: "              func press() {}")
    expect("@main\nstruct Demo: App {}", becomes: "     \nstruct Demo: App {}")
    expect("@objcMembers class A {}", becomes: "             class A {}")
    expect("@objc(\n  a)\nvar b = 1", becomes: "      \n    \nvar b = 1")
    // The parenthesis belongs to what is declared.
    expect("@objc (a)", becomes: "      (a)")
  }

  @Test func otherAttributesStay() {
    for text in [
      "@MainActor func a() {}", "@State var a = 1", "@objcThing var a = 1", "@ main", "a.main",
      "@available(iOS 17, *) func main() {}",
    ] { expect(text, becomes: text) }
  }

  @Test func questionsForTheSystemAreAnswered() {
    expect("#if os(iOS)\n#endif", becomes: "#if true   \n#endif")
    expect("#if os(macOS)\n#endif", becomes: "#if false    \n#endif")
    expect("#if !os(iOS) && DEBUG\n#endif", becomes: "#if !true    && DEBUG\n#endif")
    expect(
      "#if (os(visionOS) || os(iOS))\n#elseif os(tvOS)\n#endif",
      becomes: "#if (false        || true   )\n#elseif false   \n#endif")
    expect("#if os( iOS )\n#endif", becomes: "#if true     \n#endif")
    expect("#if os(Linux)\n#endif", becomes: "#if false    \n#endif")
    expect("#if canImport(UIKit)\n#endif", becomes: "#if true            \n#endif")
    expect("#if canImport(Other)\n#endif", becomes: "#if canImport(Other)\n#endif")
    expect("let a = os(iOS)", becomes: "let a = os(iOS)")
  }

  @Test func modulesThatSwiftUIStandsInForAreNotImported() {
    expect(
      "import Combine\nlet a: Combine.Just<Int>\nlet b = a.Combine.c",
      becomes: "              \nlet a:         Just<Int>\nlet b = a.Combine.c")
    expect("import class Combine.AnyCancellable", becomes: "                                   ")
    expect(
      "#if canImport(Combine)\nimport Combine\n#endif",
      becomes: "#if true              \n              \n#endif")
    expect(
      "@preconcurrency import UIKit; let a = 1", becomes: "                            ; let a = 1")
    expect("import os.log\nimport Foundation", becomes: "             \nimport Foundation")
    expect("import Other\nimport AVFoundation", becomes: "import Other\nimport AVFoundation")
    // A type of the project.
    expect("enum Combine {}\nCombine.a", becomes: "enum Combine {}\nCombine.a")
  }

  /// The functions of the type and the classes that draw for it go, its properties stay.
  @Test func viewsOfUIKitBecomeBoxes() {
    expect(
      """
      import WebKit
      struct Page: UIViewRepresentable {
        let url: URL
        @Binding var title: String
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
        final class Coordinator: NSObject {}
      }
      final class Canvas: UIView { var a = 1 }
      class Model { var a = 1 }
      """,
      becomes: """
                    \u{20}
        struct Page: _UnshownView        {
          let url: URL
          @Binding var title: String
          \(String(repeating: " ", count: 62))
          \(String(repeating: " ", count: 57))
          \(String(repeating: " ", count: 36))
        }
        \(String(repeating: " ", count: 40))
        class Model { var a = 1 }
        """)
    expect(
      "struct A: NSViewRepresentable { typealias B = MTKView\n let c = 1 }",
      becomes: "struct A: _UnshownMetal       {                      \n let c = 1 }")
    for text in [
      "let a = UIViewRepresentable.self", "func a<T: View>(_ b: T) {}", "class A: UIView {}",
    ] { expect(text, becomes: text) }
  }

  @Test func stringsCommentsAndRegularExpressionsStay() {
    for text in [
      "\"@objc #if os(iOS)\"", "\"\"\"\n#if os(iOS)\n@main\n\"\"\"",
      "#\"@objc \\(a) \"b\" @main\"#",
      "// @objc\n/* @main /* #if os(iOS) */ @objc */", "\"a \\(b(\"@objc\")) @main\"",
      "\"\"\"\n\\(f(\"\"\"\n@main\n\"\"\")) @objc\n\"\"\"", "#\"\\#(f(\"\\\"@main\"))@objc\"#",
      "let r = /@objc \"/", "let r = #/@main \"/#", "let r = #/\n@main \"\n/#", "f(/\"/, /@objc/)",
    ] { expect(text, becomes: text) }
  }

  @Test func aSlashBetweenValuesIsNoRegularExpression() {
    expect("let a = b / c; @objc var d = e / f", becomes: "let a = b / c;       var d = e / f")
    expect("let a = (b)/c; @objc var d = e/f", becomes: "let a = (b)/c;       var d = e/f")
    expect("f(a, /b\n@objc", becomes: "f(a, /b\n     ")
  }

  @Test func textBehindLettersOfSeveralBytesStaysInPlace() {
    expect("let π = \"🌊\"; @objc var é = 1", becomes: "let π = \"🌊\";       var é = 1")
  }

  /// The rest of a file once the branches are chosen, without blanks.
  private func active(_ text: String) -> String {
    String(decoding: PlatformPass(Array(text.utf8)).activeText, as: UTF8.self)
      .split { " \n".contains($0) }.joined(separator: " ")
  }

  @Test func branchesThatAreLeftOutDeclareNothing() {
    #expect(active("#if os(iOS)\na\n#else\nb\n#endif\nc") == "a c")
    #expect(active("#if os(macOS)\na\n#else\nb\n#endif\nc") == "b c")
    #expect(active("#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif") == "b")
    #expect(active("#if !os(macOS) && (DEBUG || RELEASE)\na\n#endif") == "a")
    #expect(active("#if RELEASE\na\n#endif") == "")
    #expect(active("#if os(iOS)\n#if os(macOS)\na\n#else\nb\n#endif\n#endif c") == "b c")
    #expect(active("#if os(macOS)\n#if os(iOS)\na\n#else\nb\n#endif\n#endif c") == "c")
  }

  /// A question that only the compiler can answer leaves both branches.
  @Test func whatIsUnknownStays() {
    #expect(active("#if canImport(UIKit)\na\n#elseif canImport(AppKit)\nb\n#endif") == "a")
    #expect(active("#if swift(>=6)\na\n#else\nb\n#endif") == "a b")
    #expect(active("#if canImport(UIKit)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif") == "a")
    #expect(active("#if canImport(Other)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif") == "a b")
  }

  @Test func damagedTextEndsThePass() {
    for text in [
      "#if", "#if os(", "#if os(iOS", "#endif", "#else", "@", "@objc(", "#", "\"", "#\"", "/",
    ] {
      expect(text, becomes: text.hasPrefix("@objc") ? "     (" : text)
    }
    let deep = String(repeating: "(", count: 100_000)
    expect("#if " + deep, becomes: "#if " + deep)
    expect(
      "#if " + String(repeating: "!", count: 100_000),
      becomes: "#if " + String(repeating: "!", count: 100_000))
  }
}
