/// The looks of a sheet, as the views in it ask for them.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var isDismissDisabled = false

  /// The part of them that decides where the sheet is.
  func geometry(selected: PresentationDetent?) -> Geometry {
    Geometry(
      detents: detents, selected: selected, dragIndicator: dragIndicator,
      cornerRadius: cornerRadius, isDismissDisabled: isDismissDisabled,
      hasBackground: background != nil)
  }

  struct Geometry: Equatable {
    var detents: Set<PresentationDetent> = []
    var selected: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isDismissDisabled = false
    var hasBackground = false
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if !next.detents.isEmpty { value.detents = next.detents }
    value.selection = next.selection ?? value.selection
    if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.background = next.background ?? value.background
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

/// The part of the options that decides where a sheet is.
enum PresentationGeometryKey: PreferenceKey {
  static var defaultValue: PresentationOptions.Geometry { PresentationOptions.Geometry() }

  static func reduce(
    value: inout PresentationOptions.Geometry, nextValue: () -> PresentationOptions.Geometry
  ) {
    let next = nextValue()
    if !next.detents.isEmpty { value.detents = next.detents }
    value.selected = next.selected ?? value.selected
    if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.hasBackground = value.hasBackground || next.hasBackground
  }
}

extension View {
  private nonisolated func presentation(
    selected selection: PresentationDetent? = nil,
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
      .transformPreference(PresentationGeometryKey.self) { geometry in
        var options = PresentationOptions()
        change(&options)
        let selected = selection
        PresentationGeometryKey.reduce(value: &geometry) {
          options.geometry(selected: selected)
        }
      }
  }

  /// Sets the heights at which the sheet rests that shows the view.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which the sheet rests, and a binding to the one where it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation(selected: selection.wrappedValue) {
      ($0.detents, $0.selection) = (detents, selection)
    }
  }

  /// Sets whether the sheet has a handle at its top.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Fills the ground of the sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Shows a view as the ground of the sheet.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentation { $0.background = AnyView(ZStack(alignment: alignment) { content }) }
  }

  /// Sets whether the user can close the sheet by dragging it down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// Has views behind a sheet take input; they never do here.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Sets what a drag in a sheet does first; views in it always come first here.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Sets how a sheet looks where there is little room; it is a sheet always here.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Sets the size of a sheet on large screens.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
}

/// Whether views behind a sheet take input.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The first effect of a drag in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let scrollsFirst: Bool

  public static let automatic = PresentationContentInteraction(scrollsFirst: false)
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

/// The looks of what is presented where there is little room.
public enum PresentationAdaptation: Sendable, Hashable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The size of a sheet on large screens.
public enum PresentationSizing: Sendable, Hashable {
  case automatic, form, page, fitted
}
