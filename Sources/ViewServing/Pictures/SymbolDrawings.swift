/// Drawings in the place of symbols of SF Symbols, whose drawings are Apple's: plain geometry, in
/// a square of 100 with y down, centered about 50.
///
/// drawing = group*
/// group = ("S" | "F" | "X" | "K") step*: a line, an area, and both cut out of what is there
/// step = "M" x y | "L" x y | "Q" x y x y | "C" x y x y x y | "Z" | "O" x y rx ry: an ellipse
///   | "R" x y width height radius: a rectangle | "A" x y r from to: an arc by degrees, clockwise
enum SymbolDrawings {
  /// A five-pointed star of radius 46 around 50, 53.
  private static let star =
    "M50 7 L61 38 L94 39 L68 59 L77 90 L50 72 L23 90 L32 59 L6 39 L39 38 Z"
  private static let heart =
    "M50 90 C12 62 4 46 4 32 C4 8 38 2 50 26 C62 2 96 8 96 32 C96 46 88 62 50 90 Z"
  private static let drop =
    "M50 4 C64 26 80 44 80 63 C80 82 67 95 50 95 C33 95 20 82 20 63 C20 44 36 26 50 4 Z"
  private static let bell =
    "M50 10 C28 10 25 28 25 42 C25 60 18 66 12 74 L88 74 C82 66 75 60 75 42 C75 28 72 10 50 10 Z"
  private static let bubble =
    "M14 12 L86 12 Q96 12 96 22 L96 66 Q96 76 86 76 L48 76 L26 94 L26 76 L14 76 Q4 76 4 66 L4 22 Q4 12 14 12 Z"
  private static let cloud =
    "M26 80 C8 80 2 66 6 56 C8 48 16 44 22 44 C22 26 36 18 50 18 C64 18 74 28 76 40 C90 40 98 50 97 61 C96 72 88 80 76 80 Z"
  private static let page =
    "M22 4 L60 4 L82 26 L82 90 Q82 96 76 96 L24 96 Q18 96 18 90 L18 10 Q18 4 22 4 Z"
  private static let moon =
    "M62 6 C40 10 26 30 30 54 C34 78 56 92 82 84 C66 98 34 98 16 74 C0 48 14 10 62 6 Z"
  private static let spark = "M50 4 Q54 46 96 50 Q54 54 50 96 Q46 54 4 50 Q46 46 50 4 Z"
  private static let smallSparks =
    "M38 26 Q41 60 74 64 Q41 68 38 100 Q35 68 2 64 Q35 60 38 26 Z M76 2 Q78 22 98 24 Q78 26 76 46 Q74 26 54 24 Q74 22 76 2 Z M84 60 Q85 72 98 74 Q85 76 84 88 Q83 76 70 74 Q83 72 84 60 Z"
  private static let walker =
    "F O54 10 9 9 S M54 28 L46 58 M46 58 L60 72 L62 96 M46 58 L40 78 L24 96 M53 30 L34 40 L30 58 M53 30 L68 46 L82 50"
  private static let runner =
    "F O62 10 9 9 S M56 28 L42 56 M42 56 L62 66 L58 92 M42 56 L34 76 L8 78 M55 30 L34 30 L22 46 M55 30 L68 46 L86 42"
  private static let wand =
    "S M12 88 L60 40 F M66 8 Q68 24 84 26 Q68 28 66 44 Q64 28 48 26 Q64 24 66 8 Z M88 46 Q89 56 98 57 Q89 58 88 68 Q87 58 78 57 Q87 56 88 46 Z M36 6 Q37 14 45 15 Q37 16 36 24 Q35 16 27 15 Q35 14 36 6 Z"
  private static let gear =
    "S O50 50 26 26 M50 2 L50 22 M50 78 L50 98 M2 50 L22 50 M78 50 L98 50 M16 16 L31 31 M69 69 L84 84 M16 84 L31 69 M69 31 L84 16 F O50 50 8 8"

