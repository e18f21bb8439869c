import Foundation
import Layers
import OpenGL
import Opening
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// Programs as the reference compiler of the GLSL specification sees them: drivers differ in what
/// they let pass, such as a reserved word as a name.
@MainActor @Suite struct ReferenceCompilerTests {
  /// How programs are written on different machines and for different targets.
  private static func stitchers() throws -> [Stitcher] {
    let library = try ShaderLibrary.builtIn()
    let forDrivers = [
      (PixelFormat.bytes, 14, false, true), (.bytes, 14, false, false), (.floats, 14, false, false),
      (.bytes, 60, false, true), (.bytes, 14, true, false),
    ].map { format, maxFlatVectors, readsUniforms, isSoftware in
      Stitcher(
        library: library, format: format, maxFlatVectors: maxFlatVectors,
        readsUniforms: readsUniforms, isSoftware: isSoftware)
    }
    let forPages = Stitcher(
      library: library, format: .bytes, maxFlatVectors: 13, readsUniforms: false,
      isSoftware: false, target: .web)
    return forDrivers + [forPages]
  }

  /// Requests with a press, and with every choice of every parameter.
  private static func states(of request: SceneRequest) -> [SceneRequest] {
    let parameters = request.scene.make(SceneEnvironment()).parameters.all
    let choices = parameters.flatMap { parameter -> [(name: String, value: ParameterValue)] in
      switch parameter.kind {
      case .choice(let names), .mesh(let names): names.map { (parameter.name, .choice($0)) }
      case .toggle: [false, true].map { (parameter.name, .toggle($0)) }
      default: []
      }
    }
    return ([[]] + choices.map { [$0] }).map { held in
      var state = request
      state.script.held = held
      state.script.presses = [Script.Press(start: 0.5, end: 2)]
      return state
    }
  }

  /// The draws of a request at rest, in motion, held, and after that.
  private static func draws(of request: SceneRequest) -> [Draw] {
    let playback = request.script.playback(of: request.scene, in: request.canvas)
    return [0, 0.6, 1.9, 2.3, 8].flatMap { time -> [Draw] in
      let layer = playback.scene(at: time).layer(in: request.canvas, at: time)
      return [false, true].flatMap { specializes in
        Planner.plan(
          layer, transform: AffineTransform(scale: 2),
          pixelWidth: Int(request.canvas.width * 2), pixelHeight: Int(request.canvas.height * 2),
          background: request.background, specializes: specializes
        ).allDraws
      }
    }
  }

  /// Writes every program of `requests` once, and returns what the compiler says of them.
  private func complaints(about requests: [SceneRequest]) async throws -> (count: Int, String) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover harms no other test
    var texts: Set<String> = []
    for request in requests {
      let draws = Self.states(of: request).flatMap(Self.draws)
      for stitcher in try Self.stitchers() {
        let store = ProgramStore(
          stitcher: stitcher, hoists: stitcher.target == .desktop && !stitcher.readsUniforms,
          cache: nil)
        store.add(request.functions)
        for (_, draw) in Dictionary(
          draws.map { (ProgramKey(of: $0), $0) }, uniquingKeysWith: { $1 })
        {
          let source = try store.source(of: draw)
          for (text, stage) in [(source.vertex, "vert"), (source.fragment, "frag")]
          where texts.insert(text).inserted {
            let file = folder.appending(path: "\(texts.count)-\(request.scene.name).\(stage)")
            try text.write(to: file, atomically: true, encoding: .utf8)
          }
        }
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var command = Command("glslangValidator", workingDirectory: folder.path)
    command.arguments = files
    let output = try await command.run()
    let complaints = output.text.split(separator: "\n").filter { $0.contains("ERROR") }
    #expect(output.status == .exitCode(0), "\(complaints.joined(separator: "\n"))")
    return (texts.count, complaints.joined(separator: "\n"))
  }

  @Test(arguments: SceneCatalog.all.map(\.name))
  func everyProgramOfASceneIsValid(name: String) async throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let (count, complaints) = try await complaints(about: [SceneRequest(scene: scene)])
    #expect(count > 1 && complaints.isEmpty, "\(complaints)")
  }

