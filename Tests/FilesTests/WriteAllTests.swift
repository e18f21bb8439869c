import Files
import Foundation
import Testing

@Suite struct WriteAllTests {
  /// Several times what a pipe holds.
  private static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }

  @Test func aFullPipeThatDoesNotWaitIsWaitedFor() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let writer = ends[1]
    Thread.detachNewThread {
      #expect(writeAll(Self.bytes, to: writer) == nil)
      close(writer)
    }
    #expect(try reader.readToEnd() == Data(Self.bytes))
  }

  @Test func theSystemsReasonIsReturned() {
    let file = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(writeAll([1], to: file) == ENOSPC)
    #expect(writeAll([], to: file) == nil)
  }

  // A process of its own, for its standard input is the whole process's.
  @Test func anInputThatDoesNotWaitIsReadToItsEnd() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      #expect(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
      #expect(dup2(ends[0], STDIN_FILENO) == STDIN_FILENO)
      let writer = ends[1]
      Thread.detachNewThread {
        for piece in 0..<3 { #expect(writeAll([UInt8(piece)], to: writer) == nil) }
        close(writer)
      }
      let bytes = try? readStandardInput(limit: 10)  // nil fails below
      #expect(bytes == [0, 1, 2])
    }
  }
}
