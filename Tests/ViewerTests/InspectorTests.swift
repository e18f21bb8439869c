import Foundation
import Layers
import Pictures
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The inspector in a real window: what its controls do is read from the scene's pixels.
@Suite(.serialized) struct InspectorTests {
  /// Opens a tall window with the panel in it, on a screen on which it can grow.
  private func session() async throws -> WindowSession {
    let session = try await WindowSession(
      "--paused", "--size", "550x420", width: 2000, height: 1000)
    let display = session.display
    try await display.press("Tab")
    await waitUntil("the panel lies at the right") {
      let frame = try await session.frame()
      return try frame.width > 1100
        && display.pixel(at: frame.position(frame.width - 60, 100)) != .init(0x0F0F11)
    }
    return session
  }

  /// The button is 240 points at 2 pixels each, in the middle of 1100.
  @Test func draggingASliderMovesTheScene() async throws {
    let session = try await session()
    let display = session.display
    let frame = try await session.frame()
    // It has grown by the panel's width, and the scene is as large as before.
    #expect(frame.width > 1400 && frame.height == 840)
    await waitUntil("the button is at rest") { try await session.leftEdge() == 310 }
    // 'scale' is the fifth row; its slider lies between the label and the value.
    let row = try await row(ofSliderNumber: 5, in: session)
    try await display.movePointer(to: frame.position(row.grab, row.y))
    try await display.buttonDown(.left)
    try await display.movePointer(to: frame.position(row.start, row.y))
    // At its left end the scale is 0.2: 96 pixels wide
    await waitUntil("the capsule is as small as it gets") {
      guard let edge = try await session.leftEdge() else { return false }
      return abs(edge - (550 - 48)) <= 4
    }
    try await display.buttonUp(.left)
    // The scene did not take the press for its own.
    #expect(!session.program.text(.error).contains("action"))
    try await display.press("Tab")
    await waitUntil("the panel is closed, and the window as wide as before") {
      let frame = try await session.frame()
      return try frame.width == 1100
        && display.pixel(at: frame.position(frame.width - 60, 100)) == .init(0x0F0F11)
    }
    #expect(abs((try await session.leftEdge() ?? 0) - 502) <= 4)
    _ = try await session.quit()
  }

  /// A row's slider, found by its round white grab, once the panel has come in.
  private func row(
    ofSliderNumber number: Int, in session: WindowSession
  ) async throws -> (y: Int, grab: Int, start: Int) {
    let frame = try await session.frame()
    let panel = 1100..<frame.width
    var before: Picture?
    var rows: [(y: Int, grab: Int)] = []
    await waitUntil("the panel shows \(number) sliders and is at rest") {
      let picture = try session.display.screenshot(of: frame)
      defer { before = picture }
      guard picture == before else { return false }
      rows = sliders(in: picture, panel: panel)
      return rows.count >= number
    }
    try #require(rows.count >= number)
    let found = rows[number - 1]
    // The last row with a wide run is below the grab's middle by up to five pixels.
    return (found.y - 3, found.grab, panel.lowerBound + 60)
  }

  /// The grabs of the sliders in a picture of the window, from top to bottom.
  private func sliders(in picture: Picture, panel: Range<Int>) -> [(y: Int, grab: Int)] {
    var rows: [(y: Int, grab: Int)] = []
    for y in 40..<picture.height - 80 {
      // A grab is at least 10 white pixels in a row, in the panel's middle part.
      var run = 0
      for x in panel.lowerBound + 110..<panel.upperBound - 110 {
        let index = (y * picture.width + x) * 4
        run = picture.pixels[index..<index + 3].allSatisfy { $0 > 225 } ? run + 1 : 0
        guard run == 10 else { continue }
        if let last = rows.last, y - last.y < 14 {
          rows[rows.count - 1] = (y, x - 5)
        } else {
          rows.append((y, x - 5))
        }
        break
      }
    }
    return rows
  }

  @Test func keysReachEveryControlAndNumbersCanBeTyped() async throws {
    let session = try await session()
    let display = session.display
    // The first control has the keyboard; four rows down is 'scale'.
    let frame = try await session.frame()
    for _ in 0..<4 {
      let before = try display.screenshot(of: frame)
      try await display.press("Down")
      await waitUntil("the next control has the focus") {
        try display.screenshot(of: frame) != before
      }
    }
    let shown = try display.screenshot(of: frame)
    try await display.press("Return")
    await waitUntil("the field takes text") { try display.screenshot(of: frame) != shown }
    try await display.type("0.5")
    try await display.press("Return")
    // 240 · 0.5 · 2 = 240 pixels wide
    await waitUntil("the capsule has the typed size") {
      try await session.leftEdge() == 550 - 120
    }
    try await display.press("Home")
    await waitUntil("it is reset") { try await session.leftEdge() == 310 }
    _ = try await session.quit()
  }

  /// On a screen that has no room for more.
  @Test func theSceneMovesAsideWhereTheWindowCannotGrow() async throws {
    let session = try await WindowSession(
      "--paused", "--size", "550x420", width: 1300, height: 1000)
    let display = session.display
    await waitUntil("the button is at rest") { try await session.leftEdge() == 310 }
    try await display.press("Tab")
    await waitUntil("the button is smaller and further to the left") {
      let edge = try await session.leftEdge() ?? 0
      return edge > 150 && edge < 290
    }
    #expect(try await session.frame().width == 1100)
    // A screenshot has the scene's part of the window and nothing of the panel.
    try await display.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let picture = try Picture(
      contentsOf: String(line.dropFirst("harmonic: wrote ".count)))
    #expect(picture.width > 700 && picture.width < 800 && picture.height == 840)
    try await display.press("Tab")
    await waitUntil("it is where it was") { try await session.leftEdge() == 310 }
    _ = try await session.quit()
  }
}
