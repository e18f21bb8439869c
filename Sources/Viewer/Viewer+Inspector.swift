internal import Layers
internal import Scenes

/// The panel of controls: opening it, laying it out, and reporting what the user did in it.
extension Viewer {
  func setInspector(isOpen: Bool) throws {
    if inspector == nil {
      do throws(InspectorError) { inspector = try InspectorPanel(window: window) } catch {
        return try take(.inspectorFailed(reason: "\(error)"))
      }
    }
    inspector?.setFocused(isOpen)
    if !isOpen { window.setCursor(.arrow) }
  }

  /// Lays the panel out and reports what the user did in it, before the scene is drawn: a drag
  /// shows in the same frame.
  func runInspector(at wallTime: Double) throws {
    guard state.isInspectorOpen, let inspector else { return }
    let viewport = state.viewport
    let scale = viewport.contentScale
    let scene = state.scene
    let time = state.clock.time
    let content = InspectorPanel.Content(
      title: state.request.scene.name, parameters: scene.parameters,
      value: { scene.value(of: $0, at: time) },
      spring: SpringPlot(of: scene, playback: state.playback, at: time),
      frameTimes: overlays.frameTimes, passTimes: renderer.passTimes)
    let changes = inspector.frame(
      content,
      size: Size(
        width: Double(viewport.pixelWidth) / scale, height: Double(viewport.pixelHeight) / scale),
      scale: scale, seconds: min(0.1, max(0, wallTime - inspectorTime)))
    inspectorTime = wallTime
    for change in changes { try take(.inspectorChanged(change)) }
    window.setCursor(inspector.cursor)
    try take(.inspectorDue(after: inspector.nextChange))
  }
}
