internal import Capture
internal import Layers
internal import Scenes

/// Moving parameters by keys, with a readout over the picture.
extension Viewer {
  func parameter(movedBy key: Character) -> (parameter: Parameter, steps: Double)? {
    for parameter in scene.parameters.all {
      guard let keys = parameter.keys else { continue }
      if keys.lower == key { return (parameter, -1) }
      if keys.raise == key { return (parameter, 1) }
    }
    return nil
  }

  func nudge(_ parameter: Parameter, by steps: Double) {
    let now = scene.value(of: parameter, at: clock.time)
    tuning.choose(parameter.name, of: scene.parameters)
    send(
      .hold(
        name: parameter.name,
        value: parameter.value(now, nudgedBy: steps, component: tuning.chosen?.component)))
    showReadout()
  }

  func showReadout() {
    if let readout = readout(of: scene) { overlays.show(readout, at: Window.time) }
  }

  /// A free value goes on moving while it is shown.
  func refreshReadout(_ scene: any Scene) {
    guard overlays.isReadoutShown(at: Window.time), let readout = readout(of: scene) else {
      return
    }
    overlays.refresh(readout)
  }

  func readout(of scene: any Scene) -> Readout? {
    tuning.parameter(of: scene.parameters).map { parameter in
      Readout(
        parameter, value: scene.value(of: parameter, at: clock.time),
        component: tuning.chosen?.component, isHeld: scene.parameters.held[parameter.name] != nil)
    }
  }

  func show(_ notice: Screenshots.Notice) {
    overlays.show(notice: notice.short, isFailure: notice.isFailure, at: Window.time)
    options.say(notice.full)
    needsDrawing = true
  }
}
