internal import Diagnostics
package import Layers
internal import Pictures
internal import Scenes

/// What files that a user hands to an open window turn out to be.
///
/// ```swift
/// let handed = HandedFiles(reading: ["/home/ada/lean.metal", "/home/ada/photo.jpg"], version: 7)
/// handed.request  // lean, on the photo
/// ```
///
/// A shader, a folder of shaders, a capture and a mesh are what is shown; any other picture is what
/// the shown effect lies on. Of several shaders the first is shown, and the others follow it in the
/// gallery; of several folders, captures, meshes or pictures only the
/// first counts.
package struct HandedFiles: Sendable {
  /// What to show; `nil` if there is nothing but a picture, or nothing at all.
  package private(set) var request: SceneRequest?
  /// The paths of what is shown, pictures to lie on not among them.
  package private(set) var paths: [String] = []
  /// A picture for an effect to lie on.
  package private(set) var picture: SuppliedLayer?
  /// What is worth knowing, mistakes in shaders among it.
  package private(set) var remarks: [SceneRequest.Remark] = []
  /// Why files could not be opened.
  package private(set) var errors: [OpeningError] = []

  /// A picture and the file that it is from.
  package struct SuppliedLayer: Sendable {
    package let image: Image
    package let path: String
  }

  /// Reads files, and folders of shaders.
  ///
  /// - Parameter version: As for `SceneRequest`; every path takes `versions(of:)` of them.
  package init(reading paths: [String], version: Int) {
    for (index, path) in paths.enumerated() {
      do throws(OpeningError) {
        try read(path, version: version + Self.versions(of: index))
      } catch {
        errors.append(error)
      }
    }
    if let picture, request != nil {
      request?.image = picture.image
      request?.imagePath = picture.path
      self.picture = nil
    }
  }

  /// How many versions this many paths take.
  package static func versions(of count: Int) -> Int { count * ShaderFolder.limit }

  private mutating func read(_ path: String, version: Int) throws(OpeningError) {
    if FileOpening.isFolder(path) || FileOpening.isShader(path) {
      var found: [SceneRequest.Remark] = []
      defer { remarks += found }
      return add(
        try SceneRequest(opening: path, OptionValues(), version: version) { found.append($0) },
        from: path)
    }
    if path.hasSuffix(MeshFile.ending) { return add(try SceneRequest(mesh: path), from: path) }
    let file: Picture
    do throws(PictureError) { file = try Picture(contentsOf: path) } catch {
      throw OpeningError(
        .unreadable, "'\(path)' is neither a shader nor a picture", hint: "\(error)")
    }
    if SceneRequest.isCapture(file) {
      var found: [SceneRequest.Remark] = []
      defer { remarks += found }
      add(
        try SceneRequest(
          restoring: file, at: path, version: version,
          within: FileReach(ofCapture: path)
        ) { found.append($0) },
        from: path)
    } else if picture == nil {
      let image = Image(
        pixelWidth: file.width, pixelHeight: file.height, pixels: file.pixels)
      picture = SuppliedLayer(image: image, path: path)
    }
  }

  private mutating func add(_ next: SceneRequest, from path: String) {
    guard let first = request else {
      request = next
      return paths.append(path)
    }
    guard first.file != nil, next.file != nil else { return }
    paths.append(path)
    request?.files.merge(next.files) { first, _ in first }
    request?.gallery += next.gallery.filter { !first.gallery.contains($0) }
  }
}
