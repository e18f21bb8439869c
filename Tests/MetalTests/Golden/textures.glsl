#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
uniform sampler2D argument_image;
out vec4 fragment;

// Where a texel beyond the edge is taken from: 0 edge, 1 repeated, 2 mirrored, 3 nowhere (-1).
int pictured_metal_address(int p, int size, int mode) {
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
vec4 pictured_metal_border(int settings) {
  int color = settings >> 6;
  return vec4(vec3(color == 2), color != 0);
}

vec4 pictured_metal_texel(sampler2D image, ivec2 p, int settings) {
  ivec2 size = textureSize(image, 0);
  int x = pictured_metal_address(p.x, size.x, (settings >> 1) & 3);
  int y = pictured_metal_address(p.y, size.y, (settings >> 3) & 3);
  return x < 0 || y < 0 ? pictured_metal_border(settings) : texelFetch(image, ivec2(x, y), 0);
}

// Samples as a Metal sampler does, whatever the texture itself is set to.
vec4 pictured_metal_sample(sampler2D image, vec2 p, int settings) {
  if ((settings & 32) == 0) { p *= vec2(textureSize(image, 0)); }
  if ((settings & 1) == 0) { return pictured_metal_texel(image, ivec2(floor(p)), settings); }
  p -= 0.5;
  ivec2 corner = ivec2(floor(p));
  vec2 t = p - floor(p);
  vec4 top = mix(pictured_metal_texel(image, corner, settings), pictured_metal_texel(image, corner + ivec2(1, 0), settings), t.x);
  vec4 bottom = mix(pictured_metal_texel(image, corner + ivec2(0, 1), settings), pictured_metal_texel(image, corner + 1, settings), t.x);
  return mix(top, bottom, t.y);
}

vec4 pictured_at(sampler2D image, vec2 p) {                             // textures.metal:4
  return pictured_metal_sample(image, p, 30);                           // textures.metal:6
}

vec4 pictured_pictured(vec2 position, vec4 color, sampler2D image) {    // textures.metal:9
  vec2 size = vec2(float(uint(textureSize(image, 0).x)), float(uint(textureSize(image, 0).y)));  // textures.metal:10
  return pictured_at(image, position / size) + texelFetch(image, ivec2(uvec2(position)), 0) * color;  // textures.metal:11
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = pictured_pictured(position, sampleOfLayer(position), argument_image);
  fragment = mix(color, vec4(0.0), isnan(color));
}
