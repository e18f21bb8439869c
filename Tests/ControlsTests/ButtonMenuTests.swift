import Layers
import Testing

@testable import Controls

/// Buttons that are dimmed, and buttons that open a menu.
@Suite struct ButtonMenuTests {
  private func bench() -> Workbench {
    let bench = Workbench(.menu("palette", ["article", "cosine"]))
    bench.panel.buttons = [
      Button("copy", label: "Copy"),
      Button("dim", label: "Dim", tooltip: Tooltip("There is none"), isEnabled: false),
      Button(
        "save", label: "Save",
        choices: [
          .init("picture", label: "Picture", detail: "s"),
          .init(
            "mesh", label: "Mesh", isEnabled: false, tooltip: Tooltip("The scene has none")),
          .init("page", label: "Web Page", detail: ".html", startsGroup: true),
        ]),
    ]
    return bench
  }

  @Test func aDimmedButtonIsNotPressed() throws {
    let bench = bench()
    try bench.click("dim")
    #expect(bench.messages.isEmpty)
    #expect(!bench.layout.stops.contains(Target("dim")))
    #expect(bench.layout.shape(for: bench.state) == .arrow)
    try bench.click("copy")
    #expect(bench.messages == [.pressed("copy")])
  }

  @Test func aLineOfAMenuIsPressedLikeAButton() throws {
    let bench = bench()
    try bench.click("save")
    #expect(bench.messages.isEmpty && bench.state.popup?.row == "save")
    let frame = try #require(bench.layout.popup).frame
    // Above the button: there is no room below it.
    #expect(try frame.maxY <= bench.rect("save").minY)
    try bench.click("save", .item(1))
    #expect(bench.messages.isEmpty)
    try bench.click("save", .item(2))
    #expect(bench.messages == [.pressed("page")])
    #expect(bench.state.popup == nil)
  }

  @Test func keysPassDimmedLines() throws {
    let bench = bench()
    bench.state.focus = Target("save")
    bench.press(.enter)
    bench.press(.down)
    #expect(bench.state.popup == .menu(row: "save", highlighted: 2))
    bench.press(.down)
    bench.press(.up)
    #expect(bench.state.popup == .menu(row: "save", highlighted: 0))
    bench.press(.end)
    bench.press(.enter)
    #expect(bench.messages == [.pressed("page")])
    bench.press(.enter)
    bench.press(.escape)
    #expect(bench.state.popup == nil && bench.state.focus == Target("save"))
  }

  /// The pointer is told why a line is dimmed; the keyboard passes over it.
  @Test func aDimmedLineSaysWhy() throws {
    let bench = bench()
    try bench.click("save")
    bench.send(.pointerMoved(try bench.middle("save", .item(1))))
    #expect(bench.state.hovered == Target("save", .item(1)))
    bench.wait(PanelState.tooltipDelay + 0.01)
    #expect(bench.state.isTooltipShown(at: bench.time))
    let target = try #require(bench.state.hovered)
    #expect(bench.layout.tooltip(of: target)?.summary == "The scene has none")
    #expect(bench.layout.tooltip(of: Target("save", .item(0)))?.isEmpty == true)
    // What lies under the menu has no tooltip now.
    #expect(bench.layout.tooltip(of: Target("dim")) == nil)
  }

  @Test func aNewGroupIsPartedByRoom() throws {
    let bench = bench()
    try bench.click("save")
    let tops = try (0..<3).map { try bench.rect("save", .item($0)).minY }
    #expect(tops[1] - tops[0] == Look.itemHeight)
    #expect(tops[2] - tops[1] == Look.itemHeight + Look.menuGroupGap)
  }
}
