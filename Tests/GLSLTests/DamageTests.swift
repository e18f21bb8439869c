import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

/// Damaged programs: where the driver takes one, no mistake is found in it, and the driver takes
/// the tree's text as well.
@Suite struct DamageTests {
  static let seed: UInt64 = 20_260_722
  static let count = 1500

  static let sample = """
    const float PI = 3.14159 ;
    const vec3 inks [ 2 ] = vec3 [ 2 ] ( vec3 ( 1.0 , 0.5 , 0.0 ) , vec3 ( 0 , 1 , 2 ) ) ;
    struct Wave { vec2 place ; float height , width [ 2 ] ; } ;
    float level ;
    float wave ( Wave w , vec2 p ) { return w . height * sin ( length ( p - w . place ) ) ; }
    float wave ( vec2 p ) { level += 0.1 ; return wave ( Wave ( p , 1.0 , float [ 2 ] ( 0.1 , 2.0 ) ) , p ) ; }
    void turn ( inout vec2 p , const in float a ) { p *= mat2 ( cos ( a ) , - sin ( a ) , sin ( a ) , cos ( a ) ) ; }
    vec4 draw ( vec2 position ) {
      vec2 uv = position / 4.0 ;
      vec3 color = vec3 ( 0 ) ;
      turn ( uv , PI / 3.0 ) ;
      for ( int i = 0 ; i < 4 ; i ++ ) { if ( i == 2 ) continue ; color [ i % 3 ] += wave ( uv ) ; }
      int n = int ( uv . x ) << 1 ;
      switch ( n ) { case 0 : color = color . zyx ; break ; default : color . x = - 1.0 ; }
      do { n -- ; } while ( n > 0 && n != 3 ) ;
      bool b = n >= 1 || uv . x < 0.5 ;
      return vec4 ( b ? color : inks [ 1 ] , max ( level , 1.0 ) ) ;
    }
    """

  private static func program(_ text: String) -> String {
    "#version 330 core\nout vec4 result;\n\(text)\n"
      + "void main() { result = draw(gl_FragCoord.xy); }\n"
  }

  private static func refusal(_ text: String) -> String? {
    do {
      try ShaderDriver.shared.check(program(text))
      return nil
    } catch { return "\(error)" }
  }

  @Test func theUndamagedIsTaken() throws {
    let text = expectTaken(Self.sample)
    try ShaderDriver.shared.check(Self.program(text))
  }

  @Test func whatTheDriverTakesIsNoMistake() {
    print("GLSL, mutations of tokens: seed \(Self.seed), count \(Self.count)")
    var random = SeededRandom(seed: Self.seed)
    var taken = 0
    var found = 0
    for round in 0..<Self.count {
      var words = Self.sample.split(separator: " ", omittingEmptySubsequences: false)
      let place = Int.random(in: 0..<words.count, using: &random)
      let other = words.randomElement(using: &random) ?? ";"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words[place] = ""
      case 1: words.insert(other, at: place)
      case 2: words.swapAt(place, min(place + 1, words.count - 1))
      default: words[place] = other
      }
      let source = words.joined(separator: " ")
      let reading = reading(source)
      guard let refusal = Self.refusal(source) else {
        taken += 1
        #expect(
          reading.mistakes.isEmpty, "round \(round): \(reading.mistakes)\n\(source)")
        if let text = reading.text(of: "draw")?.text {
          let answer = Self.refusal(text)
          #expect(answer == nil, "round \(round): \(answer ?? "")\n\(text)")
        }
        continue
      }
      // What is found is in the author's file.
      if reading.mistakes.contains(where: { $0.span != nil }) { found += 1 }
      if reading.mistakes.isEmpty {
        print("not found, round \(round): \(refusal.prefix(200))")
      }
    }
    print("GLSL: \(taken) taken, \(found) of \(Self.count - taken) refusals explained")
    #expect(taken > 100)
    #expect(found > (Self.count - taken) * 9 / 10)
  }
}
