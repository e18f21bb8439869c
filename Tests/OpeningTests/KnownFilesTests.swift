import Foundation
import Layers
import Pictures
import Scenes
import TestSupport
import Testing

@testable import Opening

/// Files that the user has named, which captures open from anywhere.
@Suite struct KnownFilesTests {
  private let folder: TemporaryFolder
  private let shots: TemporaryFolder

  init() throws { (folder, shots) = (try TemporaryFolder(), try TemporaryFolder()) }

  private static func effect(_ name: String) -> [UInt8] {
    Array("[[ stitchable ]] half4 \(name)(float2 p, half4 c) { return c; }\n".utf8)
  }

  private func scope(knowing paths: [String], agreed: Set<String> = []) -> ReadScope {
    var known = KnownFiles()
    for path in paths { known.add(path) }
    return ReadScope(ofCapture: shots.path + "/shot.png", agreed: agreed, known: known)
  }

  /// The file that the user is asked about; `nil` if it is opened, or refused.
  private func asked(_ path: String, _ scope: ReadScope) -> String? {
    do throws(OpeningError) { try scope.check(path) } catch { return error.askedFile }
    return nil
  }

  @Test func aFileThatWasNamedIsOpenedAndNoOther() throws {
    let own = try folder.file("own.metal", Self.effect("own"))
    let other = try folder.file("other.metal", Self.effect("other"))
    let scope = scope(knowing: [own])
    #expect(scope.allows(own) && !scope.allows(other))
    #expect(asked(other, scope) == nil)
    #expect(!self.scope(knowing: []).allows(own))
    // Not what lies beside it, and not the folder.
    #expect(!scope.allows(folder.path) && !scope.allows(folder.path + "/new.metal"))
  }

  @Test func aFileThatChangedIsAskedAbout() throws {
    let own = try folder.file("own.metal", Self.effect("own"))
    let scope = scope(knowing: [own])
    _ = try folder.file("own.metal", Self.effect("other"))
    #expect(!scope.allows(own))
    let real = try #require(realpath(own, nil).map { String(cString: $0) })
    #expect(asked(own, scope) == real)
    #expect(self.scope(knowing: [], agreed: [real]).allows(own))
  }

  /// It would run, wherever it is.
  @Test func aSwiftFileIsRefused() throws {
    for place in [folder, shots] {
      let view = try place.file("View.swift", Array("import SwiftUI\n".utf8))
      for scope in [scope(knowing: [view]), scope(knowing: [], agreed: [view])] {
        let error = #expect(throws: OpeningError.self) { try scope.check(view) }
        #expect(error?.message.contains("it is a Swift file, which would run") == true)
        #expect(error?.hint?.contains("--trust") == true && error?.askedFile == nil)
      }
    }
    let trusted = ReadScope(ofCapture: shots.path + "/shot.png", isTrusted: true)
    #expect(throws: Never.self) { try trusted.check(shots.path + "/View.swift") }
  }

  /// The user agrees once, and again when it has changed.
  @Test func anAgreementIsRemembered() throws {
    let home = folder.path
    let environment = { (name: String) in name == "XDG_STATE_HOME" ? home : nil }
    let own = try folder.file("own.metal", Self.effect("own"))
    func isAllowed() -> Bool {
      ReadScope(
        ofCapture: shots.path + "/shot.png", known: .stored(environment: environment)
      ).allows(own)
    }
    KnownFiles.note([own], environment: environment)
    #expect(isAllowed())
    _ = try folder.file("own.metal", Self.effect("other"))
    #expect(!isAllowed())
    KnownFiles.note([own], environment: environment)
    #expect(isAllowed())
  }

  /// The path is the one without links: a link of a known name leads nowhere else.
  @Test func linksAreFollowedBeforeAFileIsKnown() throws {
    let own = try folder.file("own.metal", Self.effect("own"))
    let secret = try folder.file("secret.metal", Self.effect("secret"))
    let link = folder.path + "/link.metal"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: own)
    let scope = scope(knowing: [link])
    #expect(scope.allows(own) && scope.allows(link))
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: secret)
    #expect(!scope.allows(link))
  }

  @Test func theListIsStored() throws {
    let home = folder.path
    let environment = { (name: String) in name == "XDG_STATE_HOME" ? home : nil }
    let own = try folder.file("own.metal", Self.effect("own"))
    #expect(KnownFiles.stored(environment: environment) == KnownFiles())
    KnownFiles.note([own, home + "/gone.metal"], environment: environment)
    var expected = KnownFiles()
    expected.add(own)
    #expect(KnownFiles.stored(environment: environment) == expected)
    let text = try String(contentsOfFile: home + "/harmonic/known-files.json", encoding: .utf8)
    #expect(text.contains("own.metal") && !text.contains("gone.metal"))
    // Something else in its place is an empty list.
    try "[1".write(toFile: home + "/harmonic/known-files.json", atomically: true, encoding: .utf8)
    #expect(KnownFiles.stored(environment: environment) == KnownFiles())
  }

  // NIST, "SHA-256 Examples", with one block; the empty message as in RFC 6234's tests
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func aFileIsKnownByItsHash(text: String, hash: String) throws {
    let home = folder.path
    let own = try folder.file("own.metal", Array(text.utf8))
    KnownFiles.note([own]) { $0 == "XDG_STATE_HOME" ? home : nil }
    let list = try String(contentsOfFile: home + "/harmonic/known-files.json", encoding: .utf8)
    #expect(list.contains("\"\(hash)\""))
  }

  /// A shader that a picture names elsewhere takes from its project what is known, too.
  @Test func includesAreOpenedIfTheyAreKnown() throws {
    let header = try folder.file("shade.h", Array("half4 shade(half4 c) { return c; }\n".utf8))
    let text =
      "#include \"shade.h\"\n[[ stitchable ]] half4 own(float2 p, half4 c) { return shade(c); }\n"
    let own = try folder.file("own.metal", Array(text.utf8))
    func names(_ scope: ReadScope) throws -> [String] {
      let file = try EffectFile(FileOpening(path: own, within: scope))
      return file.hasErrors ? [] : file.sources.map(\.name)
    }
    #expect(try names(scope(knowing: [own, header])) == ["own"])
    #expect(try names(scope(knowing: [own])) == [])
  }

  /// The user names the shader and what belongs to it; a capture's author is not the user.
  @Test func filesOfARequestAreItsShadersAndPictures() throws {
    let header = try folder.file("shade.h", Array("half4 shade(half4 c) { return c; }\n".utf8))
    let text =
      "#include \"shade.h\"\n[[ stitchable ]] half4 own(float2 p, half4 c) { return shade(c); }\n"
    let own = try folder.file("own.metal", Array(text.utf8))
    var request = try SceneRequest(opening: own, OptionValues()) { _ in }
    request.imagePath = "/photo.png"
    let names = request.namedFiles.map { $0.split(separator: "/").last.map(String.init) }
    #expect(Set(names) == ["own.metal", "shade.h", "photo.png"])
    request.scope = scope(knowing: [header])
    #expect(request.namedFiles == [])
  }
}
