/// A sheet over the stage, or nothing, with the ways between both.
nonisolated struct SheetCover<Content: View>: View {
  /// `nil` while it is closed.
  let content: Content?
  /// Whether it covers the whole stage.
  let isFull: Bool
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    ZStack {
      if content != nil, !isFull {
        Color.black.opacity(0.2).ignoresSafeArea().transition(.opacity)
      }
      if let content {
        SheetSurface(content: content, isFull: isFull, close: close)
          .transition(.sheet)
          .zIndex(1)
      }
    }
    .animation(.spring(duration: 0.4, bounce: 0), value: content != nil)
    .transformEnvironment(\.self) { $0.beginPresentation() }
  }
}

extension AnyTransition {
  /// Up from under the lower edge of the stage.
  fileprivate static var sheet: AnyTransition { .move(edge: .bottom) }
}

/// The surface of a sheet: it can be dragged down, and away.
private nonisolated struct SheetSurface<Content: View>: View {
  let content: Content
  let isFull: Bool
  let close: @MainActor () -> Void
  @State private var geometry = PresentationOptions.Geometry()
  /// The detent that the user has dragged it to.
  @State private var dragged: PresentationDetent?
  /// Points that it is dragged down.
  @State private var drag: CGFloat = 0

  init(content: Content, isFull: Bool, close: @escaping @MainActor () -> Void) {
    self.content = content
    self.isFull = isFull
    self.close = close
  }

  /// The part of the stage's height above a large sheet, below the status bar; as on phones.
  private static var topEdge: CGFloat { 10 }
  /// Of iOS 15 to 18.
  private static var cornerRadius: CGFloat { 10 }

  @MainActor var body: some View {
    GeometryReader { (stage: GeometryProxy) in
      let insets = stage.safeAreaInsets
      let largest = isFull ? stage.size.height + insets.top : stage.size.height - Self.topEdge
      let height = detent.height(largest: largest)
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        surface(
          insets: EdgeInsets(
            top: isFull ? insets.top : 0, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)
        )
        .frame(height: max(0, height + insets.bottom - min(drag, 0)))
        .offset(y: max(0, drag))
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { follow($0.translation.height) }
            .onEnded { release($0, height: height, largest: largest) },
          isEnabled: !isFull)
      }
      // A surface that is as high as the stage does not make the stack higher than the safe area.
      .frame(minHeight: 0, maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
    }
  }

  @MainActor private var detent: PresentationDetent {
    let selected = geometry.selected ?? dragged
    if let selected, geometry.detents.contains(selected) { return selected }
    return detents(largest: 1000).first ?? .large
  }

  /// From the lowest to the highest.
  @MainActor private func detents(largest: CGFloat) -> [PresentationDetent] {
    geometry.detents.sorted { $0.height(largest: largest) < $1.height(largest: largest) }
  }

  @MainActor private func surface(insets: EdgeInsets) -> some View {
    let radius = isFull ? 0 : geometry.cornerRadius ?? Self.cornerRadius
    return
      content
      .onDismiss(close)
      .safeAreaFrame(insets)
      .backgroundPreferenceValue(PresentationOptionsKey.self) { options in
        if let background = options.background {
          background
        } else {
          SheetGround()
        }
      }
      .overlay(alignment: .top) {
        if hasIndicator {
          Capsule().fill(Color(uiColor: .tertiaryLabel))
            .frame(width: 36, height: 5).padding(.top, 5)
            .allowsHitTesting(false)
        }
      }
      .onPreferenceChange(PresentationGeometryKey.self) { geometry = $0 }
      .transformPreference(PresentationGeometryKey.self) { $0 = PresentationOptions.Geometry() }
      .transformPreference(PresentationOptionsKey.self) { $0 = PresentationOptions() }
      .environment(\.backgroundLevel, 1)
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: 0, bottomTrailingRadius: 0,
          topTrailingRadius: radius, style: .continuous)
      )
      .contentShape(Rectangle())
  }

  @MainActor private var hasIndicator: Bool {
    switch geometry.dragIndicator {
    case .visible: !isFull
    case .hidden: false
    case .automatic: !isFull && geometry.detents.count > 1
    }
  }

  // MARK: - Dragging

  @MainActor private func follow(_ distance: CGFloat) {
    // Upwards, and where it must stay, it follows as on a rubber band.
    let isFree = distance > 0 && !geometry.isDismissDisabled || geometry.detents.count > 1
    drag = isFree ? distance : distance / 6
  }

  @MainActor private func release(
    _ value: DragGesture.Value, height: CGFloat, largest: CGFloat
  ) {
    let end = height - value.predictedEndTranslation.height
    let stops = detents(largest: largest)
    let lowest = stops.first?.height(largest: largest) ?? largest
    if !geometry.isDismissDisabled, end < lowest / 2, value.translation.height > 0 {
      close()
      return
    }
    let nearest = stops.min {
      abs($0.height(largest: largest) - end) < abs($1.height(largest: largest) - end)
    }
    withAnimation(.spring(duration: 0.35, bounce: 0.1)) {
      drag = 0
      if let nearest, nearest != detent { dragged = nearest }
    }
  }
}

/// The ground of a sheet that sets none.
private nonisolated struct SheetGround: View {
  @Environment(\.colorScheme) private var colorScheme

  init() {}

  @MainActor var body: some View {
    Rectangle().fill(
      Color(
        uiColor: colorScheme == .dark ? .secondarySystemBackground : .systemBackground))
  }
}

private enum BackgroundLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// How many sheets the view is in: grounds are lighter in the dark by them.
  var backgroundLevel: Int {
    get { self[BackgroundLevelKey.self] }
    set { self[BackgroundLevelKey.self] = newValue }
  }
}
