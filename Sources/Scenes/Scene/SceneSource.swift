package import Layers

/// Something that can be opened: a scene of the gallery, or an effect of a user's file.
///
/// ```swift
/// let playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
/// ```
///
/// A scene's own parameters are those of `make`'s result.
package struct SceneSource: Sendable {
  /// The canvas of a scene that has none of its own, in points.
  package static let standardCanvas = Size(width: 640, height: 400)

  /// Name in titles and in names of files.
  package let name: String
  /// Words that open it on the command line: its name, or a file and a function of it.
  package let arguments: [String]
  /// Description of the scene, one sentence without a full stop.
  package let summary: String
  /// Its own size in points, where it has one; `nil` takes the window's.
  package let canvas: Size?
  /// Why it cannot be drawn, as a few words; `nil` for what can.
  package let problem: String?
  /// The view that is compiled and runs once it is opened; `nil` for anything else.
  package let unopened: UnopenedView?
  /// Returns the scene at rest at time 0, on nothing.
  let content: @Sendable (SceneEnvironment) -> any Scene

  package init(
    name: String, arguments: [String], summary: String, canvas: Size?, problem: String? = nil,
    unopened: UnopenedView? = nil, make content: @escaping @Sendable (SceneEnvironment) -> any Scene
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.canvas = canvas
    self.problem = problem
    self.unopened = unopened
    self.content = content
  }

  /// Whether it can be drawn small, without code of the user's being run.
  package var hasSmallPicture: Bool { problem == nil && unopened == nil }

  package init(_ type: any GalleryScene.Type) {
    self.init(
      name: type.name, arguments: [type.name], summary: type.summary, canvas: type.canvas
    ) { type.init(environment: $0) }
  }
}

extension SceneSource: Hashable {
  /// Two sources are one if the same words open them.
  package static func == (a: SceneSource, b: SceneSource) -> Bool { a.arguments == b.arguments }

  package func hash(into hasher: inout Hasher) { hasher.combine(arguments) }
}
