internal import Foundation
internal import Layers
internal import Messages

/// A view on a stage: it takes times and input, and gives pictures.
@MainActor
final class ViewStage {
  let graph: ViewGraph
  let root: _ViewNode<StageRoot>
  private var stage: Stage
  private let input: InputRouter
  /// Whether the stage is as large as its content.
  private let fitsContent: Bool
  private let preference = ColorSchemePreference()
  private var textGeneration = 0

  /// The color scheme that a view prefers to that of the stage.
  private final class ColorSchemePreference {
    var preferred: ColorScheme?
    /// The one that all views have.
    var current: ColorScheme?
  }

  /// - Parameters:
  ///   - startDate: The date at time 0.
  ///   - services: What the viewer knows.
  init(
    _ stage: Stage, fitsContent: Bool = false,
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
    services: (any ViewServices)? = nil, content: @MainActor () -> any View
  ) {
    graph = ViewGraph(startDate: startDate)
    graph.services = services
    graph.defaultTransition = OpacityTransition().ofBranches
    self.stage = stage
    self.fitsContent = fitsContent
    (graph.stageSize, graph.stageScale) = (CGSize(stage.size), stage.scale)
    let (graph, preference) = (graph, preference)
    root = graph.running {
      let content = AnyView(content()).onPreferenceChange(PreferredColorSchemeKey.self) {
        preference.preferred = $0
      }
      return StageRoot._makeNode(
        StageRoot(stage, content: AnyView(content)),
        _NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues(stage)))
    }
    input = InputRouter(graph: graph) { [root] in root.elements.first }
    update()
    if fitsContent { show(stage) }
  }

  convenience init(size: CGSize, content: @MainActor () -> any View) {
    self.init(Stage(size: size.layersSize), content: content)
  }

  /// The time between two ticks in seconds.
  static let tick = 1.0 / 60

  /// Of how many ticks the view learns of one: a whole number, 1 of a view that keeps up.
  var pace = 1.0

  /// Moves the time on up to `time`, by one tick or by as many as the pace says.
  ///
  /// - Parameters:
  ///   - isFrame: Whether the last tick before `time` counts whatever the pace is.
  ///   - beforeTick: Called with the time of each tick before the view learns of it.
  func advance(
    to time: Double, isFrame: Bool = true, beforeTick: (Double) -> Void = { _ in }
  ) {
    let last = ((time + 1e-9) / Self.tick).rounded(.down)
    var count = (graph.time / Self.tick).rounded()
    while count < last {
      let next = ((count / pace).rounded(.down) + 1) * pace
      guard next <= last || isFrame else { return }
      count = min(next, last)
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
    carryOutChanges()
    guard preference.current != preference.preferred else { return }
    preference.current = preference.preferred
    graph.perform { [self] in root.setEnvironment(environment) }
    carryOutChanges()
  }

  private func carryOutChanges() {
    repeat {
      graph.update { [root] in
        for case let element as RootElement in root.elements { element.layOut() }
      }
    } while input.cancelPressOfRemovedViews()
  }

  /// Takes in another screen.
  func setStage(_ new: Stage) {
    show(new)
    // Another scale may have other sizes.
    if fitsContent { show(new) }
  }

  /// Lets all texts ask for their sizes and pictures again.
  func measureTextsAgain() {
    textGeneration += 1
    show(stage)
  }

  private func show(_ wanted: Stage) {
    var new = wanted
    if fitsContent { (new.size, new.safeArea) = (contentSize, SafeArea()) }
    stage = new
    (graph.stageSize, graph.stageScale) = (CGSize(new.size), new.scale)
    graph.perform { [self] in
      root.setEnvironment(environment)
      root.update(StageRoot(new, content: root.view.content))
      graph.needsLayout = true
      graph.needsDrawing = true
    }
    update()
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues(stage)
    if let preferred = preference.current { values.colorScheme = preferred }
    values.textGeneration = textGeneration
    return values
  }

  /// The color around the view; `nil` for white.
  var background: Layers.Color? { environment.colorScheme == .dark ? .black : nil }

  /// Takes in an action of the user.
  func handle(_ event: InputEvent) {
    input.handle(event)
    update()
  }

  /// The part of the view that has the keyboard.
  var keyFocus: KeyFocus { input.keyFocus }

  /// The size that the content has by itself, in whole points, and at least one of them.
  private var contentSize: Layers.Size {
    let sizes = root.elements.flatMap(\.children).map { $0.size(for: .unspecified) }
    func length(_ all: [CGFloat]) -> Double { Double(max(1, (all.max() ?? 0).rounded(.up))) }
    return Layers.Size(width: length(sizes.map(\.width)), height: length(sizes.map(\.height)))
  }

  /// The outermost elements.
  var rootElements: [Element] { root.elements }

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

private enum TextGenerationKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// Another number with each time that all texts are measured again.
  fileprivate var textGeneration: Int {
    get { self[TextGenerationKey.self] }
    set { self[TextGenerationKey.self] = newValue }
  }
}

extension StageRoot {
  fileprivate init(_ stage: Stage, content: AnyView) {
    let area = stage.safeArea
    self.init(
      size: CGSize(width: stage.size.width, height: stage.size.height),
      safeAreaInsets: EdgeInsets(
        top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing),
      content: content)
  }
}
