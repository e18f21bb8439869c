import Foundation
import TestSupport
import Testing

/// A SwiftUI view in the window: it is pressed, edited, breaks and comes back.
@Suite struct LiveViewTests {
  /// A color that fills the screen, and is another after each press of it.
  private static func view(_ color: String, action: String = "isOn.toggle()") -> String {
    """
    import SwiftUI

    struct Shown: View {
      @State private var isOn = false

      var body: some View {
        Button { withAnimation(.linear(duration: 0.2)) { \(action) } } label: {
          Rectangle().fill(isOn ? Color(red: 1, green: 1, blue: 1) : \(color))
        }
        .buttonStyle(Plain())
        .ignoresSafeArea()
      }
    }

    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    #Preview { Shown() }
    #Preview("Other") { Color(red: 1, green: 1, blue: 0).ignoresSafeArea() }
    """
  }

  private static let red = "Color(red: 1, green: 0, blue: 0)"
  private static let green = "Color(red: 0, green: 1, blue: 0)"
  private static let blue = "Color(red: 0, green: 0, blue: 1)"

  @Test func aViewIsPressedEditedAndMended() async throws {
    let folder = try TemporaryFolder()
    func save(_ text: String) throws { _ = try folder.file("Shown.swift", Array(text.utf8)) }
    try save(Self.view(Self.red))
    let session = try await WindowSession(
      ["\(folder.path)/Shown.swift", "--size", "200x200"], cornerShows: false,
      environment: ["XDG_CACHE_HOME": ViewCaches.path])
    func shows(_ color: UInt32, _ what: String) async throws {
      await waitUntil(what) {
        let frame = try await session.frame()
        let place = frame.position(frame.width / 2, frame.height / 3)
        return try session.display.pixel(at: place) == VirtualDisplay.Color(color)
      }
    }
    func click() async throws {
      let frame = try await session.frame()
      try await session.display.click(
        .left, at: frame.position(frame.width / 2, frame.height / 3))
    }
    try await shows(0xFF0000, "the view as it was opened")
    try await click()
    try await shows(0xFFFFFF, "the view after a press")

    try save(Self.view(Self.green))
    try await shows(0x00FF00, "the version that was saved, with a state of its own")

    try save(Self.view(Self.green).replacing("isOn.toggle()", with: "isOn.toggel()"))
    try await session.program.nextLine { $0.contains("Shown.swift:7:") }
    // It still runs.
    try await click()
    try await shows(0xFFFFFF, "the last version without mistakes, pressed")

    // The second is saved while the first is compiled.
    try save(Self.view(Self.red))
    try save(Self.view(Self.blue, action: "print([isOn][5])"))
    try await shows(0x0000FF, "the version that was saved last")
    try await click()
    try await session.program.nextLine { $0.contains("the view crashed") }
    try await shows(0x0000FF, "the last picture")

    try save(Self.view(Self.green))
    try await shows(0x00FF00, "the version after the crash")
    try await session.display.press("Next")
    try await shows(0xFFFF00, "the second preview")
    try await session.display.press("Prior")
    try await shows(0x00FF00, "the first preview")
    #expect(try await session.quit().status == .exitCode(0))
  }
}
