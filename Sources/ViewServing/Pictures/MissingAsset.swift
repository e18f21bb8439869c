/// Why there is no picture or color, for the view's author.
struct MissingAsset: Error {
  let reason: String
}
