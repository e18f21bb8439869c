/// Controls as the rows of a list.
public nonisolated struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.scrollGround) private var ground

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    ListBody(content: content, form: .insetGrouped, hasGround: ground != .hidden)
  }
}

/// The looks of forms.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The one of the system.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
}

/// Rows in cards.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
}

/// Labels in one column, controls in another; on phones rows in cards.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the looks of the forms inside the view; phones have one.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
