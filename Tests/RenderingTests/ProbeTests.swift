import Glibc
import Testing

@testable import Rendering

@Suite struct ProbeTests {
  @Test(
    arguments: [
      (SIGPROF, "5 s of processor time were not enough to draw 2457 pixels"),
      (SIGALRM, "it did not draw 2457 pixels within 20 s"),
      (
        SIGSEGV,
        "the process that tried it ended: the driver may have crashed, or needed more than 2 GiB "
          + "of memory"
      ),
    ] as [(Int32, String)])
  func theSignalTellsWhyItEnded(signal: Int32, reason: String) {
    #expect(Probe.reason(for: signal, drawing: 2457) == reason)
  }

  @Test(
    arguments: [
      (250_000, "250000"), (6_402_929, "6 million"), (1e30, "more than a billion"),
    ] as [(Double, String)])
  func aProgramThatIsTooLargeIsNotTried(size: Double, words: String) {
    #expect(
      Probe.reason(forInlinedSize: size)
        == "it is \(words) operations with the calls in it inlined, as drivers compile them, and "
        + "200000 are the most that are tried")
  }
}
