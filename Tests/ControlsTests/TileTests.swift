import Layers
import Testing

@testable import Controls

/// Pictures with names.
@Suite struct TileTests {
  private func row(chosen: Int? = nil) -> Row {
    let tiles = [Tile("Defaults", isRemovable: false)] + ["warm", "still", "wide"].map { Tile($0) }
    return Row("presets", .tiles(Tiles(ValueKey("presets"), tiles: tiles, chosen: chosen)))
  }

  @Test func aClickChooses() throws {
    let bench = Workbench(row())
    try bench.click("presets", .item(2))
    #expect(bench.messages == [.changed(ValueKey("presets"), to: .choice(2))])
  }

  @Test func theCrossInTheCornerRemoves() throws {
    let bench = Workbench(row())
    try bench.click("presets", .remover(3))
    #expect(bench.messages == [.removed(ValueKey("presets"), item: 3)])
    #expect(bench.layout.rect(of: Target("presets", .remover(0))) == nil)
  }

  @Test func keysWalkThroughThemChooseAndRemove() {
    let bench = Workbench(row())
    bench.state.focusFirst(on: bench.layout)
    #expect(bench.state.focus == Target("presets", .item(0)))
    bench.press(.delete)
    #expect(bench.messages.isEmpty)
    bench.press(.right)
    bench.press(.down)
    bench.press(.left)
    bench.press(.enter)
    #expect(bench.last == .changed(ValueKey("presets"), to: .choice(1)))
    bench.press(.delete)
    #expect(bench.last == .removed(ValueKey("presets"), item: 1))
    bench.press(.home)
    #expect(bench.messages.count == 2)
  }

  /// Two at least, whatever the width, and none over another or beyond the panel's insets.
  @Test(arguments: [200, 300, 380, 900], [1, 2, 3, 8]) func tilesStandSideBySide(
    width: Int, count: Int
  ) throws {
    var panel = row()
    panel.control = .tiles(
      Tiles(ValueKey("presets"), tiles: (0..<count).map { Tile("preset \($0)") }))
    let bench = Workbench(panel, size: Size(width: Double(width), height: 900))
    let rects = try (0..<count).map { try bench.rect("presets", .item($0)) }
    let frame = bench.layout.frame
    for (index, rect) in rects.enumerated() {
      #expect(rect.minX >= frame.minX + 17 && rect.maxX <= frame.maxX - 17)
      #expect(rects[..<index].allSatisfy { $0.intersection(rect).isEmpty })
    }
    if count > 1 { #expect(rects[0].minY == rects[1].minY) }
  }
}
