internal import Layers
internal import Messages

extension BlendMode {
  /// The mode that is drawn; one that is not drawn is reported.
  var drawnMode: Layers.BlendMode {
    if let mode = layersMode { return mode }
    if Thread.isMainThread {
      MainActor.assumeIsolated {
        ViewGraph.current?.reportUnsupported("blend mode '\(self)' is drawn as 'normal'")
      }
    }
    return .normal
  }
}

extension ViewGraph {
  /// Tells the author of a name that does nothing here.
  func reportUnsupported(_ message: String) {
    guard reportedNames.insert(message).inserted else { return }
    services?.report(Report(.unsupported, message))
  }
}
