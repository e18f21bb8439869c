// One axis of a Gaussian with standard deviation `sigma`, counted in steps of `axis`; cut at 3 sigma and normalised.
//
// Two neighbours are read at once, by sampling between them where linear filtering weighs them as the Gaussian does.
vec4 gaussianBlur(sampler2D image, Layer layer, vec2 position, vec2 axis, float sigma) {
  float falloff = -0.5 / max(sigma * sigma, 1e-6);
  vec4 sum = sampleLayer(image, layer, position);
  float weights = 1.0;
  float reach = ceil(3.0 * sigma);
  for (float i = 1.0; i <= reach; i += 2.0) {
    float near = exp(i * i * falloff);
    float far = exp((i + 1.0) * (i + 1.0) * falloff);
    float weight = near + far;
    vec2 between = axis * (i + far / max(weight, 1e-30));
    sum += weight * (sampleLayer(image, layer, position + between)
                     + sampleLayer(image, layer, position - between));
    weights += 2.0 * weight;
  }
  return sum / weights;
}
