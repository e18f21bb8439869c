package import Layers

/// Pictures with names in a grid, one of which may be chosen.
package struct Tiles: Sendable, Hashable {
  package var key: ValueKey
  package var tiles: [Tile]
  /// The one that equals the present values; `nil` if none does.
  package var chosen: Int?

  package init(_ key: ValueKey, tiles: [Tile], chosen: Int? = nil) {
    self.key = key
    self.tiles = tiles
    self.chosen = chosen
  }
}

package struct Tile: Sendable, Hashable {
  package var name: String
  /// `nil` until it is drawn.
  package var picture: Image?
  /// Whether the user can remove it.
  package var isRemovable: Bool

  package init(_ name: String, picture: Image? = nil, isRemovable: Bool = true) {
    self.name = name
    self.picture = picture
    self.isRemovable = isRemovable
  }
}
