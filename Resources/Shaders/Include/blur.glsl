// One axis of a Gaussian with standard deviation `sigma`, counted in steps of `axis`; cut at 3 sigma and normalised.
//
// Two neighbours are read at once, by sampling between them where linear filtering weighs them as the Gaussian does. The
// weights, exp(-i² / 2 sigma²), follow from one another: each is the one before times a ratio that shrinks by the same factor.
vec4 gaussianBlur(sampler2D image, Layer layer, vec2 position, vec2 axis, float sigma) {
  vec2 middle = position.x * layer.matrix.xy + position.y * layer.matrix.zw + layer.translation;
  vec2 pixel = axis.x * layer.matrix.xy + axis.y * layer.matrix.zw;
  float ratio = exp(-0.5 / max(sigma * sigma, 1e-6));
  float shrinking = ratio * ratio;
  float weight = 1.0;
  vec4 sum = texture(image, middle);
  float weights = 1.0;
  float reach = ceil(3.0 * sigma);
  for (float i = 1.0; i <= reach; i += 2.0) {
    float near = weight * ratio;
    float next = ratio * shrinking;
    weight = near * next;
    // `next` is the share of the far one for each of the near one.
    vec2 between = pixel * (i + next / (1.0 + next));
    vec2 low = clamp(middle - between, layer.bounds.xy, layer.bounds.zw);
    vec2 high = clamp(middle + between, layer.bounds.xy, layer.bounds.zw);
    sum += (near + weight) * (texture(image, low) + texture(image, high));
    weights += 2.0 * (near + weight);
    ratio = next * shrinking;
  }
  return sum / weights;
}
