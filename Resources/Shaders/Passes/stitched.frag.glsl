// The functions of one pass joined into one program; what stands below the markers is written by
// the stitcher.
//
// The place of a pixel comes from its coordinates and not from an interpolated corner: at whole
// scales it is exact, and so is what a function makes of it by comparing or by hashing.
flat in vec4 placeMatrix;
flat in vec2 placeOrigin;
out vec4 pixel;
//@varyings
//@functions

void main() {
  vec2 position =
      gl_FragCoord.x * placeMatrix.xy + gl_FragCoord.y * placeMatrix.zw + placeOrigin;
//@body
}
