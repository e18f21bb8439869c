package import Diagnostics

/// Why the modules are not there.
package enum ModuleError: Error, Sendable, Hashable {
  case cancelled
  /// The compiler does not take a module; `message` is the first of its own.
  case refused(module: String, message: String)
  /// They cannot be written, for the reason that follows.
  case notStored(String)
  /// No folder is there for them.
  case noFolder

  /// The message: what is not there, and what to do; `nil` for what was cancelled.
  package func diagnostic(for toolchain: SwiftToolchain) -> Diagnostic? {
    switch self {
    case .cancelled: nil
    case .refused(let module, let message):
      Diagnostic(
        "\(toolchain.version) cannot compile the module '\(module)': \(message)",
        hint: "install another version of Swift, or put one in front on PATH")
    case .notStored(let reason):
      Diagnostic(
        "the SwiftUI module cannot be stored: \(reason)",
        hint: "make room there, or set XDG_CACHE_HOME to another folder")
    case .noFolder:
      Diagnostic(
        "the SwiftUI module cannot be stored: there is no cache folder of your own",
        hint: "set HOME or XDG_CACHE_HOME to a folder of yours")
    }
  }
}
