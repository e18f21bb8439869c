out vec4 fragColor;
void main() {
  vec3 a = TDRotateOnAxis(1.57079633, vec3(0.0, 0.0, 1.0)) * vec3(1.0, 0.0, 0.0);
  vec3 b = TDRotateX(1.57079633) * vec3(0.0, 1.0, 0.0);
  vec3 c = TDRotateY(1.57079633) * vec3(0.0, 0.0, 1.0);
  fragColor = TDOutputSwizzle(vec4(c.x, a.y, b.z, 1.0));
}
