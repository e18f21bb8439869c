internal import Glibc
package import Layers
package import Parameters

/// A mesh gradient under parameterized noise; its points can be dragged, and breathe when asked.
package struct AuroraScene: GalleryScene {
  package static let name = "aurora"
  package static let summary = "mesh gradient under noise: drag its points"
  package static let canvas: Size? = nil

  struct Rows: ParameterRows {
    private static let noise = BuiltInFunction("parameterizedNoise")

    let intensity = Self.noise.number("intensity", step: 0.01)
    let frequency = Self.noise.number("frequency", step: 0.01)
    let opacity = Self.noise.number("opacity", step: 0.01)
    let mesh = MeshParameters()
    let breathes = ParameterKey.toggle(
      "breathes", "whether the inner points move slowly", false)
    let controls = SceneControls.key("whether the noise's sliders lie below the picture", false)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var dragged: Int?
  private var controls = SceneControls()

  /// Radius of the corners, in points; cut after the noise.
  private static let cornerRadius = 16.0
  /// How near to a point of the mesh the pointer takes it, in points.
  private static let reach = 28.0

  package init(environment: SceneEnvironment) {}

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    if takesInControls(event, in: canvas, at: time) { return }
    let canvas = pictureSize(in: canvas)
    switch event {
    case .hold(let name, let value): change { $0.hold(name, at: value) }
    case .release(let name): change { $0.release(name) }
    case .releaseAll: values.releaseAll()
    case .pointerDown(let place): dragged = index(at: place, in: canvas, time: time)
    case .pointerMoved(let place):
      if let dragged { move(dragged, to: place, in: canvas) }
    case .pointerUp, .pointerCancelled: dragged = nil
    case .keyDown, .keyUp, .keyboard, .typed, .focused, .scrolled, .moved, .thumbnail, .entries:
      break
    }
  }

  /// Hands an event to the controls and returns whether it was meant for them.
  mutating func takesInControls(_ event: SceneEvent, in canvas: Size, at time: Double) -> Bool {
    guard values.controls,
      let changes = controls.handle(event, on: contents, in: canvas, at: time)
    else { return false }
    for case .hold(let name, let number) in changes { values.hold(name, at: .number(number)) }
    for case .release(let name) in changes { values.release(name) }
    return true
  }

  /// The article's sliders.
  private var contents: SceneControls.Contents {
    let rows = Self.rows
    return SceneControls.Contents(
      sliders: [
        ("Intensity", rows.intensity.parameter, values.intensity),
        ("Frequency", rows.frequency.parameter, values.frequency),
        ("Opacity", rows.opacity.parameter, values.opacity),
      ], held: values.set)
  }

  /// The part of the canvas that the mesh has, from its top left corner on.
  func pictureSize(in canvas: Size) -> Size {
    values.controls ? contents.pictureSize(in: canvas) : canvas
  }

  /// Changes values; another mesh comes without the changes of the one before.
  private mutating func change(_ change: (inout ParameterValues<Rows>) -> Void) {
    let before = template
    change(&values)
    guard template != before else { return }
    dragged = nil
    for name in Self.rows.mesh.ofOneMesh { values.release(name) }
  }

  private var template: MeshTemplate { values.set[Self.rows.mesh.template] }

  /// Returns the nearest point of the mesh within reach that may move.
  private func index(at place: Point, in canvas: Size, time: Double) -> Int? {
    let mesh = mesh(at: time)
    let near = mesh.points.enumerated().compactMap { index, point -> (Int, Double)? in
      let freedom = mesh.freedom(of: index)
      guard freedom.x || freedom.y else { return nil }
      let there = point.point(in: canvas)
      let separation = hypot(there.x - place.x, there.y - place.y)
      return separation <= Self.reach ? (index, separation) : nil
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  private mutating func move(_ index: Int, to place: Point, in canvas: Size) {
    let share = { (value: Double, length: Double) in
      min(max(value / length, 0), 1).toTenThousandths
    }
    move(
      index,
      to: UnitPoint(x: share(place.x, canvas.width), y: share(place.y, canvas.height)))
  }

  /// Moves a point of the mesh as far as it may move.
  private mutating func move(_ index: Int, to place: UnitPoint) {
    let mesh = values.mesh
    guard mesh.points.indices.contains(index) else { return }
    let freedom = mesh.freedom(of: index)
    var points = mesh.points
    if freedom.x { points[index].x = place.x }
    if freedom.y { points[index].y = place.y }
    let rows = Self.rows.mesh
    // A mesh of another size has its colors from here on, too.
    if rows.unsized(in: values.set).colors != mesh.colors {
      values.hold(rows.colors.name, at: .colors(mesh.colors))
    }
    values.hold(
      rows.points.name, at: .points(PointGrid(width: mesh.width, points: points)))
  }

  // MARK: - State at a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    Self.rows.mesh.value(of: parameter, in: values.mesh) ?? values.value(of: parameter)
  }

  package var mesh: MeshTemplate? { MeshTemplate(name: template.name, mesh: values.mesh) }

  package func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool {
    values.controls && contents.contains(place, in: canvas)
  }

  package func handles(in canvas: Size, at time: Double) -> [Point] {
    let (mesh, size) = (mesh(at: time), pictureSize(in: canvas))
    return mesh.points.indices.filter { mesh.freedom(of: $0) != (false, false) }
      .map { mesh.points[$0].point(in: size) }
  }

  package func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool {
    dragged != nil || hasControl(at: place, in: canvas, time: time)
      || index(at: place, in: pictureSize(in: canvas), time: time) != nil
  }

  package func isMoving(at time: Double) -> Bool { values.breathes }

  package func motion(in canvas: Size) -> SceneMotion? {
    guard !values.breathes, !values.controls else { return nil }
    var motion = SceneMotion()
    motion.fixed = ["breathes", "controls"]
    motion.frame = Rect(origin: .zero, size: canvas)
    motion.reach = Self.reach
    let mesh = values.mesh
    for (index, point) in mesh.points.enumerated() where mesh.freedom(of: index) != (false, false) {
      let handle = Parameter(
        "point\(index)", "a point of the mesh",
        kind: .vector(
          components: ["x", "y"], range: 0...1, step: 0.01, defaultValue: [point.x, point.y]))
      motion.hidden.append(
        SceneMotion.HiddenValue(parameter: handle) { scene, value in
          guard var aurora = scene as? AuroraScene, case .numbers(let place) = value else {
            return scene
          }
          aurora.move(index, to: UnitPoint(x: place[0], y: place[1]))
          return aurora
        })
      motion.handles.append(
        SceneMotion.Handle(name: handle.name, freedom: mesh.freedom(of: index)))
    }
    return motion
  }

  /// The points that are not where the template has them.
  func movedPoints(of mesh: MeshGradient) -> [Int] {
    let home = template.mesh.resized(width: mesh.width, height: mesh.height).points
    return mesh.points.indices.filter { mesh.points[$0] != home[$0] }
  }

  /// The mesh where it has moved to by itself; points that were dragged stay.
  private func mesh(at time: Double) -> MeshGradient {
    let mesh = values.mesh
    guard values.breathes else { return mesh }
    let moved = movedPoints(of: mesh)
    return mesh.with(
      points: mesh.points.enumerated().map { index, point in
        guard !moved.contains(index) else { return point }
        let freedom = mesh.freedom(of: index)
        // Two slow swings a point, all of different periods (7 to 15 s) and phases, so that it
        // never repeats visibly.
        let x = 0.03 * sin(time * (0.41 + 0.05 * Double(index % 7)) + Double(index) * 1.7)
        let y = 0.03 * cos(time * (0.47 + 0.04 * Double(index % 5)) + Double(index) * 2.3)
        return UnitPoint(x: point.x + (freedom.x ? x : 0), y: point.y + (freedom.y ? y : 0))
      })
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    layer(under: { _ in nil }, in: canvas, at: time)
  }

  /// Returns the mesh with content on it, and the noise over both.
  ///
  /// - Parameter content: Returns what lies on the mesh, for the size that there is.
  func layer(under content: (Size) -> Layer?, in canvas: Size, at time: Double) -> Layer {
    let size = pictureSize(in: canvas)
    let mesh = Layer(size: size, mesh: mesh(at: time))
    let picture = (content(size).map { mesh.overlay($0) } ?? mesh)
      .colorEffect(
        Shader(
          "parameterizedNoise", .float(values.intensity), .float(values.frequency),
          .float(values.opacity))
      )
      .clip(to: .roundedRectangle(cornerRadius: Self.cornerRadius))
    guard values.controls else { return picture }
    return Layer(
      size: canvas,
      children: [Layer.Child(picture), controls.layer(contents, in: canvas, at: time)])
  }
}

extension MeshGradient {
  /// Whether a point may be dragged along x and along y: those of the border stay on it.
  fileprivate func freedom(of index: Int) -> (x: Bool, y: Bool) {
    let (row, column) = (index / width, index % width)
    return (column > 0 && column < width - 1, row > 0 && row < height - 1)
  }
}
