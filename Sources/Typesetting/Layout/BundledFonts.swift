internal import CPango
internal import Files
internal import Glibc

/// The fonts that come with the portable archive, beside those that the system has.
enum BundledFonts {
  /// Whether there are such fonts and fontconfig knows them; to be read before Pango looks for one.
  static let areLoaded: Bool = {
    guard let folder = BundledFiles.folder else { return false }
    if !systemHasConfiguration, let configuration = FcConfigCreate() {
      FcConfigParseAndLoad(configuration, "\(folder)/fonts.conf", 1)
      FcConfigBuildFonts(configuration)
      FcConfigSetCurrent(configuration)
    }
    return FcConfigAppFontAddDir(nil, "\(folder)/fonts") != 0
  }()

  /// Whether fontconfig finds a configuration. It cannot be asked: it complains on standard error
  /// if there is none. The archive's then names the folders in which fonts are usually installed.
  private static var systemHasConfiguration: Bool {
    ["FONTCONFIG_FILE", "FONTCONFIG_PATH"].contains { environmentPath($0) != nil }
      || access("/etc/fonts/fonts.conf".onDisk, R_OK) == 0
  }
}
