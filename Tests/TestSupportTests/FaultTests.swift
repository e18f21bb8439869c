import Foundation
import Testing

@testable import TestSupport

/// The library that makes calls fail.
@Suite(.enabled(if: Fault.canBeInjected, "a sanitizer has its own memory")) struct FaultTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/file" }
  private var log: String { "\(folder.path)/log" }

  init() throws { folder = try TemporaryFolder() }

  private func run(_ command: Command, _ faults: Fault...) async throws -> Command.Output {
    try await command.failing(faults, log: log).run()
  }

  @Test func onlyTheNumberedCallFails() async throws {
    let command = Command("mkdir", "\(path)1", "\(path)2", "\(path)3")
    let output = try await run(command, Fault(.mkdir, at: 2, .error(ENOSPC), on: path))
    #expect(output.errorText.contains("\(path)2"))
    #expect(output.errorText.contains("No space left on device"))
    #expect(try folder.names == ["file1", "file3", "log"])
    #expect(Fault.counts(in: log).map { [$0.calls, $0.failed] } == [[3, 1]])
  }

  @Test func allLaterCallsFailIfItLasts() async throws {
    let command = Command("mkdir", "\(path)1", "\(path)2", "\(path)3")
    _ = try await run(command, Fault(.mkdir, at: 2, lasting: true, .error(ENOSPC), on: path))
    #expect(try folder.names == ["file1", "log"])
    #expect(Fault.counts(in: log).map { [$0.calls, $0.failed] } == [[3, 2]])
  }

  @Test func otherPlacesAreNotCounted() async throws {
    let command = Command("mkdir", "\(path)1", "\(folder.path)/other")
    _ = try await run(command, Fault(.mkdir, at: 1, lasting: true, .error(EIO), on: "/other"))
    #expect(try folder.names == ["file1", "log"])
  }

  @Test func aNumberOfNoneCounts() async throws {
    let command = Command("mkdir", "\(path)1", "\(path)2")
    _ = try await run(
      command, Fault(.mkdir, at: 0, .error(EIO), on: path), Fault(.memory, at: 0, .error(0), on: "")
    )
    #expect(try folder.names == ["file1", "file2", "log"])
    let counts = Fault.counts(in: log)
    #expect(counts.map(\.call) == [.mkdir, .memory])
    #expect(counts[0].calls == 2 && counts[0].failed == 0 && counts[1].calls > 0)
  }

  /// `dd` writes three pieces, and the rest of one that was cut short.
  @Test(arguments: [(Fault.Outcome.short, 3000), (.error(ENOSPC), 1000)])
  func aWriteIsCutShortOrFails(outcome: Fault.Outcome, count: Int) async throws {
    let command = Command("dd", "if=/dev/zero", "of=\(path)", "bs=1000", "count=3")
    let output = try await run(command, Fault(.write, at: 2, outcome, on: path))
    #expect(output.errorText.contains("No space left") == (count < 3000))
    #expect(try folder.contents("file").count == count)
  }

  /// The C library asks for some memory in the name of `find`.
  @Test func whatAskedForMemoryIsNamed() async throws {
    let fault = Fault(.memory, at: 1, lasting: true, .error(ENOMEM), on: "")
    #expect(try await run(Command("find", "/dev/null"), fault).status != .exitCode(0))
    let count = try #require(Fault.counts(in: log).first)
    let name = count.caller?.split(separator: "/").last
    #expect(count.failed > 0 && (name == "find" || name == "libc.so.6"), "\(count)")
  }

  @Test func aProgramIsKilledBeforeTheCall() async throws {
    let output = try await run(
      Command("mkdir", "\(path)1", "\(path)2"), Fault(.mkdir, at: 2, .killed, on: path))
    #expect(output.status == .signal(SIGKILL))
    #expect(try folder.names == ["file1"])
  }

  /// The shell itself makes no folder.
  @Test func whatTheProgramStartsIsNotAffected() async throws {
    let command = Command("sh", "-c", "mkdir \"$0\"; :", path)
    let output = try await run(command, Fault(.mkdir, at: 1, .error(EIO), on: path))
    #expect(output.errorText == "")
    #expect(try folder.names.contains("file"))
  }
}
