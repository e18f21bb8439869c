package import Layers
package import Parameters

/// The place of a shader that cannot be drawn yet: a sign and its name.
///
/// It does not say why: the window shows the messages over it.
package struct WaitingScene: Scene {
  private let name: String
  private let label: NameLabel

  init(for name: String) {
    self.name = name
    label = NameLabel(name, fontSize: 17)
  }

  package static func == (a: WaitingScene, b: WaitingScene) -> Bool { a.name == b.name }

  package var parameters: ParameterSet { ParameterSet([]) }

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {}

  package func isMoving(at time: Double) -> Bool { false }

  package func code(at time: Double) -> CopiedCode? { nil }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let sign = WarningSign.layer
    let name = label.layer(within: canvas.width)
    let gap = 14.0
    // Above the middle: messages are shown below it.
    let top = max(0, canvas.height * 0.4 - (sign.size.height + gap + name.size.height) / 2)
    func centered(_ layer: Layer, y: Double) -> Layer.Child {
      Layer.Child(layer, at: Point(x: (canvas.width - layer.size.width) / 2, y: y))
    }
    return Layer(
      size: canvas,
      children: [centered(sign, y: top), centered(name, y: top + sign.size.height + gap)])
  }
}

extension SceneSource {
  /// The place of a shader that cannot be drawn: its name and a sign, until it can.
  ///
  /// - Parameter arguments: The words that open the shader.
  package static func waiting(
    for name: String, arguments: [String], problem: String
  ) -> SceneSource {
    SceneSource(
      name: name, arguments: arguments, summary: "cannot be drawn: \(problem)", canvas: nil,
      problem: problem
    ) { _ in WaitingScene(for: name) }
  }
}
