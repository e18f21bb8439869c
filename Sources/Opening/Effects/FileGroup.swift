internal import Files
internal import Metal

/// Files that are opened together: where their projects begin, and what they have in common. Each
/// file that several include is lexed and parsed once.
package struct FileGroup {
  let marks = ProjectMarks()
  let reading = SharedReading()

  package init() {}
}
