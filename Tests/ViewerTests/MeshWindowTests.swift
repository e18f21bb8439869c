import Foundation
import Pictures
import TestSupport
import Testing

/// A mesh in a real window: what was dragged is in its screenshot, and in what that opens.
@Suite(.serialized) struct MeshWindowTests {
  @Test func draggedPointsSurviveAScreenshot() async throws {
    let session = try await WindowSession(
      "aurora", "--set", "intensity=0", "--set", "opacity=1", "--size", "600x400")
    let display = session.display
    let frame = try await session.frame()
    let untouched = try display.screenshot(of: frame)
    // Points 5 and 10, at (0.565, 0.340) and (0.594, 0.766)
    for (start, end) in [((339, 136), (180, 260)), ((356, 306), (500, 120))] {
      let before = try display.screenshot(of: frame)
      try await display.movePointer(to: frame.position(start.0, start.1))
      try await display.buttonDown(.left)
      try await display.movePointer(to: frame.position(end.0, end.1))
      await waitUntil("the point has followed") {
        display.differs(try display.screenshot(of: frame), from: before, above: 1000)
      }
      try await display.buttonUp(.left)
    }
    try await display.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let path = String(line.dropFirst("harmonic: wrote ".count))
    let picture = try Picture(contentsOf: path)
    // Points are marked while the pointer is near.
    try await display.movePointer(to: frame.position(frame.width + 20, frame.height + 20))
    await waitUntil("the window shows the picture") {
      furthest(picture, try display.screenshot(of: frame)) <= 1
    }
    #expect(furthest(picture, untouched) > 60)

    let again = session.home.appending(path: "again.png").path
    let output = try await Command.harmonic("capture", path, "-o", again).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(furthest(try Picture(contentsOf: again), picture) <= 1)
    _ = try await session.quit()
  }

  /// How far the channels of two pictures are apart at most; 255 if they differ in size.
  private func furthest(_ a: Picture, _ b: Picture) -> Int {
    guard a.width == b.width, a.height == b.height else { return 255 }
    return zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
