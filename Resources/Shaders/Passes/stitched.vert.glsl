// One quad over the bounds of what is drawn. `values[0]` holds the bounds (left, top, right,
// bottom) in user space, `values[1]` and `values[2].xy` the map from there to clip space,
// `values[3]` and `values[2].zw` the map from pixels of the target, y up, back to user space; what
// follows are the arguments of the fragment stage, handed on as flat varyings because those cost
// nothing to read, even where each uniform read is an emulated gather. What functions compute that
// is the same for every pixel is computed here, and handed on in the same way.
//@values
flat out vec4 placeMatrix;
flat out vec2 placeOrigin;
//@varyings
//@functions

void main() {
  vec4 bounds = values[0];
  vec2 position = vec2((gl_VertexID & 1) == 0 ? bounds.x : bounds.z,
                  (gl_VertexID & 2) == 0 ? bounds.y : bounds.w);
  gl_Position = vec4(
      position.x * values[1].xy + position.y * values[1].zw + values[2].xy, 0.0, 1.0);
  placeMatrix = values[3];
  placeOrigin = values[2].zw;
//@assignments
}
