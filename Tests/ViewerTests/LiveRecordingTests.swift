import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Capture

/// Frames that come when they like, in a file with a fixed rate.
@Suite struct LiveRecordingTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]

  /// A recording of one pixel into a file, ten frames a second from time 5 on.
  private func recording(
    into descriptor: Int32, room: Int = 8
  ) -> LiveRecording {
    LiveRecording(into: RawFrames(to: descriptor), rate: 10, from: 5, room: room)
  }

  private func finish(_ recording: LiveRecording, at time: Double) async -> LiveRecording.Outcome {
    await withCheckedContinuation { continuation in
      recording.finish(at: time) { continuation.resume(returning: $0) }
    }
  }

  private func counts(_ outcome: LiveRecording.Outcome) -> [Int]? {
    if case .written(let frames, let dropped) = outcome { [frames, dropped] } else { nil }
  }

  private func open(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(filePath: path))
    return try #require(FileHandle(forWritingAtPath: path))
  }

  @Test func aFrameIsShownUntilTheNext() async throws {
    let folder = try TemporaryFolder()
    let file = try open(folder.path + "/a.raw")
    let recording = recording(into: file.fileDescriptor)
    recording.add(Self.red, drawnAt: 5.01)
    recording.add(Self.green, drawnAt: 5.52)
    #expect(counts(await finish(recording, at: 5.95)) == [9, 0])
    let expected = Array(repeating: Self.red, count: 5) + Array(repeating: Self.green, count: 4)
    #expect(try folder.contents("a.raw") == expected.flatMap { $0 })
  }

  @Test func ofAFasterMonitorsFramesTheFirstInTimeIsTaken() async throws {
    let folder = try TemporaryFolder()
    let file = try open(folder.path + "/a.raw")
    let recording = recording(into: file.fileDescriptor)
    #expect(recording.needsFrame(at: 5.001))
    recording.add(Self.red, drawnAt: 5.001)
    #expect(!recording.needsFrame(at: 5.05) && recording.needsFrame(at: 5.11))
    recording.add(Self.green, drawnAt: 5.05)
    #expect(counts(await finish(recording, at: 5.11)) == [1, 0])
    #expect(try folder.contents("a.raw") == Self.red)
  }

  @Test func framesThatDoNotFitAreDroppedAndTheTimesStayRight() async throws {
    let pipe = Pipe()
    let recording = recording(into: pipe.fileHandleForWriting.fileDescriptor, room: 2)
    // Larger than the pipe: the first waits until somebody reads.
    let large = { (value: UInt8) in [UInt8](repeating: value, count: 1 << 20) }
    recording.add(large(0), drawnAt: 5.05)
    await waitUntil("the first is being written") {
      var end = pollfd(
        fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      return poll(&end, 1, 0) == 1
    }
    for frame in 1..<6 { recording.add(large(UInt8(frame)), drawnAt: 5.05 + Double(frame) / 10) }
    async let outcome = finish(recording, at: 5.6)
    let reader = Task.detached {
      try (0..<7).map { _ in
        try pipe.fileHandleForReading.read(upToCount: 1 << 20)?.first
      }
    }
    let shown = try await reader.value
    let result = try #require(counts(await outcome))
    // Two had room behind the first. The latest is shown at the end, for a frame of its own.
    #expect(result == [7, 3])
    #expect(shown == [0, 1, 2, 2, 2, 2, 5])
  }
}
