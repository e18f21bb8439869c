/// A GL object that several places may hold; it is deleted when the last of them lets go of it.
///
/// GL objects are owned by structs that cannot be copied. A sole owner holds the struct;
/// lists, caches and optional properties that can be replaced hold it in this box.
///
/// ```swift
/// let target = Shared(try Framebuffer(pixelWidth: 64, pixelHeight: 64, label: "thumbnail"))
/// target.object.bound { print("drawing into it") }
/// ```
nonisolated package final class Shared<Object: ~Copyable> {
  package let object: Object

  package init(_ object: consuming Object) { self.object = object }
}
