/// Content that is handed to other programs; it is handed to none here.
public final class NSItemProvider: @unchecked Sendable {
  // Immutable.
  private let object: Any?

  public init() { object = nil }

  public init(object: Any) { self.object = object }

  public init?(contentsOf url: URL) { object = url }

  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}

extension View {
  /// Lets the user drag the view to other programs; nothing is dragged there.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Takes what the user drops on the view; nothing is dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}
