import Foundation
import Synchronization

/// Chromium without a window, for tests of pages.
///
/// It speaks the DevTools protocol over a pair of pipes, and ends with this object.
///
///     let page = try await Browser.shared().page(path, pixelRatio: 2)
///     #expect(try await page.value(of: "document.title") == "button")
package final class Browser: Sendable {
  private let process: pid_t
  private let messages: FileHandle
  private let answers = Mutex(Answers())
  private let profile: String

  private struct Answers {
    var lastNumber = 0
    var results: [Int: Data] = [:]
    /// Console messages and exceptions, in order.
    var events: [Data] = []
    var isAtEnd = false
  }

  /// How a page can be drawn.
  package enum Graphics: Sendable {
    /// OpenGL on the processor, by SwiftShader.
    case software
    /// Not at all.
    case none

    fileprivate var options: [String] {
      switch self {
      case .software:
        ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
      case .none: ["--disable-gpu", "--disable-3d-apis"]
      }
    }
  }

  private static let sharedResult = Result {
    let browser = try Browser(.software)
    // What is global is not deinitialized.
    atexit { try? Browser.shared().end() }
    return browser
  }

  /// The browser of all tests whose pages are drawn: starting one takes longer than most of them.
  package static func shared() throws -> Browser { try sharedResult.get() }

  package init(_ graphics: Graphics) throws {
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-browser-\(UUID().uuidString)").path
    self.profile = profile
    let (toBrowser, fromBrowser) = (Pipe(), Pipe())
    messages = toBrowser.fileHandleForWriting
    process = try Self.started(
      [
        "chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
        "--user-data-dir=\(profile)", "--no-first-run", "--hide-scrollbars",
        "--disable-background-networking", "--disable-dev-shm-usage",
      ] + graphics.options,
      reading: toBrowser.fileHandleForReading, writing: fromBrowser.fileHandleForWriting)
    try toBrowser.fileHandleForReading.close()
    try fromBrowser.fileHandleForWriting.close()
    // A thread, not a task: it blocks.
    Thread.detachNewThread { [weak self, file = fromBrowser.fileHandleForReading] in
      var rest = Data()
      while true {
        // What there is, and not a number of bytes, for which it would wait.
        let bytes = file.availableData
        if bytes.isEmpty { break }
        rest.append(bytes)
        let parts = rest.split(separator: 0, omittingEmptySubsequences: false)
        rest = Data(parts.last ?? Data())
        for part in parts.dropLast() { self?.take(Data(part)) }
      }
      self?.answers.withLock { $0.isAtEnd = true }
    }
  }

  deinit {
    Thread.detachNewThread { [process, profile] in Self.end(process, profile) }
  }

  private func end() { Self.end(process, profile) }

  private static func end(_ process: pid_t, _ profile: String) {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    // A leftover harms no other test.
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// Starts a program in a group of its own, with two files as its third and fourth.
  private static func started(
    _ words: [String], reading: FileHandle, writing: FileHandle
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in [Int32(0), 1, 2] {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    // By way of high numbers: one of the files may have the number of the other.
    let files = [
      (reading.fileDescriptor, Int32(1003), Int32(3)), (writing.fileDescriptor, 1004, 4),
    ]
    for (file, way, _) in files { posix_spawn_file_actions_adddup2(&actions, file, way) }
    for (_, way, number) in files {
      posix_spawn_file_actions_adddup2(&actions, way, number)
      posix_spawn_file_actions_addclose(&actions, way)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads that run tasks block nearly all signals, which the program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let path = try Command.path(of: words[0])
    let error = posix_spawn(&process, path, &actions, &attributes, arguments, environ)
    guard error == 0 else {
      throw Command.Failure("cannot start '\(path)': \(String(cString: strerror(error)))")
    }
    return process
  }

  // MARK: - Messages

  private func take(_ message: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else {
      return
    }
    answers.withLock { answers in
      if let number = object["id"] as? Int {
        answers.results[number] = message
      } else {
        answers.events.append(message)
      }
    }
  }

  /// Has the browser do something and returns its answer.
  @discardableResult
  package func call(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil
  ) async throws -> [String: Any] {
    let number = try send(method, parameters, session: session)
    var answer: Data?
    _ = await poll {
      answers.withLock { answers in
        answer = answers.results.removeValue(forKey: number)
        return answer != nil || answers.isAtEnd
      }
    }
    guard let answer,
      let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    else { throw Command.Failure("the browser did not answer '\(method)'") }
    guard let result = object["result"] as? [String: Any] else {
      throw Command.Failure("the browser refused '\(method)': \(object["error"] ?? "")")
    }
    return result
  }

  /// Has the browser do something.
  ///
  /// - Returns: The number of its answer.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: any Sendable], session: String? = nil
  ) throws -> Int {
    try answers.withLock { answers in
      answers.lastNumber += 1
      let number = answers.lastNumber
      var message: [String: Any] = ["id": number, "method": method, "params": parameters]
      message["sessionId"] = session
      try messages.write(
        contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
      return number
    }
  }

  /// Returns a page's console messages and errors, in the JSON of the protocol.
  func complaints(of session: String) -> [String] {
    let methods = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]
    return answers.withLock(\.events).compactMap { event in
      guard let object = try? JSONSerialization.jsonObject(with: event) as? [String: Any],
        object["sessionId"] as? String == session,
        let method = object["method"] as? String, methods.contains(method)
      else { return nil }
      return String(decoding: event, as: UTF8.self)
    }
  }

  /// Opens a file in a page of its own and waits until it is ready to be driven.
  ///
  /// - Parameter pixelRatio: Pixels of the screen to one of CSS.
  package func page(_ path: String, pixelRatio: Double = 1) async throws -> BrowserPage {
    let created = try await call("Target.createTarget", ["url": "about:blank"])
    let target = created["targetId"] as? String ?? ""
    let attached = try await call(
      "Target.attachToTarget", ["targetId": target, "flatten": true])
    guard let session = attached["sessionId"] as? String else {
      throw Command.Failure("the browser opened no page")
    }
    let page = BrowserPage(self, target: target, session: session)
    for domain in ["Page", "Runtime", "Log"] { try await page.call("\(domain).enable") }
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1200, "height": 800, "deviceScaleFactor": pixelRatio, "mobile": false])
    try await page.call("Page.navigate", ["url": URL(filePath: path).absoluteString])
    guard try await poll(condition: { try await page.isLoaded }) else {
      throw Command.Failure("the page '\(path)' did not load")
    }
    return page
  }
}
