import TestSupport
import Testing

/// Keys of a real window on keyboards with other layouts.
@Suite(.serialized) struct KeyboardLayoutTests {
  /// `s` takes a screenshot. In the Russian layout its key gives "ы"; with the French one beside
  /// it, "a" and "q" change places, and `q` quits.
  @Test func keysOfARussianLayoutAreCommands() async throws {
    let session = try await WindowSession("button", "--paused")
    try await session.display.setLayout("ru")
    try await session.display.press("Cyrillic_yeru")
    let line = try await session.program.nextLine { $0.contains("wrote") }
    #expect(line.hasPrefix("harmonic: wrote ") && line.hasSuffix(".png"))
    try await session.display.setLayout("ru,fr")
    // At the American "a": the French layout has "q" there.
    try await session.display.press("Cyrillic_ef")
    await waitUntil("the window is closed") { !session.program.isRunning }
    #expect(try await session.program.end().status == .exitCode(0))
  }
}
