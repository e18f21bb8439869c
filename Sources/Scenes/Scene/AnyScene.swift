internal import Layers

/// A scene of any type, comparable.
struct AnyScene: Sendable, Equatable {
  private(set) var scene: any Scene

  init(_ scene: any Scene) { self.scene = scene }

  mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    scene.handle(event, in: canvas, at: time)
  }

  static func == (a: AnyScene, b: AnyScene) -> Bool { areEqual(a.scene, b.scene) }

  private static func areEqual<S: Scene>(_ a: S, _ b: any Scene) -> Bool { (b as? S) == a }
}
