import TestSupport

extension GoldenTable {
  /// A table in `Golden` beside this file, for suites in folders of their own.
  init(scenes name: String) throws { try self.init(name, filePath: #filePath) }
}
