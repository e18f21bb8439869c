#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

struct gridded_Row1 { int[3] items; };

struct gridded_Row2 { float[2] items; };

const gridded_Row1[2] gridded_table = gridded_Row1[2](gridded_Row1(int[3](1, 2, 3)), gridded_Row1(int[3](4, 5, 6)));  // arrays-of-arrays.metal:4

vec4 gridded_gridded(vec2 position, vec4 color) {                       // arrays-of-arrays.metal:6
  gridded_Row2[2] grid = gridded_Row2[2](gridded_Row2(float[2](1.0, 2.0)), gridded_Row2(float[2](3.0, 4.0)));  // arrays-of-arrays.metal:7
  grid[1].items[0] += float(gridded_table[1].items[2]);                 // arrays-of-arrays.metal:8
  return color * (grid[1].items[0] + grid[0].items[1]);                 // arrays-of-arrays.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = gridded_gridded(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
