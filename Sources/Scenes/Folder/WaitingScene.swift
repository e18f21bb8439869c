package import Layers
package import Parameters

/// The place of a shader that cannot be drawn yet: its name, and a sign where that is a mistake.
///
/// It does not say why: the window shows the messages over it.
package struct WaitingScene: Scene {
  /// Why a shader cannot be drawn, in words.
  package enum Reason: Sendable {
    /// Somebody has to mend it.
    case mistake(String)
    /// It takes time.
    case work(String)
  }

  private let name: String
  package let showsSign: Bool
  private let label: NameLabel

  init(for name: String, because reason: Reason) {
    self.name = name
    showsSign = if case .mistake = reason { true } else { false }
    label = NameLabel(name, fontSize: 17)
  }

  package static func == (a: WaitingScene, b: WaitingScene) -> Bool {
    a.name == b.name && a.showsSign == b.showsSign
  }

  package var parameters: ParameterSet { ParameterSet([]) }

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {}

  package func isMoving(at time: Double) -> Bool { false }

  package func code(at time: Double) -> CopiedCode? { nil }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let sign = showsSign ? WarningSign.layer : nil
    let name = label.layer(within: canvas.width)
    // Without the sign, the name stays where it is with it.
    let height = WarningSign.layer.size.height + Self.gap
    // Above the middle: messages are shown below it.
    let top = max(0, canvas.height * 0.4 - (height + name.size.height) / 2)
    func centered(_ layer: Layer, y: Double) -> Layer.Child {
      Layer.Child(layer, at: Point(x: (canvas.width - layer.size.width) / 2, y: y))
    }
    let signs = [sign].compactMap(\.self).map { centered($0, y: top) }
    return Layer(size: canvas, children: signs + [centered(name, y: top + height)])
  }

  /// Points between the sign and the name.
  private static let gap = 14.0
}

extension SceneSource {
  /// The place of a shader that cannot be drawn, until it can.
  ///
  /// - Parameter arguments: The words that open the shader.
  package static func waiting(
    for name: String, arguments: [String], because reason: WaitingScene.Reason
  ) -> SceneSource {
    let problem =
      switch reason {
      case .mistake(let text), .work(let text): text
      }
    return SceneSource(
      name: name, arguments: arguments, summary: "cannot be drawn: \(problem)", canvas: nil,
      problem: problem
    ) { _ in WaitingScene(for: name, because: reason) }
  }
}
