import Foundation
import Layers
import Opening
import Scenes
import TestSupport
import Testing

/// Shader files that are opened where the views of their author are.
@Suite struct AuthorViewTests {
  private static let shader = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 glow(float2 position, half4 color, float4 bounds, float strength) {
      return color * half(strength * position.x / bounds.z);
    }
    """

  private static func view(_ strength: String, modifiers: String = "") -> String {
    """
    struct Glow: View {
      @State private var isPressed = false
      var body: some View {
        Capsule().colorEffect(ShaderLibrary.glow(.boundingRect, .float(\(strength))))\(modifiers)
      }
    }
    """
  }

  private func write(_ texts: [String: String], in folder: TemporaryFolder) throws {
    for (path, text) in texts {
      let url = URL(filePath: "\(folder.path)/\(path)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      _ = try folder.file(path, Array(text.utf8))
    }
  }

  private func open(_ path: String) throws -> SceneRequest {
    try SceneRequest(opening: path, OptionValues()) { _ in }
  }

  private func value(_ name: String, of request: SceneRequest, at time: Double = 0) -> Double? {
    let scene = request.scene.make(SceneEnvironment())
    guard let parameter = scene.parameters.all.first(where: { $0.name == name }) else { return nil }
    return scene.value(of: parameter, at: time).number
  }

  @Test func theViewOfAProjectGivesTheConstants() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "Package.swift": "", "Sources/Shaders/glow.metal": Self.shader,
        "Sources/Views/Glow.swift": Self.view("0.75"),
      ], in: folder)
    let request = try open("\(folder.path)/Sources/Shaders/glow.metal")
    #expect(value("strength", of: request) == 0.75)
    #expect(value("strength.pressed", of: request) == nil)
  }

  /// As if there were no Swift: the press is that of an amount, on the test picture.
  @Test func whatNeedsTheViewToRunIsLeftToTheName() throws {
    func opened(_ view: String?) throws -> SceneRequest {
      let folder = try TemporaryFolder()
      try write(["Package.swift": "", "glow.metal": Self.shader], in: folder)
      if let view { try write(["Glow.swift": view], in: folder) }
      return try open("\(folder.path)/glow.metal")
    }
    let view = Self.view(
      "isPressed ? 3 : 0.75", modifiers: ".frame(width: 200, height: 50).clipShape(Capsule())")
    let (plain, called) = (try opened(nil), try opened(view))
    for name in ["strength", "strength.pressed", "duration", "bounce"] {
      #expect(value(name, of: called) == value(name, of: plain), "\(name)")
    }
    #expect(called.canvas == plain.canvas)
    let feeds = called.scene.make(SceneEnvironment()).parameters.all.map(\.feed)
    #expect(feeds.contains { $0.hasSuffix("the value in Glow.swift:4 needs the view to run") })
  }

  @Test func severalViewsAreAChoice() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        "Package.swift": "", "glow.metal": Self.shader, "A.swift": Self.view("0.25"),
        "B.swift": Self.view("0.5"),
      ], in: folder)
    let request = try open("\(folder.path)/glow.metal")
    var scene = request.scene.make(SceneEnvironment())
    let choice = try #require(scene.parameters.all.first { $0.name == "view" })
    #expect(choice.kind == .choice(["A.swift:4", "B.swift:4"]))
    #expect(value("strength", of: request) == 0.25)
    let canvas = Size(width: 100, height: 100)
    scene.handle(.hold(name: "view", value: .choice("B.swift:4")), in: canvas, at: 0)
    let strength = try #require(scene.parameters.all.first { $0.name == "strength" })
    #expect(scene.value(of: strength, at: 0) == .number(0.5))
    scene.handle(.release(name: "view"), in: canvas, at: 0)
    #expect(scene.value(of: strength, at: 0) == .number(0.25))
  }

  @Test func ofSeveralFunctionsOfANameTheViewCallsOne() throws {
    let folder = try TemporaryFolder()
    let shader = """
      [[ stitchable ]] half4 glow(float2 position, half4 color, float strength) { return color; }
      [[ stitchable ]] half4 glow(float2 position, half4 color, float4 bounds, float strength) {
        return color * strength;
      }
      """
    try write(
      ["Package.swift": "", "glow.metal": shader, "Glow.swift": Self.view("0.25")], in: folder)
    func name(_ path: String, _ function: String?) throws -> String {
      let words = function.map { ["--function", $0] } ?? []
      let (values, _) = try OptionValues.scan(words, for: FileOpening.options.map(\.option))
      return try SceneRequest(opening: "\(folder.path)/\(path)", values) { _ in }.scene.name
    }
    let (short, long) = ("glow(float2,half4,float)", "glow(float2,half4,float4,float)")
    #expect(try name("glow.metal", nil) == short)
    #expect(try name("glow.metal", "glow") == long)
    #expect(try name("glow.metal", "glow(float2, half4, float)") == short)
    #expect(try name("glow.metal", long) == long)
    let request = try open("\(folder.path)/glow.metal")
    #expect(request.gallery.map(\.name) == [short, long])
    #expect(request.gallery[1].arguments.suffix(2) == ["--function", long])
    let code = try #require(request.gallery[1].make(SceneEnvironment()).code(at: 0))
    #expect(code.swift.contains("ShaderLibrary.glow("))
  }

  /// By its head it could be a color effect as well.
  @Test func aFunctionThatAViewFillsWithIsAFill() throws {
    let folder = try TemporaryFolder()
    let shader = """
      [[ stitchable ]] half4 paper(float2 position, half4 ink, float grain) { return ink * grain; }
      """
    try write(["Package.swift": "", "paper.metal": shader], in: folder)
    let guessed = try open("\(folder.path)/paper.metal")
    #expect(value("grain", of: guessed) != 0.125)
    try write(
      [
        "Paper.swift": """
        struct Paper: View {
          var body: some View {
            Rectangle().fill(ShaderLibrary.paper(.color(.white), .float(0.125)))
          }
        }
        """
      ], in: folder)
    let filled = try open("\(folder.path)/paper.metal")
    let scene = filled.scene.make(SceneEnvironment())
    #expect(scene.parameters.all.prefix(2).map(\.name) == ["ink", "grain"])
    #expect(scene.parameters.all.first?.defaultValue == .color(.white))
    #expect(value("grain", of: filled) == 0.125)
  }

  /// A wave that dies down starts at the press, as the call leaves open.
  @Test func aRippleStartsAtThePress() throws {
    let folder = try TemporaryFolder()
    let shader = """
      [[ stitchable ]] half4 wave(
          float2 position, SwiftUI::Layer layer, float2 origin, float time, float amplitude,
          float decay) {
        float away = length(position - origin);
        return layer.sample(position + amplitude * exp(-decay * time) * sin(away - time));
      }
      """
    let view = """
      struct WaveModifier: ViewModifier {
        var origin: CGPoint
        var elapsedTime: TimeInterval
        let amplitude: Double = 7
        func body(content: Content) -> some View {
          let shader = ShaderLibrary.wave(
            .float2(origin), .float(elapsedTime), .float(amplitude), .float(3))
          content.visualEffect { view, _ in view.layerEffect(shader, maxSampleOffset: .zero) }
        }
      }
      """
    try write(
      [
        "Package.swift": "",
        "wave.metal": "#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n" + shader,
        "Wave.swift": view,
      ], in: folder)
    let request = try open("\(folder.path)/wave.metal")
    #expect(value("amplitude", of: request) == 7 && value("decay", of: request) == 3)
    var scene = request.scene.make(SceneEnvironment())
    let canvas = Size(width: 100, height: 100)
    scene.handle(.pointerDown(Point(x: 20, y: 30)), in: canvas, at: 5)
    let parameters = scene.parameters.all
    let origin = try #require(parameters.first { $0.name == "origin" })
    let time = try #require(parameters.first { $0.name == "time" })
    #expect(scene.value(of: origin, at: 6) == .numbers([20, 30]))
    #expect(scene.value(of: time, at: 6) == .number(1))
  }

  /// Nothing is compiled for it.
  @Test func aSwiftFileThatIsNotThereIsRefused() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: OpeningError.self) { try self.open("\(folder.path)/C.swift") }
    #expect(error?.cause == .unreadable)
  }

  @Test func viewsThatAreNotOfTheProjectCountForNothing() throws {
    let folder = try TemporaryFolder()
    let far = (0..<7).map { "f\($0)/" }.joined()
    try write(
      [
        "Other.swift": Self.view("9"), "App/Package.swift": "", "App/glow.metal": Self.shader,
        "App/.build/Hidden.swift": Self.view("8"), "App/Pods/Pod.swift": Self.view("7"),
        "App/\(far)Deep.swift": Self.view("6"),
        "App/Large.swift": Self.view("5") + String(repeating: " ", count: 600_000),
        "App/Broken.swift": "struct A { var body { Capsule().colorEffect(ShaderLibrary.glow(",
      ], in: folder)
    let request = try open("\(folder.path)/App/glow.metal")
    #expect(value("strength", of: request).map { ![5, 6, 7, 8, 9].contains($0) } == true)
    #expect(request.canvas == SceneSource.standardCanvas)
  }
}
