/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

/// The sizes of text that the user prefers; the form before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

private enum ContentSizeKey: EnvironmentKey {
  static let defaultValue = ContentSizeCategory.large
}

extension EnvironmentValues {
  /// Whether the user edits a list.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var sizeCategory: ContentSizeCategory {
    get { self[ContentSizeKey.self] }
    set { self[ContentSizeKey.self] = newValue }
  }

  /// Takes changes back; there is none.
  public var undoManager: UndoManager? { nil }

  /// Asks for a rating; nothing is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Opens a window; there is one only.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// A manager of changes that can be taken back, of which there is none.
public final class UndoManager {
  init() {}

  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public var levelsOfUndo: Int { 0 }

  public func undo() {}

  public func redo() {}

  public func setActionName(_ actionName: String) {}

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {}

  public func beginUndoGrouping() {}

  public func endUndoGrouping() {}

  public func removeAllActions() {}
}

/// Asks for a rating; nothing is asked.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a window; there is one only.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Hashable & Codable>(value: D) {}

  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window; the only one stays.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  public func callAsFunction(id: String) {}
}
