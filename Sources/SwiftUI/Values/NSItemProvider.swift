/// Content that is handed to other programs; it is handed to none here.
public final class NSItemProvider: @unchecked Sendable {
  // Immutable.
  private let object: Any?

  public init() { object = nil }

  public init(object: Any) { self.object = object }

  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    object = url
  }

  public var registeredTypeIdentifiers: [String] { [] }

  public var suggestedName: String? {
    get { nil }
    set {}
  }

  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 1)
  }

  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 1)
  }

  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}
