internal import Synchronization

/// A text of a function, written when a program first needs it: of a file with many functions, few
/// are drawn.
nonisolated final class Deferred<Text: Sendable>: Sendable {
  private let write: @Sendable () -> Text
  private let written = Mutex<Text?>(nil)

  init(_ write: @escaping @Sendable () -> Text) { self.write = write }

  var text: Text {
    written.withLock { written in
      if let written { return written }
      let text = write()
      written = text
      return text
    }
  }
}
