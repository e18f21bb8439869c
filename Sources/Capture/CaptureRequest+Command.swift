internal import Layers
internal import Scenes

nonisolated extension CaptureRequest {
  /// The command that draws this frame again, quoted for a shell.
  package var command: String {
    let number = { (value: Double) in ParameterValue.number(value).description }
    var words = ["harmonic", "capture"] + scene.arguments + ["-o", "\(scene.name).png"]
    words += ["--size", "\(number(canvas.width))x\(number(canvas.height))"]
    words += ["--scale", number(scale), "--time", number(time)]
    for held in script.held { words += ["--set", "\(held.name)=\(held.value)"] }
    for press in script.presses {
      words += ["--press", "\(number(press.start))..\(number(press.end))"]
    }
    if let pointer = script.pointer, !script.presses.isEmpty {
      words += ["--pointer", "\(number(pointer.x)),\(number(pointer.y))"]
    }
    if reducesMotion { words.append("--reduced-motion") }
    if let imagePath { words += ["--image", imagePath] }
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell takes it: in single quotes where it holds anything but letters, digits and harmless signs.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "-_./,:=+".contains(character))
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
