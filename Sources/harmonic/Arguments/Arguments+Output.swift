import Opening

extension Arguments {
  /// Endings of the picture files that are written.
  private static let pictureEndings = [".png"]

  /// Returns the picture file to write; `nil` if none is given.
  ///
  /// A name without an ending is taken as it is: `/dev/stdout` has none.
  ///
  /// - Throws: `CommandFailure.usage` for an ending of another kind of file, which would hold a PNG
  ///   all the same.
  func picturePath() throws(CommandFailure) -> String? {
    guard let path = text(of: .output) else { return nil }
    let name = path.namePart
    guard let dot = name.dropFirst().lastIndex(of: "."),
      !Self.pictureEndings.contains(name[dot...].lowercased())
    else { return path }
    let ending = name[dot...]
    let endings = Self.pictureEndings.joined(separator: ", ")
    throw .usage(
      "'\(ending)' is not written, got '\(path)'",
      hint: "pictures end in \(endings): -o \(path.dropLast(ending.count))"
        + Self.pictureEndings[0])
  }
}
