// What the head of a loop declares and its body changes has another value in each round.
float noise(vec2 x) {
  return fract(sin(dot(floor(x * 8.0), vec2(12.9898, 78.233))) * 43.758);
}

float octaves(vec2 x) {
  float sum = 0.0;
  float gain = exp2(-0.7 - 0.1 * sin(iTime));
  for (float i = 0.0, share = 1.0; i < 5.0; i++) {
    sum += share * noise(x * exp2(i));
    share *= gain;
  }
  return 0.4 * sum;
}

// Without a step, and with a vector in the head
float rays(vec2 x) {
  float sum = 0.0;
  int n = 3;
  for (vec2 turn = vec2(cos(iTime), sin(iTime)); n > 0; n--) {
    sum += dot(turn, x);
    turn = vec2(turn.y, -0.5 * turn.x) + sin(iTime) * 0.1;
  }
  return sum;
}

// With a branch around the change
float waves(float x) {
  float sum = 0.0;
  for (int i = 0, n = int(iTime) + 2; i < 4; i++) {
    if (i > 1) { n = n + 3; }
    sum += sin(x * float(n));
  }
  return sum;
}

void mainImage(out vec4 color, in vec2 place) {
  vec2 p = place / iResolution.xy;
  color = vec4(fract(octaves(p)), 0.5 + 0.2 * rays(p), 0.5 + 0.2 * waves(p.x), 1.0);
}
