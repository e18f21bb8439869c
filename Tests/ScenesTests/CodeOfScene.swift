import Parameters
import Testing

@testable import Scenes

/// A scene of the catalog with these values of its parameters.
func scene(_ name: String, _ values: [(String, ParameterValue)]) throws -> any Scene {
  let source = try #require(SceneCatalog.scene(named: name))
  var script = Script()
  script.held = values
  let canvas = source.canvas ?? SceneSource.standardCanvas
  return script.playback(of: source, in: canvas).scene(at: 0)
}

/// The code that such a scene is copied as, at time 0.
func code(_ name: String, _ values: [(String, ParameterValue)] = []) throws -> CopiedCode {
  try #require(try scene(name, values).code(at: 0))
}
