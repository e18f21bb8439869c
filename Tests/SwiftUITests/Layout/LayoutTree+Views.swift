import SwiftUI

@testable import SwiftUI

extension LayoutTree {
  /// The tree as views.
  @MainActor
  func view() throws -> AnyView {
    let view = try unmarkedView()
    return id.map { AnyView(view.marked($0)) } ?? AnyView(view)
  }

  @MainActor
  private func unmarkedView() throws -> any View {
    switch type {
    case "color", "fixed", "image", "text", "textBox": try leaf()
    case "spacer": Spacer(minLength: minLength)
    case "divider": Divider()
    case "frame", "flexFrame", "padding", "fixedSize", "aspectRatio", "layoutPriority", "offset",
      "position", "alignmentGuide":
      try modified(try required(child).view())
    case "overlay", "background", "safeAreaInset":
      try attached(try required(child).view(), try required(content).view())
    default: try container()
    }
  }

  @MainActor
  private func leaf() throws -> SampleLeaf {
    let size = size.map { CGSize(width: $0[0], height: $0[1]) }
    switch type {
    case "color": return .fill
    case "fixed": return SampleLeaf(sizing: .fixed(try required(size)))
    case "image": return SampleLeaf(sizing: .image(try required(size)))
    case "textBox":
      return SampleLeaf(sizing: .fixed(try required(size)), textFont: try required(font).sample)
    default:
      return SampleLeaf(
        sizing: .text(SampleText(words: try required(words), font: try required(font).sample)))
    }
  }

  @MainActor
  private func container() throws -> any View {
    let views = try (children ?? child.map { [$0] } ?? []).map { try $0.view() }
    let content = ForEach(0..<views.count) { views[$0] }
    switch type {
    case "hstack":
      return HStack(alignment: try vertical(alignment), spacing: spacing) { content }
    case "vstack":
      return VStack(alignment: try horizontal(alignment), spacing: spacing) { content }
    case "zstack": return ZStack(alignment: try both(alignment)) { content }
    case "lazyVStack":
      return LazyVStack(alignment: try horizontal(alignment), spacing: spacing) { content }
    case "geometryReader": return GeometryReader { _ in content }
    case "scrollView":
      return ScrollView(axis == "horizontal" ? .horizontal : .vertical) { content }
    case "viewThatFits":
      let axes: [Axis.Set] = try required(axes).map { $0 == "horizontal" ? .horizontal : .vertical }
      return ViewThatFits(in: Axis.Set(axes)) { content }
    default: throw UnknownView(what: type)
    }
  }

  @MainActor
  private func modified(_ view: AnyView) throws -> any View {
    switch type {
    case "frame": return view.frame(width: width, height: height, alignment: try both(alignment))
    case "flexFrame":
      return view.frame(
        minWidth: minWidth?.value, idealWidth: idealWidth?.value, maxWidth: maxWidth?.value,
        minHeight: minHeight?.value, idealHeight: idealHeight?.value, maxHeight: maxHeight?.value,
        alignment: try both(alignment))
    case "padding":
      let insets = try required(insets)
      func inset(_ edge: String) -> CGFloat { insets[edge] ?? 0 }
      return view.padding(
        EdgeInsets(
          top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
          trailing: inset("trailing")))
    case "fixedSize":
      return view.fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true)
    case "aspectRatio":
      return view.aspectRatio(
        ratio, contentMode: contentMode == "fill" ? .fill : .fit)
    case "layoutPriority":
      guard case .number(let number)? = value else { throw UnknownView(what: "priority") }
      return view.layoutPriority(Double(number))
    case "offset": return view.offset(x: x ?? 0, y: y ?? 0)
    case "position": return view.position(x: try required(x), y: try required(y))
    case "alignmentGuide": return try guided(view)
    default: throw UnknownView(what: type)
    }
  }

  @MainActor
  private func guided(_ view: AnyView) throws -> any View {
    let value = try required(value)
    let (guide, line) = (try required(guide), "vcenter")
    func position(_ dimensions: ViewDimensions) -> CGFloat {
      switch value {
      case .number(let number): number
      case .line(let name): name == line ? dimensions[VerticalAlignment.center] : .nan
      }
    }
    if ["leading", "hcenter", "trailing"].contains(guide) {
      return view.alignmentGuide(try horizontal(guide), computeValue: position)
    }
    return view.alignmentGuide(try vertical(guide), computeValue: position)
  }

  @MainActor
  private func attached(_ view: AnyView, _ content: AnyView) throws -> any View {
    switch (type, edge) {
    case ("overlay", _): return view.overlay(alignment: try both(alignment)) { content }
    case ("background", _): return view.background(alignment: try both(alignment)) { content }
    case (_, "top"): return view.safeAreaInset(edge: .top, spacing: spacing) { content }
    case (_, "bottom"): return view.safeAreaInset(edge: .bottom, spacing: spacing) { content }
    case (_, "leading"): return view.safeAreaInset(edge: .leading, spacing: spacing) { content }
    case (_, "trailing"): return view.safeAreaInset(edge: .trailing, spacing: spacing) { content }
    default: throw UnknownView(what: type)
    }
  }

  private func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw UnknownView(what: "a \(type) lacks a value") }
    return value
  }

  private func horizontal(_ name: String?) throws -> HorizontalAlignment {
    switch name {
    case "leading": .leading
    case "center", "hcenter", nil: .center
    case "trailing": .trailing
    case let name?: throw UnknownView(what: name)
    }
  }

  private func vertical(_ name: String?) throws -> VerticalAlignment {
    switch name {
    case "top": .top
    case "center", "vcenter", nil: .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case let name?: throw UnknownView(what: name)
    }
  }

  private func both(_ name: String?) throws -> Alignment {
    switch name {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "center", nil: .center
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    case let name?: throw UnknownView(what: name)
    }
  }
}
