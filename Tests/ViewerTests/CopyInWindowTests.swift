import Foundation
import Pictures
import Scenes
import TestSupport
import Testing

/// The command of what a real window shows, run by a shell, draws the window's pixels.
@Suite(.serialized) struct CopyInWindowTests {
  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    /// - Parameter bend: Range: 0...40. Default: 12.
    [[ stitchable ]] half4 lean(float2 position, SwiftUI::Layer layer, float2 touch, float time,
                                float bend) {
      return layer.sample(position + bend * sin(time + distance(position, touch) / 40));
    }
    """

  private static let subjects = SceneCatalog.all.map(\.name) + ["lean.metal"]

  /// Presses, drags, scrolls and nudges somewhere.
  private func act(in session: WindowSession, _ random: inout SeededRandom) async throws {
    let (display, frame) = (session.display, try await session.frame())
    func place() -> VirtualDisplay.Position {
      frame.position(
        Int.random(in: 4..<frame.width - 4, using: &random),
        // The lowest rows are those of the bar for the time.
        Int.random(in: 4..<max(5, frame.height - 48), using: &random))
    }
    try await display.movePointer(to: place())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try await display.click(.left, at: place())
    case 1:
      try await display.buttonDown(.left)
      for _ in 0..<3 { try await display.movePointer(to: place()) }
      if Bool.random(using: &random) { try await display.buttonUp(.left) }
    case 2: try await display.click(.scrollDown, at: place(), count: 2)
    default:
      for _ in 0...Int.random(in: 0..<4, using: &random) { try await display.press("Down") }
      try await display.press(Bool.random(using: &random) ? "shift+Right" : "shift+Left")
    }
  }

  @Test(arguments: Array(subjects.enumerated()))
  func theCommandDrawsTheWindowsPixels(number: Int, subject: String) async throws {
    var random = SeededRandom(seed: 1500 + UInt64(number))
    let folder = try TemporaryFolder()
    let file = try folder.file("lean.metal", Array(Self.metal.utf8))
    let session = try await WindowSession(
      [subject == "lean.metal" ? file : subject], width: 1366, height: 768, cornerShows: false)
    let display = session.display
    if number % 3 == 2 {
      try await display.press("F11")
      await waitUntil("the window fills the screen") {
        try await session.frame() == display.bounds
      }
    } else {
      let width = Int.random(in: 200...1300, using: &random)
      let height = Int.random(in: 150...700, using: &random)
      try await display.resize(session.window, width: width, height: height)
      await waitUntil("the window has its size") {
        let frame = try await session.frame()
        return frame.width == width && frame.height == height
      }
    }
    for _ in 0..<3 { try await act(in: session, &random) }
    try await display.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let frame = try await session.frame()
    let shown = try Picture(contentsOf: String(line.dropFirst("harmonic: wrote ".count)))
    _ = try await session.quit()
    #expect(shown.width == frame.width && shown.height == frame.height)

    // The same words as "Copy" gives, quoted for a shell
    let words = try #require(shown.text.first { $0.key == "harmonic:arguments" }?.value)
    let path = folder.path + "/again.png"
    let program = try Command.harmonic().executable
    let output = try await Command("sh", "-c", "'\(program)' capture \(words) -o '\(path)'").run()
    try #require(output.status == .exitCode(0), "\(words)\n\(output.errorText)")
    let drawn = try Picture(contentsOf: path)
    #expect(drawn.width == shown.width && drawn.height == shown.height, "\(words)")
    let worst = zip(shown.pixels, drawn.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(worst <= 1, "\(words)")
  }
}
