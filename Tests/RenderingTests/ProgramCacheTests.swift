import Files
import Foundation
import Layers
import OpenGL
import TestSupport
import Testing

@testable import Rendering

/// Programs from one run to the next, each run with a context of its own.
@MainActor @Suite(.serialized) struct ProgramCacheTests {
  private let temporary: TemporaryFolder
  private let cache: CacheFolder

  init() throws {
    temporary = try TemporaryFolder()
    cache = CacheFolder(path: temporary.path + "/programs")
  }

  private struct Run {
    let pixels: [UInt8]
    let counts: RenderCounts
  }

  /// Draws a capsule and a mesh, with two programs.
  private func run() throws -> Run {
    let stage = try Stage(cache: cache)
    let size = Size(width: 24, height: 12)
    let mesh = MeshGradient(
      width: 2, height: 2,
      points: [(0, 0), (1, 0), (0, 1), (1, 1)].map { UnitPoint(x: $0.0, y: $0.1) },
      colors: [
        .white, .black, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
      ])
    let layer = Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: size, mesh: mesh)),
        Layer.Child(Layer(size: size, .capsule, fill: .color(.white.opacity(0.5)))),
      ])
    return Run(
      pixels: try stage.bytes(layer, scale: 2).pixels, counts: stage.renderer.counts)
  }

  private var files: [String] {
    get throws {
      FileManager.default.fileExists(atPath: cache.path)
        ? try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted() : []
    }
  }

  /// Programs that the driver gives away: none if it never does, as Mesa without its own cache.
  private var kept: Int { DriverDescription.hasProgramBinaries ? 3 : 0 }

  @Test func aSecondRunCompilesNothing() throws {
    let first = try run()
    #expect(first.counts.programs == 3 && first.counts.restored == 0)
    #expect(try files.count == kept)
    let second = try run()
    #expect(second.counts.programs == 3 - kept && second.counts.restored == kept)
    #expect(second.pixels == first.pixels)
  }

  @Test func aDamagedCacheIsIgnoredAndRebuilt() throws {
    let first = try run()
    for (index, name) in try files.enumerated() {
      let url = URL(filePath: "\(cache.path)/\(name)")
      var bytes = try Data(contentsOf: url)
      switch index {
      case 0: bytes[bytes.count - 20] ^= 0xff
      case 1: bytes = bytes.prefix(bytes.count / 2)
      default: bytes = Data()
      }
      try bytes.write(to: url)
    }
    let second = try run()
    #expect(second.counts.programs == 3 && second.counts.restored == 0)
    #expect(second.pixels == first.pixels)
    #expect(try run().counts.restored == kept)
  }

  /// A capsule, before and after a picture that takes more programs, and passes with textures.
  @Test func whatNothingShowsIsGivenUpAndRestored() throws {
    let stage = try Stage(cache: cache)
    let size = Size(width: 24, height: 12)
    let own = Layer(size: size, .capsule, fill: .color(.white))
    let other = Layer(size: size, fill: .color(.white)).blur(radius: 2)
    let pixels = try stage.bytes(own).pixels
    let before = stage.renderer.cached
    let blurred = try stage.bytes(other).pixels
    #expect(stage.renderer.cached.programs > before.programs)
    #expect(stage.renderer.cached.textures > before.textures)
    for _ in 0..<8 { #expect(try stage.bytes(own).pixels == pixels) }
    let plan = Planner.plan(
      own, transform: .identity, pixelWidth: 24, pixelHeight: 12, background: .clear)
    stage.renderer.cancel(except: [plan])
    if DriverDescription.hasProgramBinaries { #expect(stage.renderer.cached == before) }
    let compiled = stage.renderer.counts.programs
    #expect(try stage.bytes(own).pixels == pixels)
    #expect(try stage.bytes(other).pixels == blurred)
    #expect(stage.renderer.counts.programs == compiled)
  }

  /// Where programs would be compiled again, they stay.
  @Test func nothingIsGivenUpWithoutACache() throws {
    let stage = try Stage()
    let layer = Layer(size: Size(width: 24, height: 12), .capsule, fill: .color(.white))
    _ = try stage.bytes(layer)
    stage.renderer.cancel(except: [])
    #expect(stage.renderer.cached.programs == 1)
  }

  /// Another driver's binary is undamaged but useless: this driver refuses it, and the program is
  /// compiled.
  @Test func aBinaryThatTheDriverRefusesIsCompiledAnew() throws {
    let first = try run()
    let stage = try Stage()
    for name in try files {
      let bytes = Array(try Data(contentsOf: URL(filePath: "\(cache.path)/\(name)")))
      let length = (0..<8).reduce(0) { $0 | Int(bytes[11 + $1]) << (8 * $1) }
      let key = Array(bytes[19..<19 + length])
      let contents = try #require(cache.contents(for: key))
      cache.keep(contents.prefix(4) + contents.dropFirst(4).map { $0 ^ 0x55 }, for: key)
      #expect(key.starts(with: stage.renderer.driver.vendor.utf8))
    }
    let second = try run()
    #expect(second.counts.programs == 3 && second.counts.restored == 0)
    #expect(second.pixels == first.pixels)
  }
}
