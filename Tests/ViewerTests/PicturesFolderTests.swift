import Foundation
import Testing

@testable import Viewer

@Suite struct PicturesFolderTests {
  @Test(arguments: [
    ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/a/Bilder"),
    ("# comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"/data/pics\"\n", "/data/pics"),
    ("  XDG_PICTURES_DIR=\"$HOME/My Pictures\"", "/home/a/My Pictures"),
  ])
  func theDesktopsFolderIsUsed(text: String, expected: String) {
    #expect(PicturesFolder.path(in: text, home: "/home/a") == expected)
  }

  @Test(arguments: [
    "", "XDG_PICTURES_DIR=\"$HOME/\"", "XDG_PICTURES_DIR=relative", "XDG_PICTURES_DIR=\"relative\"",
  ])
  func anythingElseNamesNone(text: String) {
    #expect(PicturesFolder.path(in: text, home: "/home/a") == nil)
  }

  @Test func withoutConfigurationItIsPictures() {
    let environment = ["HOME": "/nonexistent/home"]
    #expect(PicturesFolder.path { environment[$0] } == "/nonexistent/home/Pictures")
  }
}
