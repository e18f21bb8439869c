/// A part of a uniform that its host sets by itself: a member of a struct, or one sampler of an
/// array.
struct UniformPart {
  /// As in `lamps[1].color`.
  var path: String
  /// The name of its type, or of its elements' type.
  var type: String
  /// Elements of an array; `nil` for a single value.
  var length: Int?
  /// The struct that it is a member of; `nil` for a sampler of an array.
  var structure: String?
  /// Its name in the struct.
  var field: String?
}
