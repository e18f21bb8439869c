internal import Layers
internal import Parameters

extension SceneSource {
  /// Returns the scene at rest at time 0, on what the environment lays it.
  package func make(_ environment: SceneEnvironment) -> any Scene {
    var inner = environment
    inner.isOnMesh = false
    let scene = content(inner)
    // One is the mesh, the other a page and no scene.
    guard environment.isOnMesh, !(scene is AuroraScene), !(scene is FolderScene) else {
      return scene
    }
    return MeshContainer(scene, environment: inner)
  }
}

/// A scene on the mesh of `aurora`, and under its noise.
///
/// The container of the noise sample, which takes any content. The content has the pointer and the
/// keys; the mesh's parameters follow those of the content, with `aurora.` before their names.
struct MeshContainer: Scene {
  private(set) var content: AnyScene
  private(set) var ground: AuroraScene

  private static let prefix = "aurora."

  init(_ content: any Scene, environment: SceneEnvironment) {
    self.content = AnyScene(content)
    ground = AuroraScene(environment: environment)
  }

  var parameters: ParameterSet {
    content.scene.parameters.joined(with: ground.parameters, prefix: Self.prefix)
  }

  /// The name of a parameter of the mesh without its prefix; `nil` for one of the content.
  private static func groundName(_ name: String) -> String? {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  func handles(in canvas: Size, at time: Double) -> [Point] {
    content.scene.handles(in: ground.pictureSize(in: canvas), at: time)
  }

  func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool {
    ground.hasControl(at: place, in: canvas, time: time)
      || content.scene.canDrag(at: place, in: ground.pictureSize(in: canvas), time: time)
  }

  // MARK: - Events

  mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .hold(let name, let value):
      if let name = Self.groundName(name) {
        ground.handle(.hold(name: name, value: value), in: canvas, at: time)
      } else {
        content.handle(event, in: ground.pictureSize(in: canvas), at: time)
      }
    case .release(let name):
      if let name = Self.groundName(name) {
        ground.handle(.release(name: name), in: canvas, at: time)
      } else {
        content.handle(event, in: canvas, at: time)
      }
    case .releaseAll:
      ground.handle(event, in: canvas, at: time)
      content.handle(event, in: canvas, at: time)
    default:
      guard !ground.takesInControls(event, in: canvas, at: time) else { return }
      content.handle(event, in: ground.pictureSize(in: canvas), at: time)
    }
  }

  // MARK: - State at a time

  func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    guard let name = Self.groundName(parameter.name),
      let known = ground.parameters.all.first(where: { $0.name == name })
    else { return content.scene.value(of: parameter, at: time) }
    return ground.value(of: known, at: time)
  }

  var actionCount: Int { content.scene.actionCount }
  var frameDuration: Double? { content.scene.frameDuration }
  var settlingDuration: Double { content.scene.settlingDuration }
  var isOnBlack: Bool { content.scene.isOnBlack }
  var showsPicture: Bool { content.scene.showsPicture }
  var takesArrows: Bool { content.scene.takesArrows }
  var keyboardUse: KeyboardUse { content.scene.keyboardUse }
  var mesh: MeshTemplate? { ground.mesh }

  func springCurve(at time: Double) -> SpringCurve? { content.scene.springCurve(at: time) }

  func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool {
    ground.hasControl(at: place, in: canvas, time: time)
      || content.scene.hasControl(at: place, in: ground.pictureSize(in: canvas), time: time)
  }

  func isMoving(at time: Double) -> Bool {
    content.scene.isMoving(at: time) || ground.isMoving(at: time)
  }

  // MARK: - Layer

  func layer(in canvas: Size, at time: Double) -> Layer {
    // Black adds no light: a scene on black is screened onto the mesh.
    let mode = content.scene.isOnBlack ? BlendMode.screen : .normal
    return ground.layer(
      under: { content.scene.layer(in: $0, at: time).blendMode(mode) }, in: canvas, at: time)
  }
}
