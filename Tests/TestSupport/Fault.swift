import Foundation

/// Calls of the system that fail in a program under test.
///
///     let fault = Fault(.write, at: 2, .error(ENOSPC), on: folder.path)
///     let output = try await Command.harmonic("capture", "-o", path).failing([fault]).run()
///
/// They are made to fail by a library that is preloaded, `Tests/FaultInjector`, which says what is
/// counted. What the program starts is not affected.
package struct Fault: Sendable, CustomStringConvertible {
  package enum Call: String, Sendable, CaseIterable {
    case open, read, write, rename, link, fsync, mkdir, mmap, memory
    /// Of inotify: to begin, with an empty path, and to watch something.
    case watch
  }

  package enum Outcome: Sendable, CustomStringConvertible {
    /// It returns this value of `errno`.
    case error(Int32)
    /// The process is killed before the call.
    case killed
    /// It reads or writes half of what it was to.
    case short

    fileprivate var word: String {
      switch self {
      case .error(let code): "\(code)"
      case .killed: "kill"
      case .short: "short"
      }
    }

    package var description: String {
      switch self {
      case .error(let code): String(cString: strerror(code))
      case .killed: "killed"
      case .short: "short"
      }
    }
  }

  package let call: Call
  /// Which call, from 1; 0 for none, which only counts them.
  package let number: Int
  /// Whether all later ones fail as well, of `mmap` and `memory` those of two seconds.
  package let lasts: Bool
  package let outcome: Outcome
  /// Only calls whose path contains this are counted; of `mmap` and `memory` those that come after
  /// the first file was opened to be written whose path contains it.
  package let place: String

  package init(
    _ call: Call, at number: Int, lasting lasts: Bool = false, _ outcome: Outcome, on place: String
  ) {
    self.call = call
    self.number = number
    self.lasts = lasts
    self.outcome = outcome
    self.place = place
  }

  package var description: String {
    "\(call) \(number)\(lasts ? "+" : ""): \(outcome)"
  }

  fileprivate var line: String {
    "\(call) \(number)\(lasts ? "+" : "") \(outcome.word) \(place)"
  }

  /// Whether programs can be made to fail: those built with a sanitizer have its own `malloc`.
  package static var canBeInjected: Bool {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__asan_init") == nil
      && dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__tsan_init") == nil
  }

  /// How often a program made a call that was watched.
  package struct Count: Sendable, Equatable {
    package let call: Call
    package let calls: Int
    package let failed: Int
    /// The path of the program or library that made the first of `mmap` and `memory` that failed.
    package let caller: String?

    /// line = kind " " calls " " failed " " ( caller / "-" )
    fileprivate init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4, let call = Call(rawValue: String(words[0])),
        let calls = Int(words[1]), let failed = Int(words[2])
      else { return nil }
      self.call = call
      self.calls = calls
      self.failed = failed
      caller = words[3] == "-" ? nil : String(words[3])
    }
  }

  /// Returns what makes calls fail in a program that is started with it.
  package static func environment(
    for faults: [Fault], log: String? = nil
  ) throws -> [String: String?] {
    [
      "LD_PRELOAD": try Command.builtExecutable("libFaultInjector.so"),
      "FAULTS": faults.map(\.line).joined(separator: "\n"), "FAULT_LOG": log,
    ]
  }

  /// Reads what a program that has ended wrote to its log; nothing of one that was killed.
  package static func counts(in log: String) -> [Count] {
    let text = try? String(contentsOfFile: log, encoding: .utf8)  // no file: it was killed
    return (text ?? "").split(separator: "\n").compactMap { Count($0) }
  }
}

extension Command {
  /// Returns the command with calls that fail.
  ///
  /// - Parameter log: A file that gets the counts, see ``Fault/counts(in:)``.
  package func failing(_ faults: [Fault], log: String? = nil) throws -> Command {
    var command = self
    command.environment.merge(try Fault.environment(for: faults, log: log)) { $1 }
    return command
  }
}
