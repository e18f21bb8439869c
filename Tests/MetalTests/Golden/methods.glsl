#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform sampler2D layer;  // premultiplied, first row at the top
out vec4 fragment;

struct balls_Ball_2 {
  vec2 center;
  float radius;
};

balls_Ball_2 balls_Ball(vec2 c, float r) {                              // methods.metal:7
  balls_Ball_2 self = balls_Ball_2(vec2(0.0), 0.0);
  self.center = c;
  self.radius = r;
  return self;
}

balls_Ball_2 balls_grow(inout balls_Ball_2 self, float by) {            // methods.metal:9
  self.radius += by;
  return self;
}

balls_Ball_2 balls_unit() {                                             // methods.metal:10
  return balls_Ball(vec2(0.0), 1.0);
}

balls_Ball_2 balls_operatorPlus(balls_Ball_2 self, float by) {          // methods.metal:11
  return balls_Ball(self.center, self.radius + by);
}

float balls_distance(balls_Ball_2 self, vec2 p) {                       // methods.metal:8
  return length(p - self.center) - self.radius;
}

vec4 balls_balls(vec2 position, vec4 color) {                           // methods.metal:14
  balls_Ball_2 ball = balls_Ball(position * 0.5, 2.0);                  // methods.metal:15
  balls_grow(ball, 1.0);                                                // methods.metal:16
  balls_grow(ball, 2.0);
  balls_Ball_2 other = balls_operatorPlus(balls_unit(), 3.0);           // methods.metal:17
  return color * (balls_distance(ball, position) + balls_distance(other, position));  // methods.metal:18
}

vec4 sampleOfLayer(vec2 position) {
  return texture(layer, position / canvasSize);
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = balls_balls(position, sampleOfLayer(position));
  fragment = mix(color, vec4(0.0), isnan(color));
}
