#include <metal_stdlib>
using namespace metal;

enum class Mode : int { add = 1, multiply, none = 7 };

[[ stitchable ]] half4 switched(float2 position, half4 color, int mode) {
  switch (Mode(mode)) {
    case Mode::add: color += 0.25; break;
    case Mode::multiply:
    case Mode::none: {
      half factor = 2;
      color *= factor;
      break;
    }
    default: return color;
  }
  switch (mode & 1) { case 0: color.r = 0; default: break; }
  return color;
}
