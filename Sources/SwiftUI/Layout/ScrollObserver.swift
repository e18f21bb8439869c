/// How far the content of a page is scrolled, for its bar.
@MainActor
final class ScrollObserver {
  private let source = ValueSource()
  private var current: CGFloat = 0

  init() {}

  /// Points below the top.
  var offset: CGFloat {
    source.noteRead()
    return current
  }

  func note(_ offset: CGFloat) {
    guard offset != current else { return }
    current = offset
    source.invalidateReaders()
  }
}

private enum ScrollObserverKey: EnvironmentKey {
  static let defaultValue: ScrollObserver? = nil
}

extension EnvironmentValues {
  /// Takes in how far the outermost scroll view of a page is scrolled.
  var scrollObserver: ScrollObserver? {
    get { self[ScrollObserverKey.self] }
    set { self[ScrollObserverKey.self] = newValue }
  }
}
