import Foundation
import TestSupport
import Testing

/// SwiftUI views that run: a Swift file, compiled and drawn.
///
/// One after the other, so that the module that views import is compiled once.
@Suite(.serialized) struct RunningViewTests {
  /// Red and green are the place in the bounds, blue is the time.
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 place(float2 position, half4 color, float time, float4 bounds) {
      return half4(half2(position / bounds.zw), half(fract(time)), 1);
    }
    """

  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  private func folder(_ view: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    _ = try folder.file("place.metal", Array(Self.shader.utf8))
    _ = try folder.file("Shown.swift", Array(view.utf8))
    return folder
  }

  /// The numbers of a picture of 4 × 2 pixels, four a pixel.
  private func numbers(_ words: [String], in folder: TemporaryFolder) async throws -> [Float] {
    let output = try await run(
      ["capture", "Shown.swift", "--size", "4x2", "--raw", "-o", "out.raw"] + words, in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/out.raw")))
    return stride(from: 0, to: bytes.count, by: 4).map { at in
      Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) })
    }
  }

  private static let clock = """
    import SwiftUI

    struct Clock: View {
      let start = Date()

      var body: some View {
        TimelineView(.animation) { context in
          Rectangle().colorEffect(
            ShaderLibrary.place(.float(start.distance(to: context.date)), .boundingRect))
        }
      }
    }

