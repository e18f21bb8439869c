import Foundation
import Layers
import Parameters
import Testing

@testable import Scenes

/// The code that each scene is copied as: its values, stages and variants in the SwiftUI text.
@Suite struct SceneCodeTests {
  // MARK: - Button and screen

  private typealias Strings = (scene: String, function: String, state: String)
  private static let strings: [Strings] = [
    ("button", "harmonicColorEffect", "isPressed"),
    ("screen", "harmonicScreenEffect", "isInteracting"),
  ]

  /// The article's last step: a press and a release are felt, and the clock runs at the square.
  @Test func theWholeEffectIsFelt() throws {
    for (scene, function, state) in Self.strings {
      let code = try code(scene)
      #expect(code.swift.contains(".sensoryFeedback(.impact, trigger: \(state))\n"))
      #expect(code.swift.contains("return updates * Self.updateInterval * speedMultiplier\n"))
      #expect(code.swift.contains("ShaderLibrary.\(function)("))
      #expect(code.swift.contains("let mixCoeffs = (released: 0.0, pressed: 1.0)\n"))
    }
  }

  /// The two files share their constants, their clock and their strings.
  @Test func partsStandInTheirPlaces() throws {
    let button = try code("button").swift.split(separator: "\n")
    let screen = try code("screen").swift.replacing("isInteracting", with: "isPressed")
      .replacing("harmonicScreenEffect", with: "harmonicColorEffect").split(separator: "\n")
    #expect(!(button + screen).contains { $0.contains("// Part") })
    let lines = Set(button.map { $0.drop { $0 == " " } })
    #expect(screen.count { lines.contains($0.drop { $0 == " " }) } > 40)
  }

  /// In white, swinging wider and running faster while it is pressed; nothing is felt.
  @Test func theStageOfThePressIsWhite() throws {
    for (scene, function, _) in Self.strings {
      let code = try code(scene, [("stage", .choice("press"))])
      #expect(!code.swift.contains("sensoryFeedback"))
      #expect(code.swift.contains("return updates * Self.updateInterval\n"))
      #expect(code.swift.contains("let amplitudes = (released: 0.5, pressed: 2.0)\n"))
      #expect(code.swift.contains("let speedMultipliers = (released: 1.0, pressed: 2.0)\n"))
      #expect(code.swift.contains("let mixCoeffs = (released: 0.0, pressed: 0.0)\n"))
      #expect(code.swift.contains("let scales = (released: 1.0, pressed: 1.0)\n"))
      #expect(code.metal.contains("half4 \(function)("))
    }
  }

  /// No press changes it, but a number that is held is as it is held.
  @Test func theStageOfTheGlowIsStill() throws {
    for (scene, function, _) in Self.strings {
      let code = try code(
        scene, [("stage", .choice("glow")), ("speedMultiplier", .number(3))])
      #expect(!code.swift.contains("sensoryFeedback"))
      for name in ["amplitudes", "mixCoeffs", "speedMultipliers", "scales"] {
        let value = ["amplitudes": 0.5, "mixCoeffs": 0, "speedMultipliers": 3, "scales": 1][name]
        let number = try #require(value)
        #expect(code.swift.contains("let \(name) = (released: \(number), pressed: \(number))\n"))
      }
      #expect(code.metal.contains("half4 \(function)("))
    }
  }

  /// The bare distances, by a function of their own.
  @Test func theStageOfTheFieldHasItsOwnFunction() throws {
    for (scene, function, _) in Self.strings {
      let code = try code(
        scene, [("stage", .choice("field")), ("frequency.released", .number(4.5))])
      #expect(!code.swift.contains(function) && !code.metal.contains(function))
      #expect(code.swift.contains("`harmonicField`, a Metal function"))
      #expect(!code.swift.contains("mixCoeff"))
      let call = try #require(code.swift.firstRange(of: "ShaderLibrary.harmonicField("))
      let arguments = code.swift[call.upperBound...]
        .split(separator: "\n").prefix(5).map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(
        arguments == [
          ".boundingRect,", ".float(Self.wavesCount),", ".float(elapsedTime),",
          ".float(amplitude)", ")",
        ])
      #expect(code.metal.contains("float frequency = 4.5;\n"))
    }
  }

