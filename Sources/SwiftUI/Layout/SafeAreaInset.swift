/// A bar beside a view, whose space is unsafe for the view's content.
nonisolated struct SafeAreaInset<Bar: View>: AttachingModifier {
  typealias Body = Never

  let rule: BarRule
  let bar: Bar

  @MainActor var attachment: ImplicitStack<ZStackLayout, Bar> {
    ImplicitStack(ZStackLayout(), content: bar)
  }

  @MainActor func makeElement(node: _Node) -> SafeAreaInsetElement {
    SafeAreaInsetElement(rule, node: node)
  }

  @MainActor func update(_ element: SafeAreaInsetElement, from old: SafeAreaInset) {
    element.rule = rule
  }
}

final class SafeAreaInsetElement: Element {
  var rule: BarRule { didSet { if rule != oldValue { setNeedsLayout() } } }

  init(_ rule: BarRule, node: _Node) {
    self.rule = rule
    super.init(node: node)
  }

  private var content: Element { children[0] }
  private var bar: Element { children[1] }

  /// The sizes that the two are offered, and the distance between them.
  private func offers(
    for proposal: ProposedViewSize
  ) -> (content: ProposedViewSize, bar: ProposedViewSize, gap: CGFloat) {
    let (first, second) = rule.isFirst ? (bar, content) : (content, bar)
    let gap = rule.spacing ?? first.spacing.distance(to: second.spacing, along: rule.axis)
    guard let length = proposal[rule.axis] else { return (proposal, proposal, gap) }
    var offer = proposal
    offer[rule.axis] = 0
    let least = content.size(for: offer)[rule.axis]
    offer[rule.axis] = max(0, length - least - gap)
    let barOffer = offer
    offer[rule.axis] = max(0, length - bar.size(for: barOffer)[rule.axis] - gap)
    return (offer, barOffer, gap)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offers = offers(for: proposal)
    let content = content.size(for: offers.content)
    let along = content[rule.axis] + offers.gap + bar.size(for: offers.bar)[rule.axis]
    return CGSize(rule.axis, along: along, across: content[rule.axis.other])
  }

  override func placeChildren() {
    let (across, isFirst) = (rule.axis.other, rule.isFirst)
    let offers = offers(for: placedProposal)
    let shown = content.dimensions(for: offers.content)
    var barOffer = offers.bar
    barOffer[across] = shown.size[across]
    let barShown = bar.dimensions(for: barOffer)
    let start = isFirst ? barShown.size[rule.axis] + offers.gap : 0
    content.place(
      at: frame.origin + CGPoint(rule.axis, along: start, across: 0), proposal: offers.content)
    bar.place(
      at: frame.origin
        + CGPoint(
          rule.axis, along: isFirst ? 0 : shown.size[rule.axis] + offers.gap,
          across: shown[rule.alignment] - barShown[rule.alignment]),
      proposal: barOffer)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let offers = offers(for: dimensions.proposal)
    let value = content.dimensions(for: offers.content)[explicit: key]
    guard key.axis == rule.axis, rule.isFirst else { return value }
    return value.map { $0 + bar.size(for: offers.bar)[rule.axis] + offers.gap }
  }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func safeRegion(around child: Element) -> SafeRegion {
    child === bar ? .unchanged : .region(outer: frame, inner: child.frame)
  }
}

extension View {
  /// Puts a bar above or below the view, and takes its space off the view's safe area.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInset(
        rule: BarRule(
          edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.key),
        bar: content()))
  }

  /// Puts a bar beside the view, and takes its space off the view's safe area.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInset(
        rule: BarRule(
          edge: edge == .leading ? .leading : .trailing, spacing: spacing,
          alignment: alignment.key),
        bar: content()))
  }
}
