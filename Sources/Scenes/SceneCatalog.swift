/// The scenes the program knows, in the order they are listed and stepped through.
package enum SceneCatalog {
  package static let all: [SceneSource] = [
    SceneSource(ButtonScene.self), SceneSource(ScreenScene.self), SceneSource(AuroraScene.self),
    SceneSource(RippleScene.self), SceneSource(PrismScene.self), SceneSource(CarouselScene.self),
    SceneSource(TwirlScene.self), SceneSource(HeadlineScene.self),
  ]

  /// The scene that opens when none is named.
  package static let standard = SceneSource(ButtonScene.self)

  /// Returns the scene called `name`; `nil` if there is none.
  package static func scene(named name: String) -> SceneSource? {
    all.first { $0.name == name }
  }
}
