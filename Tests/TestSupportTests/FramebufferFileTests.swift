import Foundation
import Testing

@testable import TestSupport

@Suite struct FramebufferFileTests {
  // 2 × 2 pixels as X11/XWDFile.h describes them, put together by hand: a header of 100 bytes, a
  // name of 4, one color of 12, rows of 12 bytes (4 of them unused), the most significant byte
  // first, blue under the highest mask
  private let dump: [UInt8] = {
    let fields: [UInt32] = [
      104, 7, 2, 24, 2, 2, 0, 1, 32, 1, 32, 32, 12, 4, 0x0000FF, 0x00FF00, 0xFF0000, 8, 256, 1,
      2, 2, 0, 0, 0,
    ]
    let header = fields.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
    let name: [UInt8] = [0x61, 0, 0, 0]
    let color = [UInt8](repeating: 0xEE, count: 12)
    let rows: [UInt8] = [
      0, 3, 2, 1, 0, 6, 5, 4, 0xEE, 0xEE, 0xEE, 0xEE,
      0, 9, 8, 7, 0, 12, 11, 10, 0xEE, 0xEE, 0xEE, 0xEE,
    ]
    return header + name + color + rows
  }()

  @Test func layoutComesFromTheHeader() throws {
    let picture = try withFile(dump) { try $0.picture(of: .init(x: 0, y: 0, width: 2, height: 2)) }
    #expect(picture.pixels == [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255])
  }

  @Test func partIsReadFromItsOwnCorner() throws {
    let picture = try withFile(dump) { try $0.picture(of: .init(x: 1, y: 1, width: 1, height: 1)) }
    #expect(picture.pixels == [10, 11, 12, 255])
  }

  @Test func changeInTheFileIsSeen() throws {
    var changed = dump
    changed[119] = 77
    try withPath(dump) { path in
      let file = try FramebufferFile(path: path)
      let handle = try #require(FileHandle(forUpdatingAtPath: path))
      try handle.write(contentsOf: changed)
      let picture = try file.picture(of: .init(x: 0, y: 0, width: 1, height: 1))
      #expect(picture.pixels == [77, 2, 3, 255])
    }
  }

  @Test func otherFormatsAreRefused() {
    var twoBytes = dump
    twoBytes[4 * 11 + 3] = 16
    let failure = #expect(throws: VirtualDisplay.Failure.self) { try withFile(twoBytes) { _ in } }
    #expect(failure?.description.contains("version 7, format 2, 16 bits a pixel") == true)
  }

  @Test func shortFileIsRefused() {
    let failure = #expect(throws: VirtualDisplay.Failure.self) {
      try withFile(Array(dump[..<50])) { _ in }
    }
    #expect(failure?.description.contains("it ends after 50 of 100 bytes") == true)
  }

  private func withFile<Result>(
    _ bytes: [UInt8], _ body: (borrowing FramebufferFile) throws -> Result
  ) throws -> Result {
    try withPath(bytes) { try body(FramebufferFile(path: $0)) }
  }

  private func withPath<Result>(
    _ bytes: [UInt8], _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover in /tmp fails no test
    return try body(file.path)
  }
}
