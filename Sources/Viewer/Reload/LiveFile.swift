internal import Capture
internal import Layers
internal import Scenes
internal import ShaderTranslation

/// What the viewer knows of the file that is open: who watches it, and what waits for the probe.
struct LiveFile {
  /// A scene on its way to the screen.
  struct Arrival {
    enum Reason {
      /// A person stepped to it.
      case chosen
      /// The file changed: the library's names of the version before, and what is said of the new one.
      case reloaded(outdated: Set<String>, remarks: [Diagnostic])
    }

    let request: CaptureRequest
    let reason: Reason
  }

  let probe = Probe()
  var watch: FolderWatch?
  /// Pictures of the folder that is shown.
  var thumbnails: Thumbnails?
  /// Those that were finished, by entry: the page shows them again when one comes back to it.
  var pictures: [Int: Image] = [:]
  /// Counts versions of files; those of the files that were opened first are smaller.
  var version = 1000
  /// Wall time at which the file is read again, a moment after it was last written.
  var dueAt: Double?
  var arrival: Arrival?
  /// A scene that was stepped to and refused: the next step goes on from there.
  var refused: SceneSource?
  /// Functions of the library that were drawn small and came back.
  var tried: Set<String> = []

  /// Seconds to wait after a change, for editors that save in several steps.
  static let settling = 0.012

  /// Wall time at which something has to be looked at although nothing comes in; `nil` if never.
  var nextChange: Double? { [dueAt, probe.deadline].compactMap { $0 }.min() }
}

/// A shader that must not be drawn.
package struct UnsafeShader: Error, Sendable, CustomStringConvertible {
  package let description: String
}
