import Foundation
import TestSupport
import Testing

/// Keys that reach the fields and buttons of a SwiftUI view in the window.
@Suite struct TypedViewTests {
  /// Two fields and a button above four columns, each green once its condition holds.
  private static let form = """
    import SwiftUI

    struct Form: View {
      @State private var name = ""
      @State private var place = ""
      @State private var isSubmitted = false
      @State private var count = 0

      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $name).frame(height: 40).onSubmit { isSubmitted = true }
          TextField("Place", text: $place).frame(height: 40)
          Button("Count") { count += 1 }.frame(height: 40)
          HStack(spacing: 0) {
            column(name == "qR sh!")
            column(isSubmitted)
            column(place == "ac")
            column(count == 2)
          }
        }
        .ignoresSafeArea()
      }

      private func column(_ isDone: Bool) -> some View {
        Rectangle().fill(
          isDone ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
      }
    }

    #Preview { Form() }
    """

  @Test func keysReachFieldsAndButtons() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("Form.swift", Array(Self.form.utf8))
    let session = try await WindowSession(
      [path, "--size", "200x200"], cornerShows: false,
      environment: ["XDG_CACHE_HOME": ViewCaches.path])
    let display = session.display
    func isGreen(column: Int) async throws -> Bool {
      let frame = try await session.frame()
      let place = frame.position(frame.width * (2 * column + 1) / 8, frame.height * 9 / 10)
      return try display.pixel(at: place) == VirtualDisplay.Color(0x00FF00)
    }
    func waitFor(column: Int, _ what: String) async throws {
      await waitUntil(what) { try await isGreen(column: column) }
    }
    let frame = try await session.frame()
    let field = frame.position(frame.width / 2, frame.height / 10)
    try await display.click(.left, at: field)
    // The line in the field shows that it has the keyboard: it is in the tint, at its beginning.
    await waitUntil("the field has the keyboard") {
      let row = try display.screenshot(
        of: .init(x: frame.x, y: field.y, width: frame.width / 20, height: 1))
      return (0..<row.width).contains { Int(row.pixels[$0 * 4 + 2]) - Int(row.pixels[$0 * 4]) > 60 }
    }
    // Letters that are commands of the window, one of them that would close it.
    try await display.type("qR sh?")
    try await display.press("BackSpace")
    try await display.type("!")
    try await waitFor(column: 0, "the name is written")
    try await display.press("Return")
    try await waitFor(column: 1, "the name is submitted")
    try await display.press("Tab")
    try await display.type("abc")
    try await display.press("Left")
    try await display.press("BackSpace")
    try await waitFor(column: 2, "the place is written in the next field")
    try await display.press("Tab")
    try await display.press("space")
    try await display.press("Return")
    try await waitFor(column: 3, "the button is pressed twice")
    #expect(try await isGreen(column: 0))
    // Esc gives the keyboard back; `q` is the window's then.
    try await display.press("Escape")
    #expect(try await session.quit().status == .exitCode(0))
  }
}
