import Foundation
import Pictures
import TestSupport
import Testing

/// `harmonic export` of files that other programs read as text.
@Suite struct ExportedTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
  private static let photo =
    root.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Pictures/ripple.png").path

  private func run(_ verb: String, _ words: [String]) async throws -> Command.Output {
    var command = try Command.harmonic(
      verb, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    command.arguments += words.map {
      $0.hasPrefix("Metal/") || $0.hasPrefix("Dialects/")
        ? Self.root.appending(path: $0).path : $0
    }
    return try await command.run()
  }

  private func export(_ words: [String], to name: String) async throws -> String {
    let path = "\(folder.path)/\(name)"
    let output = try await run("export", words + ["-o", path])
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    return path
  }

  private func capture(_ words: [String]) async throws -> Picture {
    let path = "\(folder.path)/\(UUID().uuidString).png"
    let output = try await run("capture", words + ["-o", path])
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    return try Picture(contentsOf: path)
  }

  /// At most 1 of 255, which is the rounding of the last step.
  private static let tolerance = ImageTolerance.rounding

  /// Metal, the strings and two dialects as one shader: opened again they look the same, at 1 and 2
  /// pixels a point.
  @Test(arguments: [
    (["button"], "360x160"), (["Metal/effects.metal", "--function", "dawn"], "640x400"),
    (["Dialects/plasma.glsl"], "640x400"), (["Dialects/annotated.frag"], "640x400"),
    (["Dialects/lantern.glsl"], "320x200"),
  ])
  func aSingleShaderOpensAgain(words: [String], size: String) async throws {
    for ending in ["glsl", "frag"] {
      let path = try await export(words + ["--size", size], to: "effect.\(ending)")
      for options in [["--time", "0"], ["--time", "1.3", "--scale", "2"]] {
        let options = options + ["--size", size]
        expectPicture(
          try await capture([path] + options), looksLike: try await capture(words + options),
          "\(words) as .\(ending) with \(options)", tolerance: Self.tolerance)
      }
    }
  }

  private static let selfMade = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 bands(float2 position, half4 color, float2 size, float time) {
      return half4(half2(fract(position / size * 3 + time / 10)), 0.5, 1);
    }
    [[ stitchable ]] half4 discs(float2 position, SwiftUI::Layer layer, float2 size) {
      return half4(half3(distance(position, size / 2) < 60), 1) * half(0.75);
    }
    """

  /// A color effect and a layer effect that make nothing of what they lie on fill the window: no
  /// margin, and no texture.
  @Test(arguments: ["bands", "discs"])
  func anEffectThatReadsNoLayerFillsTheWindow(function: String) async throws {
    let file = try folder.file("self-made.metal", Array(Self.selfMade.utf8))
    let words = [file, "--function", function, "--size", "320x200"]
    for ending in ["glsl", "frag"] {
      let path = try await export(words, to: "effect.\(ending)")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains("image0"), "\(text)")
      for options in [["--time", "0"], ["--time", "1.3", "--scale", "2"]] {
        expectPicture(
          try await capture([path, "--size", "320x200"] + options),
          looksLike: try await capture(words + options), "\(function) as .\(ending), \(options)",
          tolerance: Self.tolerance)
      }
    }
  }

  /// The view of a program names the Metal function that is to be written, with the types that its
  /// call passes, and a note says that it is missing.
  @Test func theViewOfAProgramSaysWhichMetalIsMissing() async throws {
    let source = """
      /*{ "INPUTS": [
        { "NAME": "tint", "TYPE": "color", "DEFAULT": [1, 0, 0, 1] },
        { "NAME": "middle", "TYPE": "point2D", "DEFAULT": [0.5, 0.5] },
        { "NAME": "level", "TYPE": "float", "DEFAULT": 0.5 }
      ] }*/
      void main() { gl_FragColor = tint * level * distance(isf_FragNormCoord, middle); }
      """
    let file = try folder.file("spot.fs", Array(source.utf8))
    let path = "\(folder.path)/spot.swift"
    let output = try await run("export", [file, "-o", path])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("calls a Metal function that is not written"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.contains(
        "half4 spot(float2 position, float4 bounds, float time, float4 tint, float2 middle, "
          + "float level)"), "\(text)")
    #expect(text.contains("is not written here"))
    // Metal of one's own is there, and nothing is said.
    let own = try folder.file("self-made.metal", Array(Self.selfMade.utf8))
    let quiet = try await run("export", [own, "-o", "\(folder.path)/bands.swift"])
    #expect(!quiet.errorText.contains("not written"), "\(quiet.errorText)")
  }

  /// The picture that a color effect lies on is the first channel; the pointer presses.
  @Test func aColorEffectReadsTheFirstChannel() async throws {
    let words = ["Metal/effects.metal", "--function", "vignette", "--image", Self.photo]
    let path = try await export(words, to: "vignette.glsl")
    for options in [["--time", "0"], ["--time", "8", "--press", "0..9"]] {
      expectPicture(
        try await capture([path, "--channel0", Self.photo, "--size", "640x400"] + options),
        looksLike: try await capture(words + options), "a vignette with \(options)",
        tolerance: Self.tolerance)
    }
  }

  /// A fragment shader exported on its own is valid for the reference compiler.
  @Test(arguments: [
    ["button"], ["Metal/effects.metal", "--function", "dawn"], ["Dialects/uniforms.frag"],
    ["Metal/effects.metal", "--function", "vignette"],
  ])
  func aFragmentShaderStandsAlone(words: [String]) async throws {
    let path = try await export(words, to: "effect.frag")
    let output = try await Command("glslangValidator", path).run()
    #expect(output.status == .exitCode(0), "\(output.text)")
  }

  // MARK: - SwiftUI

  @Test func aViewComesWithItsMetal() async throws {
    let path = try await export(["button", "--set", "amplitude.pressed=3"], to: "Button.swift")
    let view = String(decoding: try folder.contents("Button.swift"), as: UTF8.self)
    let metal = String(decoding: try folder.contents("Button.metal"), as: UTF8.self)
    #expect(view.contains("import SwiftUI") && view.contains("pressed: 3.0"))
    #expect(metal.contains("[[ stitchable ]] half4 harmonicColorEffect("))
    // Again, with another value: the Metal file is the same, and stays.
    _ = try await export(["button"], to: "Button.swift")
    #expect(try folder.contents("Button.metal") == Array(metal.utf8))
    #expect(path.hasSuffix("Button.swift"))
  }

  @Test func aViewOfAUsersFunctionComesWithTheFile() async throws {
    _ = try await export(
      ["Metal/effects.metal", "--function", "vignette"], to: "Vignette.swift")
    let source = try Data(contentsOf: Self.root.appending(path: "Metal/effects.metal"))
    #expect(try folder.contents("Vignette.metal") == Array(source))
  }

  /// The user named the view, and not the file beside it.
  @Test func anotherMetalFileIsNotReplaced() async throws {
    _ = try folder.file("Button.metal", Array("mine".utf8))
    let output = try await run("export", ["button", "-o", "\(folder.path)/Button.swift"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("Button.metal': it exists already"))
    #expect(try folder.names == ["Button.metal"])
    #expect(try folder.contents("Button.metal") == Array("mine".utf8))
  }

  // MARK: - What cannot be exported

  @Test(arguments: [
    (["prism"], "page.html", "'prism' cannot be shown as a page"),
    (["button"], "button.txt", "no ending of a file that is exported"),
    (["aurora"], "aurora.glsl", "it is drawn in several passes"),
    (
      ["Metal/effects.metal", "--function", "shear"], "shear.frag", "it is drawn in several passes"
    ),
    (["Dialects/life"], "life.glsl", "it reads textures"),
  ])
  func whatCannotBeExportedSaysWhy(
    words: [String], name: String, reason: String
  ) async throws {
    let output = try await run("export", words + ["-o", "\(folder.path)/\(name)"])
    #expect(output.status == .exitCode(2), "\(output.errorText)")
    #expect(output.errorText.contains(reason), "\(output.errorText)")
    #expect(output.errorText.contains("\nhint: "))
    #expect(try folder.names.isEmpty)
  }

  @Test func anotherEndingNamesTheFour() async throws {
    let output = try await run("export", ["button", "-o", "\(folder.path)/button.txt"])
    #expect(output.errorText.contains("hint: it ends in .html, .glsl, .frag, .swift or .patch"))
  }
}
