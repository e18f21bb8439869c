/// A program of views; its first scene is shown.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// The entry of a program that runs by itself; a view's program has another one.
  @MainActor @preconcurrency public static func main() {}
}

/// A window, or another part of an app.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that its first window shows.
  @MainActor var _firstContent: any View { get }
}

extension Scene {
  public var _firstContent: any View { body._firstContent }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _firstContent: any View { content }
}

/// Makes one scene of the statements of a closure: the first.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }
}

/// Views that show others while these are written; the form before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
