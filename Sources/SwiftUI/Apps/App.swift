internal import Messages

/// A program of views; the content of its first window is shown.
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

/// Registers the first window of an app.
@MainActor
public func _registerApp<A: App>(_ type: A.Type) {
  RegisteredPreviews.add(Messages.Preview(name: "\(type)", kind: .app)) {
    ConnectedContent(of: A()) { $0.body._firstContent }
  }
}

/// The view of an app or of a scene, whose states and what it reads of the environment are those of
/// the view.
struct ConnectedContent<Source>: View {
  let source: ConnectedStyle<Source>
  let content: @MainActor (Source) -> any View

  init(of source: Source, content: @escaping @MainActor (Source) -> any View) {
    self.source = ConnectedStyle(source)
    self.content = content
  }

  var body: some View { AnyView(content(source.style)) }
}
