import Layers
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Opening

/// Presets as files.
@Suite struct PresetFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let known =
    FileOpening.options.map(\.option) + SceneRequest.options.map(\.option)

  private func opened(
    _ text: String, _ words: String..., report: (String) -> Void = { _ in }
  ) throws -> SceneRequest {
    let path = try folder.file("warm.json", Array(text.utf8))
    let (values, rest) = try OptionValues.scan(words + ["--preset", path], for: Self.known)
    return try SceneRequest(opening: rest.first, values) { remark in
      if case .diagnostic(let diagnostic) = remark { report(diagnostic.message) }
    }
  }

  private func refused(_ text: String, _ words: String...) -> OpeningError? {
    do {
      _ = try opened(text, words[0])
      return nil
    } catch {
      return error as? OpeningError
    }
  }

  private func held(_ request: SceneRequest) -> [String] {
    request.script.held.map { "\($0.name)=\($0.value)" }
  }

  @Test func itIsWrittenToBeReadByPeople() throws {
    let preset = PresetFile(
      scene: "headline",
      values: [
        .init("text", .text("two\nlines \"é\"")), .init("reveal", .choice("line")),
        .init("elementDuration", .number(0.25)), .init("visible", .toggle(false)),
      ])
    let text = String(decoding: preset.json, as: UTF8.self)
    #expect(
      text == #"""
        {
          "scene": "headline",
          "values": {
            "text": "two\\nlines \"é\"",
            "reveal": "line",
            "elementDuration": 0.25,
            "visible": false
          }
        }

        """#)
    let again = try opened(text, "headline").script.held
    #expect(again.map(\.name) == preset.values.map(\.name))
    #expect(again.map(\.value) == preset.values.map(\.value))
  }

  @Test func everyKindOfValueComesBack() throws {
    for source in try nonEmpty(SceneCatalog.all) {
      let parameters = source.make(SceneEnvironment()).parameters.all
      let values = parameters.map { PresetFile.Value($0.name, $0.defaultValue) }
      let preset = PresetFile(scene: source.name, values: values)
      let text = String(decoding: preset.json, as: UTF8.self)
      let again = try opened(text, source.name).script.held
      #expect(again.map(\.name) == values.map(\.name), "\(source.name)")
      for (value, read) in zip(values, again) {
        #expect("\(read.value)" == "\(value.value)", "\(source.name) \(value.name)")
      }
    }
  }

  @Test func whatNoCommandLineCanHoldIsLeftOut() throws {
    let text = #"{"scene": "headline", "values": {"text": "a\u0000b"}}"#
    #expect(held(try opened(text, "headline")) == ["text=ab"])
  }

  /// Light beyond white, and colors between those of eight bits.
  @Test(arguments: ["0.5,0.25,2", "0.1,0.2,0.30000000000000004", "0.3,0.1,0.2,0.7", "FFB070"])
  func everyColorIsWrittenExactly(color: String) throws {
    let text = #"{"scene": "ripple", "values": {"tint": "\#(color)"}}"#
    let value = try #require(try opened(text, "ripple").script.held.first?.value)
    let preset = PresetFile(scene: "ripple", values: [.init("tint", value)])
    let again = try opened(String(decoding: preset.json, as: UTF8.self), "ripple")
    #expect(again.script.held.first?.value == value)
    #expect(color.contains(",") != (value == .color(Color(hex: "FFB070"))))
  }

  @Test func theCommandLineTakesPrecedence() throws {
    let text = #"{"scene": "button", "values": {"amplitude": 0.75, "wavesCount": 3}}"#
    let request = try opened(text, "button", "--set", "amplitude=0.25")
    #expect(held(request).sorted() == ["amplitude=0.25", "wavesCount=3"])
  }

  @Test func whatIsUnknownIsReportedAndIgnored() throws {
    var messages: [String] = []
    let text = #"{"author": "a", "scene": "button", "values": {"glow": 2, "wavesCount": 3}}"#
    let request = try opened(text, "button") { messages.append($0) }
    #expect(held(request) == ["wavesCount=3"])
    let path = folder.path + "/warm.json"
    #expect(
      messages == ["'\(path)' has 'author' and 1 more, which is not known and ignored"])
  }

  @Test(arguments: [
    ("{", "line 1 is not JSON"), ("{\n\"scene\": \"button\",\n x}", "line 3 is not JSON"),
    ("{}", "it names no scene"), (#"{"scene": 3}"#, "it names no scene"),
    (#"{"scene": "ripple", "values": {}}"#, "is a preset of 'ripple', not of 'button'"),
    (#"{"scene": "button", "values": {"amplitude": {}}}"#, "'amplitude' is neither a number"),
    (#"{"scene": "button", "values": {"amplitude": "loud"}}"#, "'amplitude' takes a number"),
    (#"{"scene": "button", "values": {"amplitude": 1e300}}"#, "amplitude"),
  ])
  func mistakesAreNamed(text: String, message: String) throws {
    let refusal = try #require(refused(text, "button"))
    #expect(refusal.message.contains("warm.json'"), "\(refusal)")
    #expect(refusal.message.contains(message), "\(refusal)")
  }

  @Test func aStrangersPresetNamesNoFileOutsideItsFolder() throws {
    let mesh = try TemporaryFolder().file("mesh.json", Array("{}".utf8))
    let text = #"{"scene": "aurora", "values": {"mesh": "\#(mesh)"}}"#
    let refusal = try #require(refused(text, "aurora"))
    #expect(refusal.message.contains("is not opened"), "\(refusal)")
    // One beside it is opened, and found not to be one.
    _ = try folder.file("mesh.json", Array("{}".utf8))
    let beside = #"{"scene": "aurora", "values": {"mesh": "mesh.json"}}"#
    #expect(try #require(refused(beside, "aurora")).message.contains("is not a mesh"))
  }

  @Test func tooMuchIsNotRead() throws {
    let text = #"{"scene": "button", "# + String(repeating: " ", count: 2 << 20) + "}"
    #expect(try #require(refused(text, "button")).cause == .unreadable)
  }
}
