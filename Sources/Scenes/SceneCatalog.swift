/// The scenes the program knows, in the order they are listed and stepped through.
package enum SceneCatalog {
  package static let all: [any Scene.Type] = [
    ButtonScene.self, AuroraScene.self, RippleScene.self, PrismScene.self,
  ]

  /// What opens when nothing is named.
  package static let standard: any Scene.Type = ButtonScene.self

  /// Returns the scene called `name`; `nil` if there is none.
  package static func scene(named name: String) -> (any Scene.Type)? {
    all.first { $0.name == name }
  }
}
