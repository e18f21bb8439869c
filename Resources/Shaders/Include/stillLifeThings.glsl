// What lies on the table, and where a ray meets it. Lengths are in the scene's own unit, about a
// hand; the table's top is y = 0, x runs to the right along the wall, z out of the wall toward the
// eye. Places are tuned by eye.

const int STILL_LIFE_BALLS = 9;
const int STILL_LIFE_GLASS = 0;
// Center and radius: the glass ball, two oranges, a pomelo, two limes, a plum, two cherries.
const vec4 STILL_LIFE_BALL[STILL_LIFE_BALLS] = vec4[STILL_LIFE_BALLS](
    vec4(0.20, 0.47, 0.42, 0.47), vec4(-0.66, 0.37, -0.30, 0.37), vec4(-0.10, 0.35, -1.00, 0.35),
    vec4(-1.13, 0.27, 0.22, 0.27), vec4(0.86, 0.23, 0.42, 0.23), vec4(1.78, 0.25, -0.30, 0.25),
    vec4(-1.42, 0.24, -0.62, 0.24), vec4(-0.46, 0.13, 0.52, 0.13), vec4(-0.28, 0.12, 0.82, 0.12));

// After the balls, what else a ray can meet.
const int STILL_LIFE_VASE = 9;
const int STILL_LIFE_TABLE = 10;
const int STILL_LIFE_WALL = 11;
const float STILL_LIFE_WALL_Z = -1.55;
const float STILL_LIFE_FAR = 1e4;

// The vase is turned: its radius² at the height y over `middle` is a + c·y², an ellipsoid for the
// belly (c < 0), a hyperboloid for the neck. A piece goes from the height `from` to `to`; where the
// two meet, their slopes agree, and they overlap a little, lest a ray slip through.
const vec3 VASE_AXIS = vec3(1.18, 0.0, -0.72);
struct TurnedPiece { float middle; float a; float c; float from; float to; };
const TurnedPiece VASE_BELLY = TurnedPiece(0.50, 0.315, -1.06, 0.0, 0.97);
const TurnedPiece VASE_NECK = TurnedPiece(1.09, 0.0273, 3.75, 0.96, 1.21);

// Distance along the ray to a ball from outside, STILL_LIFE_FAR where it passes by.
float distanceToBall(vec3 eye, vec3 ray, vec4 ball) {
  vec3 toEye = eye - ball.xyz;
  float along = dot(toEye, ray);
  float square = along * along - dot(toEye, toEye) + ball.w * ball.w;
  float near = -along - sqrt(max(square, 0.0));
  return square > 0.0 && near > 0.0 ? near : STILL_LIFE_FAR;
}

// Distance along the ray to a turned piece, from outside or, past its open end, from inside.
float distanceToTurned(vec3 eye, vec3 ray, TurnedPiece piece) {
  vec3 from = eye - VASE_AXIS - vec3(0.0, piece.middle, 0.0);
  float square = dot(ray.xz, ray.xz) - piece.c * ray.y * ray.y;
  float mixed = dot(from.xz, ray.xz) - piece.c * from.y * ray.y;
  float rest = dot(from.xz, from.xz) - piece.c * from.y * from.y - piece.a;
  float root = mixed * mixed - square * rest;
  if (root <= 0.0) { return STILL_LIFE_FAR; }
  // Of both solutions the one without cancellation first: for the neck, `square` can be next to
  // nothing.
  float stable = mixed > 0.0 ? -mixed - sqrt(root) : -mixed + sqrt(root);
  vec2 ends = vec2(stable / square, rest / stable);
  if (ends.x > ends.y) { ends = ends.yx; }
  vec2 height = from.y + ends * ray.y + piece.middle;
  if (ends.x > 0.0 && height.x >= piece.from && height.x <= piece.to) { return ends.x; }
  return ends.y > 0.0 && height.y >= piece.from && height.y <= piece.to
      ? ends.y : STILL_LIFE_FAR;
}

// Normal of the vase at `place`, outward.
vec3 vaseNormal(vec3 place) {
  vec3 from = place - VASE_AXIS;
  bool onNeck = from.y > VASE_NECK.from;
  float middle = onNeck ? VASE_NECK.middle : VASE_BELLY.middle;
  float c = onNeck ? VASE_NECK.c : VASE_BELLY.c;
  return normalize(vec3(from.x, -c * (from.y - middle), from.z));
}

// What the ray meets first, by number in x, and how far away in y. `first` is 1 to look through the
// glass.
vec2 stillLifeHit(vec3 eye, vec3 ray, int first) {
  vec2 hit = vec2(STILL_LIFE_WALL, (STILL_LIFE_WALL_Z - eye.z) / ray.z);
  if (ray.z >= 0.0) { hit.y = STILL_LIFE_FAR; }
  float down = -eye.y / ray.y;
  if (ray.y < 0.0 && down < hit.y) { hit = vec2(STILL_LIFE_TABLE, down); }
  for (int ball = 0; ball < STILL_LIFE_BALLS; ball++) {
    float near = distanceToBall(eye, ray, STILL_LIFE_BALL[ball]);
    if (ball >= first && near < hit.y) { hit = vec2(ball, near); }
  }
  float vase = min(
      distanceToTurned(eye, ray, VASE_BELLY), distanceToTurned(eye, ray, VASE_NECK));
  return vase < hit.y ? vec2(STILL_LIFE_VASE, vase) : hit;
}
