import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ViewBuilding

/// A program that misbehaves in every way, with and without a sandbox.
@Suite(.serialized) struct ViewProcessTests {
  private let folder: TemporaryFolder
  private let lines = Lines()

  init() throws { folder = try TemporaryFolder() }

  private final class Lines: Sendable {
    private let list = Mutex<[String]>([])
    func add(_ line: String) { list.withLock { $0.append(line) } }
    var all: [String] { list.withLock(\.self) }
  }

  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Stub/Misbehaving.swift")
  nonisolated(unsafe) private static let compiled = Result {
    let folder = try TemporaryFolder()
    let program = "\(folder.path)/program"
    let output = try ToolRun([
      TestModules.toolchain.get().compiler, source.path, "-module-name", "UserViews", "-Onone",
      "-gline-tables-only", "-use-ld=lld", "-o", program,
    ]).output()
    #expect(output.status == 0, "\(output.text)")
    return folder
  }

  private static let sandboxes = [Sandbox.find(), .none]

  private func start(
    _ mode: String, _ sandbox: Sandbox, _ change: (inout ProcessLimits) -> Void = { _ in }
  ) throws -> ViewProcess {
    let program = "\(folder.path)/program"
    try TestModules.install(Self.compiled.get().path + "/program", at: program)
    _ = try folder.file("mode", Array(mode.utf8))
    var limits = ProcessLimits()
    change(&limits)
    let toolchain = try TestModules.toolchain.get()
    return try ViewProcess(
      ViewProgram(
        executable: program, originals: [Self.source.path: Self.source.path],
        shownFile: Self.source.path, watched: []),
      modules: ViewModules(folder: folder.path, toolchain: toolchain),
      sandbox: sandbox, limits: limits
    ) { [lines] in lines.add($0) }
  }

  /// Asks the program, and returns what it answers.
  private func ask(_ process: ViewProcess) -> (answer: String, death: ViewDeath?) {
    process.beginTurn()
    _ = write(process.channel, "?", 1)
    if let death = process.waitForInput() { return ("", death) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = max(0, read(process.channel, &bytes, bytes.count))
    return (String(decoding: bytes[..<count], as: UTF8.self), nil)
  }

  /// The line of the program that ends with a comment.
  private func line(_ comment: String) throws -> Int {
    let lines = try String(contentsOf: Self.source, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasSuffix("// " + comment) }) + 1
  }

