/// An option of the command line.
enum Option: String, CaseIterable {
  case output, size, scale, set, time, press, pointer, background, image
  case function, on, layer, edge, raw, half
  case include, dialect, channel0, channel1, channel2, channel3
  case paused, fullscreen, speed, fps
  case reducedMotion = "reduced-motion"
  case seconds, naive, scaling
  case json, quiet, verbose, help, version

  /// What the help shows for the value; `nil` for a switch.
  var value: String? {
    switch self {
    case .output: "FILE"
    case .size: "WxH"
    case .scale: "S"
    case .set: "NAME=VALUE"
    case .time: "SECONDS"
    case .press: "A..B"
    case .pointer: "X,Y"
    case .background: "COLOR"
    case .image: "FILE"
    case .function: "NAME"
    case .on: "SCENE"
    case .layer: "FILE"
    case .edge: "clamp|transparent"
    case .half: "float|exact"
    case .include: "FOLDER"
    case .dialect: "NAME"
    case .channel0, .channel1, .channel2, .channel3: "FILE|noise|self"
    case .speed: "F"
    case .fps: "N"
    case .seconds: "N"
    case .raw, .paused, .fullscreen, .reducedMotion, .naive, .scaling, .json, .quiet,
      .verbose, .help, .version:
      nil
    }
  }

  static let channels: [Option] = [.channel0, .channel1, .channel2, .channel3]

  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    default: nil
    }
  }

  var isRepeatable: Bool { [.set, .press, .include].contains(self) }

  var summary: String {
    switch self {
    case .output: "the PNG to write"
    case .size: "canvas in points; the scene's own if left out"
    case .scale: "pixels per point: 1 in captures, 2 in a bench, a monitor's in windows"
    case .set: "hold a parameter (repeatable)"
    case .time: "the scene's time, counted from rest at 0"
    case .press: "the pointer is down from A to B seconds (repeatable)"
    case .pointer: "where it presses, in points; the centre if left out"
    case .background: "RGB, RRGGBB or AARRGGBB in hex, or 'transparent'; 0F0F11 if left out"
    case .image: "PNG or JPEG for 'ripple', or for a file's effect to lie on"
    case .function: "this function of the file; the first if left out"
    case .on: "the scene that a file's effect lies on"
    case .layer: "to judge an effect: the picture that is its layer"
    case .edge: "what lies outside that layer: its border (clamp), or nothing"
    case .raw: "write premultiplied RGBA as 32-bit floats, no PNG"
    case .include: "look for included files there, too, not only beside the file"
    case .dialect: "metal, shadertoy, glsl, isf or gl-transition, whatever is in it"
    case .channel0: "what a Shadertoy's iChannel0 reads"
    case .channel1: "what iChannel1 reads"
    case .channel2: "what iChannel2 reads"
    case .channel3: "what iChannel3 reads"
    case .half: "16-bit arithmetic as 32 bits (float), or rounded as 16 (exact)"
    case .paused: "start with the clock stopped"
    case .fullscreen: "start in full screen"
    case .fps: "at most so many frames a second; the monitor's if left out"
    case .reducedMotion: "fades instead of springs, as the desktop may ask for"
    case .speed: "seconds of the scene in one second, 1 if left out"
    case .seconds: "how long to measure, 3 if left out"
    case .naive: "draw the strings by the article's formula as it is written"
    case .scaling: "cost against pixels, waves, layers; -o names the plot (scaling.png)"
    case .json: "print JSON"
    case .quiet: "say nothing but errors"
    case .verbose: "say what is done on the way"
    case .help: "show this help"
    case .version: "show the version"
    }
  }
}
