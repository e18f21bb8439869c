// For each pixel.

vec4 forked_forked(vec2 position, vec4 color, float time) {             // uniform-branches.metal:4
  if (position.x > 1.0) {                                               // uniform-branches.metal:7
    color *= forked_shared0.x;
  }
  return color * forked_shared0.y;                                      // uniform-branches.metal:8
}


// Once a draw.

void forked_forked_shared(float time) {                                 // uniform-branches.metal:4
  float x = 0.0;                                                        // uniform-branches.metal:5
  if (time > 1.0) {                                                     // uniform-branches.metal:6
    x = sin(time) * cos(time * 3.0);
  } else {
    x = time * time * time;
  }
  {                                                                     // uniform-branches.metal:7
    forked_shared0.x = exp(time) + tan(time);
  }
  forked_shared0.y = x;                                                 // uniform-branches.metal:8
}

