/// Changes of what is not there: keyboards on a screen, other programs, the edges of a phone.
extension View {
  /// Sets the keyboard on the screen.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the name of the key that ends the input.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Lets the user select text; it is not selected here.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Shows a text beside the pointer; it is not shown here.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  public nonisolated func help(_ text: Text) -> some View { self }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Gives a control a key; the viewer's own keys come first here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    self
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Changes the view while the pointer is over it; nothing changes here.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the range of brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Takes in an address that the application is opened with.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Lets the user drag the view to other programs.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  public nonisolated func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Takes what the user drops on the view.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  /// Is an own group for geometry; every view is here.
  public nonisolated func geometryGroup() -> some View { self }

  /// Sets the shape that `ContainerRelativeShape` takes inside the view; that is a rectangle here.
  public nonisolated func containerShape<T: Shape>(_ shape: T) -> some View { self }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the transition of a page; it comes from the side here.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View { self }

  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the looks of menus, of which there is one.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    self
  }

  /// Makes a row's text as large as others of less importance.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.font) { font in
      if isEnabled, scale == .secondary { font = font ?? .subheadline }
    }
  }

  /// Sets the distance from the edges of a scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Opens a list of files; nothing is chosen here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    self
  }

  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }
}

extension Text {
  /// Sizes of parts of a text beside others.
  public struct Scale: Sendable, Hashable {
    private let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}

extension Image {
  /// Ranges of brightness.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
