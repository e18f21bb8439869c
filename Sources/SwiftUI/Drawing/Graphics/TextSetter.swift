internal import Layers
internal import Messages

/// The viewer's hand for texts and pictures, for code that knows no graph.
struct TextSetter {
  let measure: (TextRequest) -> MeasuredText?
  let image: (PictureID) -> Layers.Image

  @MainActor init(_ services: any ViewServices) {
    // Views are drawn on the main actor only.
    measure = { request in MainActor.assumeIsolated { services.measure(request) } }
    image = { id in MainActor.assumeIsolated { services.image(id) } }
  }
}
