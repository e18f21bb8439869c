import Foundation
import Testing

@testable import Viewer

@Suite struct UserFolderTests {
  @Test(arguments: [
    ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/a/Bilder"),
    ("# comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"/data/pics\"\n", "/data/pics"),
    ("  XDG_PICTURES_DIR=\"$HOME/My Pictures\"", "/home/a/My Pictures"),
  ])
  func theDesktopsFolderIsUsed(text: String, expected: String) {
    #expect(UserFolder.pictures.path(in: text, home: "/home/a") == expected)
  }

  @Test(arguments: [
    "", "XDG_PICTURES_DIR=\"$HOME/\"", "XDG_PICTURES_DIR=relative", "XDG_PICTURES_DIR=\"relative\"",
  ])
  func anythingElseNamesNone(text: String) {
    #expect(UserFolder.pictures.path(in: text, home: "/home/a") == nil)
  }

  @Test func withoutConfigurationItIsPictures() {
    let environment = ["HOME": "/nonexistent/home"]
    #expect(UserFolder.pictures.path { environment[$0] } == "/nonexistent/home/Pictures")
  }

  @Test func videosHaveAFolderOfTheirOwn() {
    let text = "XDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_VIDEOS_DIR=\"$HOME/Filme\"\n"
    #expect(UserFolder.videos.path(in: text, home: "/home/a") == "/home/a/Filme")
    #expect(UserFolder.videos.path { ["HOME": "/nonexistent"][$0] } == "/nonexistent/Videos")
  }
}
