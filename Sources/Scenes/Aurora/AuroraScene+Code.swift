internal import Layers
internal import Parameters

extension AuroraScene {
  /// The mesh that the scene shows, with dragged points where they are now.
  package func code(at time: Double) -> CopiedCode? {
    guard let template = mesh else { return nil }
    let mesh = template.mesh
    var swift = CodeFile("Swift/AuroraMesh.swift")
    for key in [Self.rows.intensity, Self.rows.frequency, Self.rows.opacity] {
      swift.set(key.name, to: SwiftText.number(parameters[key]))
    }
    swift.set("name", to: "\"\(SwiftText.literal(template.name))\"")
    swift.set("width", to: "\(mesh.width)")
    swift.set("height", to: "\(mesh.height)")
    let points = mesh.points.map { "[\(SwiftText.number($0.x)), \(SwiftText.number($0.y))]" }
    swift.set("points", to: Self.rows(points, mesh.width))
    swift.set("colors", to: Self.rows(mesh.colors.map(SwiftText.color), 1))
    swift.set("background", to: SwiftText.color(mesh.background))
    swift.set("smoothsColors", to: "\(mesh.smoothsColors)")
    swift.set(Self.rows.breathes.name, to: "\(values.breathes)")
    swift.set("fixed", to: "\(movedPoints(of: mesh))")
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

extension MeshContainer {
  /// The content's own file, and the mesh as a view that takes it.
  package func code(at time: Double) -> CopiedCode? {
    guard let content = content.scene.code(at: time), let ground = ground.code(at: time) else {
      return nil
    }
    let onMesh = CopiedCode(
      swift: """
        import SwiftUI

        /// `\(content.view)` on a mesh gradient, and noise over both.
        struct \(content.view)OnMesh: View {
          var body: some View {
            AuroraMesh { \(content.view)() }
          }
        }

        """)
    return onMesh.joined(with: content).joined(with: ground)
  }
}
