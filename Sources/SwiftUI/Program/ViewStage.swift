internal import Foundation
internal import Layers
internal import Messages

/// A view on a stage: it takes times and input, and gives pictures.
@MainActor
final class ViewStage {
  let graph: ViewGraph
  private let root: RootNode
  private var stage: Stage

  /// - Parameters:
  ///   - startDate: The date at time 0.
  ///   - services: What the viewer knows.
  init(
    _ stage: Stage, startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
    services: (any ViewServices)? = nil, content: @MainActor () -> any View
  ) {
    graph = ViewGraph(startDate: startDate)
    graph.services = services
    self.stage = stage
    let graph = graph
    root = graph.running {
      RootNode(
        content(), _NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues(stage)))
    }
    update()
  }

  convenience init(size: CGSize, content: @MainActor () -> any View) {
    self.init(Stage(size: size.layersSize), content: content)
  }

  /// The time between two ticks in seconds.
  static let tick = 1.0 / 60

  /// Moves the time on, tick by tick, up to `time`.
  ///
  /// - Parameter beforeTick: Called with the time of each tick before the view learns of it.
  func advance(to time: Double, beforeTick: (Double) -> Void = { _ in }) {
    var count = (graph.time / Self.tick).rounded()
    while (count + 1) * Self.tick <= time + 1e-9 {
      count += 1
      let tick = count * Self.tick
      graph.running {
        beforeTick(tick)
        graph.advance(to: tick)
      }
      update()
    }
  }

  /// Carries out what was changed since the last update.
  func update() {
    graph.update { [root, stage] in
      root.layOut(in: CGRect(x: 0, y: 0, width: stage.size.width, height: stage.size.height))
    }
  }

  /// Takes in another screen.
  func setStage(_ new: Stage) {
    stage = new
    graph.perform { [self] in
      root.setEnvironment(EnvironmentValues(new))
      graph.needsLayout = true
      graph.needsDrawing = true
    }
    update()
  }

  /// Takes in an action of the user.
  func handle(_ event: InputEvent) { update() }

  /// The picture now.
  func layer() -> Layer {
    let context = DrawingContext(time: graph.time, scale: stage.scale)
    graph.needsDrawing = false
    return graph.running {
      Layer(size: stage.size, children: root.elements.flatMap { $0.draw(in: context) })
    }
  }
}

extension EnvironmentValues {
  /// The environment of a stage.
  init(_ stage: Stage) {
    self.init()
    displayScale = stage.scale
    colorScheme = stage.appearance == .dark ? .dark : .light
  }
}

/// The node of all.
private final class RootNode: _Node {
  private var child: _Node?

  init(_ view: any View, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = makeChild(erased: view)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  func layOut(in area: CGRect) {
    for element in elements {
      let size = element.size(for: ProposedViewSize(area.size))
      let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      element.place(at: origin, proposal: ProposedViewSize(area.size))
    }
  }
}
