import Foundation
import TestSupport
import Testing

/// `harmonic check` of a folder: its views compiled, its calls of shaders held against the
/// functions.
///
/// One after the other, so that the module that views import is compiled once.
@Suite(.serialized) struct ProjectCheckTests {
  private static let shaders = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 tone(float2 position, half4 color, float amount, half4 tint) {
      return color * half(amount) * tint;
    }
    [[ stitchable ]] half4 lean(float2 position, SwiftUI::Layer layer, float2 touch) {
      return layer.sample(position + touch);
    }
    """

  private static let good = """
    import SwiftUI

    struct Good: View {
      @State private var amount = 0.5
      var body: some View {
        Color.red
          .colorEffect(ShaderLibrary.tone(.float(amount), .color(.red)))
          .layerEffect(ShaderLibrary.lean(.float2(1, 2)), maxSampleOffset: .zero)
      }
    }

    #Preview("Good: 100 %, more") { Good() }
    """

  /// A mistake in each of lines 6 to 10, the last of them for the compiler.
  private static let bad = """
    import SwiftUI

    struct Bad: View {
      var body: some View {
        VStack {
          Color.red.colorEffect(ShaderLibrary.tonne(.float(1)))
          Color.red.colorEffect(ShaderLibrary.tone(.float(1)))
          Color.red.layerEffect(ShaderLibrary.lean(.color(.red)), maxSampleOffset: .zero)
          Color.red.colorEffect(ShaderLibrary.lean(.float2(1, 2)))
          Color.red.reddish(1)
        }
      }
    }
    """

  private func folder(withMistakes hasMistakes: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("App.xcodeproj/project.pbxproj", ""), ("App/Effects.metal", Self.shaders),
      ("App/Good.swift", Self.good), ("Bad, 1.swift", hasMistakes ? Self.bad : "let one = 1\n"),
    ] {
      let path = URL(filePath: "\(folder.path)/\(name)")
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    return folder
  }

  private func check(
    _ words: [String], in folder: TemporaryFolder
  ) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = ["check"] + words
    return try await command.run()
  }

  @Test func aProjectWithoutMistakesIsATable() async throws {
    let output = try await check(["App.xcodeproj"], in: folder(withMistakes: false))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(
      output.text == """
          App/Good.swift     ok: 1 preview, 1 view, 2 calls of shaders
          App/Effects.metal  ok: 2 functions
        2 files, all of them right

        """)
  }

  @Test func everyMistakeIsReportedAtItsPlace() async throws {
    let folder = try folder(withMistakes: true)
    let output = try await check(["."], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(output.text.contains("Bad, 1.swift       5 mistakes: 1 view, 4 calls of shaders"))
    #expect(output.text.contains("3 files, 1 with mistakes"))
    let places = output.errorText.split(separator: "\n").filter { $0.contains(": error: ") }
      .compactMap { $0.split(separator: ": error: ").first.map(String.init) }
    // Columns counted by hand: the function's name behind `      Color.red.colorEffect(…`.
    #expect(
      places == [
        "Bad, 1.swift:6:43", "Bad, 1.swift:7:43", "Bad, 1.swift:8:43", "Bad, 1.swift:9:43",
        "Bad, 1.swift:10:17", "harmonic",
      ], "\(output.errorText)")
    for message in [
      "no shader file of the project has a function 'tonne'", "did you mean 'tone'?",
      "'tone' takes 2 arguments, the view passes 1",
      "'lean' takes 2 numbers for 'touch', the view passes a color",
      "'lean' is a layer effect, which '.colorEffect' does not take",
      "has no member 'reddish'",
    ] {
      #expect(output.errorText.contains(message), "\(output.errorText)")
    }
    // A view that is opened by itself has the same calls.
    let single = try await check(["Bad, 1.swift"], in: folder)
    #expect(single.status == .exitCode(3))
    #expect(single.errorText.contains("Bad, 1.swift:7:43: error: 'tone' takes 2 arguments"))
  }

  @Test func gitHubGetsAnAnnotationForEach() async throws {
    let output = try await check(["--format", "github", "."], in: folder(withMistakes: true))
    #expect(output.status == .exitCode(3))
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    // As GitHub's workflow commands escape: "," of a property, the end of a line of the text.
    #expect(
      lines.first == """
        ::error file=Bad%2C 1.swift,line=6,col=43,endColumn=48::no shader file of the project has \
        a function 'tonne' that can be drawn%0Ahint: did you mean 'tone'?
        """)
  }

  /// The properties that SARIF 2.1.0 requires (sections 3.13 to 3.49), and those that code hosts
  /// need to show a result beside its line.
  @Test func sarifHasWhatItsSpecificationAsksFor() async throws {
    let output = try await check(["--format", "sarif", "."], in: folder(withMistakes: true))
    #expect(output.status == .exitCode(3))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "harmonic")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = Set(rules.compactMap { $0["id"] as? String })
    #expect(ids.count == rules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    for result in results {
      #expect(ids.contains(try #require(result["ruleId"] as? String)))
      #expect(result["level"] as? String == "error")
      let message = try #require(result["message"] as? [String: Any])
      #expect((message["text"] as? String)?.isEmpty == false)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: Any])
      #expect(artifact["uri"] as? String == "Bad%2C%201.swift")
      let region = try #require(place["region"] as? [String: Any])
      let start = try #require(region["startColumn"] as? Int)
      #expect((6...10).contains(try #require(region["startLine"] as? Int)))
      #expect(try #require(region["endColumn"] as? Int) > start)
    }
  }

  @Test func jsonListsPreviewsAndCalls() async throws {
    let output = try await check(["--json", "."], in: folder(withMistakes: false))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    let good = try #require(files.first { $0["file"] as? String == "App/Good.swift" })
    let previews = try #require(good["previews"] as? [[String: Any]])
    #expect(previews.map { $0["name"] as? String } == ["Good: 100 %, more"])
    let calls = try #require(good["calls"] as? [[String: Any]])
    #expect(calls.map { $0["function"] as? String } == ["tone", "lean"])
    #expect(calls.map { $0["arguments"] as? Int } == [2, 1])
  }

  @Test func twoFormsAtOnceAreRefused() async throws {
    let output = try await check(
      ["--json", "--format", "sarif", "."], in: folder(withMistakes: false))
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("leave one out"))
  }
}
