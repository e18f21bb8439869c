/// The view that is shown for a file, and the file that it is in.
///
/// The first of these that there is: the file's previews; its `PreviewProvider`; its `App`; a view
/// of it without arguments, the one named as the file first; the same of a file that uses what this
/// one declares; samples with the modifiers, extensions and transitions of the file.
struct ShownView: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case previews([PreviewDeclaration])
    /// A type with `previews`.
    case provider(String)
    case app(String)
    case view(String)
    /// The declarations of the file, each on a sample.
    case samples([Sample])
  }

  let kind: Kind
  /// Of the file in the index.
  let file: Int

  /// How far the search goes from a file to those that use it, and to those that use these.
  private static let maxSteps = 4
  /// Modules that are there, or have stand-ins.
  static let modules: Set = [
    "SwiftUI", "Foundation", "UIKit", "Combine", "Observation", "simd", "QuartzCore", "OSLog", "os",
    "CoreGraphics", "CoreMotion", "PhotosUI", "Dispatch", "Swift", "Metal",
  ]

  /// - Returns: `nil` for a file that shows nothing, and that nothing uses.
  static func find(in index: ProjectIndex) -> ShownView? {
    if let kind = own(of: index.files[0]) { return ShownView(kind: kind, file: 0) }
    var (level, known): ([Int], Set<Int>) = ([0], [0])
    for _ in 0..<maxSteps {
      let users = Set(level.flatMap(index.users)).subtracting(known).sorted()
      known.formUnion(users)
      let shown = users.compactMap { file in
        own(of: index.files[file]).map { ShownView(kind: $0, file: file) }
      }
      if let best = shown.map({ (rank($0, in: index), $0) }).min(by: { $0.0 < $1.0 }) {
        return best.1
      }
      level = users
    }
    let samples = Sample.all(of: index.files[0])
    return samples.isEmpty ? nil : ShownView(kind: .samples(samples), file: 0)
  }

  /// The view that a file shows itself; `nil` if it shows none.
  static func own(of file: ViewSource) -> Kind? {
    if !file.previews.isEmpty { return .previews(file.previews) }
    if let provider = file.types.first(where: { $0.conforms(to: "PreviewProvider") }) {
      return .provider(provider.name)
    }
    if let app = file.types.first(where: { $0.conforms(to: "App") }) { return .app(app.name) }
    let views = file.types.filter {
      $0.conforms(to: "View") && $0.hasPlainInitializer && $0.keyword == "struct"
    }
    return (views.first { $0.name == file.stem } ?? views.first).map { .view($0.name) }
  }

  /// Smaller is better: other frameworks, distance, previews before views, files to compile.
  private static func rank(_ shown: ShownView, in index: ProjectIndex) -> [Int] {
    let closure = index.closure(of: shown.file)
    let imports = closure.reduce(into: Set<String>()) { $0.formUnion(index.files[$1].imports) }
    let isPreview = if case .previews = shown.kind { 0 } else { 1 }
    return [
      imports.subtracting(modules).count, index.distance(0, shown.file), isPreview, closure.count,
      shown.file,
    ]
  }
}

extension [Int] {
  fileprivate static func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
}
