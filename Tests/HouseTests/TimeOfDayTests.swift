import Foundation
import Testing

/// The time of day can be set while a window is open: nothing that moves or waits may depend on it.
/// `Window.time` is GLFW's, which goes by the system's monotonic clock.
@Suite struct TimeOfDayTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The files that read it, each once.
  @Test func onlyDatesAndNamesOfPicturesReadIt() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var readers: [String] = []
    for case let file as URL in files! where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      let readings = code.matches(
        of:
          /\b(?:time\(nil\)|gettimeofday|timespec_get|ftime|CLOCK_REALTIME\w*|wallDeadline|g_get_real_time|g_date_time_new_now\w*)/
      )
      readers += readings.map { _ in file.lastPathComponent }
    }
    // What a scene begins with, which then goes on by its own clock; and a picture's name.
    #expect(readers.sorted() == ["FileTimestamp.swift", "SceneDate+Now.swift"])
  }
}
