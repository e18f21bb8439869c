// A mesh gradient as bicubic Hermite patches, one an instance, each cut into squares, whose
// corners are numbered row by row.
//
// `values[0]` and `values[1].xy` map user space to clip space; `values[2]` holds the layer's size,
// the number of vertices in a row and the squares along a patch's side; `values[3].x` is 1 for
// smooth colors. From `values[4]` on five vectors a vertex: place and its slope along the row;
// slope along the column; color and its two slopes. Places are in unit space.
//@values
SCREEN_LINEAR out vec4 color;

const int HEAD = 4;

void main() {
  int columns = int(values[2].z);
  int squares = int(values[2].w);
  int row = gl_InstanceID / (columns - 1);
  int column = gl_InstanceID % (columns - 1);
  int corners = squares + 1;
  vec2 s = vec2(gl_VertexID % corners, gl_VertexID / corners) / float(squares);

  // Hermite weights of the two ends: for values, and for slopes.
  vec2 s2 = s * s;
  vec2 s3 = s2 * s;
  vec2 value[2] = vec2[2](2.0 * s3 - 3.0 * s2 + 1.0, 3.0 * s2 - 2.0 * s3);
  vec2 slope[2] = vec2[2](s3 - 2.0 * s2 + s, s3 - s2);
  vec2 linear[2] = vec2[2](1.0 - s, s);

  vec2 point = vec2(0.0);
  vec4 smooth_ = vec4(0.0);
  vec4 even = vec4(0.0);
  for (int j = 0; j < 2; j++) {
    for (int i = 0; i < 2; i++) {
      int vertex = HEAD + 5 * ((row + j) * columns + column + i);
      vec3 weight = vec3(value[i].x * value[j].y, slope[i].x * value[j].y, value[i].x * slope[j].y);
      point += values[vertex].xy * weight.x + values[vertex].zw * weight.y
          + values[vertex + 1].xy * weight.z;
      smooth_ += values[vertex + 2] * weight.x + values[vertex + 3] * weight.y
          + values[vertex + 4] * weight.z;
      even += values[vertex + 2] * linear[i].x * linear[j].y;
    }
  }
  color = values[3].x > 0.5 ? smooth_ : even;
  vec2 user = point * values[2].xy;
  gl_Position = vec4(user.x * values[0].xy + user.y * values[0].zw + values[1].xy, 0.0, 1.0);
}
