/// An option that sets part of a `Value`: how it is spelled, how it is read, and how it is written
/// back.
///
/// ```swift
/// OptionRow<SceneRequest>(
///   Option("scale", value: "S", "pixels per point", verbs: .drawing),
///   read: { request, given throws(OpeningError) in
///     request.scale = try given.number(in: 0.05...64)
///   },
///   write: { request in ["\(request.scale)"] })
/// ```
///
/// Everything that a command line sets can be written as a command line again: "Copy" in the
/// inspector and the text of a picture are written by these rows, and a picture is opened by them.
package struct OptionRow<Value: Sendable>: Sendable {
  package let option: Option
  /// Sets the part that the option stands for; called only if it is given.
  let read: @Sendable (inout Value, GivenOption) throws(OpeningError) -> Void
  /// Returns the option's texts, one for each time it is written: none leaves it out, and a switch
  /// is written with an empty text.
  let write: @Sendable (Value) -> [String]
  /// Whether it stands for others, by which its part is written.
  let isShorthand: Bool

  /// An option that stands for others, by which its part is written.
  package init(
    _ option: Option,
    readAsOthers read: @escaping @Sendable (inout Value, GivenOption) throws(OpeningError) -> Void
  ) {
    (self.option, self.read, write, isShorthand) = (option, read, { _ in [] }, true)
  }

  package init(
    _ option: Option,
    read: @escaping @Sendable (inout Value, GivenOption) throws(OpeningError) -> Void,
    write: @escaping @Sendable (Value) -> [String]
  ) {
    self.option = option
    self.read = read
    self.write = write
    isShorthand = false
  }

  /// Returns the words that set the same part again.
  func words(of value: Value) -> [String] {
    write(value).flatMap { text in
      option.value == nil ? [option.spelling] : [option.spelling, text]
    }
  }
}

extension Array {
  /// Returns the words that give another value the same parts, in the order of the rows.
  func words<Value>(of value: Value) -> [String] where Element == OptionRow<Value> {
    flatMap { $0.words(of: value) }
  }
}
