#version 300 es
precision highp float;
precision highp sampler2D;
// What was drawn, larger or smaller about its middle.
uniform sampler2D image0;
uniform vec2 size;
uniform vec2 whole;
uniform float scale;
out vec4 pixel;

void main() {
  vec2 place = (gl_FragCoord.xy - 0.5 * size) / scale + 0.5 * size;
  bool isInside = clamp(place, vec2(0.0), size) == place;
  pixel = isInside ? texture(image0, clamp(place, vec2(0.5), size - 0.5) / whole) : vec4(0.0);
}
