import Glibc
import Testing

@testable import Rendering

@Suite struct ProbeTests {
  @Test(
    arguments: [
      (SIGPROF, .drawing, "7 s of processor time were not enough to draw 2457 pixels"),
      (
        SIGPROF, .compiling,
        "7 s of processor time were not enough to compile it and draw one pixel"
      ), (SIGALRM, .drawing, "7 s were not enough to draw 2457 pixels"),
      (
        SIGSEGV, .drawing,
        "the process that tried it ended: the driver may have crashed, or needed more than 2 GiB "
          + "of memory"
      ),
    ] as [(Int32, ProbeStage, String)])
  func theSignalTellsWhyItEnded(signal: Int32, stage: ProbeStage, reason: String) {
    let limit = ProbeLimit(seconds: 7)
    #expect(Probe.reason(for: signal, while: stage, drawing: 2457, limit) == reason)
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
