/// A mesh gradient with a name, to begin with.
package struct MeshTemplate: Sendable, Hashable {
  package let name: String
  package let mesh: MeshGradient

  package init(name: String, mesh: MeshGradient) {
    self.name = name
    self.mesh = mesh
  }
}
