internal import Layers
internal import Parameters

extension AuroraScene {
  /// Whatever mesh it shows, with points that were dragged where they are now.
  package func code(at time: Double) -> CopiedCode? {
    var still = self
    let canvas = SceneSource.standardCanvas
    still.handle(.hold(name: "breathes", value: .toggle(false)), in: canvas, at: time)
    guard let mesh = still.layer(in: canvas, at: time).mesh else { return nil }
    var swift = CodeFile("Swift/AuroraView.swift")
    for name in ["intensity", "frequency", "opacity"] {
      swift.set(name, to: SwiftText.number(parameters.number(name)))
    }
    swift.set("width", to: "\(mesh.width)")
    swift.set("height", to: "\(mesh.height)")
    let points = mesh.points.map { "[\(SwiftText.number($0.x)), \(SwiftText.number($0.y))]" }
    swift.set("points", to: Self.rows(points, mesh.width))
    swift.set("colors", to: Self.rows(mesh.colors.map(SwiftText.color), 1))
    swift.set("background", to: SwiftText.color(mesh.background))
    swift.set("smoothsColors", to: "\(mesh.smoothsColors)")
    swift.set("breathes", to: "\(parameters.isOn("breathes"))")
    return CopiedCode(
      swift: swift.text, metal: CodeFile("Metal/parameterizedNoise.metal").text)
  }

  /// An array literal with so many elements a line.
  private static func rows(_ elements: [String], _ width: Int) -> String {
    let rows = stride(from: 0, to: elements.count, by: width).map { start in
      elements[start..<min(start + width, elements.count)].joined(separator: ", ")
    }
    return "[\n    \(rows.joined(separator: ",\n    ")),\n  ]"
  }
}

extension Layer {
  /// The mesh that it shows, under whatever modifiers; `nil` if it shows none.
  fileprivate var mesh: MeshGradient? {
    switch content {
    case .mesh(let mesh): mesh
    case .modified(let inner, _): inner.mesh
    case .stack(let children): children.lazy.compactMap(\.layer.mesh).first
    default: nil
    }
  }
}
