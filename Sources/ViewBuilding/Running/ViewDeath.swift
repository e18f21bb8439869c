package import Diagnostics

/// How a view's program ended.
package struct ViewDeath: Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    case exited(status: Int32)
    /// Swift stopped it: a failed precondition, an index out of range, an overflow.
    case trapped
    case killed(signal: Int32)
    case outOfMemory
    /// A turn took more of the processor than it may.
    case busy
    /// A turn ended neither by itself nor by any work.
    case idle
    /// This program ended it.
    case ended
  }

  package let cause: Cause
  /// The message, on the author's line where that is known.
  package let diagnostic: Diagnostic
}
