import Foundation
import TestSupport
import Testing

/// The scene's time goes on from where it was when the machine has slept.
@Suite(.serialized) struct InterruptedTimeTests {
  /// Shows the scene's time: whole seconds in red, what is left in green.
  private static let clock = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 clock(float2 position, float time) {
      return half4(half(floor(time) / 255), half(fract(time)), 0, 1);
    }
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session() async throws -> WindowSession {
    let file = try folder.file("clock.metal", Array(Self.clock.utf8))
    return try await WindowSession([file], cornerShows: false)
  }

  private func time(in session: WindowSession) async throws -> Double {
    let frame = try await session.frame()
    let color = try session.display.pixel(
      at: frame.position(frame.width / 2, frame.height / 2))
    // Before its program is compiled, the background and the name are shown, which have blue.
    guard color.blue == 0 else { return 0 }
    return Double(color.red) + Double(color.green) / 255
  }

  /// Waits until the picture has stood still for a while, and returns its time.
  private func standingTime(in session: WindowSession) async throws -> Double {
    var looks: [Double] = []
    await waitUntil("the picture stands still") {
      looks.append(try await time(in: session))
      return looks.count > 30 && Set(looks.suffix(20)).count == 1
    }
    return looks.last ?? 0
  }

  @Test func aSleepOfSecondsIsLeftOut() async throws {
    let session = try await session()
    await waitUntil("the time runs") { try await time(in: session) > 0.5 }
    session.program.send(SIGSTOP)
    let before = try await standingTime(in: session)
    let end = ContinuousClock.now + .seconds(3)
    await waitUntil("three seconds have passed") {
      ContinuousClock.now > end
    }
    #expect(try await time(in: session) == before)
    let start = ContinuousClock.now
    session.program.send(SIGCONT)
    var after = before
    await waitUntil("the time goes on") {
      after = try await time(in: session)
      return after != before
    }
    // Not more than has passed since, and the longest step of a frame.
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    #expect(after > before && after - before < elapsed + 0.2, "\(before) to \(after)")
    #expect(try await session.quit().status == .exitCode(0))
  }
}
