internal import Files

/// The language settings of the project that a file belongs to.
///
/// ```swift
/// // given project: ProjectFolder
/// ProjectSettings(of: project).languageMode  // "5"
/// ```
///
/// They are read from the texts of `project.pbxproj` or `Package.swift`; neither is run. Where
/// targets differ, the setting that most of them have counts.
struct ProjectSettings: Sendable, Hashable {
  /// "4.2", "5" or "6"
  private(set) var languageMode = "5"
  /// Whether what is not marked belongs to the main actor.
  private(set) var isMainActorByDefault = false
  /// The file that says so.
  private(set) var path: String?

  private static let maxBytes = 16 << 20

  init(of project: ProjectFolder) {
    guard project.isMarked else { return }
    let entries = FolderEntry.all(in: project.path) ?? []
    for name in entries.map(\.name).sorted() where name.hasSuffix(".xcodeproj") {
      if read("\(project.path)/\(name)/project.pbxproj", as: .xcode) { return }
    }
    _ = read("\(project.path)/Package.swift", as: .package)
  }

  enum Kind { case xcode, package }

  init(text: String, as kind: Kind) { read(text: text, as: kind) }

  private mutating func read(_ path: String, as kind: Kind) -> Bool {
    // A file that is not there sets nothing.
    guard let bytes = try? readWhole(path, limit: Self.maxBytes) else { return false }
    read(text: String(decoding: bytes, as: UTF8.self), as: kind)
    self.path = path
    return true
  }

  private mutating func read(text: String, as kind: Kind) {
    switch kind {
    case .xcode:
      if let version = Self.commonest(Self.values(of: "SWIFT_VERSION", in: text)) {
        languageMode = version.hasPrefix("4") ? version : String(version.prefix { $0 != "." })
      }
      let isolation = Self.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", in: text)
      isMainActorByDefault = Self.commonest(isolation) == "MainActor"
    case .package:
      let head = text.split(separator: "\n").first ?? ""
      let tools = head.split(separator: ":").last?.filter { !$0.isWhitespace } ?? ""
      languageMode = (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
      for mode in ["5", "6"] {
        let says = ["[.v\(mode)]", "swiftLanguageMode(.v\(mode))"]
        if says.contains(where: text.contains) { languageMode = mode }
      }
      isMainActorByDefault = text.contains("defaultIsolation(MainActor.self)")
    }
  }

  /// The values of a setting: `NAME = value;`.
  private static func values(of name: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == name else { return nil }
      return parts[1].filter { !" ;\"\t\r".contains($0) }
    }
  }

  private static func commonest(_ values: [String]) -> String? {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Arguments for the compiler.
  var flags: [String] {
    ["-swift-version", languageMode]
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}
