import Foundation
import TestSupport
import Testing

/// Views that go wrong while they run: each is said once, and leaves no file.
///
/// One after the other: all are previews of one file, compiled for each command.
@Suite(.serialized) struct BrokenViewTests {
  private static let file = """
    import SwiftUI

    struct Late: View {
      let start = Date()
      let shades = [0.5]

      var body: some View {
        TimelineView(.animation) { context in
          let time = start.distance(to: context.date)
          let _ = time < 0.3 ? () : print("too late")
          Color(white: shades[time < 0.3 ? 0 : 1])
        }
      }
    }

    struct Endless: View {
      var body: some View {
        while true {}
        return Color.red
      }
    }

    struct EndlessLayout: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        while true {}
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    struct Changing: View {
      @State private var count = 0

      var body: some View {
        Color.red.onAppear { count = 1 }.onChange(of: count) { count += 1 }
      }
    }

    struct Deep: View {
      let depth: Int

      var body: some View {
        if depth > 0 { AnyView(Deep(depth: depth - 1)) }
      }
    }

    func send(_ bytes: [UInt8]) { _ = write(3, bytes, bytes.count) }

    #Preview("late") { Late() }
    #Preview("endless") { Endless() }
    #Preview("endless layout") { EndlessLayout()() { Color.red } }
    #Preview("changing") { Changing() }
    #Preview("exit") { Color.red.onAppear { exit(3) } }
    #Preview("killed") { Color.red.onAppear { _ = kill(getpid(), SIGKILL) } }
    #Preview("long message") { Color.red.onAppear { send([UInt8](repeating: 0x7F, count: 64)) } }
    #Preview("damaged message") { Color.red.onAppear { send([2, 0, 0, 0, 0xFF, 0xFF]) } }
    #Preview("chatty") { Color.red.onAppear { for line in 0..<20_000 { print("line", line) } } }
    #Preview("deep") { Deep(depth: 10_000) }
    #Preview("many") {
      VStack(spacing: 0) { ForEach(0..<5_000, id: \\.self) { _ in Color.red } }
    }
    """

  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = words + ["--size", "20x20"]
    return try await command.run()
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("Broken.swift", Array(Self.file.utf8))
    return folder
  }

  private func lines(with text: String, in output: Command.Output) -> Int {
    output.errorText.split(separator: "\n").count { $0.contains(text) }
  }

  @Test(arguments: [
    ("endless", "Broken.swift:18:", "the view took more than 4 s of the processor"),
    ("endless layout", "Broken.swift:27:", "the view took more than 4 s of the processor"),
    ("exit", "error:", "the view ended its program, with status 3"),
    ("killed", "error:", "the view's program was killed by signal 9"),
    ("long message", "error:", "a message claims 2139062143 bytes"),
    ("damaged message", "error:", "sends what cannot be read"),
  ])
  func itIsSaidOnce(preview: String, place: String, message: String) async throws {
    let folder = try folder()
    let output = try await run(
      ["capture", "Broken.swift", "--preview", preview, "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(lines(with: message, in: output) == 1, "\(output.errorText)")
    #expect(output.errorText.contains(place), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func aCrashEndsARecording() async throws {
    let folder = try folder()
    let whole = try await run(
      ["record", "Broken.swift", "--duration", "0.2", "-o", "out.png"], in: folder)
    #expect(whole.status == .exitCode(0), "\(whole.errorText)")
    try FileManager.default.removeItem(atPath: folder.path + "/out.png")
    for words in [["record", "--duration", "0.6"], ["capture", "--time", "0.6"]] {
      let output = try await run(
        [words[0], "Broken.swift", "-o", "out.png"] + words.dropFirst(), in: folder)
      #expect(output.status == .exitCode(3))
      #expect(lines(with: "the view crashed", in: output) == 1, "\(output.errorText)")
      #expect(output.errorText.contains("Broken.swift:11:"), "\(output.errorText)")
      #expect(lines(with: "too late", in: output) == 1, "\(output.errorText)")
      #expect(lines(with: "Fatal error", in: output) <= 1, "\(output.errorText)")
      // Neither the file nor a part of it under another name.
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["Broken.swift"])
    }
  }

  @Test(arguments: [
    ("changing", "warning:"), ("many", "wrote out.png"),
    ("chatty", "line 199\nBroken.swift: (further lines of this frame are left out)"),
    ("deep", "warning: views are more than 2000 deep inside each other"),
  ])
  func itIsDrawnAllTheSame(preview: String, message: String) async throws {
    let folder = try folder()
    let output = try await run(
      ["capture", "Broken.swift", "--preview", preview, "--time", "0.1", "-o", "out.png"],
      in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains(message), "\(output.errorText)")
  }
}
