internal import Messages

/// A preview of the program, by what it is called and what it shows.
struct RegisteredPreview {
  let preview: Messages.Preview
  let content: @MainActor () -> any View
}

/// The previews of a view's program, in the order in which its entry registers them.
@MainActor
enum RegisteredPreviews {
  static var all: [RegisteredPreview] = []

  static func add(_ preview: Messages.Preview, _ content: @escaping @MainActor () -> any View) {
    all.append(RegisteredPreview(preview: preview, content: content))
  }
}

/// Registers a `#Preview`, or, with the name of a view, what no preview shows.
@MainActor
public func _registerPreview(
  name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
  @ViewBuilder body: @escaping @MainActor () -> any View
) {
  var preview = Messages.Preview(name: name ?? "", kind: .macro)
  for trait in traits { trait.change(&preview) }
  RegisteredPreviews.add(preview, body)
}
