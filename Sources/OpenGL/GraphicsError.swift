internal import COpenGL
internal import Glibc
internal import Synchronization

/// Why there is no OpenGL on this machine, or why its driver could not do what was asked.
package enum GraphicsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No context at all; the text is the system's own reason.
  case noContext(reason: String)
  /// A context, but an older one than the program needs.
  case tooOld(found: String)
  /// The driver refused a built-in shader; `log` is its whole message.
  case programRejected(label: String, log: String)
  /// The driver could not make a framebuffer.
  case incompleteFramebuffer(status: Int, pixelWidth: Int, pixelHeight: Int)
  /// A call failed, so that not all is drawn; `code` is OpenGL's.
  case callFailed(code: Int)
  /// More pixels than the driver's textures can hold.
  case tooLarge(pixelWidth: Int, pixelHeight: Int, limit: Int)

  package var description: String {
    switch self {
    case .noContext(let reason):
      "no OpenGL context could be made: \(reason)"
    case .tooOld(let found):
      "OpenGL 3.3 core is needed, found \(found)"
    case .programRejected(let label, let log):
      "the driver rejected the program '\(label)':\n\(log)"
    case .incompleteFramebuffer(let status, let width, let height):
      "the driver could not make a framebuffer of \(width) × \(height) pixels (status \(status))"
    case .callFailed(let code):
      code == outOfMemory
        ? "the driver ran out of memory, so the picture is not whole"
        : "a call of the driver failed, so the picture is not whole "
          + "(OpenGL error 0x\(String(code, radix: 16)))"
    case .tooLarge(let width, let height, let limit):
      "\(width) × \(height) pixels are more than this driver can draw (\(limit) on a side)"
    }
  }

  private var outOfMemory: Int { Int(GL_OUT_OF_MEMORY) }

  // MARK: - Calls that have failed

  /// Throws if a call of the driver has failed since this was asked last.
  nonisolated package static func throwFailure() throws(GraphicsError) {
    guard let code = takenFailure() else { return }
    throw .callFailed(code: Int(code))
  }

  /// Forgets the calls that have failed so far.
  nonisolated package static func forgetFailures() { _ = takenFailure() }

  /// Runs `body`, which asks the driver itself what of its calls has failed. What failed before is
  /// kept for the next `throwFailure()`.
  nonisolated static func asideFromFailures<R: ~Copyable, Failure>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let code = takenFailure()
    defer { kept.withLock { $0[pthread_self()] = code } }
    return try body()
  }

  /// The failures that were set aside, by the thread whose context they are of.
  nonisolated private static let kept = Mutex<[pthread_t: GLenum]>([:])

  /// Returns the first failure since this was called last.
  nonisolated static func takenFailure() -> GLenum? {
    var first = kept.withLock { $0.removeValue(forKey: pthread_self()) }
    while case let code = glGetError(), code != GLenum(GL_NO_ERROR) { first = first ?? code }
    return first
  }
}
