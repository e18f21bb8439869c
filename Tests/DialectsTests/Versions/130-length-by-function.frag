#version 130
const int N = int(max(3.0, 4.0));
const int M = N * 2 - int(sqrt(9.0));
out vec4 frag;
void main() {
  float a[N];
  float b[M];
  for (int i = 0; i < N; i++) a[i] = float(i) / float(N);
  for (int i = 0; i < b.length(); i++) b[i] = a[i % N] * 0.5;
  frag = vec4(a[int(gl_FragCoord.x) % N], b[M - 1], float(M) / 5.0, 1.0);
}
