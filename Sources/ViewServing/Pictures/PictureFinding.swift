internal import Files
internal import Layers
internal import Messages
internal import Pictures

/// Finds and reads what views name in the folders of a project.
struct PictureFinding {
  private let folders: [String]
  private lazy var index = AssetIndex(of: folders)

  /// - Parameter folders: Absolute, without symbolic links; nothing outside of them is read.
  init(in folders: [String]) { self.folders = folders }

  mutating func picture(
    _ request: PictureRequest, scale: Double, _ appearance: Appearance
  ) throws(MissingAsset) -> ServedPicture {
    switch request {
    case .asset(let name, let bundle):
      return try asset(name, bundle: bundle, scale: scale, appearance)
    case .file(let path): return try file(at: path)
    case .symbol(let name, let font):
      return ServedPicture(SymbolPicture(name, font: font, scale: scale))
    case .data(let bytes):
      return ServedPicture(
        try read { () throws(PictureError) in
          try Picture(decoding: bytes, of: "data")
        }, scale: 1)
    case .pixels(let width, let height, let bytes):
      return ServedPicture(Picture(width: width, height: height, pixels: bytes), scale: 1)
    }
  }

  mutating func color(_ request: ColorRequest) throws(MissingAsset) -> FoundColor {
    for set in index.colorSets(request.name, bundle: request.bundle) {
      guard let contents = AssetContents("Contents.json".path(in: set)),
        let light = contents.color(.light)
      else { continue }
      return FoundColor(light: light, dark: contents.color(.dark) ?? light)
    }
    throw MissingAsset(reason: "no color set of the project is named '\(request.name)'")
  }

  // MARK: - Parts

  private mutating func asset(
    _ name: String, bundle: String?, scale: Double, _ appearance: Appearance
  ) throws(MissingAsset) -> ServedPicture {
    var problem: MissingAsset?
    for set in index.imageSets(name, bundle: bundle) {
      guard let contents = AssetContents("Contents.json".path(in: set)) else { continue }
      for picture in contents.pictures(scale: scale, appearance) {
        do throws(MissingAsset) {
          return ServedPicture(
            try read(picture.file.path(in: set)), scale: picture.scale,
            isTemplate: contents.isTemplate)
        } catch {
          problem = problem ?? error
        }
      }
    }
    for path in index.files(name, bundle: bundle) {
      do throws(MissingAsset) {
        return ServedPicture(try read(path), scale: Self.scale(of: path))
      } catch {
        problem = problem ?? error
      }
    }
    throw problem
      ?? MissingAsset(reason: "no picture of the project is named '\(name)'")
  }

  private mutating func file(at path: String) throws(MissingAsset) -> ServedPicture {
    let real = path.isAbsolutePath ? realPath(path) : nil
    guard let real, folders.contains(where: { isInside(real, folder: $0) }) else {
      // Paths into the bundle of an app, which is not there: the name is what counts.
      guard let found = index.files(path.namePart, bundle: nil).first else {
        throw MissingAsset(reason: "there is no file '\(path.visible)' in the project")
      }
      return ServedPicture(try read(found), scale: Self.scale(of: found))
    }
    return ServedPicture(try read(real), scale: Self.scale(of: real))
  }

  private func read(_ path: String) throws(MissingAsset) -> Picture {
    try read { () throws(PictureError) in try Picture(contentsOf: path) }
  }

  private func read(
    _ body: () throws(PictureError) -> Picture
  ) throws(MissingAsset) -> Picture {
    do throws(PictureError) {
      return try body()
    } catch {
      throw MissingAsset(reason: error.description)
    }
  }

  /// Pixels per point of a file, by the end of its name: "photo@2x.png".
  private static func scale(of path: String) -> Double {
    let stem = path.namePart.prefix { $0 != "." }
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
