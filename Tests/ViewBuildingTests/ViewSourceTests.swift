import TestSupport
import Testing

@testable import ViewBuilding

@Suite struct ViewSourceTests {
  private func source(_ text: String) -> ViewSource {
    ViewSource(path: "Sources/Demo.swift", bytes: Array(text.utf8))
  }

  @Test func previewsHaveTheirPlacesAndNames() {
    let found = source(
      """
      import SwiftUI
      #Preview { A() }
        #Preview("Editor", traits: .landscapeLeft) {
          @Previewable @State var a = 1
          return A()
        }
      /* é */ #Preview("#Preview(\\"no\\")") { Text("#Preview") }
      // #Preview { B() }
      #if os(macOS)
      #Preview("Mac") { B() }
      #endif
      """
    ).previews
    #expect(
      found == [
        PreviewDeclaration(line: 2, column: 1, name: nil),
        PreviewDeclaration(line: 3, column: 3, name: "Editor"),
        // Columns are bytes: "é" has two.
        PreviewDeclaration(line: 7, column: 10, name: "#Preview(\\\"no\\\")"),
      ])
  }

  @Test func typesHaveTheirProtocols() {
    let found = source(
      """
      @MainActor public struct A<C: Shape>: SwiftUI.View where C: Hashable { let b: View }
      final class Model: ObservableObject, @unchecked Sendable {}
      struct Glow: ViewModifier, Animatable { func body(content: Content) -> some View { content } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Split() } } }
      struct Split { var a = 1; struct Inner: View {} }
      extension Split: View { var body: some View { Text("") } }
      struct Previews: PreviewProvider { static var previews: some View { Split() } }
      enum Kind: String, CaseIterable { case a, b }
      typealias Other = Split
      """
    ).types
    #expect(
      found.map(\.name) == [
        "A", "Model", "Glow", "Demo", "Split", "Previews", "Kind", "Other",
      ])
    #expect(
      found.map(\.conformances) == [
        ["View"], ["ObservableObject", "Sendable"], ["ViewModifier", "Animatable"], ["App"],
        ["View"], ["PreviewProvider"], ["String", "CaseIterable"], [],
      ])
    #expect(
      found.map(\.keyword) == [
        "struct", "class", "struct", "struct", "struct", "struct", "enum", "typealias",
      ])
    #expect(found.map(\.isMain) == [false, false, false, true, false, false, false, false])
    #expect(found.map(\.isGeneric) == [true] + Array(repeating: false, count: 7))
    #expect(found.map(\.line) == Array(1...5) + Array(7...9))
  }

  @Test(arguments: [
    ("", true),
    ("var a = 1", true),
    ("let a: Int", false),
    ("var a: Int", false),
    ("var a: Int?", true),
    ("let a: Int?", false),
    ("@State private var a = 1\n  @State private var b: Task<Void, Never>?", true),
    ("@State var a: CGPoint", false),
    ("@Binding var a: Int", false),
    ("@Environment(\\.colorScheme) var scheme\n  @Namespace private var space", true),
    ("@ObservedObject var model: Model", false),
    ("@StateObject var model = Model()", true),
    ("static let a: Int = 1", true),
    ("var a: Int { 1 }\n  var b: Int {\n    get { 1 }\n  }", true),
    ("var a: [String: Int] = [:]", true),
    ("var a:\n    Int", false),
    ("let make: () -> Int", false),
    ("@ViewBuilder var content: some View { Text(\"\") }", true),
    ("init(a: Int = 1, b: [Int: Int] = [:]) {}", true),
    ("let a: Int\n  init() { a = 1 }", true),
    ("init(a: Int) {}", false),
    ("init(a: Pair<Int, Int> = x(), b: Int) {}", false),
    ("init(a: Pair<Int, Int>) {}", false),
    ("init(_ a: Int, b: Int = 1) {}", false),
    ("init(a: Int) {}\n  init() { self.init(a: 1) }", true),
    ("struct Inner { let a: Int }\n  func f(a: Int) { let b: Int }", true),
    ("private(set) var a = 1", true),
    ("lazy var a = 1", true),
    ("weak var a: Model?", true),
    ("enum Kind { case a(Int), b }", true),
  ]) func viewsWithoutArgumentsAreFound(members: String, isPlain: Bool) throws {
    let found = source("struct A: View {\n  \(members)\n  var body: some View { Text(\"\") }\n}")
    #expect(try #require(found.types.first).hasPlainInitializer == isPlain)
  }

  @Test func initializersOfExtensionsCount() throws {
    let found = source("struct A: View { let b: Int }\nextension A { init() { b = 1 } }")
    #expect(try #require(found.types.first).hasPlainInitializer)
  }

  @Test func membersOfExtensionsAreFound() {
    let found = source(
      """
      extension View {
        func glow(radius: Double = 4, color: Color = .red) -> some View { shadow(radius: radius) }
        @ViewBuilder func shake(_ amount: Double) -> some View { offset(x: amount) }
        private var hidden: Int { 1 }
      }
      public extension SwiftUI.AnyTransition { static var burn: AnyTransition { .opacity } }
      func helper() { let inner = 1 }
      let size = 40.0
      """)
    #expect(found.members.map(\.name) == ["glow", "shake", "hidden", "burn"])
    #expect(found.members.map(\.owner) == ["View", "View", "View", "AnyTransition"])
    #expect(found.members.map(\.isFunction) == [true, true, false, false])
    #expect(found.members.map(\.isPlain) == [true, false, true, true])
    #expect(found.members.map(\.isStatic) == [false, false, false, true])
    #expect(found.globals == ["helper", "size"])
    #expect(Set(found.extensions.keys) == ["View", "AnyTransition"])
  }

  @Test func importsAndUsedNamesAreFound() {
    let found = source(
      "import SwiftUI\n@testable import Kit\nimport struct Foundation.Date\nlet a = Ripple.wave(\"no\")"
    )
    #expect(found.imports == ["SwiftUI", "Kit", "Foundation"])
    #expect(found.usedNames.isSuperset(of: ["Ripple", "wave", "a"]))
    #expect(!found.usedNames.contains("no"))
    #expect(found.stem == "Demo")
  }

  /// The text is read once: 2 MB of any of these take a part of a second.
  @Test(arguments: [
    "struct A { ", "extension View { func a(", "#Preview(\"a\") { ", "#if os(iOS)\n", "@objc(",
    "@main struct A: B, ", "func a<", "import a.", "\"\\(", "#/", "/a ", "struct A {}\n@main\n",
  ]) func repeatedTextIsRead(text: String) {
    let found = source(String(repeating: text, count: 20_000))
    #expect(found.text.count == text.utf8.count * 20_000)
  }
}
