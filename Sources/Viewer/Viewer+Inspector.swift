internal import Capture
internal import Layers
internal import Scenes

/// The panel of controls: opening it, laying it out, and reporting what the user did in it.
extension Viewer {
  func toggleInspector() {
    if inspector == nil {
      do throws(InspectorError) { inspector = try InspectorPanel(window: window) } catch {
        overlays.show(notice: "\(error)", isFailure: true, at: Window.time)
        options.say("\(error)")
        return
      }
    }
    isInspectorOpen.toggle()
    inspector?.setFocused(isInspectorOpen)
    if !isInspectorOpen { window.setCursor(.arrow) }
  }

  /// Lays the panel out and does what a person did in it, before the scene is drawn: a drag shows in the same frame.
  func runInspector(pixelWidth: Int, pixelHeight: Int, at wallTime: Double) {
    guard isInspectorOpen, let inspector else { return }
    let scale = window.contentScale
    let scene = scene
    let time = clock.time
    let content = InspectorPanel.Content(
      title: request.scene.name, parameters: scene.parameters,
      value: { scene.value(of: $0, at: time) },
      spring: SpringPlot(of: scene, playback: playback, at: time),
      frameTimes: overlays.frameTimes, passTimes: renderer.passTimes)
    let changes = inspector.frame(
      content,
      size: Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale),
      scale: scale, seconds: min(0.1, max(0, wallTime - lastInspectorTime)))
    lastInspectorTime = wallTime
    for change in changes {
      switch change {
      case .hold(let name, let value): send(.hold(name: name, value: value))
      case .release(let name): send(.release(name: name))
      case .copyCommand:
        copy(shownRequest(self.scene).command, "the command that draws this frame")
      case .copySwift:
        copy(SwiftCall.text(of: self.scene.layer(in: fit.canvas, at: time)), "the SwiftUI call")
      }
    }
    window.setCursor(inspector.cursor)
  }

  func copy(_ text: String, _ what: String) {
    window.clipboard = text
    overlays.show(notice: "Copied \(what)", isFailure: false, at: Window.time)
  }
}
