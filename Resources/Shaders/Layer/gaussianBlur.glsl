/// Softens the layer along one axis by a Gaussian, cut at three standard deviations and normalised.
///
/// Two neighbours are read at once, by sampling between them where linear filtering weighs them as
/// the Gaussian does. The weights, exp(-i² / 2 sigma²), follow from one another: each is the one
/// before times a ratio that shrinks by the same factor. So does the place in the texture, which is
/// why it is counted on here and not asked for by position.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter layer: What is softened.
/// - Parameter axis: From a pixel of the layer to the next one that is read. Space: user.
/// - Parameter sigma: Standard deviation, in steps of `axis`. Unit: pixels. Range: 0...2.75.
///   Default: 2.
/// - Returns: Premultiplied color.
vec4 gaussianBlur(vec2 position, Layer layer, vec2 axis, float sigma) {
  vec2 middle = position.x * layer.matrix.xy + position.y * layer.matrix.zw + layer.translation;
  vec2 pixel = axis.x * layer.matrix.xy + axis.y * layer.matrix.zw;
  float ratio = exp(-0.5 / max(sigma * sigma, 1e-6));
  float shrinking = ratio * ratio;
  float weight = 1.0;
  vec4 sum = sampleTexture(layer, middle);
  float weights = 1.0;
  float reach = ceil(3.0 * sigma);
  for (float i = 1.0; i <= reach; i += 2.0) {
    float near = weight * ratio;
    float next = ratio * shrinking;
    weight = near * next;
    // `next` is the share of the far one for each of the near one.
    vec2 between = pixel * (i + next / (1.0 + next));
    vec4 both = sampleTexture(layer, middle - between) + sampleTexture(layer, middle + between);
    sum += (near + weight) * both;
    weights += 2.0 * (near + weight);
    ratio = next * shrinking;
  }
  return sum / weights;
}
