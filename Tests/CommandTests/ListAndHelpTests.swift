import Foundation
import TestSupport
import Testing

@Suite struct ListAndHelpTests {
  /// Neither needs a display, a driver or a home.
  private static let bare: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "HOME": nil,
    "__EGL_VENDOR_LIBRARY_FILENAMES": "/nowhere.json",
  ]

  private func output(_ arguments: String...) async throws -> Command.Output {
    var command = try Command.harmonic(environment: Self.bare)
    command.arguments = arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0))
    #expect(output.errorText.isEmpty)
    return output
  }

  @Test func listNamesEverySceneAndParameter() async throws {
    let text = try await output("list").text
    #expect(text.hasPrefix("button: the harmonic button: press and hold\n"))
    for name in ["wavesCount", "glowIntensity.pressed", "spring.bounce", "palette"] {
      #expect(text.contains("\n  \(name) "))
    }
    for name in ["aurora", "ripple", "prism", "carousel"] { #expect(text.contains("\n\(name): ")) }
    let button = try await output("list", "button").text
    #expect(text.hasPrefix(button) && !button.contains("aurora"))
  }

  private struct Listing: Decodable {
    struct Scene: Decodable {
      let name: String
      let canvas: [Double]?
      let parameters: [Parameter]
    }

    struct Parameter: Decodable {
      let name: String
      let range: [Double]?
      let choices: [String]?
    }

    let scenes: [Scene]
  }

  @Test func listAsJSONIsReadByAnyReader() async throws {
    let text = try await output("list", "--json").text
    let listing = try JSONDecoder().decode(Listing.self, from: Data(text.utf8))
    let button = try #require(listing.scenes.first)
    #expect(button.name == "button")
    #expect(button.canvas == [360, 160])
    #expect(button.parameters.first { $0.name == "amplitude" }?.range == [0, 3])
    #expect(button.parameters.first { $0.name == "palette" }?.choices?.first == "article")
  }

  @Test(arguments: [[], ["capture"], ["list"], ["bench"]])
  func helpNamesEveryOptionItTakes(verb: [String]) async throws {
    var command = try Command.harmonic(environment: Self.bare)
    command.arguments = verb + ["--help"]
    let output = try await command.run()
    #expect(output.status == .exitCode(0))
    #expect(output.text.contains("--help"))
    #expect(output.text.contains("Usage:"))
    #expect(output.text.contains("--size") == (verb != ["list"]))
    #expect(output.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func theVersionIsANameAndANumber() async throws {
    let text = try await output("--version").text
    #expect(text.wholeMatch(of: /harmonic \d+\.\d+\n/) != nil)
  }
}
