internal import Files
internal import Glibc

/// One run of a program that ends by itself, such as the compiler: what it wrote, and its status.
///
/// ```swift
/// let run = ToolRun(["/usr/bin/swiftc", "--version"])
/// try run.output().text
/// ```
///
/// It ends with this program. Standard output and standard error come together, up to 4 MB of them.
struct ToolRun: Sendable {
  /// The program's path and its arguments.
  var words: [String]
  /// Changes to the environment.
  var environment: [String: String] = [:]

  init(_ words: [String], environment: [String: String] = [:]) {
    (self.words, self.environment) = (words, environment)
  }

  struct Output: Sendable {
    /// 0 if it did what it was to do; negative for a signal.
    let status: Int32
    let text: String
  }

  enum Failure: Error {
    /// The system does not start it; the reason is its own.
    case notStarted(reason: String)
    case cancelled
  }

  private static let maxBytes = 4 << 20

  /// Becomes the program once its session is guarded; ends if this program does before.
  private static let gated = #"read -r _ <&3 && exec "$@" 3<&-"#

  /// Runs the program and waits for its end.
  ///
  /// - Parameter isCancelled: Asked some times a second; the program and what it has started are
  ///   killed once it says so.
  func output(isCancelled: () -> Bool = { false }) throws(Failure) -> Output {
    let process: pid_t
    let output: Int32
    let sessionGuard: SessionGuard
    do throws(StartError) {
      var pair = try SocketPair()
      let gate = try SocketPair()
      process = try startProcess(
        ["/bin/sh", "-c", Self.gated, "sh"] + words, environment: environment,
        descriptors: [(pair.theirs, 1), (pair.theirs, 2), (gate.theirs, 3)])
      sessionGuard = try Self.guarded(process)
      gate.open()
      output = pair.takeOurs()
    } catch {
      throw .notStarted(reason: error.reason)
    }
    defer {
      close(output)
      sessionGuard.end()
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if isCancelled() {
        Self.end(process)
        throw .cancelled
      }
      var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 50) > 0 else { continue }
      let count = read(output, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part.prefix(min(count, max(0, Self.maxBytes - bytes.count)))
    }
    return Output(
      status: exitStatus(waitForEnd(of: process)), text: String(decoding: bytes, as: UTF8.self))
  }

  private static func guarded(_ process: pid_t) throws(StartError) -> SessionGuard {
    do throws(StartError) {
      return try SessionGuard(of: process)
    } catch {
      end(process)
      throw error
    }
  }

  /// Kills a process and what it has started.
  private static func end(_ process: pid_t) {
    ProcessTree(of: process).kill()
    _ = waitForEnd(of: process)
  }
}
