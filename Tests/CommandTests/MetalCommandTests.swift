import Foundation
import Pictures
import TestSupport
import Testing

/// `list`, `check` and `translate` on Metal files, as processes.
@Suite struct MetalCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Metal").path

  private func run(_ arguments: String...) async throws -> Command.Output {
    try await run(arguments)
  }

  private func run(_ arguments: [String]) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = arguments
    return try await command.run()
  }

  private struct Report: Decodable {
    struct File: Decodable {
      let functions: [Function]
      let diagnostics: [Message]
    }
    struct Function: Decodable {
      let name: String
      let kind: String?
      let isTranslated: Bool
      let parameters: [Parameter]
    }
    struct Parameter: Decodable {
      let name: String
      let type: String
    }
    struct Message: Decodable {
      let message: String
      let line: Int?
      let hint: String?
    }
    let files: [File]
  }

  @Test func listNamesKindsAndMetalTypes() async throws {
    let output = try await run("list", "effects.metal", "--json")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let file = try JSONDecoder().decode(Report.File.self, from: Data(output.text.utf8))
    #expect(file.functions.map(\.name) == ["vignette", "shear", "soften", "dawn"])
    #expect(file.functions.map(\.kind) == ["color", "distortion", "layer", "fill"])
    #expect(
      file.functions[0].parameters.map(\.type) == ["float2", "half4", "float4", "float"])
    #expect(file.functions[3].parameters.map(\.name) == ["position", "size", "tint"])
  }

  /// Functions without a mistake are listed; the status says that these are not all.
  @Test(arguments: [["broken.metal"], ["broken.metal", "--json"], ["."], [".", "--json"]])
  func aListWithMistakesEndsAsTheirCheckDoes(arguments: [String]) async throws {
    let output = try await run(["list"] + arguments)
    #expect(output.status == .exitCode(3))
    #expect(output.text.contains("dent"))
    #expect(
      output.errorText.hasSuffix(
        "harmonic: error: not everything can be drawn\nhint: the messages above say why\n"))
  }

  /// Functions that were not asked for may have a mistake; a file that was may not.
  @Test func aFileWithAMistakeDrawsNothingButWhatIsNamed() async throws {
    let path = NSTemporaryDirectory() + "harmonic-sound-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }  // only there if it was drawn
    for verb in [["capture", "broken.metal", "-o", path], ["bench", "broken.metal"]] {
      let output = try await run(verb)
      #expect(output.status == .exitCode(3))
      #expect(output.errorText.contains("'SwiftUI::Layer' has no member 'smaple'"))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    let translated = try await run("translate", "broken.metal")
    #expect(translated.status == .exitCode(3))
    #expect(translated.text.contains("fine"))
    let named = try await run("capture", "broken.metal", "--function", "fine", "-o", path)
    #expect(named.status == .exitCode(0), "\(named.errorText)")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func functionsOfOneNameAreListedAndChosenByTheirTypes() async throws {
    let path = NSTemporaryDirectory() + "harmonic-overloads-\(UUID().uuidString).metal"
    defer { try? FileManager.default.removeItem(atPath: path) }  // the system clears the folder
    let source = """
      [[ stitchable ]] half4 glow(float2 p) { return half4(0.25); }
      [[ stitchable ]] half4 glow(float2 p, half4 color) { return color * 0.5; }
      """
    try Data(source.utf8).write(to: URL(filePath: path))
    let list = try await run("list", path)
    #expect(list.text.contains("glow(float2): fill\n"))
    #expect(list.text.contains("glow(float2,half4): color effect\n"))
    let check = try await run("check", path)
    #expect(check.status == .exitCode(0), "\(check.errorText)")
    #expect(check.text.contains("glow(float2,half4): color effect\n"))
    let chosen = try await run("translate", path, "--function", "glow(float2,half4)")
    #expect(chosen.text.contains("color * 0.5") && !chosen.text.contains("0.25"))
    let unknown = try await run("translate", path, "--function", "glow(float3)")
    #expect(unknown.status == .exitCode(2))
  }

  @Test func functionsOfNamespacesAreDrawnByTheirNames() async throws {
    let folder = try TemporaryFolder()
    let source = """
      namespace warm { [[ stitchable ]] half4 glow(float2 p) { return half4(1, 0, 0, 1); } }
      namespace cold { [[ stitchable ]] half4 glow(float2 p) { return half4(0, 0, 1, 1); } }
      """
    let path = try folder.file("a.metal", Array(source.utf8))
    for (name, color) in [("warm", [255, 0, 0, 255] as [UInt8]), ("cold", [0, 0, 255, 255])] {
      let out = "\(folder.path)/\(name).png"
      let output = try await run(
        "capture", path, "--function", "\(name)::glow", "--size", "1x1", "-o", out)
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      #expect(try Picture(contentsOf: out).straightPixels == color)
    }
  }

  @Test func checkSaysWhatFeedsEveryParameter() async throws {
    let output = try await run("check", "effects.metal")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.isEmpty)
    #expect(output.text.contains("effects.metal: soften: layer effect\n"))
    #expect(output.text.contains("  SwiftUI::Layer layer  ← the layer\n"))
    #expect(output.text.contains("  half4 tint"))
  }

  @Test func aFileThatIsMissingHidesNoOther() async throws {
    let words = ["check", "effects.metal", "missing.metal", "broken.metal"]
    let output = try await run(words)
    #expect(output.status == .exitCode(4))
    #expect(output.text.contains("effects.metal: vignette: color effect"))
    #expect(output.errorText.contains("cannot read 'missing.metal': No such file or directory"))
    #expect(output.errorText.contains("broken.metal:"))
    #expect(output.errorText.contains("harmonic: error: not every file could be read"))

    let json = try await run(words + ["--json"])
    #expect(json.status == .exitCode(4))
    let files = try JSONDecoder().decode(Report.self, from: Data(json.text.utf8)).files
    #expect(files.map(\.functions.count).prefix(2) == [4, 0])
    #expect(
      files[1].diagnostics.map(\.message)
        == ["cannot read 'missing.metal': No such file or directory"])
    #expect(!files[2].diagnostics.isEmpty)
  }

  @Test func aMistakeIsShownWithItsLineAndTheRestIsChecked() async throws {
    let output = try await run("check", "broken.metal", "effects.metal", "--json")
    #expect(output.status == .exitCode(3))
    let report = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
    #expect(report.files.count == 2)
    let broken = report.files[0]
    #expect(broken.functions.map(\.isTranslated) == [false, true])
    #expect(broken.diagnostics.count == 1)
    #expect(broken.diagnostics[0].message == "'SwiftUI::Layer' has no member 'smaple'")
    #expect(broken.diagnostics[0].line == 6)
    #expect(broken.diagnostics[0].hint?.contains("did you mean 'sample'?") == true)
    #expect(report.files[1].diagnostics.isEmpty)
  }

  @Test func theWholeGalleryIsAccepted() async throws {
    let output = try await run("check", "gallery.metal", "--json")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let report = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
    let functions = report.files[0].functions
    #expect(report.files[0].diagnostics.map(\.message) == [])
    #expect(functions.filter { !$0.isTranslated }.map(\.name) == [])
    let kinds = Dictionary(grouping: functions) { $0.kind ?? "none" }.mapValues(\.count)
    #expect(kinds == ["fill": 10, "color": 8, "distortion": 5, "layer": 8])
  }

  /// A project with folders: headers above and beside, helpers and members defined elsewhere.
  @Test func theProjectOfTheGalleryIsAccepted() async throws {
    let files = ["Weather", "Paper/Paper", "Glass"].map { "Garden/Garden/Effects/\($0).metal" }
    let output = try await run(["check"] + files + ["--json"])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let report = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
    #expect(report.files.flatMap(\.diagnostics).map(\.message) == [])
    let functions = report.files.flatMap(\.functions)
    #expect(functions.filter { !$0.isTranslated }.map(\.name) == [])
    let kinds = Dictionary(grouping: functions) { $0.kind ?? "none" }.mapValues(\.count)
    #expect(kinds == ["fill": 7, "color": 7, "distortion": 6, "layer": 10])
  }

  @Test func translatePrintsAProgramThatStandsAlone() async throws {
    let output = try await run("translate", "effects.metal", "--function", "vignette")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text.hasPrefix("#version 330 core\n"))
    #expect(output.text.contains("effects.metal:"))  // comments lead to the author's lines
    #expect(!output.text.contains("shear"))
  }

  @Test func includesStayInTheFolderUnlessOneIsNamed() async throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-include-\(UUID().uuidString)")
    for folder in ["own", "other"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data("#define TONE 0.5\n".utf8).write(to: root.appending(path: "other/tone.h"))
    let source = """
      #include "tone.h"
      [[ stitchable ]] half4 paint(float2 position) { return half4(TONE, 0, 0, 1); }
      """
    let file = root.appending(path: "own/paint.metal").path
    try Data(source.utf8).write(to: URL(filePath: file))
    let outside = try await run("check", file)
    #expect(outside.status == .exitCode(3))
    #expect(outside.errorText.contains("tone.h"))
    let named = try await run("check", file, "--include", root.appending(path: "other").path)
    #expect(named.status == .exitCode(0), "\(named.errorText)")
  }

  @Test func anUnknownFunctionAndAMissingFileAreRefused() async throws {
    let function = try await run("translate", "effects.metal", "--function", "vignete")
    #expect(function.status == .exitCode(2))
    #expect(
      function.errorText
        == "harmonic: error: 'effects.metal' has no stitchable function 'vignete'\n"
        + "hint: did you mean 'vignette'?\n")
    let file = try await run("check", "nowhere.metal")
    #expect(file.status == .exitCode(4))
    #expect(
      file.errorText
        == "harmonic: error: cannot read 'nowhere.metal': No such file or directory\n")
    let broken = try await run("translate", "broken.metal", "--function", "dent")
    #expect(broken.status == .exitCode(3))
    #expect(broken.text.isEmpty)
  }

  /// A guess too small to be seen is raised, and the picture has the value `check` reports.
  @Test func anAmountThatCannotBeSeenIsRaised() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "faint.metal",
      Array(
        """
        #include <metal_stdlib>
        using namespace metal;
        [[ stitchable ]] half4 faint(float2 position, half4 color, float amount) {
          return half4(color.rgb * half(1 - amount * 0.0005), color.a);
        }
        """.utf8))
    func run(_ arguments: String...) async throws -> Command.Output {
      var command = try Command.harmonic(
        environment: [
          "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
        ], workingDirectory: folder.path)
      command.arguments = arguments
      return try await command.run()
    }
    let drawn = try await run("capture", "faint.metal", "-o", "raised.png", "--quiet")
    #expect(drawn.status == .exitCode(0), "\(drawn.errorText)")
    for _ in 0..<2 {
      let checked = try await run("check", "faint.metal")
      #expect(
        checked.text.contains(
          "0…16, 6.4 at rest, 16 while held; guessed from its name, raised from 0.4, "
            + "where nothing is seen"), "\(checked.text)")
    }
    let listed = try await run("list", "faint.metal", "--json")
    #expect(listed.text.contains("raised from 0.4"))
    _ = try await run(
      "capture", "faint.metal", "--set", "amount=6.4", "-o", "stated.png", "--quiet")
    let pictures = try ["raised.png", "stated.png"].map {
      try Picture(contentsOf: "\(folder.path)/\($0)").pixels
    }
    #expect(pictures[0] == pictures[1])
  }
}
