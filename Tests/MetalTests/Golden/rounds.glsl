#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
out vec4 fragment;

// Never set, so 0; keeps drivers from counting the rounds of a loop by their own arithmetic.
uniform float rounds_zero;

vec3 rounds_mean(vec3[3] values) {                                      // rounds.metal:4
  vec3 sum = vec3(0.0);                                                 // rounds.metal:5
  for (int i = 0; i < 3; ++i) {                                         // rounds.metal:6
    sum += values[i];
  }
  return sum / 3.0;                                                     // rounds.metal:7
}

vec4 rounds_rounds(vec2 position) {                                     // rounds.metal:10
  float n = 0.0;                                                        // rounds.metal:11
  for (float i = 0.1; i <= 1.0 + rounds_zero; i += 0.1) {               // rounds.metal:12
    ++n;
  }
  vec3[3] tints = vec3[3](vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, 1.0));  // rounds.metal:13
  const float[3] weights = float[3](0.25, 0.5, 0.25);                   // rounds.metal:14
  do {                                                                  // rounds.metal:15
    n -= 0.5;
  } while (n > 5.0 + rounds_zero);
  switch (int(n)) {                                                     // rounds.metal:16
    case 1:                                                             // rounds.metal:17
    case 2:
      return vec4(0.0);
    case 3:                                                             // rounds.metal:18
      n = weights[1];
      break;
    default:                                                            // rounds.metal:19
      n *= 2.0;
  }
  return vec4(rounds_mean(tints), n);                                   // rounds.metal:21
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = rounds_rounds(position);
  fragment = mix(color, vec4(0.0), isnan(color));
}
