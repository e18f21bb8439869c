import Foundation
import TestSupport
import Testing

/// A file that is edited while its window is open, in all the ways that editors save.
@Suite(.serialized) struct LiveFileTests {
  @Test(arguments: [
    // vim and neovim: the old file is renamed, the new one written under its name
    "mv paint.metal paint.metal~ && cat new > paint.metal && rm paint.metal~",
    // neovim and vim with backupcopy=yes, VS Code, plain cp: written over in place
    "cat new > paint.metal",
    "cp new paint.metal",
    // Emacs: a backup is linked, then the file is renamed over
    "ln paint.metal paint.metal~ && cp new .#tmp && mv .#tmp paint.metal",
    // Kate, and everything that uses QSaveFile: a temporary file is renamed over it
    "cp new paint.metal.XyZ && mv -f paint.metal.XyZ paint.metal",
    "sed -i 's/1, 0, 0/0, 1, 0/' paint.metal",
    // in two steps, with a moment between them
    "head -c 40 new > paint.metal && sleep 0.1 && tail -c +41 new >> paint.metal",
  ])
  func everyWayOfSavingIsSeen(line: String) async throws {
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file as it was opened")
    try Data(EditedFile.fill("0, 1, 0").utf8).write(to: edited.folder.appending(path: "new"))
    try await edited.shell(line)
    try await edited.waitFor(EditedFile.isGreen, "the new version")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  @Test func aBrokenEditLeavesTheLastGoodPictureAndIsTold() async throws {
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file")
    try await edited.shell("sed -i 's/1, 0, 0/1, nil, 0/' paint.metal")
    try await edited.session.program.nextLine { $0.contains("paint.metal:3:") }
    let frame = try await edited.session.frame()
    await waitUntil("the message shows") {
      try edited.session.display.pixel(at: frame.position(frame.width / 2, frame.height - 20))
        != EditedFile.isRed
    }
    #expect(try await edited.color() == EditedFile.isRed)
    try await edited.shell("sed -i 's/1, nil, 0/0, 1, 0/' paint.metal")
    try await edited.waitFor(EditedFile.isGreen, "the mended version")
    await waitUntil("the message is gone") {
      try edited.session.display.pixel(at: frame.position(frame.width / 2, frame.height - 20))
        == EditedFile.isGreen
    }
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  @Test func anEmptyAndAVanishedFileKeepTheirLastPicture() async throws {
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file")
    try await edited.shell(": > paint.metal")
    try await edited.session.program.nextLine { $0.contains("is empty, waiting for the rest") }
    #expect(try await edited.color() == EditedFile.isRed)
    try await edited.shell("rm paint.metal")
    try await edited.session.program.nextLine { $0.contains("cannot read") }
    #expect(try await edited.color() == EditedFile.isRed)
    try Data(EditedFile.fill("0, 1, 0").utf8).write(to: edited.file)
    try await edited.waitFor(EditedFile.isGreen, "the file that is back")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  @Test func anIncludedFileIsWatchedAndValuesAndTheClockSurvive() async throws {
    let source = """
      #include <metal_stdlib>
      #include "tone.h"
      using namespace metal;
      [[ stitchable ]] half4 paint(float2 position, float level, float time) {
        return half4(level, TONE, time / 100, 1);
      }
      """
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "paint.metal")
    try Data(source.utf8).write(to: file)
    let header = folder.appending(path: "tone.h")
    try Data("#define TONE 0\n".utf8).write(to: header)
    let session = try await WindowSession(
      [file.path, "--set", "level=1", "--paused", "--time", "40"], cornerShows: false)
    let color = { () async throws -> VirtualDisplay.Color in
      let frame = try await session.frame()
      return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
    }
    // 0.4 of 255 is 66 in hexadecimal
    await waitUntil("the held value and the time show") {
      try await color() == VirtualDisplay.Color(0xFF0066)
    }
    try Data("#define TONE 1\n".utf8).write(to: header)
    await waitUntil("the header's change shows, value and time are the same") {
      try await color() == VirtualDisplay.Color(0xFFFF66)
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  @Test func aShaderThatNeverEndsIsToldAndNotShown() async throws {
    let endless = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 paint(float2 position, float time) {
        float x = position.x;
        while (x > -1) { for (int i = 0; i >= 0; i = i ^ 1) { x = fract(x * 1.1 + time); } }
        return half4(x, 0, 0, 1);
      }
      """
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file")
    try Data(endless.utf8).write(to: edited.file)
    // Some drivers end loops after many rounds: a frame takes long then.
    try await edited.session.program.nextLine {
      $0.contains("'paint' is not shown: ") || $0.contains("a frame of 'paint' takes about ")
    }
    #expect(try await edited.color() == EditedFile.isRed)
    try Data(EditedFile.fill("0, 1, 0").utf8).write(to: edited.file)
    try await edited.waitFor(EditedFile.isGreen, "the version that ends")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// A driver takes far longer than 60 s to compile this many lines that depend on each other.
  @Test func aShaderThatTakesTheDriverTooLongIsToldAndNotShown() async throws {
    let lines = (0..<5000).map {
      "x = fract(sin(x * \(Double($0) + 0.5)) * 43.7) + pow(abs(x), 1.5);"
    }
    let long = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 paint(float2 position) {
        float x = position.x;
        \(lines.joined(separator: "\n"))
        return half4(x, 0, 0, 1);
      }
      """
    let edited = try await EditedFile(EditedFile.red)
    try await edited.waitFor(EditedFile.isRed, "the file")
    try Data(long.utf8).write(to: edited.file)
    // Some drivers need the memory that is allowed before the time.
    try await edited.session.program.nextLine {
      $0.contains("'paint' is not shown: 60 s of processor time were not enough")
        || $0.contains("'paint' is not shown: ") && $0.contains("more than 2 GiB of memory")
    }
    #expect(try await edited.color() == EditedFile.isRed)
    #expect(try await edited.session.quit().status == .exitCode(0))
  }

  /// Nothing is seen of amounts below 5, and the first guess is one.
  @Test func guessesThatShowAFunctionAreFoundForEachVersion() async throws {
    func faint(_ color: String) -> String {
      """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 paint(float2 position, float amount) {
        half3 shown = position.x < 40 ? half3(0, 0, 1) : half3(\(color));
        return half4(shown, 1) * half(step(5, amount));
      }
      """
    }
    let edited = try await EditedFile(faint("1, 0, 0"))
    try await edited.waitFor(EditedFile.isRed, "the function")
    try Data(faint("0, 1, 0").utf8).write(to: edited.file)
    try await edited.waitFor(EditedFile.isGreen, "the new version")
    #expect(try await edited.session.quit().status == .exitCode(0))
  }
}
