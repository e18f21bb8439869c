#version 150
#pragma parameter byPragma "by a pragma" 0.125 0.0 1.0 0.01
#iUniform float byDirective = 0.25 in { 0.0, 1.0 }
// @param byLine 0 1 0.375
uniform float byPragma;
uniform float byLine;
uniform float bySign;    // = 0.5
uniform float byComment; // 0.0 - 1.0, default 0.625
uniform float byValue = 0.75;
uniform vec2 u_resolution;
out vec4 color;

void main() {
  int column = int(gl_FragCoord.x / u_resolution.x * 6.0);
  float values[6] = float[6](byPragma, byDirective, byLine, bySign, byComment, byValue);
  color = vec4(vec3(values[column]), 1.0);
}
