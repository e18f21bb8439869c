extension SceneRequest {
  /// The words that open this again: what is opened, and its options.
  package var arguments: [String] { scene.arguments + Self.options.words(of: self) }

  /// The command that draws this frame again, quoted for a shell.
  package var command: String {
    let start = ["harmonic", "capture"] + scene.arguments + ["-o", "\(scene.name).png"]
    return ShellWords.text(of: start + Self.options.words(of: self))
  }

  /// The words of the command that records what a script does; the path of the script follows.
  package func wordsRecordingScript(for duration: Double) -> [String] {
    let start = ["harmonic", "record"] + scene.arguments
    let end = ["--duration", Self.numeral(duration), "-o", "\(scene.name).mp4", "--script"]
    return start + Self.options.words(of: self) + end
  }
}
