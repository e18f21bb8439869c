#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float looped_zero;

vec4 looped_looped(vec2 position, vec4 color) {                         // loops.metal:4
  float sum = 0.0;                                                      // loops.metal:5
  for (int i = 0, j = 9; i < j; ++i, --j) {                             // loops.metal:6
    if (i == 2) {                                                       // loops.metal:7
      continue;
    }
    sum += float(i * j);                                                // loops.metal:8
  }
  while (sum > 10.0 + looped_zero) {                                    // loops.metal:10
    sum *= 0.5;
  }
  do {                                                                  // loops.metal:11
    sum += 1.0;
  } while (sum < position.x + looped_zero);
  for (; ; ) {                                                          // loops.metal:12
    if (sum > position.y + looped_zero) {
      break;
    }
    sum += 3.0;
  }
  return color * sum;                                                   // loops.metal:13
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = looped_looped(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
