import Foundation
package import Pictures

/// An exported page in a browser: its clock, its canvas, and a pointer on it.
///
/// It is closed with this object.
package final class BrowserPage: Sendable {
  private let browser: Browser
  private let target: String
  private let session: String

  init(_ browser: Browser, target: String, session: String) {
    (self.browser, self.target, self.session) = (browser, target, session)
  }

  deinit {
    // One that stays open draws on, and nothing else.
    _ = try? browser.send("Target.closeTarget", ["targetId": target])
  }

  @discardableResult
  package func call(
    _ method: String, _ parameters: [String: any Sendable] = [:]
  ) async throws -> [String: Any] {
    try await browser.call(method, parameters, session: session)
  }

  var isLoaded: Bool {
    get async throws {
      try await text("document.readyState + location.protocol") == "completefile:"
    }
  }

  /// The value of an expression as text, that of a promise once it is kept.
  package func text(_ expression: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        "returnByValue": true,
      ])
    if let exception = answer["exceptionDetails"] {
      throw Command.Failure("'\(expression)' failed in the page: \(exception)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// The page's console messages and errors.
  package var complaints: [String] { browser.complaints(of: session) }

  /// Stops the page's clock at a time and returns what its canvas shows then.
  package func picture(at time: Double) async throws -> Picture {
    let address = try await text(
      "(harmonic.show(\(time)), document.getElementById('stage').toDataURL('image/png'))")
    let comma = address.firstIndex(of: ",") ?? address.startIndex
    guard let bytes = Data(base64Encoded: String(address[comma...].dropFirst())) else {
      throw Command.Failure("the canvas gave no picture: \(address.prefix(80))")
    }
    let folder = try TemporaryFolder()
    return try Picture(contentsOf: folder.file("canvas.png", Array(bytes)))
  }

  /// Stops the page's clock at a time, at which everything is done until it is stopped at another.
  package func stopClock(at time: Double) async throws {
    _ = try await text("harmonic.show(\(time))")
  }

  /// Where a point of the canvas lies in the page.
  private func place(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
    let numbers = try await text(
      """
      (() => {
        const box = document.getElementById("stage").getBoundingClientRect();
        return [box.left, box.top];
      })()
      """
    ).split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Command.Failure("the page has no canvas") }
    return (numbers[0] + x, numbers[1] + y)
  }

  /// An action of the mouse or a finger.
  package enum Touch: String, Sendable { case down, moved, up }

  /// Does something with the mouse at a point of the canvas.
  package func mouse(_ touch: Touch, x: Double, y: Double) async throws {
    let place = try await place(x, y)
    let names = [Touch.down: "mousePressed", .moved: "mouseMoved", .up: "mouseReleased"]
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": names[touch] ?? "", "x": place.x, "y": place.y, "button": "left", "buttons": 1,
        "clickCount": 1,
      ])
  }

  /// Does something with a finger at a point of the canvas.
  package func finger(_ touch: Touch, x: Double, y: Double) async throws {
    let place = try await place(x, y)
    let names = [Touch.down: "touchStart", .moved: "touchMove", .up: "touchEnd"]
    let points = touch == .up ? [] : [["x": place.x, "y": place.y]]
    try await call(
      "Input.dispatchTouchEvent", ["type": names[touch] ?? "", "touchPoints": points])
  }

  /// Returns the contents of the screen, controls and all, as a PNG.
  package func screenshot() async throws -> [UInt8] {
    let answer = try await call("Page.captureScreenshot")
    return Array(Data(base64Encoded: answer["data"] as? String ?? "") ?? Data())
  }
}
