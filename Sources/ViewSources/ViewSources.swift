/// The source files from which users' SwiftUI views are built, compiled into the program: the
/// modules that they import, the macros, and what each program has beside the user's files.
///
/// ```swift
/// let clock = ViewSources.source(at: "Resources/Views/Runtime/InjectedClock.swift")
/// ```
package enum ViewSources {
  /// Paths of all files, relative to the repository, in alphabetical order.
  package static let paths: [String] = embedded.keys.sorted()

  /// Returns the text of the file at `path`, relative to the repository; `nil` if there is none.
  package static func source(at path: String) -> String? { embedded[path] }

  /// Paths of the files in a folder and below it, in alphabetical order.
  package static func paths(in folder: String) -> [String] {
    paths.filter { $0.utf8.starts(with: (folder + "/").utf8) }
  }
}