  static let table: [String: String] = [
    "plus": "S M50 12 L50 88 M12 50 L88 50", "minus": "S M12 50 L88 50",
    "xmark": "S M18 18 L82 82 M82 18 L18 82", "multiply": "S M18 18 L82 82 M82 18 L18 82",
    "checkmark": "S M14 54 L40 84 L86 16", "equal": "S M14 36 L86 36 M14 64 L86 64",
    "chevron.left": "S M64 10 L30 50 L64 90", "chevron.right": "S M36 10 L70 50 L36 90",
    "chevron.backward": "S M64 10 L30 50 L64 90", "chevron.forward": "S M36 10 L70 50 L36 90",
    "chevron.up": "S M10 66 L50 32 L90 66", "chevron.down": "S M10 34 L50 68 L90 34",
    "chevron.up.chevron.down": "S M26 36 L50 14 L74 36 M26 64 L50 86 L74 64",
    "arrow.left": "S M92 50 L10 50 M44 16 L10 50 L44 84",
    "arrow.right": "S M8 50 L90 50 M56 16 L90 50 L56 84",
    "arrow.backward": "S M92 50 L10 50 M44 16 L10 50 L44 84",
    "arrow.forward": "S M8 50 L90 50 M56 16 L90 50 L56 84",
    "arrow.up": "S M50 92 L50 10 M16 44 L50 10 L84 44",
    "arrow.down": "S M50 8 L50 90 M16 56 L50 90 L84 56",
    "arrow.up.right": "S M18 82 L80 20 M34 20 L80 20 L80 66",
    "arrow.up.left": "S M82 82 L20 20 M66 20 L20 20 L20 66",
    "arrow.down.right": "S M18 18 L80 80 M34 80 L80 80 L80 34",
    "arrow.down.left": "S M82 18 L20 80 M66 80 L20 80 L20 34",
    "arrow.left.and.right": "S M8 50 L92 50 M28 28 L6 50 L28 72 M72 28 L94 50 L72 72",
    "arrow.up.and.down": "S M50 8 L50 92 M28 28 L50 6 L72 28 M28 72 L50 94 L72 72",
    "arrow.up.arrow.down":
      "S M30 90 L30 12 M10 32 L30 12 L50 32 M70 10 L70 88 M50 68 L70 88 L90 68",
    "arrow.clockwise": "S A50 54 36 -30 270 F M50 2 L72 18 L50 34 Z",
    "arrow.counterclockwise": "S A50 54 36 270 570 F M50 2 L28 18 L50 34 Z",
    "arrow.circlepath": "S A50 54 36 -30 270 F M50 2 L72 18 L50 34 Z",
    "arrow.triangle.2.circlepath":
      "S A50 50 36 200 340 A50 50 36 20 160 F M92 20 L92 48 L68 36 Z M8 80 L8 52 L32 64 Z",
    "arrow.uturn.left": "S M12 36 L66 36 C90 36 90 78 66 78 L40 78 M34 12 L10 36 L34 60",
    "arrow.uturn.right": "S M88 36 L34 36 C10 36 10 78 34 78 L60 78 M66 12 L90 36 L66 60",
    "ellipsis": "F O16 50 9 9 O50 50 9 9 O84 50 9 9",
    "info": "F O50 16 9 9 S M38 42 L50 42 L50 88 M34 88 L66 88",
    "questionmark": "S M26 30 C26 4 76 4 76 32 C76 52 50 50 50 68 F O50 90 7 7",
    "exclamationmark": "S M50 8 L50 62 F O50 88 8 8",
    "circle": "S O50 50 44 44", "circle.fill": "F O50 50 47 47",
    "square": "S R8 8 84 84 14", "square.fill": "F R5 5 90 90 16",
    "rectangle": "S R4 18 92 64 10", "capsule": "S R4 24 92 52 26",
    "triangle": "S M50 10 L94 88 L6 88 Z", "diamond": "S M50 4 L96 50 L50 96 L4 50 Z",
    "hexagon": "S M50 4 L91 27 L91 73 L50 96 L9 73 L9 27 Z", "oval": "S O50 50 46 34",
    "circle.lefthalf.filled": "S O50 50 44 44 F A50 50 44 90 270 Z",
    "circle.righthalf.filled": "S O50 50 44 44 F A50 50 44 -90 90 Z",
    "square.dashed":
      "S M8 24 L8 8 L24 8 M40 8 L60 8 M76 8 L92 8 L92 24 M92 40 L92 60 M92 76 L92 92 L76 92 M60 92 L40 92 M24 92 L8 92 L8 76 M8 60 L8 40",
    "heart": "S \(heart)", "star": "S \(star)", "drop": "S \(drop)", "cloud": "S \(cloud)",
    "bolt": "S M60 4 L18 56 L46 56 L38 96 L82 42 L54 42 Z",
    "flame":
      "S M52 4 C56 26 82 40 80 66 C78 86 64 96 50 96 C34 96 20 84 20 64 C20 50 30 42 34 32 C40 40 42 44 44 48 C52 36 54 20 52 4 Z",
    "play": "S M20 8 L90 50 L20 92 Z", "pause": "F R18 10 22 80 6 R60 10 22 80 6",
    "stop": "S R12 12 76 76 10", "record.circle": "S O50 50 44 44 F O50 50 24 24",
    "backward": "F M50 14 L50 86 L4 50 Z M96 14 L96 86 L50 50 Z",
    "forward": "F M50 14 L50 86 L96 50 Z M4 14 L4 86 L50 50 Z",
    "trash":
      "S M20 26 L26 92 L74 92 L80 26 M8 26 L92 26 M36 26 L38 10 L62 10 L64 26 M40 42 L42 78 M60 42 L58 78",
    "globe": "S O50 50 44 44 O50 50 20 44 M6 50 L94 50 M13 28 L87 28 M13 72 L87 72",
    "safari": "S O50 50 44 44 F M74 26 L58 58 L26 74 L42 42 Z",
    "sparkle": "F \(spark)", "sparkles": "F \(smallSparks)",
    "wand.and.stars": wand, "wand.and.sparkles": wand, "wand.and.rays": wand,
    "figure.walk": walker, "figure.run": runner,
    "figure.stand":
      "F O50 10 9 9 S M50 26 L50 62 M30 32 L70 32 M30 32 L26 60 M70 32 L74 60 M50 62 L38 96 M50 62 L62 96",
    "figure.wave":
      "F O50 12 9 9 S M50 28 L50 62 M50 32 L26 14 M50 32 L74 52 M50 62 L38 96 M50 62 L62 96",
    "square.and.arrow.up":
      "S M34 36 L14 36 L14 94 L86 94 L86 36 L66 36 M50 66 L50 6 M30 26 L50 6 L70 26",
    "square.and.arrow.down":
      "S M34 36 L14 36 L14 94 L86 94 L86 36 L66 36 M50 6 L50 66 M30 46 L50 66 L70 46",
    "square.and.pencil": "S M56 16 L12 16 L12 92 L86 92 L86 46 M40 64 L44 48 L84 6 L96 18 L56 60 Z",
    "tray": "S M6 60 L20 16 L80 16 L94 60 L94 86 L6 86 Z M6 60 L34 60 C36 76 64 76 66 60 L94 60",
    "tray.and.arrow.down":
      "S M24 30 L6 60 L6 92 L94 92 L94 60 L76 30 M6 60 L34 60 C36 76 64 76 66 60 L94 60 M50 4 L50 44 M34 30 L50 46 L66 30",
    "magnifyingglass": "S O42 42 32 32 M66 66 L94 94",
    "text.magnifyingglass": "S O58 42 30 30 M80 64 L96 84 M6 20 L22 20 M6 42 L20 42 M6 64 L28 64",
    "photo": "S R4 14 92 72 10 M10 78 L34 48 L54 70 L68 56 L92 80 F O70 34 8 8",
    "photo.on.rectangle":
      "S R18 26 78 62 8 M4 72 L4 20 Q4 12 12 12 L82 12 M22 82 L44 58 L60 74 L72 62 L92 82 F O72 44 7 7",
    "calendar":
      "S R8 14 84 78 10 M8 36 L92 36 M30 4 L30 22 M70 4 L70 22 F R24 50 12 10 2 R44 50 12 10 2 R64 50 12 10 2 R24 70 12 10 2 R44 70 12 10 2",
    "calendar.badge.clock":
      "S M92 46 L92 22 Q92 14 84 14 L16 14 Q8 14 8 22 L8 84 Q8 92 16 92 L46 92 M8 36 L92 36 M30 4 L30 22 M70 4 L70 22 O74 74 22 22 M74 60 L74 75 L84 80",
    "gear": gear, "gearshape": gear, "gearshape.2": gear,
    "bell": "S \(bell) F M38 82 L62 82 Q60 96 50 96 Q40 96 38 82 Z",
    "paperplane": "S M4 46 L94 6 L66 94 L46 58 Z M46 58 L94 6",
    "doc": "S \(page) M58 6 L58 28 L80 28", "document": "S \(page) M58 6 L58 28 L80 28",
    "doc.text": "S \(page) M32 48 L68 48 M32 64 L68 64 M32 80 L56 80",
    "doc.richtext": "S \(page) R32 42 18 18 2 M58 46 L70 46 M58 58 L70 58 M32 74 L70 74",
    "doc.on.doc": "S R8 22 52 72 8 M40 8 L84 8 Q92 8 92 16 L92 72 Q92 80 84 80 L74 80",
    "document.on.document": "S R8 22 52 72 8 M40 8 L84 8 Q92 8 92 16 L92 72 Q92 80 84 80 L74 80",
    "eye": "S M2 50 Q50 -2 98 50 Q50 102 2 50 Z O50 50 16 16",
    "eye.slash": "S M2 50 Q50 -2 98 50 Q50 102 2 50 Z O50 50 16 16 X M14 8 L90 92 S M8 10 L86 94",
    "slider.horizontal.3":
      "S M4 20 L96 20 M4 50 L96 50 M4 80 L96 80 K O68 20 13 13 O32 50 13 13 O60 80 13 13 S O68 20 9 9 O32 50 9 9 O60 80 9 9",
    "line.3.horizontal": "S M6 24 L94 24 M6 50 L94 50 M6 76 L94 76",
    "line.3.horizontal.decrease": "S M6 26 L94 26 M22 50 L78 50 M38 74 L62 74",
    "list.bullet": "F O10 22 7 7 O10 50 7 7 O10 78 7 7 S M30 22 L96 22 M30 50 L96 50 M30 78 L96 78",
    "list.bullet.clipboard":
      "S R14 14 72 82 8 M36 14 L36 6 L64 6 L64 14 M44 40 L72 40 M44 58 L72 58 M44 76 L72 76 F O30 40 5 5 O30 58 5 5 O30 76 5 5",
    "checklist":
      "S M4 24 L12 32 L26 14 M4 54 L12 62 L26 44 M4 84 L12 92 L26 74 M40 24 L96 24 M40 54 L96 54 M40 84 L96 84",
    "checklist.checked":
      "S M4 24 L12 32 L26 14 M4 54 L12 62 L26 44 M4 84 L12 92 L26 74 M40 24 L96 24 M40 54 L96 54 M40 84 L96 84",
    "music.note": "F O30 82 18 14 S M46 82 L46 8 L82 20 L82 40 L46 28",
    "mic": "S R34 4 32 58 16 M18 46 C18 84 82 84 82 46 M50 76 L50 96 M30 96 L70 96",
    "camera":
      "S M10 26 L30 26 L38 12 L62 12 L70 26 L90 26 Q96 26 96 34 L96 80 Q96 88 90 88 L10 88 Q4 88 4 80 L4 34 Q4 26 10 26 Z O50 56 18 18",
    "video": "S R4 22 64 56 10 M68 44 L96 26 L96 74 L68 56",
    "pencil": "S M10 90 L16 66 L74 8 L92 26 L34 84 Z M64 18 L82 36",
    "link":
      "S M44 62 C30 76 16 62 26 50 L44 32 C54 22 68 30 66 44 M56 38 C70 24 84 38 74 50 L56 68 C46 78 32 70 34 56",
    "paperclip":
      "S M74 40 L40 74 C26 88 8 70 22 56 L60 18 C72 6 90 24 78 36 L44 70 C36 78 28 68 36 62 L66 32",
    "lock": "S R16 44 68 50 10 M30 44 L30 28 C30 0 70 0 70 28 L70 44",
    "lock.open": "S R16 44 68 50 10 M30 44 L30 28 C30 4 62 0 68 20",
    "key": "S O32 32 24 24 M50 50 L92 92 M76 76 L88 64 M64 64 L74 54",
    "sun.max":
      "S O50 50 20 20 M50 2 L50 16 M50 84 L50 98 M2 50 L16 50 M84 50 L98 50 M16 16 L26 26 M74 74 L84 84 M16 84 L26 74 M74 26 L84 16",
    "moon": "S \(moon)", "moon.stars": "S \(moon)",
    "speaker": "S M8 36 L28 36 L54 12 L54 88 L28 64 L8 64 Z",
    "speaker.wave.2":
      "S M4 38 L20 38 L42 16 L42 84 L20 62 L4 62 Z A42 50 22 -38 38 A42 50 40 -42 42",
    "speaker.wave.3":
      "S M2 38 L16 38 L36 18 L36 82 L16 62 L2 62 Z A36 50 18 -38 38 A36 50 34 -42 42 A36 50 50 -44 44",
    "speaker.slash": "S M14 36 L32 36 L58 12 L58 88 L32 64 L14 64 Z X M18 6 L92 90 S M10 10 L86 94",
    "paintpalette":
      "S M50 6 C20 6 4 28 4 50 C4 74 22 92 48 94 C66 96 52 72 66 66 C78 62 96 70 96 46 C96 22 76 6 50 6 Z F O30 44 7 7 O46 26 7 7 O70 30 7 7 O26 66 7 7",
    "paintbrush": "S M92 8 L44 56 L56 68 Z M40 60 C20 60 30 84 8 90 C30 98 54 88 52 70 Z",
    "person": "S O50 28 20 22 M10 94 C10 50 90 50 90 94 Z",
    "person.crop.circle": "S O50 50 44 44 F O50 40 16 17 A50 94 34 205 335 Z",
    "person.2":
      "S O36 30 17 19 M4 88 C4 50 68 50 68 88 Z M64 14 C86 12 84 46 66 46 M76 56 C92 58 96 72 96 88 L80 88",
    "tag": "S M6 46 L46 6 L92 6 L92 52 L52 94 Z F O74 24 7 7",
    "book":
      "S M50 20 C36 8 18 8 4 12 L4 84 C18 80 36 80 50 92 C64 80 82 80 96 84 L96 12 C82 8 64 8 50 20 Z M50 20 L50 92",
    "bookmark": "S M22 6 L78 6 L78 94 L50 72 L22 94 Z",
    "envelope": "S R4 16 92 68 8 M6 22 L50 58 L94 22",
    "flag": "S M16 96 L16 8 C40 -4 56 24 86 10 L86 56 C56 70 40 42 16 54",
    "mappin": "F O50 24 20 20 S M50 40 L50 96",
    "pin": "S M34 6 L66 6 L62 40 L78 58 L22 58 L38 40 Z M50 58 L50 96",
    "location": "S M94 6 L56 94 L48 52 L6 44 Z",
    "hand.tap":
      "S M40 96 L22 70 C14 58 26 54 34 64 L34 34 C34 24 48 24 48 34 L48 56 L70 60 C84 62 84 74 80 96 Z A41 30 26 180 360",
    "hand.raised":
      "S M28 92 L12 60 C8 50 18 48 22 56 L28 62 L28 22 C28 12 40 12 40 22 L40 44 L40 14 C40 4 52 4 52 14 L52 44 L52 18 C52 8 64 8 64 18 L64 48 L64 28 C64 20 76 20 76 28 L76 66 C76 84 66 94 54 94 Z",
    "hand.thumbsup":
      "S M30 44 L46 8 C60 6 60 20 56 38 L88 38 C96 38 94 92 82 92 L30 92 Z M30 44 L8 44 L8 92 L30 92",
    "bubble.left": "S \(bubble)",
    "bubble.right":
      "S M86 12 L14 12 Q4 12 4 22 L4 66 Q4 76 14 76 L52 76 L74 94 L74 76 L86 76 Q96 76 96 66 L96 22 Q96 12 86 12 Z",
    "message": "S \(bubble)", "text.bubble": "S \(bubble) M24 34 L76 34 M24 54 L60 54",
    "bubble.left.and.bubble.right":
      "S M8 8 L58 8 L58 48 L30 48 L16 62 L16 48 L8 48 Z M70 34 L92 34 L92 74 L84 74 L84 90 L70 74 L42 74 L42 60",
    "server.rack": "S R8 10 84 34 6 R8 56 84 34 6 F O26 27 5 5 O26 73 5 5",
    "clock": "S O50 50 44 44 M50 22 L50 52 L70 62",
    "clock.arrow.circlepath": "S A52 50 38 200 520 F M2 34 L30 34 L14 56 Z S M52 28 L52 52 L68 60",
    "timer": "S A50 54 38 -60 280 M50 54 L34 34 M50 16 L50 28",
    "hourglass":
      "S M18 6 L82 6 M18 94 L82 94 M26 6 C26 40 46 40 46 50 C46 60 26 60 26 94 M74 6 C74 40 54 40 54 50 C54 60 74 60 74 94",
    "keyboard":
      "S R2 22 96 56 8 M30 64 L70 64 F R14 34 9 8 2 R30 34 9 8 2 R46 34 9 8 2 R62 34 9 8 2 R78 34 9 8 2 R14 48 9 8 2 R30 48 9 8 2 R46 48 9 8 2 R62 48 9 8 2 R78 48 9 8 2",
    "chart.bar": "F R8 54 20 40 4 R40 30 20 64 4 R72 8 20 86 4",
    "iphone": "S R26 4 48 92 10 M42 14 L58 14",
    "leaf": "S M10 88 C20 60 36 46 66 36 M24 76 C-2 30 50 8 92 10 C96 60 74 96 24 76 Z",
    "water.waves":
      "S M4 26 Q19 10 34 26 Q50 42 66 26 Q81 10 96 26 M4 52 Q19 36 34 52 Q50 68 66 52 Q81 36 96 52 M4 78 Q19 62 34 78 Q50 94 66 78 Q81 62 96 78",
    "wind": "S M4 40 L62 40 C84 40 80 8 60 14 M4 60 L80 60 C98 60 94 92 74 86",
    "square.3.layers.3d":
      "S M50 10 L94 32 L50 54 L6 32 Z M10 50 L50 70 L90 50 M10 68 L50 88 L90 68",
    "lightbulb":
      "S M38 74 C38 60 22 54 22 34 C22 -4 78 -4 78 34 C78 54 62 60 62 74 Z M40 84 L60 84 M44 94 L56 94",
    "wifi": "S A50 84 20 225 315 A50 84 44 225 315 A50 84 68 228 312 F O50 84 7 7",
    "wifi.slash":
      "S A50 84 20 225 315 A50 84 44 225 315 A50 84 68 228 312 F O50 84 7 7 X M18 6 L92 90 S M10 10 L86 94",
    "folder": "S M4 84 L4 20 Q4 14 10 14 L36 14 L46 24 L90 24 Q96 24 96 30 L96 84 Z M4 40 L96 40",
    "waveform":
      "S M6 42 L6 58 M24 28 L24 72 M42 8 L42 92 M60 24 L60 76 M78 36 L78 64 M94 44 L94 56",
    "cpu":
      "S R20 20 60 60 8 R36 36 28 28 4 M34 20 L34 4 M50 20 L50 4 M66 20 L66 4 M34 80 L34 96 M50 80 L50 96 M66 80 L66 96 M20 34 L4 34 M20 50 L4 50 M20 66 L4 66 M80 34 L96 34 M80 50 L96 50 M80 66 L96 66",
    "rectangle.3.group": "S R4 14 40 72 6 R54 14 42 30 6 R54 54 42 32 6",
    "square.grid.2x2": "S R8 8 36 36 6 R56 8 36 36 6 R8 56 36 36 6 R56 56 36 36 6",
    "circle.hexagongrid":
      "F O50 50 11 11 O50 20 11 11 O50 80 11 11 O24 35 11 11 O76 35 11 11 O24 65 11 11 O76 65 11 11",
    "antenna.radiowaves.left.and.right":
      "S A50 40 18 -45 45 A50 40 36 -45 45 A50 40 18 135 225 A50 40 36 135 225 M50 46 L50 96 F O50 40 8 8",
    "arrow.up.forward.app": "S R8 8 84 84 18 M34 66 L66 34 M40 34 L66 34 L66 60",
    "hammer": "S M26 14 L58 8 L74 24 L62 38 L46 24 Z M54 32 L10 80 L22 92 L66 42",
    "infinity":
      "S M50 50 C36 18 6 22 6 50 C6 78 36 82 50 50 C64 18 94 22 94 50 C94 78 64 82 50 50 Z",
    "house": "S M8 48 L50 10 L92 48 M20 40 L20 90 L80 90 L80 40 M42 90 L42 62 L58 62 L58 90",
    "cart": "S M2 12 L18 12 L32 66 L84 66 L94 26 L22 26 F O38 84 8 8 O76 84 8 8",
    "gift":
      "S R8 34 84 20 4 M16 54 L16 94 L84 94 L84 54 M50 34 L50 94 M50 34 C20 34 24 6 50 30 C76 6 80 34 50 34",
    "cube": "S M50 4 L90 26 L90 74 L50 96 L10 74 L10 26 Z M10 26 L50 48 L90 26 M50 48 L50 96",
    "power": "S A50 54 38 -50 230 M50 6 L50 48",
    "target": "S O50 50 44 44 O50 50 26 26 F O50 50 9 9",
    "scope": "S O50 50 34 34 M50 4 L50 36 M50 64 L50 96 M4 50 L36 50 M64 50 L96 50",
    "camera.filters": "S O50 34 26 26 O34 62 26 26 O66 62 26 26",
    "textformat":
      "S M6 84 L32 16 L58 84 M16 60 L48 60 M94 84 L94 46 M94 58 C94 40 64 40 66 66 C66 90 92 88 94 72",
    "terminal": "S R4 12 92 76 10 M22 34 L40 50 L22 66 M48 68 L74 68",
    "battery.100": "S R4 30 82 40 10 M94 42 L94 58 F R14 40 62 20 3",
    "sun.min": "S O50 50 20 20", "snowflake": "S M50 4 L50 96 M10 27 L90 73 M90 27 L10 73",
  ]
}
