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
}
