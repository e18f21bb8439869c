import Foundation
import TestSupport
import Testing

/// The desktop's wish for less motion reaches the window by its portal.
@Suite struct DesktopSettingsTests {
  /// Opens a window under the bus and returns whether it was asked for less motion.
  private func isAskedForLess(bus: String?) async throws -> Bool {
    let display = try await VirtualDisplay.start()
    var environment = display.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus
    environment["XDG_RUNTIME_DIR"] = nil as String?
    let program = try Command.harmonic("twirl", "--verbose", environment: environment).start()
    try await program.nextLine { $0.contains("drawing with") }
    let window = try await display.window(.ofProcess(program.processIdentifier))
    try await display.activate(window)
    try await display.close(window)
    return try await program.end().errorText.contains("the desktop asks for less motion")
  }

  @Test(arguments: [true, false])
  func thePortalsSettingIsTaken(reducesMotion: Bool) async throws {
    let portal = try await FakePortal(reducesMotion: reducesMotion)
    #expect(try await isAskedForLess(bus: portal.address) == reducesMotion)
    withExtendedLifetime(portal) {}
  }

  /// Answers of other types than the portal's, and none at all. Boxes may be in boxes.
  @Test(arguments: [
    ("(<'yes'>,)", false), ("('text',)", false), ("@() ()", false), ("(<uint32 1>, 5)", false),
    ("(<[<uint32 1>]>,)", false), ("(<{'a': <1>}>,)", false), (nil, false),
    ("(<<<<uint32 1>>>>,)", true), ("(<uint32 7>,)", true),
  ])
  func strangeAnswersAreNoSetting(setting: String?, reducesMotion: Bool) async throws {
    let portal = try await FakePortal(setting: setting)
    #expect(try await isAskedForLess(bus: portal.address) == reducesMotion)
    withExtendedLifetime(portal) {}
  }

  /// Without a bus nobody is asked.
  @Test func aDesktopWithoutAPortalAsksForNothing() async throws {
    #expect(try await !isAskedForLess(bus: nil))
  }
}
