/// A picture of the network: its placeholder, since views have no network here. A picture of a
/// file is read.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == AsyncImageContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.gray.opacity(0.3) })
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == AsyncImageContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      AsyncImageContent(
        image: phase.image.map(content), placeholder: phase.image == nil ? placeholder() : nil)
    }
  }

  @MainActor public var body: some View { content(phase) }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL { return .success(Image(source: .file(url.path))) }
    ViewGraph.current?.reportMisuse("no network: AsyncImage shows its placeholder")
    return .empty
  }
}

/// The picture, or what is shown in its place.
public nonisolated struct AsyncImageContent<I: View, P: View>: View {
  let image: I?
  let placeholder: P?

  @MainActor public var body: some View {
    image
    placeholder
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
