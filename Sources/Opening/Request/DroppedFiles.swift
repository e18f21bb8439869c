internal import Diagnostics
package import Layers
internal import Pictures
package import Scenes

/// Files that a user hands to an open window, read and sorted by their use.
///
/// ```swift
/// let handed = DroppedFiles(reading: ["/home/ada/lean.metal", "/home/ada/photo.jpg"], version: 7)
/// handed.request  // lean, on the photo
/// ```
///
/// A shader, a folder of shaders, a capture and a mesh are what is shown; any other picture is what
/// the shown effect lies on. Of several shaders the first is shown, and the others follow it in the
/// gallery; of several folders, captures, meshes or pictures only the
/// first counts.
package struct DroppedFiles: Sendable {
  /// The scene to show; `nil` if there is nothing but a picture, or nothing at all.
  package private(set) var request: SceneRequest?
  /// The paths of what is shown, pictures to lie on not among them.
  package private(set) var paths: [String] = []
  /// A picture for an effect to lie on.
  package private(set) var picture: SuppliedLayer?
  /// The picture whose own text can be shown in place of the shader that it names, which is gone,
  /// is not to be read, or has changed; `nil` if there is none.
  package private(set) var offered: String?
  /// A file that a picture names, and that is opened if the user agrees; `nil` if there is none.
  package private(set) var asked: AskedFile?
  /// Remarks on the files, mistakes in shaders among them.
  package private(set) var remarks: [SceneRequest.Remark] = []
  /// Why files could not be opened.
  package private(set) var errors: [OpeningError] = []

  /// A picture and the file that it is from.
  package struct SuppliedLayer: Sendable {
    package let image: Image
    package let path: String
  }

  /// A file that a picture names, and that the user is asked about.
  package struct AskedFile: Sendable, Hashable {
    /// The real path.
    package let path: String
    package let picture: String

    package init(path: String, picture: String) { (self.path, self.picture) = (path, picture) }
  }

  /// The user's consent to how pictures are opened.
  package struct Consent: Sendable, Hashable {
    /// Whether the text that they carry is shown in place of the file.
    package var showsText = false
    /// Real paths of files that they may name, wherever those are.
    package var files: Set<String> = []

    package init() {}
  }

  /// Reads files, and folders of shaders.
  ///
  /// - Parameter version: As for `SceneRequest`; every path takes `versions(of:)` of them.
  package init(reading paths: [String], version: Int, _ consent: Consent = Consent()) {
    for (index, path) in paths.enumerated() {
      do throws(OpeningError) {
        try read(path, version: version + Self.versions(of: index), consent)
      } catch {
        errors.append(error)
        if let file = error.askedFile { asked = AskedFile(path: file, picture: path) }
      }
    }
    if let picture, request != nil {
      request?.image = picture.image
      request?.imagePath = picture.path
      self.picture = nil
    }
  }

  /// Compiles and runs a view, which the user has chosen among those of a folder or a project.
  ///
  /// - Parameter version: As for `SceneRequest`.
  package init(running view: UnopenedView, version: Int) {
    var found: [SceneRequest.Remark] = []
    do throws(OpeningError) {
      add(try SceneRequest(running: view, version: version) { found.append($0) }, from: view.path)
    } catch {
      errors.append(error)
    }
    remarks = found
  }

  /// How many versions this many paths take.
  package static func versions(of count: Int) -> Int { count * ShaderFolder.limit }

  private mutating func read(
    _ path: String, version: Int, _ consent: Consent
  ) throws(OpeningError) {
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
      try restore(file, at: path, version: version, consent)
    } else if picture == nil {
      let image = Image(
        width: file.width, height: file.height, fitting: .bytes(file.pixels))
      if let note = image.reductionNote(path: path) { remarks.append(.diagnostic(note)) }
      picture = SuppliedLayer(image: image, path: path)
    }
  }

  private mutating func restore(
    _ picture: Picture, at path: String, version: Int, _ consent: Consent
  ) throws(OpeningError) {
    var found: [SceneRequest.Remark] = []
    var shown: EffectFile?
    defer {
      remarks += found
      if !consent.showsText, SceneRequest.carriesOtherText(picture, than: shown) { offered = path }
    }
    let next = try SceneRequest(
      restoring: picture, at: path, version: version,
      within: ReadScope(ofCapture: path, agreed: consent.files), isEmbedded: consent.showsText
    ) { found.append($0) }
    shown = next.file
    add(next, from: path)
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
