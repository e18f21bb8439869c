import Foundation
import TestSupport
import Testing

@Suite struct RunningCommandTests {
  /// A program that says what it does and runs until a signal stops it.
  private let untilStopped = Command(
    "sh", "-c", "trap 'echo stopped >&2; exit 7' USR1; echo one >&2; echo two >&2; read -r _",
    input: .heldOpen)

  @Test func linesAreTakenOneByOne() async throws {
    let running = try untilStopped.start()
    #expect(try await running.nextLine() == "one")
    #expect(try await running.nextLine() == "two")
    #expect(running.isRunning)
    running.send(SIGUSR1)
    #expect(try await running.nextLine() == "stopped")
    #expect(try await running.end().status == .exitCode(7))
    #expect(!running.isRunning)
  }

  @Test func linesThatDoNotMatchAreSkipped() async throws {
    let running = try Command("sh", "-c", "echo a; echo b1; echo c; printf b2").start()
    #expect(try await running.nextLine(of: .output) { $0.hasPrefix("b") } == "b1")
    #expect(try await running.nextLine(of: .output) { $0.hasPrefix("b") } == "b2")
  }

  @Test func lineThatNeverComesIsAnErrorAtTheEnd() async throws {
    let running = try Command("sh", "-c", "echo something >&2").start()
    let failure = await #expect(throws: Command.Failure.self) {
      try await running.nextLine { $0 == "else" }
    }
    #expect(failure?.description.contains("ended without the awaited line") == true)
    #expect(failure?.description.contains("standard error: something") == true)
  }

  @Test func terminationIsToldFromAnExit() async throws {
    let running = try Command("sleep", "600").start()
    #expect(try await running.terminate().status == .signal(SIGTERM))
  }

  @Test func endsWithItsLastReference() async throws {
    var running: RunningCommand? = try Command("sleep", "600").start()
    let process = try #require(running?.processIdentifier)
    running = nil
    await waitUntil("the program is gone") { kill(process, 0) != 0 }
  }
}
