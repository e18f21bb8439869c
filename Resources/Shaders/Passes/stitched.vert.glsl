// Quads over the bounds of what is drawn, each with `vectorsPerQuad` vectors in `values`: the first
// holds the bounds (left, top, right, bottom) in user space, the second and the `xy` of the third
// the map from there to clip space, the fourth and the `zw` of the third the map from pixels of the
// target, y up, back to user space; what follows are the arguments of the fragment stage, handed on
// as flat varyings because those cost nothing to read, even where each uniform read is an emulated
// gather. What functions compute that is the same for every pixel is computed here, and handed on
// in the same way.
//
// The four corners of a quad follow one another, in the order of a triangle strip.
//@values
flat out vec4 placeMatrix;
flat out vec2 placeOrigin;
//@varyings
//@functions

void main() {
  int quad = gl_VertexID / 4 * vectorsPerQuad;
  int corner = gl_VertexID % 4;
  vec4 bounds = values[quad];
  vec2 position = vec2((corner & 1) == 0 ? bounds.x : bounds.z,
                  (corner & 2) == 0 ? bounds.y : bounds.w);
  gl_Position = vec4(
      position.x * values[quad + 1].xy + position.y * values[quad + 1].zw + values[quad + 2].xy,
      0.0, 1.0);
  placeMatrix = values[quad + 3];
  placeOrigin = values[quad + 2].zw;
//@assignments
}
