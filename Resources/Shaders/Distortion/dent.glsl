/// Pulls the layer toward a point, as if pressed into a soft sheet.
///
/// Every position moves along its line to `center` by a bell curve of its distance.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter center: Where the sheet is pressed. Space: user.
/// - Parameter radius: Distance at which the pull has halved. Unit: points. Range: 8...240.
///   Default: 90.
/// - Parameter depth: Strongest pull. Unit: points. Range: 0...40. Default: 14.
/// - Returns: Where to sample the layer. Space: user.
vec2 dent(vec2 position, vec2 center, float radius, float depth) {
  vec2 toCenter = center - position;
  float separation = length(toCenter);
  if (separation == 0.0) { return position; }  // no direction to pull in

  // exp2(-x²) is 1 at x = 0 and 1/2 at x = 1, which is what `radius` promises.
  float x = separation / radius;
  return position - toCenter / separation * depth * exp2(-x * x);
}
