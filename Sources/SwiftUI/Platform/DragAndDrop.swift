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
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
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

/// Takes what the user drops on a view; nothing is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}

/// A drop that goes on.
public struct DropInfo {
  public var location: CGPoint { .zero }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The effect that a drop would have.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// The ways to treat content that is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }
