/// The shader functions of a project's Metal files.
///
/// ```swift
/// // given time: Double
/// ShaderLibrary.ripple(.float(time))  // the function `ripple` of the default library
/// ```
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// Where its functions are looked up: empty for the project of the view, otherwise a bundle's or
  /// a file's path.
  let path: String

  /// The functions of the program itself.
  public static let `default` = ShaderLibrary(path: "")

  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(path: bundle == .main ? "" : bundle.bundlePath)
  }

  /// Creates a library of a file of compiled or written Metal functions.
  public init(url: URL) { path = url.path }

  /// Creates a library of Metal functions in memory. Nothing can be looked up in it here.
  public init(data: Data) { path = "data" }

  init(path: String) { self.path = path }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A shader function by its name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a call of the function.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
