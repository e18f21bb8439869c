/// A value that can be handed to other programs; it is handed to none here.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// The forms in which a value is handed over.
public protocol TransferRepresentation: Sendable {
  associatedtype Item
}

/// A value in a form that its coding gives.
public struct CodableRepresentation<Item: Codable, Encoder, Decoder>: TransferRepresentation {
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType
  ) where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// A value as another.
public struct ProxyRepresentation<Item, ProxyItem>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}

  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {}

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {}

  @_disfavoredOverload
  public init(exporting: KeyPath<Item, ProxyItem>) {}
}

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Several forms of one value.
public struct TupleTransferRepresentation<Item, Forms>: TransferRepresentation {}

/// Collects the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<First: TransferRepresentation, each Next: TransferRepresentation>(
    _ first: First, _ next: repeat each Next
  ) -> TupleTransferRepresentation<Item, (First, repeat each Next)> where First.Item == Item {
    TupleTransferRepresentation()
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<String, String>(exporting: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<URL, URL>(exporting: { $0 })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Data, Data>(exporting: { $0 })
  }
}
