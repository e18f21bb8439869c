/// UIKit's picture: one of the project, of a file, or a symbol.
public final class UIImage: @unchecked Sendable, Hashable {
  // Immutable: whoever changes an image makes another one.
  let source: Image.Source
  public let scale: CGFloat
  let renderingMode: Image.TemplateRenderingMode?

  init(
    _ source: Image.Source, scale: CGFloat = 1, renderingMode: Image.TemplateRenderingMode? = nil
  ) {
    (self.source, self.scale, self.renderingMode) = (source, scale, renderingMode)
  }

  /// An empty picture.
  public convenience init() { self.init(.data([])) }

  /// Finds a picture of an asset catalog or a file of that name; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(found: .asset(name, bundle: nil))
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any? = nil) {
    self.init(found: .asset(name, bundle: (bundle ?? .main).pathBesideMain))
  }

  public convenience init(resource: ImageResource) {
    self.init(.asset(resource.name, bundle: resource.bundle.pathBesideMain))
  }

  /// Creates a symbol.
  public convenience init?(systemName name: String) { self.init(found: .symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: Any?) {
    self.init(found: .symbol(name))
  }

  /// Reads a picture's file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) { self.init(found: .file(path)) }

  /// Reads the bytes of a picture's file; `nil` if they are none.
  public convenience init?(data: Data) { self.init(found: .data(Array(data))) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard Image.isFound(.data(Array(data))) else { return nil }
    self.init(.data(Array(data)), scale: scale)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage.image.source) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.image.source, scale: scale)
  }

  private convenience init?(found source: Image.Source) {
    guard Image.isFound(source) else { return nil }
    self.init(source)
  }

  /// How the pixels of a file are turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture is colored.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public var imageOrientation: Orientation { .up }

  /// In points.
  public var size: CGSize {
    let size = Image(source: source).found(in: EnvironmentValues()).map { CGSize($0.size) }
    return size.map { CGSize(width: $0.width / scale, height: $0.height / scale) } ?? .zero
  }

  public var cgImage: CGImage? { CGImage(image: self) }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(source, scale: scale, renderingMode: mode)
  }

  /// The bytes of the file that the picture was made of; `nil` for others: none is written here.
  public func pngData() -> Data? {
    if case .data(let bytes) = source { Data(bytes) } else { nil }
  }

  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.scale == b.scale && a.renderingMode == b.renderingMode
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Core Graphics' picture: one of UIKit's.
public final class CGImage: @unchecked Sendable {
  // Immutable.
  let image: UIImage

  init(image: UIImage) { self.image = image }

  /// In pixels.
  public var width: Int { Int(image.size.width * image.scale) }

  public var height: Int { Int(image.size.height * image.scale) }
}

extension Image {
  public init(uiImage: UIImage) {
    self.init(source: uiImage.source)
    renderingMode = uiImage.renderingMode
  }

  public init(nsImage: UIImage) { self.init(uiImage: nsImage) }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: cgImage.image)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: cgImage.image)
  }

  /// Whether the viewer has a picture; one that cannot be asked for yet is supposed to be there.
  fileprivate static func isFound(_ source: Source) -> Bool {
    guard Thread.isMainThread else { return true }
    let isAsked = MainActor.assumeIsolated { ViewGraph.current?.services != nil }
    return !isAsked || Image(source: source).found(in: EnvironmentValues()) != nil
  }
}

/// AppKit's picture.
public typealias NSImage = UIImage
/// AppKit's color.
public typealias NSColor = UIColor
