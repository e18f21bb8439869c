internal import Files

/// The pictures and colors of a project's folders, by the names under which views know them.
///
/// It looks at names and reads only the catalogues' own folders; hidden folders, links and those
/// that builds fill are left out.
struct AssetIndex {
  /// Folders of image sets, by name.
  private var imageSets: [String: [String]] = [:]
  private var colorSets: [String: [String]] = [:]
  /// Files with the endings of pictures, by name with and without the ending.
  private var files: [String: [String]] = [:]
  private var entryCount = 0

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "heic", "svg"]
  private static let leftOut: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
  /// Entries of folders that are looked at in all.
  private static let entryLimit = 50_000
  private static let depthLimit = 16

  /// - Parameter folders: The first counts most where several have a name.
  init(of folders: [String]) {
    for folder in folders { addFolder(folder, depth: 0) }
  }

  /// Folders of the image sets of a name, the best first.
  func imageSets(_ name: String, bundle: String?) -> [String] {
    Self.ordered(imageSets[name] ?? [], bundle: bundle)
  }

  func colorSets(_ name: String, bundle: String?) -> [String] {
    Self.ordered(colorSets[name] ?? [], bundle: bundle)
  }

  /// Picture files of a name, with its ending or without.
  func files(_ name: String, bundle: String?) -> [String] {
    Self.ordered(files[name.namePart] ?? [], bundle: bundle)
  }

  private static func ordered(_ paths: [String], bundle: String?) -> [String] {
    guard let bundle else { return paths }
    let isInside = { (path: String) in path.pathParts.contains(bundle) }
    return paths.filter(isInside) + paths.filter { !isInside($0) }
  }

  // MARK: - Folders

  /// The entries of a folder by their names.
  private mutating func entries(of folder: String) -> [FolderEntry] {
    // A folder that cannot be read has no pictures.
    let entries = FolderEntry.all(in: folder, limit: Self.entryLimit - entryCount) ?? []
    entryCount += entries.count
    return entries.filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
  }

  private mutating func addFolder(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit, entryCount < Self.entryLimit else { return }
    let entries = entries(of: folder)
    for entry in entries where entry.kind == .file || entry.kind == .unknown {
      addFile(entry.name, in: folder)
    }
    for entry in entries where entry.kind == .folder || entry.kind == .unknown {
      let path = entry.name.path(in: folder)
      if entry.name.hasSuffix(".xcassets") {
        addCatalogue(path, prefix: "", depth: depth + 1)
      } else if !Self.leftOut.contains(entry.name) {
        addFolder(path, depth: depth + 1)
      }
    }
  }

  private mutating func addFile(_ name: String, in folder: String) {
    guard let dot = name.lastIndex(of: "."),
      Self.endings.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    files[name, default: []].append(name.path(in: folder))
    files[String(name[..<dot]), default: []].append(name.path(in: folder))
  }

  /// - Parameter prefix: The names of the folders around it that are part of its names.
  private mutating func addCatalogue(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit, entryCount < Self.entryLimit else { return }
    for entry in entries(of: folder) where entry.kind == .folder || entry.kind == .unknown {
      let path = entry.name.path(in: folder)
      let (name, ending) = entry.name.splitAtLastDot
      switch ending {
      case "imageset": imageSets[prefix + name, default: []].append(path)
      case "colorset": colorSets[prefix + name, default: []].append(path)
      case "": addCatalogue(path, prefix: prefix + Self.namespace(path, name), depth: depth + 1)
      default: break  // icons, data and symbols are not pictures
      }
    }
  }

  /// The folder's part of the names in it: its own name, if its author wants that.
  private static func namespace(_ folder: String, _ name: String) -> String {
    let contents = AssetContents("Contents.json".path(in: folder))
    return contents?.properties?["provides-namespace"]?.isTrue == true ? name + "/" : ""
  }
}

extension String {
  /// The name and its ending, without the dot; the ending is empty if there is none.
  fileprivate var splitAtLastDot: (String, String) {
    guard let dot = lastIndex(of: ".") else { return (self, "") }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
