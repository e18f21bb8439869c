import Foundation
import TestSupport
import Testing

/// A window goes on following its file whatever becomes of the folders it is in, or says that it
/// does not.
@Suite(.serialized) struct FollowedFileTests {
  private func opened() async throws -> EditedFile {
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file as it was opened")
    return edited
  }

  /// Written under the path at which the file was opened.
  private func writeGreen(_ edited: EditedFile) throws {
    try Data(EditedFile.green.utf8).write(to: edited.file)
  }

  @Test(arguments: [
    // Removed, and made again, as by 'git checkout' of another branch and back
    ["rm -r shaders", "mkdir shaders"],
    // Renamed, and another one in its place
    ["mv shaders old", "mkdir shaders"],
    // Made in two steps, of which the first is not the folder yet
    ["rm -r shaders", "mkdir part && mv part shaders"],
  ])
  func aFolderThatIsReplacedIsFollowed(lines: [String]) async throws {
    let edited = try await opened()
    try await edited.shell(lines[0], outside: true)
    try await edited.session.program.nextLine { $0.contains("cannot read") }
    #expect(try await edited.color() == EditedFile.isRed)
    try await edited.shell(lines[1], outside: true)
    try writeGreen(edited)
    try await edited.waitFor(EditedFile.isGreen, "the file in the new folder")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// The folder's own watch sees nothing of it.
  @Test func aFolderAboveThatIsRenamedAndBackIsFollowed() async throws {
    let edited = try await opened()
    let above = edited.folder.deletingLastPathComponent()
    try FileManager.default.moveItem(
      atPath: above.path, toPath: above.path + "-away")
    try await edited.session.program.nextLine { $0.contains("cannot read") }
    try FileManager.default.moveItem(
      atPath: above.path + "-away", toPath: above.path)
    try writeGreen(edited)
    try await edited.waitFor(EditedFile.isGreen, "the file that is back")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// As 'current' is led to another version by those who deploy.
  @Test func aLinkThatLeadsElsewhereIsFollowed() async throws {
    let root = try TemporaryFolder()
    for (name, text) in [("one", EditedFile.red), ("two", EditedFile.green)] {
      try FileManager.default.createDirectory(
        atPath: "\(root.path)/\(name)", withIntermediateDirectories: false)
      _ = try root.file("\(name)/paint.metal", Array(text.utf8))
    }
    func link(to name: String) async throws {
      let line = "ln -s \(name) new && mv -T new current"
      let output = try await Command("sh", "-c", line, workingDirectory: root.path).run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    try await link(to: "one")
    let session = try await WindowSession(["\(root.path)/current/paint.metal"], cornerShows: false)
    let color = { () async throws -> VirtualDisplay.Color in
      let frame = try await session.frame()
      return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
    }
    await waitUntil("the first shows", equals: EditedFile.isRed) { try await color() }
    try await link(to: "two")
    await waitUntil("the second shows", equals: EditedFile.isGreen) { try await color() }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// It is in another folder, and its name is not that of a shader.
  @Test func aFileThatLinksLeadToIsFollowed() async throws {
    let edited = try await opened()
    let above = edited.folder.deletingLastPathComponent()
    func write(_ text: String, to folder: String) throws {
      try Data(text.utf8).write(to: above.appending(path: "\(folder)/text"))
    }
    try await edited.shell("mkdir one two && ln -s text one/middle", outside: true)
    try write(EditedFile.green, to: "one")
    try await edited.shell("ln -s ../one/middle new && mv new paint.metal")
    try await edited.waitFor(EditedFile.isGreen, "what the link leads to")
    try write(EditedFile.red, to: "one")
    try await edited.waitFor(EditedFile.isRed, "what is written there")
    try write(EditedFile.green, to: "two")
    try await edited.shell("ln -s ../two/text one/new && mv one/new one/middle", outside: true)
    try await edited.waitFor(EditedFile.isGreen, "what it leads to now")
    try write(EditedFile.red, to: "two")
    try await edited.waitFor(EditedFile.isRed, "what is written there now")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  @Test func aFolderInTheFilesPlaceIsReportedAndTheFileComesBack() async throws {
    let edited = try await opened()
    try await edited.shell("rm paint.metal && mkdir paint.metal")
    try await edited.session.program.nextLine { $0.contains("it is a folder") }
    #expect(try await edited.color() == EditedFile.isRed)
    try await edited.shell("rmdir paint.metal")
    try writeGreen(edited)
    try await edited.waitFor(EditedFile.isGreen, "the file that is back")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// The system stores so many events and loses the rest: whatever they were, the file is read.
  @Test func anEditIsSeenThoughItsEventIsLost() async throws {
    let edited = try await opened()
    let text = try String(
      contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let limit = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    edited.session.program.send(SIGSTOP)
    // Each file that is made is two events, and its name is none that concerns the window.
    for index in 0...limit / 2 + 100 {
      let path = edited.folder.appending(path: "\(index)").path
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    try writeGreen(edited)
    edited.session.program.send(SIGCONT)
    try await edited.waitFor(EditedFile.isGreen, "the edit that was lost")
    #expect(try await edited.session.quit().status == .exitCode(0))
    try FileManager.default.removeItem(at: edited.folder)
  }

  /// A user's watches are used up: by `inotify_init1`, and by the folder itself.
  @Test(.enabled(if: Fault.canBeInjected), arguments: [EMFILE, ENOSPC])
  func aFileIsFollowedWithoutWatches(code: Int32) async throws {
    let edited = try await EditedFile(EditedFile.red) { folder in
      [Fault(.watch, at: 1, lasting: true, .error(code), on: code == EMFILE ? "" : folder)]
    }
    try await edited.waitFor(EditedFile.isRed, "the file as it was opened")
    let what = code == EMFILE ? "instances" : "watches"
    try await edited.session.program.nextLine {
      $0
        == "harmonic: looking for changes of the file twice a second: "
        + "the user's inotify \(what) are used up (fs.inotify.max_user_\(what))"
    }
    try writeGreen(edited)
    try await edited.waitFor(EditedFile.isGreen, "the file as it was written")
    try await edited.shell("mv paint.metal old")
    try await edited.session.program.nextLine { $0.contains("cannot read") }
    try Data(EditedFile.red.utf8).write(to: edited.file)
    try await edited.waitFor(EditedFile.isRed, "the file that is back")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// The folder is watched at first; when it is gone, its path cannot be watched again.
  @Test(.enabled(if: Fault.canBeInjected))
  func aFolderInItsPlaceIsFollowedWithoutWatches() async throws {
    let edited = try await EditedFile(EditedFile.red) { folder in
      [Fault(.watch, at: 2, lasting: true, .error(ENOSPC), on: folder)]
    }
    try await edited.waitFor(EditedFile.isRed, "the file as it was opened")
    #expect(!edited.session.program.text(.error).contains("twice a second"))
    try await edited.shell("rm -r shaders", outside: true)
    // The file is removed before its folder: either may be noticed first.
    await waitUntil("both are reported") {
      let words = edited.session.program.text(.error)
      return words.contains("twice a second") && words.contains("cannot read")
    }
    try await edited.shell("mkdir shaders", outside: true)
    try writeGreen(edited)
    try await edited.waitFor(EditedFile.isGreen, "the file in the new folder")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// The window says so in its title and on the picture, and Esc leads back to the newest version.
  @Test func aWindowOnPastedTextSaysThatItDoesNotFollowTheFile() async throws {
    let edited = try await opened()
    let display = edited.session.display
    let holder = try Command(
      Command.builtExecutable("ClipboardHolder"), EditedFile.fill("0, 0, 1"),
      environment: display.environment
    ).start()
    try await holder.nextLine(of: .output) { $0 == "held" }
    try await display.activate(edited.session.window)
    try await display.press("ctrl+v")
    try await edited.session.program.nextLine {
      $0.contains("'paint.metal' is not followed; Esc leads back to it")
    }
    await waitUntil(
      "the title says so", equals: "harmonic – paint (pasted; 'paint.metal' is not followed)"
    ) {
      try await edited.title()
    }
    try writeGreen(edited)
    await waitUntil("the way back is taken") {
      // The message on the picture may close first.
      if try await edited.title() != "harmonic – paint" { try await display.press("Prior") }
      return try await edited.title() == "harmonic – paint"
    }
    try await edited.waitFor(EditedFile.isGreen, "what was saved meanwhile")
    try Data(EditedFile.red.utf8).write(to: edited.file)
    try await edited.waitFor(EditedFile.isRed, "what is saved now")
    #expect(try await edited.session.quit().status == .exitCode(0))
    withExtendedLifetime(holder) {}
  }
}
