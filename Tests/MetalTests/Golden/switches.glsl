#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform int argument_mode;
out vec4 fragment;

vec4 switched_switched(vec2 position, vec4 color, int mode) {           // switches.metal:6
  switch (mode) {                                                       // switches.metal:7
    case 1:                                                             // switches.metal:8
      color += 0.25;
      break;
    case 2:                                                             // switches.metal:9
    case 7:                                                             // switches.metal:10
      {
        float factor = 2.0;                                             // switches.metal:11
        color *= factor;                                                // switches.metal:12
        break;                                                          // switches.metal:13
      }
    default:                                                            // switches.metal:15
      return color;
  }
  switch (mode & 1) {                                                   // switches.metal:17
    case 0:
      color.r = 0.0;
    default:
      break;
  }
  return color;                                                         // switches.metal:18
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = switched_switched(position, sampleOfLayer(position), argument_mode);
  fragment = mix(color, vec4(0.0), isnan(color));
}
