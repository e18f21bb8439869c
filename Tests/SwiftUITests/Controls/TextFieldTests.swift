import SwiftUI
import Testing

@testable import SwiftUI

/// Texts that are written.
@MainActor @Suite struct TextFieldTests {
  private struct Named: View {
    let log: Reports<String>
    @State private var name = "ab"

    init(log: Reports<String>) { self.log = log }

    var body: some View {
      log.add(name)
      return TextField("Name", text: $name).frame(height: 40).onSubmit { log.add("submitted") }
    }
  }

  @Test func charactersComeInWhereTheLineIs() {
    var entry = TextEntry("ad")
    func type(_ inputs: KeyInput...) -> String {
      for input in inputs { _ = entry.handle(input) }
      return entry.text
    }
    #expect(type(.key(.left), .typed("bc")) == "abcd")
    #expect(entry.before == "abc")
    #expect(type(.key(.delete)) == "abd")
    #expect(type(.key(.forwardDelete), .key(.forwardDelete)) == "ab")
    #expect(type(.key(.home), .key(.delete), .typed("é")) == "éab")
    #expect(type(.key(.end), .key(.right), .typed("x\ny")) == "éabxy")
    let takesReturn = entry.handle(.key(.enter))
    #expect(!takesReturn)
    var lines = TextEntry("a", hasLines: true)
    let isTaken = lines.handle(.key(.enter))
    #expect(isTaken && lines.text == "a\n")
  }

  @Test func aFieldIsWrittenWhenItHasTheKeyboard() {
    let log = Reports<String>()
    let view = PressedView { Named(log: log) }
    view.stage.handle(.typed("x"))
    view.click(100, 100)
    view.stage.handle(.typed("c"))
    view.stage.handle(.key(.left, isDown: true))
    view.stage.handle(.key(.delete, isDown: true))
    view.stage.handle(.key(.enter, isDown: true))
    view.click(100, 10)
    view.stage.handle(.typed("x"))
    #expect(log.values == ["ab", "abc", "ac", "submitted"])
  }

  private struct Numbered: View {
    let log: Reports<Int>
    @State private var number = 12

    init(log: Reports<Int>) { self.log = log }

    var body: some View {
      log.add(number)
      return TextField("Number", value: $number, format: .number).frame(height: 40)
    }
  }

  @Test func aValueFollowsTextsThatAreOne() {
    let log = Reports<Int>()
    let view = PressedView { Numbered(log: log) }
    view.click(100, 100)
    view.stage.handle(.typed("3"))
    view.stage.handle(.typed("x"))
    #expect(log.values == [12, 123])
  }

  @Test func fieldsAreWrittenInManyForms() {
    let (text, name) = (Binding.constant("a"), "name")
    let fields: [any View] = [
      TextField("Name", text: text), TextField(name, text: text).textFieldStyle(.roundedBorder),
      TextField("Name", text: text, prompt: Text("prompt")),
      TextField("Name", text: text, axis: .vertical).textFieldStyle(PlainTextFieldStyle()),
      TextField(text: text) { Text("Name") },
      TextField("Name", value: .constant(3.5), format: .number),
      SecureField("Code", text: text), TextEditor(text: text),
    ]
    #expect(fields.count == 8)
  }
}
