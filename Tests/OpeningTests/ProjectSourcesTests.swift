import Foundation
import Opening
import TestSupport
import Testing

/// Metal files of a project on a real disk: what they include, and take functions from.
@Suite struct ProjectSourcesTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func expectDrawn(
    _ path: String, _ names: [String] = ["f"], include: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = try temporary.open(path, include: include)
    #expect(file.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    #expect(
      file.stitchableFunctions.filter(\.isTranslated).map(\.name) == names,
      sourceLocation: sourceLocation)
  }

  /// Beside the file, in a folder, above it, and in a folder of `--include`.
  @Test(arguments: [".msl", ".inc", ".glsl", ".txt", ".hh", ""])
  func anyTextFileIsIncluded(ending: String) throws {
    let shader = "[[ stitchable ]] half4 f(float2 p) { return half4(half(wrap(p.x))); }"
    let wrap = "inline float wrap(float x) { return x * 0.5f; }"
    try temporary.write([
      "App/Package.swift": "", "App/wrap\(ending)": wrap, "App/kit/wrap\(ending)": wrap,
      "kit/outer/wrap\(ending)": wrap, "App/beside.metal": "#include \"wrap\(ending)\"\n" + shader,
      "App/inner.metal": "#include \"kit/wrap\(ending)\"\n" + shader,
      "App/deep/above.metal": "#include \"../kit/wrap\(ending)\"\n" + shader,
      "App/given.metal": "#include \"outer/wrap\(ending)\"\n" + shader,
    ])
    for path in ["beside", "inner", "deep/above"] { try expectDrawn("App/\(path).metal") }
    try expectDrawn("App/given.metal", include: ["kit"])
    // Another program may write any of them.
    #expect(try temporary.open("App/beside.metal").concerns("wrap\(ending)"))
  }

  @Test func aPictureIsNotIncluded() throws {
    try temporary.write([
      "a.png": "\u{0}PNG", "f.metal": "#include \"a.png\"\n[[ stitchable ]] half4 f(float2 p);",
    ])
    #expect(try temporary.open("f.metal").diagnostics.first?.message == "'a.png' file not found")
  }

  @Test func includesAreFollowedRelativeToTheirFile() throws {
    try temporary.write([
      "App/Package.swift": "",
      "App/Sources/Effects/Glass/f.metal": """
      #include "../shapes.h"
      #import "../../Shared/noise.metal"
      [[ stitchable ]] half4 f(float2 p) { return half4(disc(p), noise(p), 0, 1); }
      """,
      "App/Sources/Effects/shapes.h": """
      #pragma once
      #include <metal_stdlib>
      #include "../Shared/constants.hpp"
      static float disc(float2 p) { return metal::length(p) - RADIUS; }
      """,
      "App/Sources/Shared/constants.hpp": "#define RADIUS 4",
      "App/Sources/Shared/noise.metal": """
      #include "inner/hash.metalh"
      float noise(float2 p) { return hash(p.x); }
      """,
      "App/Sources/Shared/inner/hash.metalh": "inline float hash(float x) { return x * x; }",
    ])
    try expectDrawn("App/Sources/Effects/Glass/f.metal")
  }

  @Test func withoutAProjectThreeLevelsUpAreReached() throws {
    try temporary.write([
      "a/top.h": "#define TOP 1",
      "a/b/c/d/f.metal": """
      #include "../../../top.h"
      [[ stitchable ]] half4 f(float2 p) { return TOP; }
      """,
      "out.h": "#define OUT 1",
      "a/b/c/d/g.metal": """
      #include "../../../../out.h"
      [[ stitchable ]] half4 g(float2 p) { return OUT; }
      """,
    ])
    try expectDrawn("a/b/c/d/f.metal")
    let outside = try temporary.open("a/b/c/d/g.metal")
    #expect(
      outside.diagnostics.map(\.message) == ["'../../../../out.h' lies outside of the project"])
    #expect(outside.hasErrors)
  }

  @Test func nothingOutsideOfTheProjectIsRead() throws {
    try temporary.write([
      "secret.h": "#define SECRET 1",
      "App/Package.swift": "",
      "App/a.metal": """
      #include "../secret.h"
      [[ stitchable ]] half4 f(float2 p) { return SECRET; }
      """,
      "App/b.metal": """
      #include "link.h"
      [[ stitchable ]] half4 f(float2 p) { return SECRET; }
      """,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/App/link.h", withDestinationPath: "\(temporary.path)/secret.h")
    for (name, message) in [
      ("a", "'../secret.h' lies outside of the project"), ("b", "'link.h' file not found"),
    ] {
      #expect(try temporary.open("App/\(name).metal").diagnostics.map(\.message) == [message])
    }
  }

  @Test func helpersAreFoundAnywhereInTheProject() throws {
    try temporary.write([
      "App/App.xcodeproj/project.pbxproj": "",
      "App/Effects/f.metal": """
      float wave(float x);
      namespace tools { half3 ink(float k); }
      [[ stitchable ]] half4 f(float2 p) { return half4(tools::ink(wave(p.x)), 1); }
      """,
      "App/Engine/Math/waves.metal": "float wave(float x) { return x * 2; }",
      "App/Engine/Color/inks.metal": """
      #include <metal_stdlib>
      using namespace metal;
      namespace tools { half3 ink(float k) { return half3(sin(k)); } }
      kernel void broken(@) { }
      """,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/App/Effects/loop", withDestinationPath: "\(temporary.path)/App")
    try expectDrawn("App/Effects/f.metal")
  }

  @Test func membersAreDefinedInAnotherFile() throws {
    try temporary.write([
      "App/Package.swift": "",
      "App/Effects/f.metal": """
      #include "../Shapes/Ball.h"
      [[ stitchable ]] half4 f(float2 p) { Ball ball(p.x); return half4(ball.area()); }
      """,
      "App/Shapes/Ball.h": """
      #pragma once
      struct Ball { float radius; Ball(float r); float area() const; };
      """,
      "App/Shapes/Ball.metal": """
      #include "Ball.h"
      static float square(float x) { return x * x; }
      Ball::Ball(float r) : radius(r) {}
      float Ball::area() const { return square(radius); }
      """,
    ])
    try expectDrawn("App/Effects/f.metal")
  }

  @Test func aMissingFileIsTheOneMistake() throws {
    try temporary.write([
      "App/Package.swift": "",
      "App/f.metal": """
      #include "Noise.h"
      [[ stitchable ]] half4 f(float2 p) {
        Wave wave = makeWave(p);
        return half4(nosie(p) * wave.height);
      }
      """,
      "App/Other/Noises.h": "",
    ])
    let file = try temporary.open("App/f.metal")
    #expect(file.diagnostics.map(\.message) == ["'Noise.h' file not found"])
    #expect(file.diagnostics.first?.hint == "did you mean 'Noises.h'?")
    #expect(file.hasErrors)
    #expect(file.sources.isEmpty)
  }

  @Test func aMistakeInAnIncludedFileNamesThatFile() throws {
    try temporary.write([
      "App/Package.swift": "",
      "App/Effects/f.metal": """
      #include "../Shared/colors.h"
      #include "tone.h"
      [[ stitchable ]] half4 f(float2 p) { return color(p) * tone(1); }
      """,
      "App/Shared/colors.h": "half4 color(float2 p) { return p.zz; }",
      "Other/tone.h": "float tone(float x) { return y; }",
    ])
    let file = try temporary.open("App/Effects/f.metal", include: ["Other"])
    #expect(
      file.diagnostics.compactMap(\.span?.file).sorted() == [
        "\(temporary.path)/App/Shared/colors.h", "\(temporary.path)/Other/tone.h",
      ])
  }

  @Test func theFoldersOfAllItIsMadeOfAreWatched() throws {
    try temporary.write([
      "App/Package.swift": "",
      "App/Effects/f.metal": """
      #include "../Shared/colors.h"
      #include "tone.h"
      half4 ink(float x);
      [[ stitchable ]] half4 f(float2 p) { return color(p) * tone(1) * ink(2); }
      """,
      "App/Shared/colors.h": "half4 color(float2 p) { return p.x; }",
      "App/Inks/ink.metal": "half4 ink(float x) { return x; }",
      "Other/tone.h": "float tone(float x) { return x; }",
    ])
    let file = try temporary.open("App/Effects/f.metal", include: ["Other"])
    #expect(file.diagnostics.map(\.message) == [])
    let real = URL(filePath: temporary.path).resolvingSymlinksInPath().path
    for folder in ["App/Effects", "App/Shared", "App/Inks", "Other"] {
      #expect(file.folders.contains("\(real)/\(folder)"), "\(folder)")
    }
    for name in ["colors.h", "ink.metal", "a.hpp", "b.metalh"] {
      #expect(file.opening.concerns(name))
    }
  }
}
