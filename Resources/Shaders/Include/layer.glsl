// A layer that was drawn into a texture: `matrix` and `translation` map user space to texture
// coordinates, `bounds` holds the middles of the first and the last texel. Beyond them the border
// repeats, as in SwiftUI's Layer.sample. `margin` counts clear texels around it.
struct Layer {
  vec4 matrix;
  vec2 translation;
  vec4 bounds;
  int margin;
};

vec4 sampleTexture(sampler2D image, Layer layer, vec2 place) {
  return texture(image, clamp(place, layer.bounds.xy, layer.bounds.zw));
}

vec4 sampleLayer(sampler2D image, Layer layer, vec2 position) {
  vec2 place = position.x * layer.matrix.xy + position.y * layer.matrix.zw + layer.translation;
  return sampleTexture(image, layer, place);
}

// The layer as a texture of its own, as SwiftUI's Layer.tex: only its pixels, the first row at the
// top. In `image` the rows run upwards, and it may be larger.
ivec2 layerSize(sampler2D image, Layer layer) {
  return ivec2(layer.bounds.zw * vec2(textureSize(image, 0)) + 0.75) - 2 * layer.margin;
}

vec4 layerTexel(sampler2D image, Layer layer, ivec2 place) {
  ivec2 size = layerSize(image, layer);
  if (clamp(place, ivec2(0), size - 1) != place) { return vec4(0.0); }
  return texelFetch(image, ivec2(place.x, size.y - 1 - place.y) + layer.margin, 0);
}

// SwiftUI's Layer.info: the map from user space to that texture's coordinates, and their limits.
vec2[5] layerInfo(sampler2D image, Layer layer) {
  vec2 size = vec2(layerSize(image, layer));
  vec2 share = vec2(textureSize(image, 0)) / size * vec2(1.0, -1.0);  // y turns down
  vec2 middle = 0.5 / size;
  vec2 margin = float(layer.margin) / size * vec2(1.0, -1.0);
  return vec2[5](
      layer.matrix.xy * share, layer.matrix.zw * share,
      layer.translation * share + vec2(0.0, 1.0) - margin, middle, 1.0 - middle);
}