  /// Metal functions of every kind, and programs of every dialect.
  @Test(arguments: [
    "Metal/gallery.metal", "Metal/gallery-shows.metal", "Metal/effects.metal",
    "Dialects/plasma.glsl", "Dialects/clouds.glsl",
    "Dialects/annotated.frag", "Dialects/uniforms.frag", "Dialects/lantern.glsl",
    "Dialects/halves.glsl", "Dialects/slope.glsl", "Dialects/passes.fs", "Dialects/life",
  ])
  func everyProgramOfAFileIsValid(path: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CommandTests/\(path)")
    let first = try SceneRequest(opening: file.path, OptionValues()) { _ in }
    let requests = first.gallery.map { source in
      var request = first
      request.scene = source
      return request
    }
    let (count, complaints) = try await complaints(about: requests)
    #expect(count > 1 && complaints.isEmpty, "\(complaints)")
  }

  /// Draws the first frame and returns the pixel in its middle.
  private func middle(of request: SceneRequest) throws -> [UInt8] {
    let stage = try OffscreenStage(functions: request.functions)
    let playback = request.script.playback(of: request.scene, in: request.canvas)
    let pixels = try stage.pixels(
      of: playback.scene(at: 0).layer(in: request.canvas, at: 0), scale: 1,
      background: request.background)
    let (width, height) = (Int(request.canvas.width), Int(request.canvas.height))
    let start = (height / 2 * width + width / 2) * 4
    return Array(pixels[start..<start + 4])
  }

  /// A name of a user's file may be a word that some version reserves: it is drawn, and no program
  /// has it.
  @Test func reservedNamesOfFilesAreFree() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover harms no other test
    var requests: [SceneRequest] = []
    for file in ReservedNameFile.all {
      let path = folder.appending(path: file.fileName)
      try file.text.write(to: path, atomically: true, encoding: .utf8)
      do {
        let request = try SceneRequest(opening: path.path, OptionValues()) { _ in }
        let pixel = try middle(of: request).map(Double.init)
        #expect(
          abs(pixel[0] - file.red * 255) <= 1 && Array(pixel[1...]) == [0, 0, 255],
          "\(file.testDescription): \(pixel), not \(file.red * 255)")
        requests.append(request)
      } catch {
        Issue.record("\(file.testDescription): \(error)")
      }
    }
    let (count, complaints) = try await complaints(about: requests)
    #expect(count > ReservedNameFile.all.count && complaints.isEmpty, "\(complaints)")
  }

  /// The inputs of ISF and the arguments of Metal functions come in as uniforms.
  @Test(arguments: [
    (
      "inputs.fs",
      """
      /*{ "INPUTS": [
        {"NAME": "sample", "TYPE": "float", "DEFAULT": 0.25},
        {"NAME": "filter", "TYPE": "float", "DEFAULT": 0.25},
        {"NAME": "input", "TYPE": "color", "DEFAULT": [0.0, 1.0, 0.0, 1.0]}] }*/
      void main() { gl_FragColor = vec4(sample + filter, input.gba); }
      """
    ),
    (
      "arguments.metal",
      """
      #include <metal_stdlib>
      using namespace metal;
      /// - Parameter buffer: Default: 0.25.
      /// - Parameter some__name: Default: 0.25.
      /// - Parameter output: Default: 1.
      [[ stitchable ]] half4 shade(
          float2 position, half4 color, float buffer, float some__name, float output) {
        return half4(half(buffer + some__name), half(output), 0.0h, 1.0h);
      }
      """
    ),
  ])
  func reservedNamesOfInputsAreFree(name: String, text: String) async throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-\(UUID().uuidString)-\(name)")
    try text.write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }  // a leftover harms no other test
    let request = try SceneRequest(opening: path.path, OptionValues()) { _ in }
    let pixel = try middle(of: request)
    #expect(abs(Int(pixel[0]) - 128) <= 1)
    #expect(Array(pixel[1...]) == [255, 0, 255])
    let (count, complaints) = try await complaints(about: [request])
    #expect(count > 1 && complaints.isEmpty, "\(complaints)")
  }
}
