import Foundation
import TestSupport
import Testing

/// Captures in which the n-th call of a kind fails, for every n.
///
/// Guarantees: the file is whole, or unchanged; no other file stays; a call that failed while the
/// picture was written to its file is named, with status 1; a cache that fails changes nothing.
/// Where there is no memory the program may end by a signal, for Swift has no other way; the
/// guarantees about files hold then as well.
@Suite(.serialized, .enabled(if: Fault.canBeInjected, "a sanitizer has its own memory"))
struct CaptureFaultTests {
  private static let writing: [Fault.Call] = [.open, .write, .rename, .link, .fsync]

  /// Errors that a call may give.
  private static func errors(of call: Fault.Call) -> [Int32] {
    let errors: [Int32] =
      switch call {
      case .open: [ENOSPC, EACCES, EMFILE, EROFS]
      case .write: [ENOSPC, EIO, EDQUOT]
      case .rename, .link: [ENOSPC, EIO, EXDEV]
      case .fsync: [EIO, ENOSPC]
      default: [EIO]
      }
    return FaultyCapture.triesEverything ? errors : [errors[0]]
  }

  @Test(arguments: FaultyCapture.Verb.allCases, [false, true])
  func aCallThatFailsIsNamedAndTheFileIsUnchanged(
    verb: FaultyCapture.Verb, replacing: Bool
  ) async throws {
    let capture = try await FaultyCapture(of: verb)
    let counts = try await capture.counts(
      of: Self.writing, on: capture.out, replacing: replacing)
    #expect(counts[.open]! > 0 && counts[.write]! > 0 && counts[.fsync]! > 0)
    #expect(counts[.rename]! + counts[.link]! > 0)
    for (call, count) in counts where count > 0 {
      for (number, error) in (1...count).flatMap({ number in
        Self.errors(of: call).map { (number, $0) }
      }) {
        let fault = Fault(call, at: number, lasting: true, .error(error), on: capture.out)
        let result = try await capture.run([fault], replacing: replacing)
        #expect(result.output.status == .exitCode(1), "\(fault)")
        let reason = "\(String(cString: strerror(error))) (\(call))"
        #expect(
          result.output.errorText == "harmonic: error: cannot write '\(capture.path)': \(reason)\n",
          "\(fault)")
        #expect(result.picture == (replacing ? .old : .absent), "\(fault)")
        #expect(result.leftovers == [], "\(fault)")
      }
    }
  }

  /// A disk that has room again; and one whose file system knows no files without a name, which
  /// the first call shows.
  @Test(arguments: FaultyCapture.Verb.allCases, [false, true])
  func aCallThatFailsOnceLeavesAWholeFileOrNone(
    verb: FaultyCapture.Verb, hasNames: Bool
  ) async throws {
    let capture = try await FaultyCapture(of: verb)
    let refusal = Fault(.open, at: 1, .error(EOPNOTSUPP), on: capture.out)
    let counts = try await capture.counts(of: Self.writing, on: capture.out, replacing: true)
    for (call, count) in try nonEmpty(counts.filter { $0.value > 0 }) {
      for number in 1...(hasNames ? 2 : count) {
        let fault = Fault(call, at: number, .error(Self.errors(of: call)[0]), on: capture.out)
        let result = try await capture.run(hasNames ? [refusal, fault] : [fault], replacing: true)
        let isDone = result.output.status == .exitCode(0)
        #expect(isDone || result.output.status == .exitCode(1), "\(fault)")
        #expect(result.picture == (isDone ? .whole : .old), "\(fault)")
        #expect(result.leftovers == [], "\(fault)")
      }
    }
  }

  @Test(arguments: FaultyCapture.Verb.allCases)
  func aWriteThatIsCutShortOrInterruptedGoesOn(verb: FaultyCapture.Verb) async throws {
    let capture = try await FaultyCapture(of: verb)
    for fault in [
      Fault(.write, at: 1, .error(EINTR), on: capture.out),
      Fault(.write, at: 1, lasting: true, .short, on: capture.out),
      Fault(.read, at: 1, .error(EINTR), on: capture.cache),
      Fault(.read, at: 1, lasting: true, .short, on: capture.cache),
    ] {
      let result = try await capture.run([fault])
      #expect(result.counts[0].failed > 0, "\(fault)")
      #expect(result.output.status == .exitCode(0), "\(fault)")
      #expect(result.picture == .whole, "\(fault)")
    }
  }

  /// A cache that cannot be read or written, cold or warm, of programs and of guesses.
  @Test(arguments: [true, false]) func aCacheThatFailsChangesNothing(isCold: Bool) async throws {
    let capture = try await FaultyCapture(
      "fade.metal",
      files: [
        "fade.metal": """
        #include <metal_stdlib>
        using namespace metal;
        [[ stitchable ]] half4 fade(float2 position, half4 color, float time, float strength) {
          return color * half(time * strength);
        }
        """
      ])
    let calls: [Fault.Call] = [.open, .read, .write, .rename, .link, .fsync, .mkdir]
    let counts = try await capture.counts(of: calls, on: capture.cache, isCold: isCold)
    #expect(isCold ? counts[.write]! > 1 && counts[.mkdir]! > 1 : counts[.read]! > 1)
    for (call, count) in counts where count > 0 {
      let some = FaultyCapture.numbers(
        upTo: count, atMost: FaultyCapture.triesEverything ? .max : 2)
      for (index, number) in some.enumerated() {
        let lasts = index % 2 == 0
        let error = Self.errors(of: call)[0]
        let fault = Fault(call, at: number, lasting: lasts, .error(error), on: capture.cache)
        let result = try await capture.run([fault], isCold: isCold)
        #expect(result.counts.first.map { $0.failed > 0 } == true, "\(fault)")
        #expect(result.output.status == .exitCode(0), "\(fault)")
        #expect(result.picture == .whole, "\(fault)")
        #expect(!result.output.errorText.contains("error"), "\(fault)")
        let files = FileManager.default.enumerator(atPath: capture.cache)?.allObjects ?? []
        #expect(!files.contains { "\($0)".contains("/.harmonic-") }, "\(fault)")
      }
    }
  }

  /// One that is killed before a call on its way to the file, and at any other moment.
  @Test(arguments: FaultyCapture.Verb.allCases, [false, true])
  func aKilledProgramLeavesAWholeFileOrNone(
    verb: FaultyCapture.Verb, replacing: Bool
  ) async throws {
    let capture = try await FaultyCapture(of: verb)
    let counts = try await capture.counts(
      of: Self.writing, on: capture.out, replacing: replacing)
    var faults = counts.flatMap { call, count in
      (0..<count).map { Fault(call, at: $0 + 1, .killed, on: capture.out) }
    }
    // An allocation is as good a moment as any.
    let moments = try await capture.counts(of: [.memory], on: "")[.memory]!
    var random = SeededRandom(seed: 9)
    for _ in 0..<(FaultyCapture.triesEverything ? 50 : 3) {
      faults.append(Fault(.memory, at: .random(in: 1...moments, using: &random), .killed, on: ""))
    }
    for fault in try nonEmpty(faults) {
      let result = try await capture.run([fault], replacing: replacing)
      // There are not as many allocations in every run.
      let isReached = result.counts.first?.failed != 0
      #expect(result.output.status == (isReached ? .signal(SIGKILL) : .exitCode(0)), "\(fault)")
      // At another moment the file may be there already.
      #expect([replacing ? .old : .absent, .whole].contains(result.picture), "\(fault)")
      #expect(result.leftovers.allSatisfy { $0.hasPrefix(".harmonic-") }, "\(fault)")
      #expect(result.leftovers.count <= 1, "\(fault)")
    }
  }

  /// Memory, and pages of files, from the start and while the file is being written.
  @Test(
    .disabled(if: SanitizedRun.isOn, "a sanitizer without memory ends the program"),
    arguments: FaultyCapture.Verb.allCases, [Fault.Call.memory, .mmap])
  func withoutMemoryTheFileIsWholeOrAbsent(
    verb: FaultyCapture.Verb, call: Fault.Call
  ) async throws {
    let capture = try await FaultyCapture(of: verb)
    let limit = FaultyCapture.triesEverything ? 1000 : 8
    var tries = 0
    for place in ["", capture.out] {
      let count = try await capture.counts(of: [call], on: place)[call]!
      guard count > 0 else { continue }
      for number in FaultyCapture.numbers(upTo: count, atMost: limit) {
        let fault = Fault(call, at: number, lasting: number % 2 == 0, .error(ENOMEM), on: place)
        let result = try await capture.run([fault], replacing: true)
        // What ends it may come when the file is there.
        let isDone =
          result.picture == .whole || result.picture == .different && result.driverMayHaveDrawnLess
        let message = "\(fault): \(result.picture), \(result.counts), \(result.output.errorText)"
        #expect(isDone || result.output.status != .exitCode(0), "\(message)")
        #expect(isDone || result.picture == .old, "\(message)")
        #expect(result.leftovers == [], "\(fault)")
        tries += 1
      }
    }
    #expect(tries > 0)
  }

  /// Files that are opened on the way: fonts, the driver, settings.
  @Test func withoutFilesTheProgramEndsByItself() async throws {
    let capture = try await FaultyCapture("headline", "--time", "2")
    let count = try await capture.counts(of: [.open], on: "", isCold: true)[.open]!
    let limit = FaultyCapture.triesEverything ? .max : 5
    for number in try nonEmpty(FaultyCapture.numbers(upTo: count, atMost: limit)) {
      let fault = Fault(.open, at: number, lasting: true, .error(EMFILE), on: "")
      let result = try await capture.run([fault], replacing: true, isCold: true)
      #expect(result.hasExited, "\(fault): \(result.output.errorText)")
      #expect([.whole, .old].contains(result.picture), "\(fault)")
      #expect(result.leftovers == [], "\(fault)")
    }
  }

  @Test(arguments: [Fault.Call.open, .read])
  func anInputThatCannotBeReadIsNamed(call: Fault.Call) async throws {
    let capture = try await FaultyCapture(
      "red.frag",
      files: ["red.frag": "void main() { gl_FragColor = vec4(1, 0, 0, 1); }"])
    let place = "red.frag"
    let count = try await capture.counts(of: [call], on: place)[call]!
    for number in 1...max(count, 1) {
      let fault = Fault(call, at: number, lasting: true, .error(EIO), on: place)
      let result = try await capture.run([fault])
      let isDone = result.output.status == .exitCode(0)
      // It is read once to be recognized, status 4, and once to be translated, status 3.
      #expect(isDone || [.exitCode(3), .exitCode(4)].contains(result.output.status), "\(fault)")
      #expect(result.picture == (isDone ? .whole : .absent), "\(fault)")
      #expect(
        isDone || result.output.errorText.contains("error: cannot read 'red.frag'"),
        "\(fault): \(result.output.errorText)")
    }
  }
}
