import Foundation
import TestSupport
import Testing

/// Recordings that cannot be made: the file is whole or absent, and the message says why.
@Suite(.serialized) struct RecordFailureTests {
  private let recording: Recording

  init() throws { recording = try Recording() }

  @Test(arguments: [
    (["-o", "clip.avi"], "'clip.avi' is not a recording's name"),
    (["-o", "clip-%x.png"], "'clip-%x.png' has no place for a number"),
    (["-o", "a%d-%d.png"], "'a%d-%d.png' has no place for a number"),
    ([], "record needs a file to write"),
    (["-o", "a.gif", "--fps", "60"], "'.gif' has at most 50 frames a second"),
    (["-o", "a.mp4", "--background", "transparent"], "'.mp4' has no transparency"),
    (["-o", "a%d.png", "--frames", "3..1"], "'3..1' is not a range of frames"),
    (["-o", "a%d.png", "--frames", "x"], "'x' is not a range of frames"),
    (["-o", "a%d.png", "--frames", "0..240"], "there is no frame 240"),
    (["-o", "a%d.png", "--duration", "0"], "'--duration' is 0"),
    (["-o", "a%d.png", "--fps", "0"], "'--fps' is 0"),
  ])
  func wrongUsageIsExplained(words: [String], message: String) async throws {
    let output = try await recording.command(["record", "button"] + words).run()
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.hasPrefix("harmonic: error: \(message)"), "\(output.errorText)")
    #expect(output.errorText.contains("\nhint: "))
    #expect(try recording.names == [])
  }

  @Test func framesThatDependOnOthersHaveTheirOwnRate() async throws {
    let shader = """
      uniform sampler2D u_buffer0;
      void main() {
      #if defined(BUFFER_0)
        gl_FragColor = vec4(1.0);
      #else
        gl_FragColor = texture2D(u_buffer0, vec2(0.5));
      #endif
      }
      """
    _ = try recording.folder.file("buffer.frag", Array(shader.utf8))
    for words in [["--fps", "120"], ["--loop"]] {
      let output = try await recording.command(
        ["record", "buffer.frag", "-o", "a%d.png"] + words
      ).run()
      #expect(output.status == .exitCode(2))
      #expect(output.errorText.contains("its frames are drawn from those before"))
    }
  }

  /// A folder that holds nothing, or a program by that name, is all of `PATH`.
  private func path(_ ffmpeg: String?) throws -> [String: String?] {
    let folder = "\(recording.folder.path)/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let ffmpeg {
      let file = try recording.folder.file("bin/ffmpeg", Array("#!/bin/sh\n\(ffmpeg)\n".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    return ["PATH": folder]
  }

  @Test(arguments: ["a.mp4", "a.webm", "a.gif"])
  func withoutFFmpegNothingIsDrawn(name: String) async throws {
    let output = try await recording.command(
      ["record", "button", "-o", name, "--verbose"], environment: path(nil)
    ).run()
    #expect(output.status == .exitCode(1))
    // Not even a context was made.
    #expect(
      output.errorText == """
        harmonic: error: cannot write a video or GIF: 'ffmpeg' is not installed
        hint: install the package 'ffmpeg', or record an animated PNG: -o clip.png

        """)
    #expect(try recording.names == ["bin"])
  }

  @Test(arguments: [
    ("echo 'no such codec' >&2; exit 3", "ffmpeg failed:\nno such codec\n"),
    ("exit 3", "ffmpeg failed without a word\n"),
    ("exec /bin/cat >/dev/null", "ffmpeg failed:\nit wrote nothing\n"),
    (
      "/usr/bin/head -c 9000 >/dev/null; echo 'out of luck' >&2; exit 1",
      "ffmpeg failed:\nout of luck\n"
    ),
    ("kill -9 $$", "ffmpeg failed:\nit was ended by signal 9\n"),
    ("exec 0<&-; exit 0", "ffmpeg failed:\nit ended before the last frame came\n"),
  ])
  func aDyingFFmpegLeavesItsWordsAndNoFile(script: String, words: String) async throws {
    for name in ["a.mp4", "a.gif"] {
      let output = try await recording.command(
        ["record", "button", "-o", name, "--duration", "1"], environment: path(script)
      ).run()
      #expect(output.status == .exitCode(1), "\(output.errorText)")
      #expect(output.errorText.contains("harmonic: error: \(words)"), "\(output.errorText)")
      #expect(try recording.names == ["bin"])
    }
  }

  /// A limit on the size of files stands for a full disk: both fail in the middle of a file.
  @Test(
    .disabled(if: SanitizedRun.isOn, "the thread sanitizer writes a larger file at the start"),
    arguments: ["a.png", "a.mp4", "a.gif", "f%03d.png"])
  func aFullDiskLeavesNoPartOfAFile(name: String) async throws {
    let harmonic = try recording.command([]).executable
    let line = "ulimit -f 16; exec '\(harmonic)' record button --press 0..9 --scale 4 -o '\(name)'"
    var command = Command("sh", "-c", line, workingDirectory: recording.folder.path)
    command.environment = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    let output = try await command.run()
    #expect(output.status == .exitCode(1), "\(output.errorText)")
    #expect(output.errorText.contains("harmonic: error: "))
    #expect(try recording.names == [])
  }

  /// Space may run out only after the last frame, when the end of the file is written.
  @Test(arguments: ["a.mp4", "a.webm", "a.gif"])
  func aDiskThatIsTooSmallLeavesTheOldFile(name: String) async throws {
    let words = ["button", "--duration", "0.5", "--scale", "2", "--press", "0..9", "-o"]
    try await recording.make(words + ["whole-\(name)"])
    let pages = (try recording.bytes("whole-\(name)").count - 1) / 4096
    let line = """
      for pages in 1 \(pages / 2) \(pages); do
        mount -t tmpfs -o size=$((4 + 4 * pages))k none . && cd "$PWD" || exit 9
        printf old >\(name)
        "$0" record \(words.joined(separator: " ")) \(name)
        echo "$? $(cat \(name))"
      done
      """
    let harmonic = try recording.command([]).executable
    let output = try await Command(
      "unshare", "-Urm", "sh", "-c", line, harmonic,
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
      workingDirectory: recording.folder.path
    ).run()
    // Some systems keep namespaces from their users.
    guard output.status == .exitCode(0) else { return }
    #expect(output.text == "1 old\n1 old\n1 old\n", "\(output.errorText)")
    let reason = "'\(name)': No space left on device"
    #expect(output.errorText.components(separatedBy: reason).count > 3, "\(output.errorText)")
  }

  @Test func aReaderThatGoesAwayEndsIt() async throws {
    let harmonic = try recording.command([]).executable
    let line = "'\(harmonic)' record button -o - --duration 60 | head -c 1000 | wc -c"
    let output = try await Command("sh", "-c", line).run()
    #expect(output.text.trimmingCharacters(in: .whitespacesAndNewlines) == "1000")
    #expect(output.errorText.contains("cannot write the frames: "), "\(output.errorText)")
  }

  /// Records for a quarter of an hour, unless a shell sends a signal once `condition` holds, a line
  /// of its messages or a file that is there.
  ///
  /// A shell, because it is there at once: tests that run beside this one hold it up for minutes,
  /// and the recording would take their time.
  private func interrupted(
    by signal: String, once condition: String, recording name: String
  ) async throws -> Command.Output {
    let script = """
      mkfifo /tmp/said.$$
      "$0" record button -o \(name) --duration 900 --verbose 2>/tmp/said.$$ & program=$!
      while read -r line; do
        case $line in *recording*) \(condition); kill -\(signal) $program;; esac
      done </tmp/said.$$
      rm /tmp/said.$$
      wait $program
      """
    let harmonic = try recording.command([]).executable
    return try await Command(
      "sh", "-c", script, harmonic, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
      workingDirectory: recording.folder.path
    ).run()
  }

  @Test(arguments: ["INT", "TERM", "HUP"], ["a.mp4", "a.gif", "a.png"])
  func anInterruptionLeavesNothing(signal: String, name: String) async throws {
    let output = try await interrupted(by: signal, once: ":", recording: name)
    #expect(output.status == .exitCode(130), "\(output.errorText)")
    #expect(try recording.names == [])
  }

  @Test func numberedPicturesAreWholeWhenItIsInterrupted() async throws {
    let output = try await interrupted(
      by: "INT", once: "until [ -e f0005.png ]; do sleep 0.05; done", recording: "f%04d.png")
    #expect(output.status == .exitCode(130), "\(output.errorText)")
    let names = try recording.names
    #expect(names.count > 5)
    for name in names { _ = try recording.picture(name) }
  }

  @Test(arguments: ["a.mp4", "a.png"])
  func aKilledProgramLeavesNothing(name: String) async throws {
    // 128 and the signal's number, as a shell has it
    #expect(
      try await interrupted(by: "KILL", once: ":", recording: name).status == .exitCode(137))
    #expect(try recording.names == [])
  }

  /// An existing file stays until the new one is whole.
  @Test func aFailureLeavesTheOldFile() async throws {
    _ = try recording.folder.file("a.mp4", Array("old".utf8))
    let output = try await recording.command(
      ["record", "button", "-o", "a.mp4"], environment: path("exit 1")
    ).run()
    #expect(output.status == .exitCode(1))
    #expect(try recording.bytes("a.mp4") == Array("old".utf8))
  }
}
