extension SceneRequest {
  /// The words that open this again: what is opened, and its options.
  package var arguments: [String] { scene.arguments + Self.options.words(of: self) }

  /// The command that draws this frame again, quoted for a shell.
  package var command: String {
    let start = ["harmonic", "capture"] + scene.arguments + ["-o", "\(scene.name).png"]
    return ShellWords.text(of: start + Self.options.words(of: self))
  }
}
