internal import ShaderTree
internal import Synchronization

/// A function in two parts, written when a program first needs it: of a file with many functions,
/// few are drawn.
nonisolated final class DeferredHoisting: Sendable {
  private let write: @Sendable () -> HoistedShader?
  private let written = Mutex<HoistedShader??>(nil)

  /// Of a function that stays whole.
  static let nothing = DeferredHoisting { nil }

  init(_ write: @escaping @Sendable () -> HoistedShader?) { self.write = write }

  /// The two parts; `nil` if nothing is worth computing ahead.
  var text: HoistedShader? {
    written.withLock { written in
      if let written { return written }
      let text = write()
      written = .some(text)
      return text
    }
  }
}
