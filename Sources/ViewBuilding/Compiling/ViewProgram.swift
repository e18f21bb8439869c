/// A compiled view: the program, and the user's files that it was made of.
package struct ViewProgram: Sendable, Hashable {
  package let executable: String
  /// The user's files by the paths under which they were compiled.
  let originals: [String: String]
  /// The file whose preview or view is shown: the opened one, or one that uses it.
  package let shownFile: String
  /// Files that the program has to be built again for.
  package let watched: [String]
  /// Programs of the same texts have the same.
  package var fingerprint: UInt64 = 0
  /// Where the program is, for as long as this is there; `nil` for one that stays.
  var folder: ProgramFolder?
}
