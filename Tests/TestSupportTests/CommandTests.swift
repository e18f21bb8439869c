import Foundation
import Testing

@testable import TestSupport

@Suite struct CommandTests {
  @Test func givesBothStreamsAndTheStatus() async throws {
    let output = try await Command("sh", "-c", "echo out; echo err >&2; exit 3").run()
    #expect(output.status == .exitCode(3))
    #expect(output.text == "out\n")
    #expect(output.errorText == "err\n")
  }

  @Test func argumentsArriveAsTheyAre() async throws {
    let output = try await Command("printf", "<%s>", "two words", "*", "", "$HOME").run()
    #expect(output.text == "<two words><*><><$HOME>")
  }

  @Test func streamsLargerThanAPipeAreReadSideBySide() async throws {
    // 300 000 bytes to each in turn; a pipe holds 65 536
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; echo end"
    let output = try await Command("sh", "-c", script).run()
    #expect(output.bytes.count == 300_004)
    #expect(output.errorBytes.count == 300_000)
  }

  @Test func inputIsReadToItsEnd() async throws {
    let bytes = [UInt8](0...255) + [UInt8](repeating: 7, count: 200_000)
    let output = try await Command("cat", input: .bytes(bytes)).run()
    #expect(output.bytes == bytes)
  }

  @Test func inputThatNobodyReadsIsNoError() async throws {
    let output = try await Command("true", input: .text("unread")).run()
    #expect(output.status == .exitCode(0))
  }

  @Test func inputIsEmptyByDefault() async throws {
    let output = try await Command("cat").run()
    #expect(output.bytes == [])
  }

  @Test func environmentIsChangedAndInherited() async throws {
    let output = try await Command(
      "sh", "-c", "echo ${ADDED-unset} ${HOME-unset} ${PATH:+inherited}",
      environment: ["ADDED": "yes", "HOME": nil]
    ).run()
    #expect(output.text == "yes unset inherited\n")
  }

  @Test func runsInItsWorkingDirectory() async throws {
    let output = try await Command("pwd", workingDirectory: "/usr/share").run()
    #expect(output.text == "/usr/share\n")
  }

  @Test func theLimitKillsTheProgramAndWhatItStarted() async throws {
    let command = Command("sh", "-c", "sleep 600 & echo $!; wait")
    let limit = Duration.milliseconds(500)
    let failure = await #expect(throws: Command.Failure.self) {
      try await command.run(limit: limit)
    }
    let message = try #require(failure?.description)
    let start = "'sh -c sleep 600 & echo $!; wait' did not end within \(limit.granted())"
    #expect(message.hasPrefix(start))
    let sleeping = try #require(message.firstMatch(of: /standard output: (\d+)/)?.1)
    await waitUntil("the program's own child is gone") {
      // a child that nobody has collected yet is a zombie, which has no command line
      (try? String(contentsOfFile: "/proc/\(sleeping)/cmdline", encoding: .utf8)) ?? "" == ""
    }
  }

  @Test func programThatIsNotThereIsNamed() async {
    let failure = await #expect(throws: Command.Failure.self) {
      try await Command("no-such-program").run()
    }
    #expect(failure?.description == "cannot start 'no-such-program': no such program")
  }

  @Test func findsTheBuiltProgram() throws {
    let command = try Command.harmonic("--version")
    #expect(command.executable.hasSuffix("/harmonic"))
    #expect(command.arguments == ["--version"])
  }

  @Test func programThatIsNotBuiltIsExplained() {
    let failure = #expect(throws: Command.Failure.self) {
      try Command.builtExecutable("no-such-product")
    }
    #expect(
      failure?.description.hasSuffix("hint: build it: swift build --product no-such-product")
        == true)
  }
}
