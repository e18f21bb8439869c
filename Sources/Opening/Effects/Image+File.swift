internal import Diagnostics
internal import Files
internal import Glibc
package import Layers
package import Parameters
package import Pictures
internal import Rendering

extension Image {
  /// Reads a picture whose premultiplied colors are exact: straight bytes times alpha, in floats.
  ///
  /// For judging effects; a picture to look at is as good in bytes and a quarter of the size.
  package convenience init(exactContentsOf path: String) throws(PictureError) {
    let picture = try StraightPicture(contentsOf: path)
    var floats = [Float](repeating: 0, count: picture.pixels.count)
    for pixel in stride(from: 0, to: floats.count, by: 4) {
      let alpha = Float(picture.pixels[pixel + 3]) / 255
      for channel in 0..<3 {
        floats[pixel + channel] = Float(picture.pixels[pixel + channel]) / 255 * alpha
      }
      floats[pixel + 3] = alpha
    }
    self.init(width: picture.width, height: picture.height, fitting: .floats(floats))
  }

  /// Makes an image of a file's pixels, reduced to what the driver's textures hold.
  convenience init(
    width: Int, height: Int, fitting samples: Samples, isOpaque: Bool = false
  ) {
    self.init(
      pixelWidth: width, pixelHeight: height, fitting: samples,
      toSide: TextureLimit.side(for: max(width, height)), isOpaque: isOpaque)
  }

  /// A note on an image that was reduced when it was read from `path`; `nil` for all others.
  func reductionNote(path: String) -> Diagnostic? {
    original.map { original in
      Diagnostic(
        "'\(path)' has \(original.width) × \(original.height) pixels, more than this driver's "
          + "textures hold; it is drawn as \(pixelWidth) × \(pixelHeight)", severity: .note)
    }
  }
}

extension Parameter {
  /// Bytes of a file that is passed to a shader: as many elements as each driver has lists of.
  private static let largestData = 65_536

  /// Returns the value `text` stands for; for a picture, what the file after "@" holds, and for a
  /// mesh without that name, what the file of that name holds.
  ///
  /// - Throws: `ParameterError`, or `PictureError` or `OpeningError` for a file that cannot be
  ///   read, or is out of `scope`.
  package func value(reading text: String, within scope: ReadScope) throws -> ParameterValue {
    switch kind {
    case .picture where text.hasPrefix("@"):
      let path = try scope.place(of: String(text.dropFirst()))
      return .picture(
        ParameterValue.FilePicture(path: path, image: try Image(exactContentsOf: path)))
    case .list where isData && text.hasPrefix("@"):
      let path = try scope.place(of: String(text.dropFirst()))
      let bytes: [UInt8]
      do { bytes = try readWhole(path, limit: Self.largestData) } catch {
        throw OpeningError(
          .unreadable, "cannot read '\(path)': \(error)",
          hint: "'\(name)' takes the bytes of a file, at most \(Self.largestData)")
      }
      return .numbers(bytes.map(Double.init))
    case .mesh(let names) where !names.contains(text) && Self.isPath(text):
      let path = try scope.place(of: text)
      return .mesh(
        ParameterValue.FileMesh(path: path, template: try MeshFile(contentsOf: path).template))
    case .text: return try value(from: text.unmasked)
    default: return try value(from: text)
    }
  }

  /// Whether a text is more likely a path than a misspelled name.
  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.contains(".") || access(text.onDisk, F_OK) == 0
  }
}
