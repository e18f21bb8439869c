import Foundation
import TestSupport
import Testing

/// `list --json` says of parameters what another program needs to show them, as data.
@Suite struct ListDataTests {
  private struct Listing: Decodable {
    struct Parameter: Decodable {
      let name: String
      let type: String
      let control: String?
      let min: Numbers?
      let max: Numbers?
      let step: Double?
      let isWhole: Bool?
      let `default`: Numbers?
      let label: String?
      let unit: String?
      let choices: [String]?
      let values: [Double]?
      let fedBy: Feed?
      let pressed: [Double]?
    }

    struct Feed: Decodable, Equatable {
      var source: String
      var axis: String?
      var space: String?
    }

    /// A number, several, a switch or a text.
    enum Numbers: Decodable, Equatable {
      case one(Double)
      case several([Double])
      case truth(Bool)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // JSON tells these apart; the decoder has to be asked one after another.
        if let truth = try? value.decode(Bool.self) {
          self = .truth(truth)
        } else if let number = try? value.decode(Double.self) {
          self = .one(number)
        } else if let numbers = try? value.decode([Double].self) {
          self = .several(numbers)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
    }

    let parameters: [Parameter]
  }

  private func parameters(_ shader: PublishedShader) async throws -> [Listing.Parameter] {
    let output = try await shader.run("list", ["--json"])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return try JSONDecoder().decode(Listing.self, from: Data(output.text.utf8)).parameters
  }

  @Test func inputsAreListedWithAllThatIsStated() async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [
        { "NAME": "level", "TYPE": "float", "MIN": 1, "MAX": 3, "DEFAULT": 2, "LABEL": "Level" },
        { "NAME": "mode", "TYPE": "long", "VALUES": [3, 7], "LABELS": ["Soft", "Hard"], "DEFAULT": 7 },
        { "NAME": "on", "TYPE": "bool" },
        { "NAME": "flash", "TYPE": "event" },
        { "NAME": "place", "TYPE": "point2D", "MIN": [0, 0], "MAX": [4, 2], "DEFAULT": [1, 0.5] },
        { "NAME": "tint", "TYPE": "color", "DEFAULT": [1, 0.5, 0.25, 0] } ] }*/
      void main() { gl_FragColor = vec4(1.0); }
      """, named: "shader.fs")
    let found = try await parameters(shader)
    #expect(found.map(\.name) == ["level", "mode", "on", "flash", "place", "tint"])
    #expect(found.map(\.type) == ["float", "long", "bool", "event", "point2D", "color"])
    #expect(
      found.map(\.control) == ["number", "choice", "switch", "button", "vector", "color"])
    #expect(
      found.map(\.min) == [.one(1), nil, nil, nil, .several([0, 0]), nil])
    #expect(
      found.map(\.max) == [.one(3), nil, nil, nil, .several([4, 2]), nil])
    #expect(found[0].step == 0.02)
    #expect(
      found.map(\.default) == [
        .one(2), .text("Hard"), .truth(false), .truth(false), .several([1, 0.5]),
        .several([1, 0.5, 0.25, 0]),
      ])
    #expect(found.map(\.label) == ["Level", nil, nil, nil, nil, nil])
    #expect(found[1].choices == ["Soft", "Hard"])
    #expect(found[1].values == [3, 7])
    #expect(found.allSatisfy { $0.fedBy == Listing.Feed(source: "control") })
  }

  @Test func feedsAreData() async throws {
    let shader = try PublishedShader(
      """
      uniform vec2 pointerPos; // Space: unit.
      uniform int steps; // 1..9, default 4
      uniform float reach; // How far. Unit: meters. Range: 0...8. Default: 3.
      void main() { gl_FragColor = vec4(pointerPos, reach, float(steps)); }
      """)
    let found = try await parameters(shader)
    #expect(
      found.map(\.fedBy) == [
        .init(source: "touch", space: "unit"), .init(source: "control"),
        .init(source: "control"),
      ])
    #expect(found.map(\.isWhole) == [false, true, false])
    #expect(found[2].unit == "meters")
    let wipe = try PublishedShader(
      "uniform float dots; // = 20.0\nvec4 transition(vec2 uv) { return vec4(progress); }",
      named: "wipe.glsl")
    let transition = try await parameters(wipe)
    #expect(transition.map(\.name) == ["progress", "dots"])
    #expect(transition[0].fedBy == .init(source: "progress"))
    #expect(transition[0].max == .one(1))
    #expect(transition[1].default == .one(20))
  }

  /// Standard error has errors and nothing else, whatever the verb.
  @Test(arguments: [["list"], ["check"], ["translate"], ["capture", "-o", "/dev/null"]])
  func quietIsQuiet(words: [String]) async throws {
    let shader = try PublishedShader(
      """
      uniform mat3 turn;
      #extension GL_ARB_unheard_of : enable
      void main() { gl_FragColor = vec4(turn[0], 1.0); }
      """)
    let options = Array(words.dropFirst())
    let loud = try await shader.run(words[0], options)
    #expect(loud.errorText.contains("'GL_ARB_unheard_of' is not used"), "\(loud.errorText)")
    let quiet = try await shader.run(words[0], options + ["--quiet"])
    #expect(quiet.status == .exitCode(0))
    #expect(quiet.errorText.isEmpty, "\(quiet.errorText)")
  }

  @Test func whatIsQuietStillReportsErrors() async throws {
    let shader = try PublishedShader("void main() { gl_FragColor = vec4(fma(1., 2., 3.)); }")
    let output = try await shader.run("check", ["--quiet"])
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("error: 'fma' requires GLSL 4.00"), "\(output.errorText)")
  }
}
