/// Script files: lines that say when a user does what, right and nearly right.
enum ScriptMaker {
  static func file(_ dice: Dice) -> [UInt8] {
    var dice = dice
    let lines = (0..<1 + dice.roll(8)).map { _ in line(&dice) }
    return Array(lines.joined(separator: dice.oneIn(9) ? "\r\n" : "\n").utf8)
  }

  private static func line(_ dice: inout Dice) -> String {
    switch dice.roll(9) {
    case 0: "set \(WordMaker.parameter(&dice))=\(WordMaker.anyValue(&dice))"
    case 1: "# \(WordMaker.anyValue(&dice))"
    case 2: "+\(WordMaker.number(&dice)) \(dice.pick(["press", "release", "move"])) 10,20"
    case 3: "\(WordMaker.number(&dice)) key\(dice.pick(["", " Left", " a", " ?"]))"
    case 4:
      "\(WordMaker.number(&dice)) set \(WordMaker.parameter(&dice))=\(WordMaker.anyValue(&dice))"
    case 5: dice.pick(["", "  ", "\t1 press 1,1", "set", "+", "1", "+ 1", "press 1,1"])
    default: WordMaker.event(&dice)
    }
  }
}
