internal import Files

/// Where the files are that a shader was made from.
///
/// A file that is reached by symbolic links has a place for each of them: the folder of a link
/// notices that it is led elsewhere, and only the folder of the file that it is written.
package struct ReadPlaces: Sendable, Equatable {
  /// Paths as they were read; those of links are followed.
  let folders: Set<String>
  /// Names of the files, and of the files and links that links lead to.
  let names: Set<String>
  /// Paths of the files that were read.
  let read: [String]

  /// - Parameters:
  ///   - read: Paths of the files that were read.
  ///   - linked: Paths that symbolic links among them lead to.
  init(of read: [String], linked: [String]) {
    self.read = read
    folders = Set((read + linked).map(\.folderPart))
    names = Set((read + linked).map(\.namePart))
  }
}
