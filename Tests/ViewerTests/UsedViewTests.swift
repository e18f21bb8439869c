import Foundation
import TestSupport
import Testing

/// A SwiftUI view in the window under everything that a window can do with a scene.
@Suite struct UsedViewTests {
  /// Four rows: one is green once it was dragged, one once it was scrolled, one is blue for its
  /// first second and white then, and one is yellow above the value with which it begins.
  private static let view = """
    import SwiftUI

    struct Used: View {
      @State private var level = 1.0
      @State private var distance = 0.0
      let start = Date()

      var body: some View {
        VStack(spacing: 0) {
          (distance > 100 ? green : black)
            .gesture(DragGesture().onChanged { distance = $0.translation.width })
          ScrollView {
            black.frame(height: 60)
            green.frame(height: 600)
          }
          TimelineView(.animation) { context in
            start.distance(to: context.date) < 1 ? blue : white
          }
          HStack(spacing: 0) {
            level > 1 ? yellow : black
            Slider(value: $level, in: 0...4)
          }
        }
        .ignoresSafeArea()
      }
    }

    let black = Color(red: 0, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let white = Color(red: 1, green: 1, blue: 1)
    let yellow = Color(red: 1, green: 1, blue: 0)

    #Preview { Used() }
    """

  private enum Shade: UInt32 {
    case black = 0x000000
    case green = 0x00FF00
    case blue = 0x0000FF
    case white = 0xFFFFFF
    case yellow = 0xFFFF00
  }

  private struct Used {
    let folder: TemporaryFolder
    let session: WindowSession

    var display: VirtualDisplay { session.display }

    init() async throws {
      folder = try TemporaryFolder()
      let path = try folder.file("Used.swift", Array(UsedViewTests.view.utf8))
      session = try await WindowSession(
        [path, "--size", "240x240"], cornerShows: false,
        environment: ["XDG_CACHE_HOME": ViewCaches.path])
    }

    /// A place in a row of the view, which is the largest square in the middle of the window.
    ///
    /// - Parameter x: From 0 at the left to 1 at the right.
    func place(row: Int, x: Double = 0.25) async throws -> VirtualDisplay.Position {
      let frame = try await session.frame()
      let side = Double(min(frame.width, frame.height))
      return frame.position(
        Int((Double(frame.width) - side) / 2 + x * side),
        Int((Double(frame.height) - side) / 2 + side * Double(2 * row + 1) / 8))
    }

    func wait(for shades: [Int: Shade], _ what: String) async {
      await waitUntil(what) {
        for (row, shade) in shades {
          let color = try display.pixel(at: try await place(row: row))
          guard color == VirtualDisplay.Color(shade.rawValue) else { return false }
        }
        return true
      }
    }

    func drag() async throws {
      try await display.movePointer(to: place(row: 0, x: 0.1))
      try await display.buttonDown(.left)
      try await display.movePointer(to: place(row: 0, x: 0.5))
      try await display.movePointer(to: place(row: 0, x: 0.9))
      await wait(for: [0: .green], "the drag shows")
      try await display.buttonUp(.left)
    }
  }

  @Test func pointerTimeAndValues() async throws {
    let used = try await Used()
    let display = used.display
    await used.wait(for: [0: .black, 1: .black, 2: .white, 3: .black], "a second has passed")
    try await used.drag()
    try await display.click(.scrollDown, at: used.place(row: 1), count: 4)
    await used.wait(for: [0: .green, 1: .green], "the content was scrolled")

    try await display.press("space")
    try await display.press("r")
    await used.wait(for: [0: .black, 1: .black, 2: .blue], "it begins again, and stands still")
    for _ in 0..<3 { try await display.press("period") }
    await used.wait(for: [2: .blue], "three frames later")
    try await display.press("space")
    await used.wait(for: [2: .white], "it goes on")

    try await display.press("Down")
    try await display.press("shift+Right")
    await used.wait(for: [3: .yellow], "the value is set")
    try await display.press("Home")
    await used.wait(for: [3: .black], "the value is the view's again")
    #expect(try await used.session.quit().status == .exitCode(0))
  }

  @Test func sizesPicturesAndANewStart() async throws {
    let used = try await Used()
    let (display, session) = (used.display, used.session)
    await used.wait(for: [0: .black, 2: .white], "a second has passed")
    try await used.drag()
    try await display.press("f")
    await waitUntil("it fills the screen") { try await session.frame().width == 1280 }
    await used.wait(for: [0: .green, 1: .black, 3: .black], "the same is shown, larger")
    try await display.press("s")
    let saved = try await session.program.nextLine { $0.contains(".png") }
    #expect(saved.contains("Used.swift"), "\(saved)")
    // Esc leaves the full screen before it ends anything.
    try await display.press("Escape")
    await waitUntil("it is a window again") { try await session.frame().width < 1280 }
    try await display.resize(session.window, width: 300, height: 500)
    await waitUntil("it has its size") { try await session.frame().height == 500 }
    await used.wait(for: [0: .green, 1: .black, 3: .black], "the same is shown, smaller")
    try await display.press("F5")
    await used.wait(for: [0: .black], "the view begins again")
    #expect(try await session.quit().status == .exitCode(0))
  }
}
