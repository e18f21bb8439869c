import Foundation
import Testing

@testable import TestSupport

/// The script with stand-ins for what takes minutes.
@Suite final class SanitizeScriptTests {
  private let workshop: ScriptWorkshop

  /// The stand-in for Swift builds a window that stays until it is ended.
  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.write(
      "program",
      """
      #!/bin/sh
      [ ! -e finding ] || cp finding "${ASAN_OPTIONS#log_path=}.$$"
      trap 'exit 130' TERM
      while :; do \(try Command.path(of: "sleep")) 0.05; done
      """, isProgram: true)
    try workshop.addTool(
      "swift",
      """
      for word; do [ "$word" != test ] || exit ${TESTS_STATUS-0}; done
      mkdir -p .build/address/debug .build/thread/debug
      cp program .build/address/debug/harmonic
      cp program .build/thread/debug/harmonic
      """)
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    try workshop.addTool("Xvfb", "echo 77; exec cat")
    try workshop.addTool("xdotool", "[ $1 != search ] || echo 1234")
    for tool in ["clang", "openbox", "sleep"] { try workshop.addTool(tool, "") }
    try workshop.link("mktemp")
  }

  deinit { workshop.remove() }

  @Test(arguments: [[], ["memory"]]) func theSanitizerHasToBeNamed(arguments: [String]) async throws
  {
    let output = try await workshop.run("sanitize", arguments)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("error: the sanitizer is 'address' or 'thread'"))
  }

  @Test(arguments: ["address", "thread"])
  func someTestsAreRunWithoutAWindow(sanitizer: String) async throws {
    let output = try await workshop.run(
      "sanitize", sanitizer, "--filter", "SpringTests", environment: ["TESTS_STATUS": "3"])
    let root = workshop.folder.path
    let package =
      "--package-path \(root) --scratch-path \(root)/.build/\(sanitizer) --sanitize \(sanitizer)"
    let sixAtATime = "--experimental-maximum-parallelization-width 6"
    #expect(
      workshop.calls(of: "swift") == [
        "swift build \(package) -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug --build-tests",
        "swift test \(package) --skip-build \(sixAtATime) --filter SpringTests",
      ])
    #expect(workshop.calls(of: "xdotool") == [])
    #expect(output.status == .exitCode(3))
  }

  @Test func aWindowGetsKeysClicksAndAnotherSize() async throws {
    let output = try await workshop.run(
      "sanitize", "address", "--window", environment: ["ROUNDS": "12"])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let calls = workshop.calls(of: "xdotool")
    for start in ["search ", "key ", "mousemove --window 1234 ", "windowsize 1234 "] {
      #expect(calls.contains { $0.hasPrefix("xdotool \(start)") })
    }
    #expect(workshop.calls(of: "swift").count == 1)
  }

  @Test func whatIsFoundIsPrinted() async throws {
    try workshop.write("finding", "ERROR: heap-use-after-free\n")
    let output = try await workshop.run(
      "sanitize", "address", "--window", environment: ["ROUNDS": "12"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("ERROR: heap-use-after-free"))
    #expect(output.errorText.contains("sanitize: error: 2 processes have findings"))
  }

  @Test func aWindowThatEndsByItselfIsAnError() async throws {
    try workshop.write("program", "#!/bin/sh\necho 'cannot draw' >&2\n", isProgram: true)
    let output = try await workshop.run(
      "sanitize", "address", "--window", environment: ["ROUNDS": "12"])
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains(/error: (no window opened|the window did not last a minute)/))
    #expect(output.errorText.contains("cannot draw"))
  }
}
