/// A field above the view, in which the user writes what to look for.
private nonisolated struct SearchField: ViewModifier {
  let text: Binding<String>
  let prompt: Text

  @MainActor func body(content: Content) -> some View {
    content.safeAreaInset(edge: .top, spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(text: text, prompt: prompt) { prompt }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
      .environment(\.isListRow, false)
    }
  }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
  /// When the field is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

extension View {
  /// Puts a field above the view, in which the user writes what to look for.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchField(text: text, prompt: prompt ?? Text("Search")))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchField(text: text, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchField(text: text, prompt: Text(prompt)))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Shows suggestions below a search field; there are none.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// Whether the user looks for something; a field does not tell here.
  public var isSearching: Bool { false }

  /// Ends the search.
  public var dismissSearch: DismissAction { DismissAction(action: nil) }
}
