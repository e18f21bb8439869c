import Foundation
import TestSupport
import Testing

/// `p` in a real window, and what it saves opened again by its name.
@Suite(.serialized) struct PresetWindowTests {
  private func outcome(of session: WindowSession) async throws -> String {
    try await session.display.press("p")
    let line = try await session.program.nextLine { $0.contains("wrote") || $0.contains("preset") }
    return String(line.dropFirst("harmonic: ".count))
  }

  @Test func whatWasSetIsSavedAndOpenedByItsName() async throws {
    let session = try await WindowSession(["button", "--paused", "--set", "amplitude=0.75"])
    let folder = session.home.path + "/.local/share/harmonic/presets"
    try await session.display.press("bracketright")
    #expect(try await outcome(of: session) == "wrote \(folder)/button.json")
    #expect(try await outcome(of: session) == "wrote \(folder)/button 2.json")
    _ = try await session.quit()
    let expected = """
      {
        "scene": "button",
        "values": {
          "wavesCount": 7,
          "amplitude": 0.75
        }
      }

      """
    #expect(try String(contentsOfFile: folder + "/button.json", encoding: .utf8) == expected)
    try FileManager.default.moveItem(
      atPath: folder + "/button 2.json", toPath: folder + "/seven waves.json")

    let environment = ["HOME": session.home.path, "XDG_DATA_HOME": nil as String?]
    func capture(_ words: String...) async throws -> Command.Output {
      var command = try Command.harmonic(environment: environment)
      command.arguments = ["capture", "button", "--time", "1", "-o", "/dev/stdout"] + words
      return try await command.run()
    }
    let preset = try await capture("--preset", "seven waves")
    let set = try await capture("--set", "wavesCount=7", "--set", "amplitude=0.75")
    #expect(preset.status == .exitCode(0), "\(preset.errorText)")
    #expect(preset.bytes == set.bytes)
    let unknown = try await capture("--preset", "seven wave")
    #expect(unknown.status == .exitCode(2))
    #expect(
      unknown.errorText == """
        harmonic: error: there is no preset 'seven wave'
        hint: did you mean 'seven waves'?

        """)
  }

  /// The panel shows the presets, each with a picture of it, and Delete moves one to the trash.
  @Test func aPresetIsShownSmallAndMovedToTheTrash() async throws {
    let session = try await WindowSession(["button", "--paused", "--set", "amplitude=0.75"])
    let home = session.home.path
    _ = try await outcome(of: session)
    try await session.display.press("Tab")
    // From the first control back to the list, which is closed in a window of this size.
    for key in ["Up", "Right", "Down", "Right"] { try await session.display.press(key) }
    let thumbnails = home + "/.cache/harmonic/thumbnails"
    await waitUntil("there are a picture of the defaults and one of the preset") {
      (try? FileManager.default.contentsOfDirectory(atPath: thumbnails))?.count == 2
    }
    try await session.display.press("Delete")
    #expect(
      try await session.program.nextLine { $0.contains("trash") }
        == "harmonic: moved the preset 'button' to the trash")
    _ = try await session.quit()
    let data = home + "/.local/share"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: data + "/harmonic/presets") == [])
    #expect(
      try String(contentsOfFile: data + "/Trash/files/button.json", encoding: .utf8)
        .contains("0.75"))
  }

  /// With the mouse, over the scene.
  @Test func theButtonOfTheMessageBringsAPresetBack() async throws {
    let session = try await WindowSession(["button", "--paused", "--set", "amplitude=0.75"])
    let display = session.display
    let saved = try await outcome(of: session)
    try await display.press("Tab")
    for key in ["Up", "Right", "Down", "Right", "Delete"] { try await display.press(key) }
    _ = try await session.program.nextLine { $0.contains("trash") }
    let path = String(saved.dropFirst("wrote ".count))
    #expect(!FileManager.default.fileExists(atPath: path))
    // Nothing else is teal at the upper edge, and the panel is at the right.
    try await session.clickButtonOfMessage { frame in
      .init(x: frame.x, y: frame.y + 20, width: frame.width / 2, height: 24)
    }
    #expect(
      try await session.program.nextLine { $0.hasPrefix("harmonic: wrote") }
        == "harmonic: wrote \(path)")
    _ = try await session.quit()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func nothingIsSavedOfNothing() async throws {
    let session = try await WindowSession("button")
    #expect(try await outcome(of: session) == "Nothing is set: a preset would be empty")
    // Held where it would be anyway: a preset of it says nothing.
    _ = try await session.quit()
    #expect(
      !FileManager.default.fileExists(
        atPath: session.home.path + "/.local/share/harmonic/presets"))
  }

  @Test func aPresetThatCannotBeWrittenIsReportedAndLeavesNothing() async throws {
    let place = "/harmonic/presets"
    let session = try await WindowSession(
      ["--paused", "--set", "wavesCount=7"],
      environment: Fault.environment(for: Fault.ofEachCall(in: place)))
    let folder = session.home.path + "/.local/share" + place
    #expect(
      try await outcome(of: session)
        == "The preset is not saved: cannot make the folder '\(folder)': Permission denied (mkdir)")
    for reason in Fault.reasonsAfterTheFolder {
      #expect(
        try await outcome(of: session)
          == "The preset is not saved: cannot write '\(folder)/button.json': \(reason)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
    #expect(try await outcome(of: session) == "wrote \(folder)/button.json")
    _ = try await session.quit()
  }
}
