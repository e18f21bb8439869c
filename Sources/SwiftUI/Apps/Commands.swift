/// Commands of an app's menus, of which there are none here.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes commands of the statements of a closure; the views in them are not made.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, Second: Commands, each Other: Commands>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }

  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }

  public static func buildLimitedAvailability(_ content: some Commands) -> EmptyCommands {
    EmptyCommands()
  }
}

public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// A menu of an app.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

/// Commands beside those that menus have.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place among the commands that menus have.
public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem, pasteboard
  case printItem, saveItem, sidebar, singleWindowList, systemServices, textEditing
  case textFormatting, toolbar, undoRedo, windowArrangement, windowList, windowSize
}

public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public nonisolated struct TextFormattingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

public nonisolated struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  public init() {}
}
