import Foundation
import TestSupport
import Testing

/// A view that does not answer: the window goes on.
@Suite struct HungViewTests {
  /// A press of the upper half hangs, one of the lower half prints.
  private static let view = """
    import SwiftUI

    struct Hung: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Button { while true {} } label: { Color(red: 1, green: 0, blue: 0) }
          Button {
            isOn.toggle()
            print("a line that is printed")
          } label: {
            Color(red: 0, green: isOn ? 1 : 0, blue: isOn ? 0 : 1)
          }
        }
        .buttonStyle(Plain())
        .ignoresSafeArea()
      }
    }

    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    #Preview { Hung() }
    """

  private func open() async throws -> (session: WindowSession, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let path = try folder.file("Hung.swift", Array(Self.view.utf8))
    let session = try await WindowSession(
      [path, "--size", "300x300"], width: 600, height: 600, cornerShows: false,
      environment: ["XDG_CACHE_HOME": ViewCaches.path])
    return (session, folder)
  }

  private func click(_ part: Double, of session: WindowSession) async throws {
    let frame = try await session.frame()
    let y = Int(part * Double(frame.height))
    try await session.display.click(.left, at: frame.position(frame.width / 2, y))
  }

  /// How many pixels of the window have a color.
  private func count(_ color: UInt32, in session: WindowSession) async throws -> Int {
    let picture = try session.display.screenshot(of: try await session.frame())
    let wanted = VirtualDisplay.Color(color)
    return (0..<picture.width * picture.height).count { index in
      let start = index * 4
      return VirtualDisplay.Color(
        red: picture.pixels[start], green: picture.pixels[start + 1],
        blue: picture.pixels[start + 2]) == wanted
    }
  }

  @Test func theWindowGoesOnAndIsClosed() async throws {
    let (session, folder) = try await open()
    defer { withExtendedLifetime(folder) {} }
    let pixels = try await count(0xFF0000, in: session)
    #expect(pixels > 0)
    try await click(0.25, of: session)
    // The keys lie over the picture, which stays.
    try await session.display.press("h")
    await waitUntil("the keys are shown") {
      try await count(0xFF0000, in: session) < pixels / 2
    }
    try await session.display.press("h")
    await waitUntil("the picture is as before") {
      try await count(0xFF0000, in: session) == pixels
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  @Test func aHangIsSaidAndWhatIsPrintedIsShown() async throws {
    let (session, folder) = try await open()
    defer { withExtendedLifetime(folder) {} }
    try await click(0.75, of: session)
    try await session.program.nextLine { $0.contains("Hung.swift: a line that is printed") }
    await waitUntil("the press shows") { try await count(0x00FF00, in: session) > 0 }
    // After the notice that something was printed has gone, the lines lie in the lower half.
    await waitUntil("only the view shows") {
      try await count(0x00FF00, in: session) == count(0xFF0000, in: session)
    }
    let pixels = try await count(0x00FF00, in: session)
    try await session.display.press("l")
    await waitUntil("the lines are shown") {
      try await count(0x00FF00, in: session) < pixels - 1000
    }
    try await session.display.press("l")
    await waitUntil("they are gone") { try await count(0x00FF00, in: session) == pixels }

    try await click(0.25, of: session)
    try await session.program.nextLine { $0.contains("took more than 4 s of the processor") }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Each tick takes longer than it lasts, and the last picture belongs to the shader before.
  @Test func aSavedShaderIsSeenWhileTheViewDraws() async throws {
    let folder = try TemporaryFolder()
    let view = """
      import SwiftUI

      struct Slow: View {
        var body: some View {
          TimelineView(.animation) { timeline in
            let _ = usleep(20_000)
            Rectangle()
              .colorEffect(ShaderLibrary.paint(.float(timeline.date.timeIntervalSince1970)))
              .ignoresSafeArea()
          }
        }
      }
      """
    func save(_ color: String) throws {
      let text = """
        #include <metal_stdlib>
        [[stitchable]] half4 paint(float2 place, half4 color, float time) {
          return half4(\(color), 1);
        }
        """
      _ = try folder.file("paint.metal", Array(text.utf8))
    }
    let path = try folder.file("Slow.swift", Array(view.utf8))
    try save("1, 0, 0")
    let session = try await WindowSession(
      [path, "--size", "300x300"], width: 600, height: 600, cornerShows: false,
      environment: ["XDG_CACHE_HOME": ViewCaches.path])
    await waitUntil("it is red") { try await count(0xFF0000, in: session) > 0 }
    for (color, shown) in [("0, 1, 0", 0x00FF00), ("0, 0, 1", 0x0000FF)] {
      try save(color)
      await waitUntil("the saved color is seen") {
        try await count(UInt32(shown), in: session) > 0
      }
    }
    #expect(try await session.quit().status == .exitCode(0))
  }
}
