import Fuzzing
import Testing

@Suite struct MinimizerTests {
  @Test func whatMattersIsLeft() {
    let text = (0..<50).map { "line \($0) has words" }.joined(separator: "\n")
    var minimizer = Minimizer(budget: 1000) {
      String(decoding: $0, as: UTF8.self).contains("37 has")
    }
    #expect(String(decoding: minimizer.minimized(Array(text.utf8)), as: UTF8.self) == "37 has")
  }

  @Test func aBudgetEndsIt() {
    var count = 0
    var minimizer = Minimizer(budget: 20) { _ in
      count += 1
      return false
    }
    let text = Array(String(repeating: "a b\n", count: 400).utf8)
    #expect(minimizer.minimized(text) == text)
    #expect(count == 20)
  }
}
