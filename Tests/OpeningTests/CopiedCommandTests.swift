import Layers
import Opening
import Scenes
import Testing

@Suite struct CopiedCommandTests {
  @Test func theCommandDrawsTheFrameAgain() {
    var request = SceneRequest(scene: SceneSource(RippleScene.self))
    request.scale = 2
    request.time = 1.25
    request.script.held = [("tint", .color(Color(hex: "FFB070"))), ("amplitude", .number(20))]
    request.script.presses = [Script.Press(start: 1, end: 1.5)]
    request.script.pointer = Point(x: 100, y: 50)
    request.imagePath = "/tmp/my picture's.jpg"
    #expect(
      request.command == """
        harmonic capture ripple -o ripple.png --size 480x340 --scale 2 --time 1.25 \
        --set tint=FFB070 --set amplitude=20 --press 1..1.5 --pointer 100,50 \
        --image '/tmp/my picture'\\''s.jpg'
        """)
  }
}
