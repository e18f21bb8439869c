/// Shows the layer as a plane in space, seen with perspective.
///
/// The three rows map a place on screen, as (x, y, 1), to the place of the plane that is seen
/// there.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter x: The row of the place's x. Default: 1, 0, 0.
/// - Parameter y: The row of its y. Default: 0, 1, 0.
/// - Parameter w: The row that both are divided by; not above 0 behind the eye. Default: 0, 0, 1.
/// - Returns: Where to sample the layer. Space: user.
vec2 projection(vec2 position, vec3 x, vec3 y, vec3 w) {
  vec3 place = vec3(position, 1.0);
  float depth = dot(w, place);
  if (depth <= 0.0) { return vec2(-1e6); }  // nothing is seen there
  return vec2(dot(x, place), dot(y, place)) / depth;
}
