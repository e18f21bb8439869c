import Capture
import Diagnostics
import Export
import Glibc
import OpenGL
import Opening
import Rendering
import Viewer

/// Conversion of errors to the command's message and status.
extension CommandFailure {
  /// Shows what went wrong, and ends the program with its status.
  ///
  /// - Parameter end: `_exit` leaves libraries as they are, which other threads may be in.
  static func end(with error: any Error, by end: (Int32) -> Never = { exit($0) }) -> Never {
    let failure = failure(for: error)
    // After Control-C a message would tell nothing new.
    if failure.status != .interrupted { Console.error(failure.description) }
    end(failure.status.rawValue)
  }

  private static func failure(for error: any Error) -> CommandFailure {
    switch error {
    case let failure as CommandFailure: failure
    case let error as OpeningError: CommandFailure(error)
    case let error as ExportError: .usage(error.message.visible, hint: error.hint.visible)
    case let error as GraphicsError: failure(for: error)
    case let error as WindowError:
      CommandFailure(
        error == .interrupted ? .interrupted : .noGraphics, error.message, hint: error.hint)
    case let error as Diagnostic:
      CommandFailure(.shaderRejected, "\(error)")
    case let error as DrawingError: failure(for: error)
    case RecordingError.missingEncoder:
      CommandFailure(
        .failed, "\(error)",
        hint: "install the package 'ffmpeg', or record an animated PNG: -o clip.png")
    default: CommandFailure(.failed, "\(error)")
    }
  }

  private static func failure(for error: DrawingError) -> CommandFailure {
    switch error {
    case .invalidCall, .mistakes: CommandFailure(.shaderRejected, "\(error)")
    case .rejectedProgram:
      CommandFailure(
        .shaderRejected, "\(error)", hint: "harmonic check says what it can of the file")
    case .graphics(let error): failure(for: error)
    }
  }

  private static func failure(for error: GraphicsError) -> CommandFailure {
    switch error {
    case .noContext, .tooOld:
      CommandFailure(
        .noGraphics, "\(error)",
        hint: "Mesa's software driver is enough: Scripts/install-packages brings it")
    case .programRejected: CommandFailure(.shaderRejected, "\(error)")
    case .incompleteFramebuffer, .tooLarge, .callFailed:
      CommandFailure(.failed, "\(error)", hint: "make --size or --scale smaller")
    }
  }
}
