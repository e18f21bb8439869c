#version 330 core

uniform vec2 canvasSize;  // points
uniform float pixelsPerPoint;
uniform vec4 argument_bounds;
out vec4 fragment;

struct mandelbrot_Complex {
  float re;
  float im;
};

float mandelbrot_norm(mandelbrot_Complex self) {                        // mandelbrot.metal:6
  return self.re * self.re + self.im * self.im;
}

mandelbrot_Complex mandelbrot_operatorTimes(mandelbrot_Complex a, mandelbrot_Complex b) {  // mandelbrot.metal:8
  return mandelbrot_Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

mandelbrot_Complex mandelbrot_operatorPlus(mandelbrot_Complex a, mandelbrot_Complex b) {  // mandelbrot.metal:9
  return mandelbrot_Complex(a.re + b.re, a.im + b.im);
}

vec4 mandelbrot_mandelbrot(vec2 position, vec4 bounds) {                // mandelbrot.metal:11
  mandelbrot_Complex c = mandelbrot_Complex(position.x / bounds.z * 3.0 - 2.0, position.y / bounds.w * 2.0 - 1.0);  // mandelbrot.metal:12
  mandelbrot_Complex z = mandelbrot_Complex(0.0, 0.0);
  int rounds = 0;                                                       // mandelbrot.metal:13
  while (mandelbrot_norm(z) < 4.0 && rounds < 32) {                     // mandelbrot.metal:14
    z = mandelbrot_operatorPlus(mandelbrot_operatorTimes(z, z), c);
    ++rounds;
  }
  return vec4(vec3(float(rounds) / 32.0), 1.0);                         // mandelbrot.metal:15
}

void main() {
  vec2 position = gl_FragCoord.xy / pixelsPerPoint;
  position.y = canvasSize.y - position.y;  // user space has its origin at the top
  vec4 color = mandelbrot_mandelbrot(position, argument_bounds);
  fragment = mix(color, vec4(0.0), isnan(color));
}
