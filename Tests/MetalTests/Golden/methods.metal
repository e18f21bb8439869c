#include <metal_stdlib>
using namespace metal;

struct Ball {
  float2 center;
  float radius;
  Ball(float2 c, float r) : center(c), radius(r) {}
  float distance(float2 p) const { return length(p - center) - radius; }
  thread Ball &grow(float by) { radius += by; return *this; }
  static Ball unit() { return Ball(float2(0), 1); }
  Ball operator+(float by) const { return Ball(center, radius + by); }
};

[[ stitchable ]] half4 balls(float2 position, half4 color) {
  Ball ball(position * 0.5, 2);
  ball.grow(1).grow(2);
  Ball other = Ball::unit() + 3;
  return color * (ball.distance(position) + other.distance(position));
}
