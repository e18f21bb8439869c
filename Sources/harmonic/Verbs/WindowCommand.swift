import Capture
import Viewer

/// `harmonic [SCENE | FILE.png]`: opens a window and stays until it is closed.
@MainActor enum WindowCommand {
  static func run(_ arguments: Arguments, console: Console) throws {
    let request = try arguments.request()
    var options = ViewerOptions(request: request)
    options.hasOwnScale = arguments.has(.scale)
    options.isPaused = arguments.has(.paused)
    options.isFullscreen = arguments.has(.fullscreen)
    if let speed = try arguments.number(of: .speed, in: 0.01...100) { options.speed = speed }
    options.framesPerSecond = try arguments.number(of: .fps, in: 1...1000)
    options.say = { console.say($0) }
    options.detail = { console.detail($0) }
    try Viewer(options).run()
  }
}
