internal import Diagnostics
internal import Parameters
internal import Scenes

extension OpeningError {
  /// A text that is not a value of a scene's parameter.
  init(_ error: ParameterError, of scene: SceneSource) {
    self =
      switch error {
      case .unknownName(let name, let known):
        .usage(
          "'\(scene.name)' has no parameter '\(name)'",
          hint: didYouMean(name, among: known) ?? "harmonic list \(scene.arguments[0]) names them")
      case .notANumber(let name, let text):
        .usage("'\(name)' takes a number, got '\(text)'")
      case .notWhole(let name, let text):
        .usage("'\(name)' takes a whole number, got '\(text)'")
      case .outOfRange(let name, let text, let range):
        .usage(
          "'\(name)' cannot be \(text)",
          hint: "it goes from \(ParameterValue.number(range.lowerBound)) "
            + "to \(ParameterValue.number(range.upperBound))")
      case .notNumbers(let name, let text, let count):
        .usage(
          "'\(name)' takes \(count) numbers, got '\(text)'",
          hint: "write them with commas: --set \(name)="
            + (1...count).map { "\($0)" }.joined(separator: ","))
      case .notAList(let name, let text, let components):
        .usage(
          "'\(name)' takes a list of numbers, got '\(text)'",
          hint: components == 1
            ? "write them with commas"
            : "write them with commas, \(components) for every element")
      case .notBytes(let name, let text):
        .usage(
          "'\(name)' takes bytes, got '\(text)'",
          hint: "write numbers from 0 to 255 with commas, or \(name)=@FILE for the bytes of a file")
      case .notAPicture(let name, let text):
        .usage("'\(name)' takes a picture, got '\(text)'", hint: "write --set \(name)=@FILE.png")
      case .notAColor(let name, let text):
        .usage(
          "'\(name)' takes a color, got '\(text)'", hint: "write RGB, RRGGBB or AARRGGBB in hex")
      case .notColors(let name, let text):
        .usage(
          "'\(name)' takes colors, got '\(text)'",
          hint: "write RGB, RRGGBB or AARRGGBB in hex, with commas between them")
      case .notAGrid(let name, let text):
        .usage(
          "'\(name)' takes rows of points, got '\(text)'",
          hint: "write x,y,x,y for a row and / between rows, all of one length: 2 to 16 points in "
            + "2 to 16 rows")
      case .unknownMesh(let name, let text, let names):
        .usage(
          "'\(name)' cannot be '\(text)'",
          hint: didYouMean(text, among: names)
            ?? "it is one of \(names.joined(separator: ", ")), or a file")
      case .unknownChoice(let name, let text, let choices):
        .usage(
          "'\(name)' cannot be '\(text)'",
          hint: didYouMean(text, among: choices)
            ?? "it is one of \(choices.joined(separator: ", "))")
      }
  }
}
