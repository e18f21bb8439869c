internal import Layers

/// A page of a navigation stack under its bar.
nonisolated struct NavigationPage<Content: View>: View {
  let content: Content
  let navigator: Navigator
  /// The unsafe edges of the stack.
  let insets: EdgeInsets
  /// Of the page; `nil` for the root.
  let id: AnyHashable?
  @State private var form = NavigationBarForm()
  @State private var scroll = Box()

  private final class Box {
    @MainActor lazy var observer = ScrollObserver()
  }

  init(content: Content, navigator: Navigator, insets: EdgeInsets, id: AnyHashable?) {
    self.content = content
    self.navigator = navigator
    self.insets = insets
    self.id = id
  }

  @MainActor var body: some View {
    let (navigator, id) = (navigator, id)
    let metrics = NavigationBarMetrics(form)
    let observer = scroll.observer
    let back: (@MainActor () -> Void)? =
      if let id, !form.hidesBack { { navigator.pop(id) } } else { nil }
    content
      .environment(\.navigator, navigator)
      .transformEnvironment(\.dismiss) { dismiss in
        if let id { dismiss = DismissAction { navigator.pop(id) } }
      }
      .environment(\.scrollObserver, observer)
      .safeAreaFrame(
        EdgeInsets(
          top: insets.top + metrics.height, leading: insets.leading,
          bottom: insets.bottom + metrics.bottomHeight, trailing: insets.trailing)
      )
      .background(Color(uiColor: .systemBackground), ignoresSafeAreaEdges: [])
      .onPreferenceChange(NavigationBarForm.Key.self) { form = $0 }
      .overlayPreferenceValue(NavigationBarItems.Key.self, alignment: .top) { items in
        NavigationBars(
          items: items, form: form, insets: insets, observer: observer, back: back)
      }
      .transformPreference(NavigationBarForm.Key.self) { $0 = NavigationBarForm() }
      .transformPreference(NavigationBarItems.Key.self) { $0 = NavigationBarItems() }
  }
}

/// The heights of the bars of a page.
struct NavigationBarMetrics {
  /// Of the bar with the buttons, as on phones.
  static let barHeight: CGFloat = 44
  /// Of the line with a large title.
  static let largeTitleHeight: CGFloat = 52

  let hasLargeTitle: Bool
  let height: CGFloat
  let bottomHeight: CGFloat

  init(_ form: NavigationBarForm) {
    hasLargeTitle = form.hasTitle && form.displayMode != .inline && !form.isHidden
    height =
      form.isHidden ? 0 : Self.barHeight + (hasLargeTitle ? Self.largeTitleHeight : 0)
    bottomHeight = form.hasBottomItems ? Self.barHeight : 0
  }
}

/// The bars of a page, over its content.
private nonisolated struct NavigationBars: View {
  let items: NavigationBarItems
  let form: NavigationBarForm
  let insets: EdgeInsets
  let observer: ScrollObserver
  /// Leads to the page below; `nil` where there is none.
  let back: (@MainActor () -> Void)?

  @MainActor var body: some View {
    let metrics = NavigationBarMetrics(form)
    VStack(spacing: 0) {
      if !form.isHidden { top(metrics) }
      Spacer(minLength: 0)
      if form.hasBottomItems { bottom }
    }
    .transformEnvironment(\.self) { $0.beginBar() }
  }

  @MainActor private func top(_ metrics: NavigationBarMetrics) -> some View {
    let large = metrics.hasLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0
    let scrolled = min(max(observer.offset, 0), large)
    // The large title has left, or there is none: the content is under the bar.
    let isCovering = observer.offset > large + 0.5
    let isInline = !metrics.hasLargeTitle || scrolled > large - 12
    return VStack(spacing: 0) {
      ZStack {
        HStack(spacing: 16) {
          if let back {
            BackButton(action: back)
          }
          ForEach(items.leading) { $0.content }
          Spacer(minLength: 0)
          ForEach(items.trailing) { $0.content }
        }
        if let principal = items.principal.last {
          principal.content
        } else if isInline, let title = items.title {
          title.font(.headline).lineLimit(1).padding(.horizontal, 70)
        }
      }
      .padding(.horizontal, 16)
      .frame(height: NavigationBarMetrics.barHeight)
      if metrics.hasLargeTitle {
        HStack {
          items.title?.font(.largeTitle.bold()).lineLimit(1)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .frame(height: large, alignment: .top)
        .offset(y: -scrolled)
        .opacity(isInline ? 0 : 1)
        .allowsHitTesting(false)
      }
    }
    .padding(.top, insets.top)
    .padding(.leading, insets.leading)
    .padding(.trailing, insets.trailing)
    .background(alignment: .top) {
      if form.backgroundVisibility != .hidden, isCovering || form.backgroundVisibility == .visible {
        BarGround(background: items.background, edge: .bottom)
          .frame(height: insets.top + NavigationBarMetrics.barHeight + large - scrolled)
          .allowsHitTesting(false)
      }
    }
    .modifier(BarScheme(scheme: form.scheme))
  }

  @MainActor private var bottom: some View {
    HStack(spacing: 16) { ForEach(items.bottom) { $0.content } }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: NavigationBarMetrics.barHeight)
      .padding(.bottom, insets.bottom)
      .background { BarGround(background: nil, edge: .top) }
  }
}

/// The color scheme of a bar, where it has its own.
private nonisolated struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}

/// The ground of a bar, with a line at its inner edge.
nonisolated struct BarGround: View {
  let background: AnyShapeStyle?
  /// The inner edge.
  let edge: VerticalEdge

  @MainActor var body: some View {
    Rectangle()
      .fill(
        background
          ?? AnyShapeStyle(
            Color(light: Layers.Color(hex: "F9F9F9"), dark: Layers.Color(hex: "1D1D1D"))
              .opacity(0.94))
      )
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        Rectangle().fill(.separator).frame(height: 0.5)
      }
  }
}

/// The button that leads to the page below.
private nonisolated struct BackButton: View {
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        BackArrow().stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
          .frame(width: 9, height: 17)
        Text("Back")
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .padding(.leading, -8)
  }
}

private nonisolated struct BackArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

extension EnvironmentValues {
  /// Sets back what bars do not have from the views around.
  mutating func beginBar() {
    font = nil
    foregroundStyles = []
    buttonStyle = nil
    isListRow = false
  }
}
