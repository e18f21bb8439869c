/// The pages of a navigation stack above its root, and what they are made of.
@MainActor
final class Navigator {
  /// A page that is not of the path.
  struct Page {
    enum Content {
      case value(AnyHashable)
      case view(() -> AnyView)
    }

    let id: AnyHashable
    var content: Content
    /// Called when the page is gone.
    var onPop: @MainActor () -> Void = {}
  }

  /// Its change evaluates the stack.
  private let pagesSource = ValueSource()
  /// Its change evaluates the pages that show values.
  private let destinationsSource = ValueSource()
  private var ownPages: [Page] = []
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private var count = 0
  /// The path that the stack was given.
  var path: NavigationPathBinding?

  init() {}

  // MARK: - Pages

  /// From the first above the root to the one that is shown.
  var pages: [Page] {
    pagesSource.noteRead()
    let values = path?.values ?? []
    return values.enumerated().map { index, value in
      Page(id: PathPlace(index: index, value: value), content: .value(value))
    } + ownPages
  }

  /// The identity of a page of the path.
  private struct PathPlace: Hashable {
    let index: Int
    let value: AnyHashable
  }

  func push(value: AnyHashable) {
    if ownPages.isEmpty, let path, path.append(value) { return changed() }
    count += 1
    ownPages.append(Page(id: count, content: .value(value)))
    changed()
  }

  func push(_ view: @escaping () -> AnyView, onPop: @escaping @MainActor () -> Void) {
    count += 1
    ownPages.append(Page(id: count, content: .view(view), onPop: onPop))
    changed()
  }

  /// Shows a page while something says so, or shows it no more.
  func set(
    _ id: AnyHashable, isShown: Bool, view: @escaping () -> AnyView,
    onPop: @escaping @MainActor () -> Void
  ) {
    if let index = ownPages.firstIndex(where: { $0.id == id }) {
      if isShown {
        ownPages[index].content = .view(view)
        ownPages[index].onPop = onPop
      } else {
        ownPages.removeSubrange(index...)
      }
      changed()
    } else if isShown {
      ownPages.append(Page(id: id, content: .view(view), onPop: onPop))
      changed()
    }
  }

  /// Removes the page that is shown.
  func pop() {
    if let page = ownPages.popLast() {
      page.onPop()
    } else {
      path?.removeLast()
    }
    changed()
  }

  /// Removes a page and those above it.
  func pop(_ id: AnyHashable) {
    let pages = pages
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    for _ in index..<pages.count { pop() }
  }

  private func changed() { pagesSource.invalidateReaders() }

  // MARK: - Destinations

  func setDestination<Value: Hashable>(
    for type: Value.Type, _ view: @escaping (Value) -> AnyView
  ) {
    destinations[ObjectIdentifier(type)] = { value in (value.base as? Value).map(view) }
    destinationsSource.invalidateReaders()
  }

  /// The page for a value; `nil` if nothing says what that is.
  func destination(for value: AnyHashable) -> AnyView? {
    destinationsSource.noteRead()
    return destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

/// The values of a path, whatever holds them.
struct NavigationPathBinding {
  let values: [AnyHashable]
  /// Says whether the path takes the value.
  let append: @MainActor (AnyHashable) -> Bool
  let removeLast: @MainActor () -> Void
}

private enum NavigatorKey: EnvironmentKey {
  static let defaultValue: Navigator? = nil
}

extension EnvironmentValues {
  /// The stack that the view is in.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
