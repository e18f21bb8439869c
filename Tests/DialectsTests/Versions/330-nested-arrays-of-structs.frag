#version 330 core
struct Node { vec2 p; int next[2]; };
out vec4 color;
void main() {
  Node nodes[3];
  for (int i = 0; i < 3; i++) { nodes[i].p = vec2(float(i) * 0.3); nodes[i].next[0] = (i + 1) % 3; nodes[i].next[1] = (i + 2) % 3; }
  int at = 0;
  for (int i = 0; i < int(gl_FragCoord.x); i++) at = nodes[at].next[i % 2];
  Node copy[3] = nodes;
  copy[at].p.y = 1.0;
  color = vec4(nodes[at].p, copy[at].p.y, 1.0);
}