  // MARK: - Carousel

  /// Turning cards keep 22 and 44 points; pictures in frames have the talk's own layout.
  @Test func aCarouselIsLaidOutAsItIsShown() throws {
    let rotation = try code("carousel").swift
    #expect(rotation.contains("let spacing = 22.0\n"))
    #expect(rotation.contains(".contentMargins(.horizontal, 44)\n"))
    let parallax = try code("carousel", [("variant", .choice("parallax"))]).swift
    #expect(parallax.contains("let spacing = 16.0\n"))
    #expect(parallax.contains("let distance = 250.0\n"))
    #expect(parallax.contains(".contentMargins(.horizontal, 32)\n"))
    #expect(parallax.contains(".containerRelativeFrame(.horizontal)\n"))
    #expect(parallax.contains(".clipShape(.rect(cornerRadius: 32))\n"))
    #expect(parallax.contains("VStack(spacing: 8) {\n"))
    #expect(parallax.contains(#"let captions = ["Dunes", "Northern lights", "#))
    let wide = try code(
      "carousel", [("variant", .choice("parallax")), ("spacing", .number(30))]
    ).swift
    #expect(wide.contains("let spacing = 30.0\n"))
  }

  @Test(arguments: ["rotation", "parallax", "edges"])
  func pagingIsCopiedAsItIsChosen(variant: String) throws {
    let paging = try code("carousel", [("variant", .choice(variant))]).swift
    #expect(paging.contains(".scrollTargetBehavior(.paging)\n"))
    let snap = try code(
      "carousel", [("variant", .choice(variant)), ("paging", .choice("snap"))]
    ).swift
    #expect(
      snap.contains(".scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))\n"))
  }

  @Test(arguments: ["hue", "stack"])
  func rowsArePlainPurpleOrPictures(variant: String) throws {
    let plain = try code("carousel", [("variant", .choice(variant))]).swift
    #expect(plain.contains("RoundedRectangle(cornerRadius: 24)\n            .fill(.purple)\n"))
    let pictures = try code(
      "carousel", [("variant", .choice(variant)), ("pictures", .toggle(true))]
    ).swift
    #expect(!pictures.contains(".purple"))
    #expect(pictures.contains("Double(index % 8)"))
  }

  // MARK: - Text, picture, card

  @Test(arguments: RevealUnit.allCases)
  func aHeadlineIsRevealedByWhatItIs(unit: RevealUnit) throws {
    let swift = try code("headline", [("reveal", .choice(unit.rawValue))]).swift
    #expect(swift.contains("let unit = Unit.\(unit)\n"))
    #expect(swift.contains("let heldTime: TimeInterval? = nil\n"))
    let held = try code("headline", [("elapsedTime", .number(0.35))]).swift
    #expect(held.contains("let heldTime: TimeInterval? = 0.35\n"))
  }

  /// Without `tints` the talk's pink is there, and not used; a color that is set is.
  @Test func aRippleIsTintedAsItIsShown() throws {
    let pink = "let tint = \(SwiftText.color(.system(.pink)))\n"
    let plain = try code("ripple").swift
    #expect(plain.contains(pink) && plain.contains("let isTinted = false\n"))
    let tinted = try code("ripple", [("tints", .toggle(true))]).swift
    #expect(tinted.contains(pink) && tinted.contains("let isTinted = true\n"))
    let green = Color(red: 0, green: 1, blue: 0)
    let set = try code("ripple", [("tint", .color(green))]).swift
    #expect(set.contains("let tint = \(SwiftText.color(green))\n"))
    #expect(set.contains("let isTinted = true\n"))
    let off = try code("ripple", [("tint", .color(green)), ("tints", .toggle(false))]).swift
    #expect(off.contains("let isTinted = false\n"))
  }

  /// A ripple that is held began where the last press was.
  @Test func aHeldRippleHasItsOrigin() throws {
    var scene = try scene("ripple", [("time", .number(0.3))])
    let canvas = Size(width: 480, height: 340)
    scene.handle(.pointerDown(Point(x: 124, y: 74)), in: canvas, at: 0)
    let swift = try #require(scene.code(at: 0)).swift
    #expect(swift.contains("var origin = CGPoint(x: 100.0, y: 50.0)\n"))
  }

  /// The card stands between two phases: no transition runs.
  @Test func aTwirlIsHeldWhereItIs() throws {
    let running = try code("twirl").swift
    #expect(running.contains("card.transition(Twirl())") && !running.contains("HeldTwirl"))
    let held = try code("twirl", [("progress", .number(0.4))]).swift
    #expect(held.contains("        card.modifier(HeldTwirl(isVisible: isOn))\n      }\n"))
    #expect(held.contains("let progress = 0.4\n"))
    #expect(!held.contains("transition("))
  }

  // MARK: - Mesh

  /// A mesh as it is shown: with the points that were dragged where they are.
  @Test func aMeshIsCopiedAsItIsShown() throws {
    let canvas = Size(width: 600, height: 400)
    var scene = AuroraScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(Point(x: 173, y: 167)), in: canvas, at: 0)
    scene.handle(.pointerMoved(Point(x: 300, y: 240)), in: canvas, at: 0)
    let swift = try #require(scene.code(at: 0)).swift
    #expect(swift.contains("[0.0, 0.715], [0.5, 0.6], [0.594, 0.766], [1.0, 0.65],\n"))
    #expect(swift.components(separatedBy: "Color(red:").count - 1 == 17)
    #expect(swift.contains(#"let name = "Aurora Borealis""#))
    #expect(swift.contains("let width = 4\n") && swift.contains("let height = 4\n"))
    #expect(swift.contains("let fixed: Set<Int> = [9]\n"))
  }

  /// A mesh of another grid, by its own name.
  @Test func aMeshIsCopiedWithItsOwnGridAndName() throws {
    let swift = try code(
      "aurora", [("mesh", .choice("three")), ("height", .number(4)), ("intensity", .number(0.2))]
    ).swift
    #expect(swift.contains(#"let name = "Three Rows""#))
    #expect(swift.contains("let width = 3\n") && swift.contains("let height = 4\n"))
    #expect(swift.contains("[0.9, 0.3]") && swift.contains("let fixed: Set<Int> = []\n"))
    #expect(swift.components(separatedBy: "Color(red:").count - 1 == 13)
    #expect(swift.contains("let intensity = 0.2\n"))
  }

  /// The content's own file with its values, in a mesh with those of the mesh.
  @Test func aSceneOnTheMeshIsCopiedWithBoth() throws {
    var scene = SceneSource(ButtonScene.self).make(SceneEnvironment(isOnMesh: true))
    let canvas = SceneSource.standardCanvas
    scene.handle(.hold(name: "wavesCount", value: .number(9)), in: canvas, at: 0)
    scene.handle(.hold(name: "aurora.frequency", value: .number(2.5)), in: canvas, at: 0)
    let code = try #require(scene.code(at: 0))
    #expect(code.swift.components(separatedBy: "import SwiftUI").count == 2)
    #expect(code.swift.contains("struct HarmonicButtonOnMesh: View {"))
    #expect(code.swift.contains("AuroraMesh { HarmonicButton() }"))
    #expect(code.swift.contains("let wavesCount = 9.0\n"))
    #expect(code.swift.contains("let frequency = 2.5\n"))
    for function in ["harmonicColorEffect", "parameterizedNoise"] {
      #expect(code.metal.contains("[[ stitchable ]] half4 \(function)("))
    }
  }

  /// The effect at the edges is copied with the scene's numbers.
  @Test(arguments: [("edges", EdgeEffect.cards), ("stack", .rows)])
  func edgesAreCopiedWithTheirEffect(variant: String, effect: EdgeEffect) throws {
    let swift = try code("carousel", [("variant", .choice(variant))]).swift
    let axis = variant == "edges" ? "horizontal" : "vertical"
    #expect(swift.contains(".atEdges(proxy, along: .\(axis))"))
    #expect(swift.contains("let reach = \(effect.reach)\n"))
    #expect(swift.contains("let scale = \(effect.scale)\n"))
    #expect(swift.contains("let opacity = \(effect.opacity)\n"))
    #expect(swift.contains("let blur = \(effect.blur)\n"))
    #expect(swift.contains("let shift = \(effect.shift)\n"))
  }
}
