/// The kind of a file's content.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The kind of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType? = nil) {
    identifier = "dyn." + filenameExtension
  }

  private init(known identifier: String) { self.identifier = identifier }

  public func conforms(to type: UTType) -> Bool { self == type }

  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let svg = UTType(known: "public.svg-image")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let json = UTType(known: "public.json")
  public static let data = UTType(known: "public.data")
  public static let item = UTType(known: "public.item")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let tiff = UTType(known: "public.tiff")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let zip = UTType(known: "public.zip-archive")
  public static let content = UTType(known: "public.content")
  public static let directory = UTType(known: "public.directory")
}
