internal import Glibc
internal import Scenes

extension SceneDate {
  /// The moment at which it is read, in the user's time zone.
  static var now: SceneDate {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return SceneDate(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday),
      seconds: Double(local.tm_hour * 3600 + local.tm_min * 60 + local.tm_sec))
  }
}
