/// A window, or another part of an app.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that its first window shows.
  @MainActor var _firstContent: any View { get }

  /// Whether it is beside an app's windows, as its settings are: it is shown if there is nothing
  /// else.
  nonisolated static var _isBesideWindows: Bool { get }
}

extension Scene {
  public var _firstContent: any View { ConnectedContent(of: self) { $0.body._firstContent } }

  public nonisolated static var _isBesideWindows: Bool { Body._isBesideWindows }
}

extension Never: Scene {
  public nonisolated static var _isBesideWindows: Bool { false }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes one scene of the statements of a closure: the first window.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> _SceneList {
    var scenes: [any Scene] = [first]
    repeat scenes.append(each other)
    return _SceneList(scenes: scenes)
  }

  public static func buildOptional(_ content: (any Scene)?) -> _SceneList {
    _SceneList(scenes: content.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(_ content: some Scene) -> _SceneList {
    _SceneList(scenes: [content])
  }
}

/// Several scenes, of which the first window is shown.
public nonisolated struct _SceneList: Scene {
  public typealias Body = Never

  let scenes: [any Scene]

  @MainActor public var _firstContent: any View {
    let shown = scenes.first { !type(of: $0)._isBesideWindows } ?? scenes.first
    return shown?._firstContent ?? EmptyView()
  }
}
