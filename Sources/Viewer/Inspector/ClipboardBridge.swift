internal import CInspector
internal import Glibc

/// The window's clipboard for the inspector's text fields, which ask for it through C functions.
final class ClipboardBridge {
  private unowned let window: Window
  /// What `read` gave out last; valid until it is called again.
  private var text: UnsafeMutablePointer<CChar>?

  init(window: Window) { self.window = window }

  isolated deinit { free(text) }

  /// Called by the inspector, on the thread of the window.
  nonisolated static let read: @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>? =
    { context in
      // The inspector calls on the main thread only.
      nonisolated(unsafe) let context = context
      nonisolated(unsafe) var result: UnsafePointer<CChar>?
      MainActor.assumeIsolated { result = bridge(context)?.readText() }
      return result
    }

  nonisolated static let write:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>) -> Void = { context, text in
      // The inspector calls on the main thread only.
      nonisolated(unsafe) let context = context
      let copy = String(cString: text)
      MainActor.assumeIsolated { bridge(context)?.window.clipboard = copy }
    }

  private static func bridge(_ context: UnsafeMutableRawPointer?) -> ClipboardBridge? {
    context.map { Unmanaged<ClipboardBridge>.fromOpaque($0).takeUnretainedValue() }
  }

  private func readText() -> UnsafePointer<CChar>? {
    free(text)
    text = window.clipboard.flatMap { strdup($0) }
    return text.map { UnsafePointer($0) }
  }
}