  @Test(arguments: sandboxes) func itAnswers(sandbox: Sandbox) throws {
    let process = try start("echo", sandbox)
    for _ in 0..<3 { #expect(ask(process).answer == "echo") }
    #expect(process.death == nil)
    process.end()
    #expect(process.death?.cause == .ended)
  }

  @Test(arguments: sandboxes) func aTrapIsOnTheAuthorsLine(sandbox: Sandbox) throws {
    let death = try #require(ask(start("trap", sandbox)).death)
    #expect(death.cause == .trapped)
    #expect(death.diagnostic.message == "the view crashed: Index out of range")
    #expect(death.diagnostic.span?.file == Self.source.path)
    #expect(try death.diagnostic.span?.line == line("out of range"))
    #expect(death.diagnostic.sourceLine?.contains("values[index]") == true)
    #expect(!lines.all.contains { $0.contains("***") })
  }

  @Test(arguments: sandboxes) func anOverflowIsOnTheAuthorsLine(sandbox: Sandbox) throws {
    let death = try #require(ask(start("overflow", sandbox)).death)
    #expect(death.cause == .trapped)
    #expect(death.diagnostic.message == "the view crashed: arithmetic overflow")
    #expect(try death.diagnostic.span?.line == line("overflow"))
  }

  @Test(arguments: sandboxes) func endlessRecursionIsACrash(sandbox: Sandbox) throws {
    let death = try #require(ask(start("recursion", sandbox)).death)
    #expect(death.cause == .trapped)
    #expect(death.diagnostic.message.hasPrefix("the view crashed: "))
  }

  @Test(arguments: sandboxes) func aLoopEndsAtItsLimit(sandbox: Sandbox) throws {
    let death = try #require(ask(start("loop", sandbox) { $0.processorSeconds = 0.3 }).death)
    #expect(death.cause == .busy)
    #expect(try death.diagnostic.span?.line == line("loop"))
    #expect(death.diagnostic.hint == "look for a loop that does not end")
  }

  @Test(arguments: sandboxes) func aProgramThatWaitsEnds(sandbox: Sandbox) throws {
    let death = try #require(ask(start("sleep", sandbox) { $0.idleSeconds = 0.3 }).death)
    #expect(death.cause == .idle)
  }

  @Test(arguments: sandboxes) func memoryIsLimited(sandbox: Sandbox) throws {
    let process = try start("memory", sandbox) {
      $0.memory = 1 << 30
      $0.processorSeconds = 60
    }
    let death = try #require(ask(process).death)
    #expect(death.cause == .outOfMemory)
    #expect(death.diagnostic.message == "the view needs more than 1 GB of memory")
  }

  /// Those that left the group of processes and the session end as well.
  @Test(arguments: sandboxes) func whatItStartedEndsWithIt(sandbox: Sandbox) async throws {
    let process = try start("fork", sandbox) { $0.processes = 40 }
    let (answer, death) = ask(process)
    #expect(answer == "forked" || death != nil)
    process.end()
    let path = "\(folder.path)/program"
    func left() -> Int {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.count {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == path
      }
    }
    await waitUntil("nothing of it is left", equals: 0) { left() }
    #expect(process.death != nil)
  }

  @Test(arguments: sandboxes) func outputIsLimited(sandbox: Sandbox) throws {
    let process = try start("output", sandbox) {
      $0.lines = 50
      $0.processorSeconds = 60
    }
    #expect(ask(process).answer == "written")
    process.end()
    #expect(lines.all.count == 51)
    #expect(lines.all.last == "(further lines of this frame are left out)")
    #expect(lines.all.first == "line 0")
    #expect(process.lastLines.count <= 200)
  }

  @Test(arguments: sandboxes) func itsLastLinesAreRead(sandbox: Sandbox) throws {
    let process = try start("lines", sandbox)
    #expect(ask(process).death?.cause == .exited(status: 0))
    #expect(lines.all == ["first", "second", "third"])
  }

  @Test(arguments: sandboxes) func anExitIsReported(sandbox: Sandbox) throws {
    let death = try #require(ask(start("exit", sandbox)).death)
    #expect(death.cause == .exited(status: 3))
    #expect(death.diagnostic.message == "the view ended its program, with status 3")
  }

  @Test(arguments: sandboxes) func aSignalIsReported(sandbox: Sandbox) throws {
    let death = try #require(ask(start("killed", sandbox)).death)
    #expect(death.cause == .killed(signal: SIGKILL))
  }

  @Test(arguments: sandboxes) func aProgramThatIgnoresSignalsEnds(sandbox: Sandbox) throws {
    let process = try start("stubborn", sandbox)
    #expect(ask(process).answer == "stubborn")
    process.end()
    #expect(process.death?.cause == .ended)
  }

  @Test func theSandboxHidesTheMachine() throws {
    let sandbox = Sandbox.find()
    try #require(sandbox.warning == nil, "bubblewrap is needed: Scripts/install-packages --tests")
    // No network, nothing written beside the program, a temporary folder, no services
    #expect(try ask(start("reach", sandbox)).answer == "false false true false")
  }

  // MARK: - Without bubblewrap

  @Test func aMissingSandboxIsReported() throws {
    let sandbox = Sandbox.find(in: [folder.path])
    #expect(sandbox.bubblewrap == nil)
    #expect(sandbox.warning?.message.contains("'bwrap' is not installed") == true)
  }

  @Test func aSandboxThatFailsIsReported() throws {
    let text = try folder.file("text", Array("#!/bin/sh\necho no namespaces; exit 1\n".utf8))
    try TestModules.install(text, at: "\(folder.path)/bwrap")
    let sandbox = Sandbox.find(in: [folder.path])
    #expect(sandbox.bubblewrap == nil)
    #expect(sandbox.warning?.message.contains("does not work here: no namespaces") == true)
  }

  @Test func aProgramThatIsGoneIsReported() throws {
    let toolchain = try TestModules.toolchain.get()
    let process = try ViewProcess(
      ViewProgram(executable: "/none/program", originals: [:], shownFile: "", watched: []),
      modules: ViewModules(folder: folder.path, toolchain: toolchain), sandbox: .none
    ) { [lines] in lines.add($0) }
    #expect(process.waitForInput()?.cause == .exited(status: 127))
  }
}
