import Layers
import TestSupport
import Testing

@Suite struct SystemColorTests {
  @Test(arguments: try GoldenTable("system_colors").rows.filter { try $0.text("era") == "classic" })
  func colorsAreTheClassicOnes(row: GoldenTable.Row) throws {
    let name = try #require(Color.System(rawValue: row.text("name")))
    let appearance = try #require(Appearance(rawValue: row.text("appearance")))
    let color = Color.system(name, in: appearance)
    expect(color.red, isCloseTo: try row.number("r"))
    expect(color.green, isCloseTo: try row.number("g"))
    expect(color.blue, isCloseTo: try row.number("b"))
    #expect(color.opacity == 1)
  }

  @Test func everyNameIsInTheTableButThoseWithOpacity() throws {
    let tabled = Set(try GoldenTable("system_colors").rows.map { try $0.text("name") })
    let others = Color.System.allCases.map(\.rawValue).filter { !tabled.contains($0) }
    #expect(others == ["clear", "primary", "secondary"])
    #expect(tabled.count + others.count == Color.System.allCases.count)
  }

  @Test func textColors() {
    #expect(Color.system(.clear).opacity == 0)
    #expect(Color.system(.primary) == .black)
    #expect(Color.system(.primary, in: .dark) == .white)
    let (light, dark) = (Color.system(.secondary), Color.system(.secondary, in: .dark))
    #expect(light == Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.6))
    #expect(dark == Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, opacity: 0.6))
  }
}
