// For each pixel.

vec4 summed_summed(vec2 position, vec4 color, float time) {             // uniform-loops.metal:4
  vec2 p = position;                                                    // uniform-loops.metal:8
  {                                                                     // uniform-loops.metal:9
    p = mat2(summed_shared1.xy, summed_shared1.zw) * p + summed_shared0.x;
  }
  {
    p = mat2(summed_shared1.xy, summed_shared1.zw) * p + summed_shared0.y;
  }
  {
    p = mat2(summed_shared1.xy, summed_shared1.zw) * p + summed_shared0.z;
  }
  {
    p = mat2(summed_shared1.xy, summed_shared1.zw) * p + summed_shared0.w;
  }
  return color * p.x;                                                   // uniform-loops.metal:10
}


// Once a draw.

void summed_summed_shared(float time) {                                 // uniform-loops.metal:4
  float sum = 0.0;                                                      // uniform-loops.metal:5
  for (int i = 0; i < 8; ++i) {                                         // uniform-loops.metal:6
    sum += sin(time * float(i)) / float(i + 1);
  }
  mat2 turn = mat2(cos(time), sin(time), -sin(time), cos(time));        // uniform-loops.metal:7
  {                                                                     // uniform-loops.metal:9
    mat2 columns = turn;
    summed_shared1.xy = columns[0];
    summed_shared1.zw = columns[1];
    summed_shared0.x = sum * cos(time + float(0));
  }
  {
    summed_shared0.y = sum * cos(time + float(1));
  }
  {
    summed_shared0.z = sum * cos(time + float(2));
  }
  {
    summed_shared0.w = sum * cos(time + float(3));
  }
}

