/// Items of the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items, one by one.
  @MainActor var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _entries: [_ToolbarEntry] { body._entries }

  /// The content, whatever identity it has among those that a user can arrange.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarList(hidden ? [] : _entries)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  public var _entries: [_ToolbarEntry] { [] }
}

/// Items that a user could arrange; they are where they are here.
public typealias CustomizableToolbarContent = ToolbarContent

/// One item: its place, and its view.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Several items.
public nonisolated struct _ToolbarList: ToolbarContent {
  public typealias Body = Never

  public let _entries: [_ToolbarEntry]

  init(_ entries: [_ToolbarEntry]) { _entries = entries }
}

/// Makes one content of the statements of a closure.
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> some ToolbarContent { _ToolbarList([]) }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var entries: [_ToolbarEntry] = []
    repeat entries.append(contentsOf: (each content)._entries)
    return _ToolbarList(entries)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarList(content?._entries ?? [])
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(first._entries)
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(second._entries)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    _ToolbarList(content._entries)
  }
}

/// The place of an item.
public struct ToolbarItemPlacement: Sendable {
  enum Edge: Sendable { case leading, trailing, principal, bottom, none }

  let edge: Edge

  public static let automatic = ToolbarItemPlacement(edge: .trailing)
  public static let principal = ToolbarItemPlacement(edge: .principal)
  public static let title = ToolbarItemPlacement(edge: .principal)
  public static let largeTitle = ToolbarItemPlacement(edge: .principal)
  public static let subtitle = ToolbarItemPlacement(edge: .none)
  public static let navigation = ToolbarItemPlacement(edge: .leading)
  public static let primaryAction = ToolbarItemPlacement(edge: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(edge: .trailing)
  public static let status = ToolbarItemPlacement(edge: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(edge: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(edge: .leading)
  public static let destructiveAction = ToolbarItemPlacement(edge: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(edge: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(edge: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(edge: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(edge: .trailing)
  public static let bottomBar = ToolbarItemPlacement(edge: .bottom)
  /// Above a keyboard, of which there is none.
  public static let keyboard = ToolbarItemPlacement(edge: .none)
  public static let bottomOrnament = ToolbarItemPlacement(edge: .bottom)

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    (self.placement, self.content) = (placement, content())
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// Several items of one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: AnyView

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    let views = content()
    self.placement = placement
    // Spacers in a bar at the bottom share its width, others are side by side.
    self.content = AnyView(HStack(spacing: 16) { views })
  }

  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: content)]
  }
}

/// Space between items.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let isFlexible: Bool

  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (isFlexible, self.placement) = (sizing == .flexible, placement)
  }

  public var _entries: [_ToolbarEntry] {
    let view = isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
    return [_ToolbarEntry(placement: placement, content: view)]
  }
}

/// The length of a space between items.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }
