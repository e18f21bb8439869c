import Glibc
import Opening
import Scenes
import Viewer

/// `harmonic [SCENE | FILE]`: opens a window and stays until it is closed.
enum WindowVerb: Verb {
  static let name = VerbName.window
  static let usage = "harmonic [SCENE | FILE] [options]"
  static let summary = "open a window"

  static func run(_ arguments: Arguments, console: Console) throws {
    var options = ViewerOptions(request: try arguments.request(waits: true, remarksTo: console))
    options.hasOwnScale = arguments.has(SceneRequest.scaleRow.option)
    options.path = arguments.subject.flatMap {
      SceneCatalog.scene(named: $0) == nil && $0 != "-" ? $0 : nil
    }
    options.hasOwnSize = arguments.has(SceneRequest.sizeRow.option)
    options.isFresh = arguments.has(.fresh)
    options.isPaused = arguments.has(.paused)
    options.isFullscreen = arguments.has(.fullscreen)
    if let speed = try arguments.number(of: .speed, in: 0.01...100) { options.speed = speed }
    options.framesPerSecond = try arguments.number(of: .fps, in: 1...1000)
    options.feedback = try arguments.choice(
      of: .feedback, Feedback.allCases.map { (name: $0.rawValue, value: $0) })
    options.say = { console.say($0) }
    options.detail = { console.detail($0) }
    options.end = { CommandFailure.end(with: $0, by: { _exit($0) }) }
    try Viewer(options).run()
  }
}
