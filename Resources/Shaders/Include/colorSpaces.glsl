// Premultiplied sRGB from premultiplied Oklab. Source: Björn Ottosson, "A perceptual color space
// for image processing".
vec4 premultipliedFromOklab(vec4 color) {
  if (color.a <= 0.0) { return vec4(0.0); }
  vec3 lab = color.rgb / color.a;
  vec3 cone = vec3(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z,
                   lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z,
                   lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z);
  cone = cone * cone * cone;
  vec3 linear = vec3(4.0767416621 * cone.x - 3.3077115913 * cone.y + 0.2309699292 * cone.z,
                     -1.2684380046 * cone.x + 2.6097574011 * cone.y - 0.3413193965 * cone.z,
                     -0.0041960863 * cone.x - 0.7034186147 * cone.y + 1.7076147010 * cone.z);
  linear = clamp(linear, 0.0, 1.0);
  vec3 encoded = mix(12.92 * linear, 1.055 * pow(linear, vec3(1.0 / 2.4)) - 0.055,
                     step(0.0031308, linear));
  return vec4(encoded * color.a, color.a);
}
