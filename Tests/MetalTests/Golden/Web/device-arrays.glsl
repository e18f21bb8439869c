float listed_second(sampler2D values, int valuesOffset) {               // device-arrays.metal:4
  return texelFetch(values, ivec2(valuesOffset + 1, 0), 0).x;
}

vec4 listed_listed(vec2 position, vec4 color, sampler2D values, int count) {  // device-arrays.metal:6
  return color * (listed_second(values, 1) + texelFetch(values, ivec2(count - 1, 0), 0).x);  // device-arrays.metal:7
}

