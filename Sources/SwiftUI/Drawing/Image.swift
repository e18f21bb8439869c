internal import Layers
internal import Messages

/// A picture of the project, or a symbol.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Hashable, Sendable {
    /// - Parameter bundle: Its path; `nil` for the program's own.
    case asset(String, bundle: String?)
    case symbol(String)
    case file(String)
    /// The bytes of a picture's file.
    case data([UInt8])
    case drawn(DrawnPicture)
  }

  public enum TemplateRenderingMode: Sendable, Hashable { case template, original }

  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  public enum ResizingMode: Sendable, Hashable { case tile, stretch }

  public enum Scale: Sendable, Hashable, CaseIterable { case small, medium, large }

  public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  var source: Source
  var isResizable = false
  var renderingMode: TemplateRenderingMode?

  init(source: Source) { self.source = source }

  /// Creates a picture of an asset catalog, or of a file of that name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name, bundle: (bundle ?? .main).pathBesideMain)
  }

  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Creates a picture that is read to nobody.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates a symbol, as high as text around it.
  public init(systemName: String) { source = .symbol(systemName) }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Returns the image as one that takes the size it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Returns the image, drawn in its own colors or as a shape in the foreground's style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Returns the image; it is always smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The picture that the viewer has; `nil` if there is none.
  func found(in environment: EnvironmentValues) -> FoundPicture? {
    guard Thread.isMainThread else { return nil }
    guard let request = request(in: environment) else { return nil }
    return MainActor.assumeIsolated { ViewGraph.current?.services?.picture(request) }
  }

  /// The question for the picture that the viewer has.
  ///
  /// - Returns: `nil` for a picture that is drawn here.
  func request(in environment: EnvironmentValues) -> PictureRequest? {
    switch source {
    case .file(let path): .file(path: path)
    case .data(let bytes): .data(bytes)
    case .drawn: nil
    case .asset(let name, let bundle): .asset(name: name, bundle: bundle)
    case .symbol(let name):
      .symbol(
        name: environment.symbolVariants.name(of: name),
        font: environment.textFont(scaledBy: environment.imageScale.factor))
    }
  }

  /// The picture for a shader; a clear one if there is none.
  func shaderArgument(in environment: EnvironmentValues) -> Layers.Shader.Argument {
    if case .drawn(let picture) = source {
      // Views are drawn on the main actor only.
      nonisolated(unsafe) let environment = environment
      return .layer(MainActor.assumeIsolated { picture.layer(in: environment) })
    }
    let image = found(in: environment).flatMap { found in
      MainActor.assumeIsolated { ViewGraph.current?.services?.image(found.id) }
    }
    guard let image else { return .layer(Layer(size: Size(width: 1, height: 1), content: .empty)) }
    return .image(image)
  }
}

/// The colors of a symbol; all are drawn in one.
public struct SymbolRenderingMode: Sendable, Equatable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

extension Image.Scale {
  /// The size beside text of the same font; by eye, Apple publishes none.
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
