/// The part of the screen that an element's content should stay in.
enum SafeRegion {
  /// That of the elements around.
  case unchanged
  /// No edge is unsafe, whatever the elements around say.
  case none
  /// The part of `outer` outside `inner` is unsafe, in the space of the element's frame.
  case region(outer: CGRect, inner: CGRect)
}
