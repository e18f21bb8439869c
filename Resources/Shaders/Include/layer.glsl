// A layer that was drawn into a texture: `matrix` and `translation` map user space to texture
// coordinates, `bounds` holds the middles of the first and the last texel. Beyond them the border
// repeats, as in SwiftUI's Layer.sample.
struct Layer {
  vec4 matrix;
  vec2 translation;
  vec4 bounds;
};

vec4 sampleTexture(sampler2D image, Layer layer, vec2 place) {
  return texture(image, clamp(place, layer.bounds.xy, layer.bounds.zw));
}

vec4 sampleLayer(sampler2D image, Layer layer, vec2 position) {
  vec2 place = position.x * layer.matrix.xy + position.y * layer.matrix.zw + layer.translation;
  return sampleTexture(image, layer, place);
}