    #Preview("Clock") {
      Clock()
    }
    """

  @Test func aClockReachesItsShader() async throws {
    let folder = try folder(Self.clock)
    for time in [0.0, 0.25, 0.5] {
      let numbers = try await numbers(["--time", "\(time)"], in: folder)
      try #require(numbers.count == 4 * 2 * 4)
      // The first pixel's middle is an eighth of 4 points from the left, a quarter of 2 from above.
      #expect(abs(numbers[0] - 0.125) < 2e-3)
      #expect(abs(numbers[1] - 0.25) < 2e-3)
      #expect(abs(numbers[2] - Float(time)) < 2e-3)
      #expect(numbers[3] == 1)
    }
  }

  @Test func theSameCaptureIsTheSameFile() async throws {
    let folder = try folder(Self.clock)
    let first = try await numbers(["--time", "1.5"], in: folder)
    #expect(!first.isEmpty)
    #expect(try await numbers(["--time", "1.5"], in: folder) == first)
  }

  /// Tasks go on at the tick after the one that their time has come with, in a capture as in a
  /// window, whatever the machine's threads do.
  @Test func tasksGoOnAtTheirTicks() async throws {
    let folder = try folder(
      """
      import SwiftUI

      actor Store {
        func wait(_ milliseconds: Int) async { try? await Task.sleep(for: .milliseconds(milliseconds)) }
      }

      struct Waiting: View {
        let start = Date()

        func say(_ words: String) {
          print(words, Int((start.distance(to: .now) * 60).rounded()))
        }

        var body: some View {
          Color.red.task {
            say("begins")
            try? await Task.sleep(for: .seconds(0.3))
            say("sleeps")
            await Store().wait(100)
            say("actor")
            async let first: Void = Store().wait(50)
            async let second: Void = Store().wait(100)
            _ = await (first, second)
            say("both")
            await Task.detached { try? await Task.sleep(nanoseconds: 100_000_000) }.value
            say("detached")
            let steps = AsyncStream<Int> { steps in
              Task {
                for step in 0..<2 {
                  steps.yield(step)
                  await Store().wait(100)
                }
                steps.finish()
              }
            }
            for await step in steps { say("step \\(step)") }
          }
        }
      }
      """)
    let output = try await run(
      ["capture", "Shown.swift", "--size", "4x2", "--time", "1.2", "-o", "out.png"], in: folder)
    let lines = output.errorText.split(separator: "\n").filter { $0.hasPrefix("Shown.swift: ") }
    // Each sleeps for 6 ticks, or for 18, and goes on with the next tick.
    #expect(
      lines.map { $0.dropFirst("Shown.swift: ".count) } == [
        "begins 1", "sleeps 19", "actor 25", "both 31", "detached 37", "step 0 37", "step 1 43",
      ])
  }

  @Test func aMistakeIsSaidOnTheAuthorsLine() async throws {
    let folder = try folder(Self.clock.replacing("let start = Date()", with: "let start: Data = 5"))
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("Shown.swift:4:"), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func aViewThatCrashesIsSaid() async throws {
    let folder = try folder(
      """
      import SwiftUI

      struct Empty: View {
        let list: [Double] = []

        var body: some View {
          Rectangle().colorEffect(ShaderLibrary.place(.float(list[3]), .boundingRect))
        }
      }
      """)
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("the view crashed"), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func previewsAreChosenByNameAndNumber() async throws {
    let folder = try folder(
      """
      import SwiftUI

      #Preview { Color.red }
      #Preview("Wide", traits: .landscapeLeft) { Color.green }
      #Preview("Small", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 40, height: 20) }
      """)
    // Width and height of the picture, whose points are two pixels.
    for (preview, size) in [("1", "786 × 1704"), ("Wide", "1704 × 786"), ("Small", "80 × 40")] {
      let output = try await run(
        ["capture", "Shown.swift", "--preview", preview, "-o", "out.png"], in: folder)
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      #expect(output.errorText.contains("wrote out.png, \(size) pixels"), "\(output.errorText)")
    }
    let output = try await run(
      ["capture", "Shown.swift", "--preview", "Wade", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("has no preview 'Wade'"))
    #expect(output.errorText.contains("it has 1, 'Wide', 'Small'"))
  }

  private static let tuned = """
    import SwiftUI

    enum Mood: CaseIterable { case calm, wild }

    struct Tuned: View {
      @State private var level = 0.25
      @State private var isOn = false
      @State private var mood = Mood.calm
      @State private var count = 3

      var body: some View {
        let part = isOn && mood == .wild && count == 7 ? level : 0
        Rectangle().colorEffect(ShaderLibrary.place(.float(part), .boundingRect))
          .overlay { Slider(value: $level, in: 0...2).hidden() }
      }
    }

    #Preview { Tuned() }
    """

  @Test func statesAndArgumentsAreSet() async throws {
    let folder = try folder(Self.tuned)
    // The third number of a pixel is the argument `time`.
    let set = { (words: [String]) in words.flatMap { ["--set", $0] } }
    #expect(try await numbers([], in: folder)[2] == 0)
    let states = ["isOn=on", "mood=wild", "count=7", "level=0.75"]
    #expect(try await numbers(set(states), in: folder)[2] == 0.75)
    #expect(try await numbers(set(states + ["place.time=0.5"]), in: folder)[2] == 0.5)
    let output = try await run(
      ["capture", "Shown.swift", "-o", "out.png", "--set", "levle=1"], in: folder)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("'level'"), "\(output.errorText)")
  }

  @Test func checkNamesPreviewsStatesAndMistakes() async throws {
    let folder = try folder(Self.tuned)
    let sound = try await run(["check", "Shown.swift"], in: folder)
    #expect(sound.status == .exitCode(0), "\(sound.errorText)")
    #expect(
      sound.text == """
        Shown.swift: 1 preview
        Shown.swift, 393 × 852 points
          level       0…2 (0.25)  ← the view
          isOn        on | off (off)  ← the view
          mood        calm | wild  ← the view
          count       0…6 (3)  ← the view
          place.time  0…60 s (0)  ← what the view passes

        """)
    for (wrong, message) in [
      ("plaice(.float(part)", "Shown.swift:13:43: error: no shader file of the project has"),
      ("place(.float2(part, part)", "Shown.swift:13:43: error: 'place' takes a number for 'time'"),
    ] {
      let text = Self.tuned.replacing("place(.float(part)", with: wrong)
      let output = try await run(["check", "Shown.swift"], in: self.folder(text))
      #expect(output.status == .exitCode(3))
      #expect(output.errorText.contains(message), "\(output.errorText)")
    }
  }

  @Test func nothingOfAProgramStays() async throws {
    let folder = try folder("import SwiftUI\n#Preview { Color.red }")
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let views = URL(filePath: ViewCaches.path).appending(path: "harmonic/views")
    let names = try FileManager.default.contentsOfDirectory(atPath: views.path)
    // Those of tests that run at the same time may be there.
    for name in names {
      let process = try #require(name.split(separator: "-").first.flatMap { Int32($0) })
      #expect(kill(process, 0) == 0, "\(name) is left")
    }
  }

  @Test func aMissingFunctionIsNamed() async throws {
    let folder = try folder(
      Self.clock.replacing("ShaderLibrary.place", with: "ShaderLibrary.plaice"))
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("'plaice'"))
  }
}
