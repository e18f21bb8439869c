out vec4 fragColor;
void main() {
  vec3 turned = TDRotateZ(1.57079633) * vec3(1.0, 0.0, 0.0);
  vec4 moved = TDTranslate(0.25, 0.5, 0.75) * vec4(0.0, 0.0, 0.0, 1.0);
  vec3 scaled = TDScale(0.25, 0.5, 1.0) * vec3(1.0);
  fragColor = TDOutputSwizzle(vec4(vUV.s < 0.33 ? turned : vUV.s < 0.66 ? moved.xyz : scaled, 1.0));
}
