import Foundation
import TestSupport
import Testing

/// Shaders that never end, or need more than there is: the command refuses them in the end.
@Suite struct EndlessShaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
      ], workingDirectory: folder.path)
    command.arguments = arguments
    return try await command.run()
  }

  /// A driver takes far longer than 5 s to compile this many lines that depend on each other.
  private static let lines = (0..<5000).map {
    "x = fract(sin(x * \(Double($0) + 0.5)) * 43.7) + pow(abs(x), 1.5);"
  }.joined(separator: "\n")
  private static let long = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 spin(float2 position, half4 color) {
      float x = position.x;
      \(lines)
      return half4(x, x, x, 1);
    }
    """
  private static let longPass = """
    void mainImage(out vec4 color, in vec2 place) {
      float x = place.x;
      \(lines)
      color = vec4(x);
    }
    """
  /// llvmpipe ends loops after 65,535 rounds; a frame of these takes minutes.
  private static let endless = """
    void mainImage(out vec4 color, in vec2 place) {
      float x = place.x;
      for (int i = 0; i >= 0; i ^= 1) {
        for (int j = 0; j < 60000; j++) { x = sin(x + float(j)) + pow(abs(x), 0.3); }
      }
      color = vec4(x);
    }
    """
  /// A hundred million numbers, in arrays of which each is possible.
  private static let hugeArray = """
    struct Page { float cells[1000000]; };
    void mainImage(out vec4 color, in vec2 place) {
      Page pages[100];
      for (int i = 0; i < 100; i++) {
        for (int j = 0; j < 1000000; j++) { pages[i].cells[j] = place.x * float(j); }
      }
      color = vec4(pages[int(place.y) % 100].cells[int(place.y) * 1000]);
    }
    """
  private static let unrolled = """
    void mainImage(out vec4 color, in vec2 place) {
      float x = place.x;
      for (int i = 0; i < 400; i++) {
        for (int j = 0; j < 30; j++) {
          for (int k = 0; k < 30; k++) { x = sin(x * float(i + 1) + float(j)) + cos(float(k) * x); }
        }
      }
      for (int i = 0; i < 2147483647; i++) { x += sin(x); }
      color = vec4(x);
    }
    """
  private static let harmless = """
    [[ stitchable ]] half4 fine(float2 position, half4 color) {
      return color * half4(1, 0.5, 0.5, 1);
    }
    """

  private static let refusal = "' cannot be drawn: "

  @Test(
    arguments: [
      ("long.metal", long), ("spin.glsl", endless), ("array.glsl", hugeArray),
      ("unrolled.glsl", unrolled),
    ])
  func aCaptureIsRefused(name: String, text: String) async throws {
    _ = try folder.file(name, Array(text.utf8))
    let output = try await run([
      "capture", name, "-o", "out.png", "--size", "4000x3000", "--limit", "5",
    ])
    #expect(output.status == .exitCode(3), "\(output.errorText)")
    #expect(output.errorText.contains("harmonic: error: '"), "\(output.errorText)")
    #expect(output.errorText.contains(Self.refusal), "\(output.errorText)")
    #expect(output.errorText.contains("hint: look for a loop that does not end"))
    #expect(try !folder.names.contains("out.png"))
  }

  @Test func aBenchIsRefused() async throws {
    _ = try folder.file("spin.glsl", Array(Self.endless.utf8))
    let output = try await run(["bench", "spin.glsl", "--seconds", "0.1", "--limit", "5"])
    #expect(output.status == .exitCode(3), "\(output.errorText)")
    #expect(output.errorText.contains("error: 'spin' cannot be drawn: "), "\(output.errorText)")
    #expect(output.text.isEmpty)
  }

  @Test func aCheckGoesOnWithTheNextFile() async throws {
    _ = try folder.file("spin.metal", Array(Self.long.utf8))
    _ = try folder.file("array.glsl", Array(Self.hugeArray.utf8))
    // Its function has the name of one that is refused.
    let namesake = Self.harmless.replacingOccurrences(of: "fine", with: "spin")
    _ = try folder.file("fine.metal", Array(namesake.utf8))
    let output = try await run(["check", "spin.metal", "array.glsl", "fine.metal", "--limit", "5"])
    #expect(output.status == .exitCode(3), "\(output.errorText)")
    // Whether its time or its memory comes to an end first is not the same in every run.
    let line = try #require(
      output.errorText.split(separator: "\n").first { !$0.hasPrefix("harmonic: compiling") })
    #expect(
      line.hasPrefix("spin.metal:3:24: error: 'spin' cannot be drawn: ")
        && (line.contains("5 s of processor time") || line.contains("2 GiB of memory")),
      "\(output.errorText)")
    #expect(output.errorText.contains("error: 'array' cannot be drawn: "), "\(output.errorText)")
    #expect(output.errorText.components(separatedBy: Self.refusal).count == 3)
    #expect(output.text.contains("fine.metal: spin: color effect"))
  }

  /// How many loops there are may depend on a value; what was tried with another one does not
  /// count.
  @Test func whatEndsWithOneValueIsTriedWithAnother() async throws {
    let text = """
      #include <metal_stdlib>
      using namespace metal;
      /// - Parameter rounds: Range: 0...60000. Default: 1.
      [[ stitchable ]] half4 climb(float2 position, half4 color, float rounds) {
        float x = position.x;
        for (int i = 0; i < int(rounds); i++) { x = sin(x + float(i)) + pow(abs(x), 0.3); }
        return half4(x, x, x, 1);
      }
      """
    _ = try folder.file("climb.metal", Array(text.utf8))
    let words = [
      "capture", "climb.metal", "-o", "out.png", "--size", "4000x3000", "--limit", "20", "--set",
    ]
    let first = try await run(words + ["rounds=1"])
    #expect(first.status == .exitCode(0), "\(first.errorText)")
    let second = try await run(words + ["rounds=60000"])
    #expect(second.status == .exitCode(3), "\(second.errorText)")
  }

  /// No limit is what a slow shader needs; a quick one shows that it changes nothing else.
  @Test func withoutALimitNothingIsTried() async throws {
    _ = try folder.file("fine.metal", Array(Self.harmless.utf8))
    for words in [["capture", "fine.metal", "-o", "out.png"], ["check", "fine.metal"]] {
      let output = try await run(words + (words.count > 2 ? ["--no-limit"] : ["--limit", "none"]))
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/cache/harmonic/trials"))
    }
    _ = try await run(["capture", "fine.metal", "-o", "out.png"])
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/cache/harmonic/trials"))
    let long = try folder.file("spin.glsl", Array(Self.longPass.utf8))
    let capture = try Command.harmonic(
      "capture", long, "-o", "\(folder.path)/none.png", "--no-limit", "--verbose",
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    ).start()
    try await capture.nextLine { $0.contains("drawing with") }
    #expect(capture.isRunning)
    try await capture.terminate()
  }

  /// 51 × 51 samples a pixel, and the frame of 240 × 160 takes seconds: it is drawn all the same,
  /// and the driver's compiling is not counted with it.
  @Test func aHeavyPictureIsDrawnAndSaysHowFarItIs() async throws {
    let text = """
      #include <metal_stdlib>
      #include <SwiftUI/SwiftUI_Metal.h>
      using namespace metal;
      [[ stitchable ]] half4 heavy(float2 position, SwiftUI::Layer layer) {
        half4 sum = 0;
        for (int round = 0; round < 12; round++) {
          for (int y = -25; y <= 25; y++) {
            for (int x = -25; x <= 25; x++) {
              sum += layer.sample(position + float2(x, y) * 0.5 * sin(float(round) + position.x));
            }
          }
        }
        return half4(sum.rgb / sum.a, 1);
      }
      """
    _ = try folder.file("heavy.metal", Array(text.utf8))
    let words = ["capture", "heavy.metal", "-o", "out.png", "--size", "480x320"]
    let output = try await run(words + ["--limit", "600"])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("s of processor time"), "\(output.errorText)")
    let refused = try await run(words + ["--limit", "1"])
    #expect(refused.status == .exitCode(3), "\(refused.errorText)")
    #expect(refused.errorText.contains("would take it about"), "\(refused.errorText)")
  }

  @Test func aLimitIsSecondsOrNone() async throws {
    _ = try folder.file("fine.metal", Array(Self.harmless.utf8))
    for value in ["0", "-1", "soon", ""] {
      let output = try await run(["capture", "fine.metal", "-o", "out.png", "--limit", value])
      #expect(output.status == .exitCode(2), "\(output.errorText)")
      #expect(output.errorText.contains("--limit"), "\(output.errorText)")
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
  func theProcessBesideEndsWithTheCommand(signal: Int32) async throws {
    _ = try folder.file("spin.glsl", Array(Self.unrolled.utf8))
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
      ], workingDirectory: folder.path)
    command.arguments = ["capture", "spin.glsl", "-o", "out.png"]
    let capture = try command.start()
    let child = await Self.send(signal, to: capture.processIdentifier)
    let beside = try #require(child, "no process is beside the command")
    try await capture.end()
    await waitUntil("the process beside has ended") { !Self.isRunning(beside) }
  }

  /// Sends a signal to a command alone, not to its group, as soon as a process is beside it.
  ///
  /// That process lives for seconds, in which other tests may hold all threads that tests share; so
  /// this has one of its own.
  ///
  /// - Returns: The process beside; `nil` if the command ended without one.
  private static func send(_ signal: Int32, to command: Int32) async -> Int32? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var child: Int32?
        while child == nil, kill(command, 0) == 0 {
          child = Self.child(of: command)
          usleep(1000)
        }
        kill(command, signal)
        continuation.resume(returning: child)
      }
    }
  }

  private static func child(of parent: Int32) -> Int32? {
    let path = "/proc/\(parent)/task/\(parent)/children"
    return (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ").first
      .flatMap { Int32($0) }
  }

  /// One whose end nobody has asked for yet has ended, too.
  private static func isRunning(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return false }
    return !text[text.index(after: name)...].hasPrefix(" Z")
  }
}
