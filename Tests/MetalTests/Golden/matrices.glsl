#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform float argument_angle;
out vec4 fragment;

vec4 turned_turned(vec2 position, vec4 color, float angle) {            // matrices.metal:4
  mat2 turn = mat2(cos(angle), sin(angle), -sin(angle), cos(angle));    // matrices.metal:5
  mat3 scale = mat3(2.0);                                               // matrices.metal:6
  mat4x2 tall = mat4x2(vec2(1.0), vec2(2.0), vec2(3.0), position);      // matrices.metal:7
  turn[0].y *= 2.0;                                                     // matrices.metal:8
  vec2 p = turn * position * turn;                                      // matrices.metal:9
  vec3 q = transpose(scale) * vec3(p, 1.0);                             // matrices.metal:10
  return vec4(p, determinant(turn), q.z + tall[3].x);                   // matrices.metal:11
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = turned_turned(position, sampleOfLayer(position), argument_angle);
  fragment = mix(color, vec4(0.0), isnan(color));
}
