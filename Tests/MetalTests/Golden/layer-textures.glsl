#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

// The layer as a texture: defined by whoever runs this.
vec4 texels_metal_layer_texel(ivec2 position);
ivec2 texels_metal_layer_size();
vec2[5] texels_metal_layer_info();

// Where a texel beyond the edge is taken from: 0 edge, 1 repeated, 2 mirrored, 3 nowhere (-1).
int texels_metal_address(int p, int size, int mode) {
  if (mode == 1) {
    int wrapped = p - size * (p / size);
    return wrapped < 0 ? wrapped + size : wrapped;
  }
  if (mode == 2) {
    int wrapped = p - 2 * size * (p / (2 * size));
    wrapped = wrapped < 0 ? wrapped + 2 * size : wrapped;
    return wrapped < size ? wrapped : 2 * size - 1 - wrapped;
  }
  if (mode == 3 && (p < 0 || p >= size)) { return -1; }
  return clamp(p, 0, size - 1);
}

// What is beyond the edge: 0 nothing, 1 black, 2 white.
vec4 texels_metal_border(int settings) {
  int color = settings >> 6;
  return vec4(vec3(color == 2), color != 0);
}

vec4 texels_metal_texel_of_layer(ivec2 p, int settings) {
  ivec2 size = texels_metal_layer_size();
  int x = texels_metal_address(p.x, size.x, (settings >> 1) & 3);
  int y = texels_metal_address(p.y, size.y, (settings >> 3) & 3);
  return x < 0 || y < 0 ? texels_metal_border(settings) : texels_metal_layer_texel(ivec2(x, y));
}

vec4 texels_metal_sample_of_layer(vec2 p, int settings) {
  if ((settings & 32) == 0) { p *= vec2(texels_metal_layer_size()); }
  if ((settings & 1) == 0) { return texels_metal_texel_of_layer(ivec2(floor(p)), settings); }
  p -= 0.5;
  ivec2 corner = ivec2(floor(p));
  vec2 t = p - floor(p);
  vec4 top = mix(texels_metal_texel_of_layer(corner, settings), texels_metal_texel_of_layer(corner + ivec2(1, 0), settings), t.x);
  vec4 bottom = mix(texels_metal_texel_of_layer(corner + ivec2(0, 1), settings), texels_metal_texel_of_layer(corner + 1, settings), t.x);
  return mix(top, bottom, t.y);
}

vec4 texels_texels(vec2 position) {                                     // layer-textures.metal:5
  vec4 texel = texels_metal_layer_texel(ivec2(uvec2(position)));        // layer-textures.metal:7
  vec2 size = vec2(float(uint(texels_metal_layer_size().x)), float(uint(texels_metal_layer_size().y)));  // layer-textures.metal:8
  return texel + texels_metal_sample_of_layer(position / size, 11);     // layer-textures.metal:9
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

ivec2 texels_metal_layer_size() { return textureSize(layer, 0); }
vec4 texels_metal_layer_texel(ivec2 place) {
  ivec2 size = texels_metal_layer_size();
  bool isInside = clamp(place, ivec2(0), size - 1) == place;
  return isInside ? texelFetch(layer, place, 0) : vec4(0.0);
}
vec2[5] texels_metal_layer_info() {
  vec2 middle = 0.5 / vec2(texels_metal_layer_size());
  vec2 scale = 1.0 / canvasSize;
  return vec2[5](vec2(scale.x, 0.0), vec2(0.0, scale.y), vec2(0.0), middle, 1.0 - middle);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = texels_texels(position);
  fragment = mix(color, vec4(0.0), isnan(color));
}
