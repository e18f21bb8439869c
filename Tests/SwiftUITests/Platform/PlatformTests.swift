import Layers
import Testing

@testable import SwiftUI

/// Facts of the device and of its user, which views read.
@MainActor struct PlatformTests {
  private let size = CGSize(width: 100, height: 50)

  @Test func wordsForAScreenReaderChangeNothingThatIsSeen() {
    let plain = ViewStage(size: size) { Circle().frame(width: 20).padding(3) }
    let described = ViewStage(size: size) {
      Circle()
        .accessibilityElement()
        .accessibilityElement(children: .combine)
        .accessibilityLabel("a circle")
        .accessibilityLabel(Text("a circle"))
        .accessibilityValue(String("round"))
        .accessibilityHint("Press it")
        .accessibilityHidden(true)
        .frame(width: 20)
        .accessibilityAddTraits([.isButton, .isImage])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAction { Issue.record("nothing asks for it") }
        .accessibilityAction(.escape) {}
        .accessibilityAdjustableAction { _ in }
        .padding(3)
    }
    #expect(described.layer() == plain.layer())
  }

  /// The sizes of text within a range: .large, which a phone begins with, is below this one.
  @Test func aViewReadsWhatIsSetAroundIt() {
    var read: [String] = []
    let stage = ViewStage(size: size) {
      VStack {
        Reader { read.append($0) }
          .dynamicTypeSize(.xxLarge ... .accessibility2)
          .environment(\.accessibilityReduceMotion, true)
        Reader { read.append($0) }
      }
    }
    _ = stage.layer()
    #expect(read == ["xxLarge true active compact en_US", "large false active compact en_US"])
  }

  @Test func traitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isLink]
    #expect(traits.contains(.isLink) && !traits.contains(.isHeader))
    #expect(traits.insert(.isLink).inserted == false && traits.insert(.isHeader).inserted)
    #expect(traits.remove(.isLink) == .isLink && traits.remove(.isLink) == nil)
    #expect(traits == [.isButton, .isHeader] && traits.symmetricDifference(traits).isEmpty)
  }
}

private struct Reader: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  let tell: (String) -> Void

  var body: some View {
    let width = width.map { "\($0)" } ?? "-"
    tell("\(typeSize) \(reducesMotion) \(phase) \(width) \(locale.identifier)")
    return Rectangle().onTapGesture { dismiss() }
  }
}
