import Testing

@testable import Viewer

@Suite struct KeyBindingsTests {
  @Test func noKeyHasTwoMeanings() {
    var seen: Set<KeyBindings.Binding.Trigger> = []
    for binding in KeyBindings.all {
      for (trigger, _) in binding.triggers {
        #expect(seen.insert(trigger).inserted, "\(trigger) is bound twice")
      }
    }
  }

  @Test func heldKeysRepeatOnlyWhereThatMakesSense() {
    #expect(KeyBindings.command(for: .key(.right, []), isRepeat: true) == .nudge(steps: 1))
    #expect(KeyBindings.command(for: .character("."), isRepeat: true) == .step(frames: 1))
    #expect(KeyBindings.command(for: .character("s"), isRepeat: true) == nil)
    #expect(KeyBindings.command(for: .character("f"), isRepeat: true) == nil)
  }

  @Test func lettersGoByTheCharacter() {
    #expect(KeyBindings.command(for: .character("R"), isRepeat: false) == .releaseAll)
    #expect(KeyBindings.command(for: .character("r"), isRepeat: false) == .rewind)
  }
}
