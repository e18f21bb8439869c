/// Pages on top of each other, with a bar that leads back.
///
/// ```swift
/// struct Fruits: View {
///   var body: some View {
///     NavigationStack {
///       List(["Apple", "Pear"], id: \.self) { NavigationLink($0, value: $0) }
///         .navigationTitle("Fruits")
///         .navigationDestination(for: String.self) { Text($0) }
///     }
///   }
/// }
/// ```
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// The path as it is now.
  private let path: @MainActor () -> NavigationPathBinding?
  @State private var navigator = Box()
  @State private var ownPath = NavigationPath()

  /// Makes the navigator with the view's state.
  private final class Box {
    @MainActor lazy var navigator = Navigator()
  }

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = { nil }
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = {
      NavigationPathBinding(
        values: path.wrappedValue.values,
        append: {
          path.wrappedValue.append($0)
          return true
        }, removeLast: { path.wrappedValue.removeLast() })
    }
  }

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = {
      NavigationPathBinding(
        values: path.wrappedValue.map { AnyHashable($0) },
        append: {
          guard let element = $0.base as? Data.Element else { return false }
          path.wrappedValue.append(element)
          return true
        },
        removeLast: {
          if !path.wrappedValue.isEmpty {
            path.wrappedValue.remove(
              at: path.wrappedValue.index(before: path.wrappedValue.endIndex))
          }
        })
    }
  }

  @MainActor public var body: some View {
    let navigator = navigator.navigator
    let own = $ownPath
    navigator.path =
      path()
      ?? NavigationPathBinding(
        values: ownPath.values,
        append: {
          own.wrappedValue.append($0)
          return true
        }, removeLast: { own.wrappedValue.removeLast() })
    return PageStack(navigator: navigator, root: root)
  }
}

/// The pages of a stack.
private nonisolated struct PageStack<Root: View>: View {
  let navigator: Navigator
  let root: Root

  @MainActor var body: some View {
    let pages = navigator.pages
    GeometryReader { (area: GeometryProxy) in
      let insets = area.safeAreaInsets
      ZStack {
        NavigationPage(content: root, navigator: navigator, insets: insets, id: nil)
          .offset(x: pages.isEmpty ? 0 : -area.size.width * 0.3)
        ForEach(pages.indices, id: \.self) { index in
          ForEach([pages[index].id], id: \.self) { id in
            NavigationPage(
              content: PageContent(page: pages[index], navigator: navigator),
              navigator: navigator, insets: insets, id: id
            )
            .offset(x: index == pages.count - 1 ? 0 : -area.size.width * 0.3)
            .transition(.move(edge: .trailing))
          }
        }
      }
      .ignoresSafeArea()
      .animation(.spring(duration: 0.4, bounce: 0), value: pages.map(\.id))
    }
  }
}

/// The view of a page.
private nonisolated struct PageContent: View {
  let page: Navigator.Page
  let navigator: Navigator

  @MainActor var body: some View {
    switch page.content {
    case .view(let view): view()
    case .value(let value):
      if let view = navigator.destination(for: value) {
        view
      } else {
        Image(systemName: "exclamationmark.triangle").font(.largeTitle)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// Pages with a bar; the form before `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    NavigationStack { FirstView(content: content) }
  }
}

/// The first of several views: a phone shows no other column.
private nonisolated struct FirstView<Content: View>: View {
  let content: Content

  @MainActor var body: some View { FirstLayout { content } }
}

private struct FirstLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let isFirst = index == subviews.startIndex
      let size = view.sizeThatFits(proposal)
      view.place(
        at: CGPoint(
          x: isFirst ? bounds.midX - size.width / 2 : -100_000,
          y: bounds.midY - size.height / 2), proposal: proposal)
    }
  }
}

/// The looks of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Two columns where there is room; one here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Two columns where there is room; one here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// One column here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets the looks of the `NavigationView`s inside the view.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
