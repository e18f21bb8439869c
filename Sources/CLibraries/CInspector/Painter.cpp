#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Painter.hpp"

#define GL_GLEXT_PROTOTYPES 1
#include <GL/gl.h>
#include <GL/glext.h>

#include <cstddef>
#include <cstring>
#include <initializer_list>

#include "SavedGLState.hpp"

namespace inspector {

static const char *const vertexSource = R"(#version 330 core
layout(location = 0) in vec2 position;  // pixels, y down
layout(location = 1) in vec2 place;
layout(location = 2) in vec4 color;     // straight alpha
uniform vec2 pixelSize;
out vec2 texturePlace;
out vec4 tint;

void main() {
  vec2 unit = position / pixelSize;
  gl_Position = vec4(2.0 * unit.x - 1.0, 1.0 - 2.0 * unit.y, 0.0, 1.0);
  texturePlace = place;
  tint = vec4(color.rgb * color.a, color.a);
}
)";

static const char *const fragmentSource = R"(#version 330 core
uniform sampler2D coverage;
in vec2 texturePlace;
in vec4 tint;
layout(location = 0) out vec4 premultiplied;

void main() { premultiplied = tint * texture(coverage, texturePlace).r; }
)";

/// Whether objects can be named for graphics debuggers; calling a missing extension would crash.
static bool hasLabels() {
  GLint count = 0;
  glGetIntegerv(GL_NUM_EXTENSIONS, &count);
  for (GLint index = 0; index < count; index++) {
    const auto *extension = reinterpret_cast<const char *>(glGetStringi(GL_EXTENSIONS, index));
    if (extension != nullptr && std::strcmp(extension, "GL_KHR_debug") == 0) { return true; }
  }
  return false;
}

static GLuint compile(GLenum kind, const char *source, GLuint program) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  glAttachShader(program, shader);
  glDeleteShader(shader);  // lives on until the program does not need it
  return shader;
}

std::string Painter::build() {
  const SavedGLState saved;
  program_ = glCreateProgram();
  const GLuint stages[] = {
    compile(GL_VERTEX_SHADER, vertexSource, program_),
    compile(GL_FRAGMENT_SHADER, fragmentSource, program_),
  };
  glLinkProgram(program_);
  GLint isLinked = GL_FALSE;
  glGetProgramiv(program_, GL_LINK_STATUS, &isLinked);
  if (isLinked == GL_FALSE) {
    char log[1024] = {};
    std::string reason;
    for (const GLuint stage : stages) {
      glGetShaderInfoLog(stage, sizeof log, nullptr, log);
      reason += log;
    }
    glGetProgramInfoLog(program_, sizeof log, nullptr, log);
    return "the driver refuses the inspector's program: " + reason + log;
  }
  pixelSize_ = glGetUniformLocation(program_, "pixelSize");
  glUseProgram(program_);
  glUniform1i(glGetUniformLocation(program_, "coverage"), 0);

  glGenBuffers(1, &vertices_);
  glGenBuffers(1, &indices_);
  glGenVertexArrays(1, &vertexArray_);
  glBindVertexArray(vertexArray_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  for (GLuint attribute = 0; attribute < 3; attribute++) { glEnableVertexAttribArray(attribute); }
  const auto at = [](size_t offset) { return reinterpret_cast<const void *>(offset); };
  constexpr GLsizei stride = sizeof(ImDrawVert);
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(ImDrawVert, pos)));
  glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(ImDrawVert, uv)));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(ImDrawVert, col)));

  glGenTextures(1, &texture_);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);

  if (hasLabels()) {
    glObjectLabel(GL_PROGRAM, program_, -1, "inspector");
    glObjectLabel(GL_VERTEX_ARRAY, vertexArray_, -1, "inspector");
    glObjectLabel(GL_BUFFER, vertices_, -1, "inspector vertices");
    glObjectLabel(GL_BUFFER, indices_, -1, "inspector indices");
    glObjectLabel(GL_TEXTURE, texture_, -1, "inspector font");
  }
  return {};
}

Painter::~Painter() {
  glDeleteTextures(1, &texture_);
  glDeleteVertexArrays(1, &vertexArray_);
  glDeleteBuffers(1, &vertices_);
  glDeleteBuffers(1, &indices_);
  glDeleteProgram(program_);
}

void Painter::upload(ImFontAtlas &atlas) {
  const SavedGLState saved;
  unsigned char *pixels = nullptr;
  int width = 0, height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  glPixelStorei(GL_UNPACK_SKIP_ROWS, 0);
  glPixelStorei(GL_UNPACK_SKIP_PIXELS, 0);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
  atlas.ClearTexData();
}

void Painter::draw(const ImDrawData &frame) {
  if (frame.TotalIdxCount == 0) { return; }
  const SavedGLState saved;
  const auto width = static_cast<GLsizei>(frame.DisplaySize.x);
  const auto height = static_cast<GLsizei>(frame.DisplaySize.y);
  glViewport(0, 0, width, height);
  glEnable(GL_SCISSOR_TEST);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  for (const GLenum capability :
       {GL_CULL_FACE, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_FRAMEBUFFER_SRGB, GL_PRIMITIVE_RESTART,
        GL_COLOR_LOGIC_OP}) {
    glDisable(capability);
  }
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
  glUseProgram(program_);
  glUniform2f(pixelSize_, frame.DisplaySize.x, frame.DisplaySize.y);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glBindSampler(0, 0);
  glBindVertexArray(vertexArray_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);

  for (int index = 0; index < frame.CmdListsCount; index++) {
    const ImDrawList &list = *frame.CmdLists[index];
    glBufferData(
      GL_ARRAY_BUFFER, list.VtxBuffer.size_in_bytes(), list.VtxBuffer.Data, GL_STREAM_DRAW);
    glBufferData(
      GL_ELEMENT_ARRAY_BUFFER, list.IdxBuffer.size_in_bytes(), list.IdxBuffer.Data, GL_STREAM_DRAW);
    for (const ImDrawCmd &command : list.CmdBuffer) {
      const ImVec4 &clip = command.ClipRect;
      if (clip.z <= clip.x || clip.w <= clip.y) { continue; }
      // ImGui counts rows from the top, OpenGL from the bottom.
      glScissor(
        static_cast<GLint>(clip.x), static_cast<GLint>(frame.DisplaySize.y - clip.w),
        static_cast<GLsizei>(clip.z - clip.x), static_cast<GLsizei>(clip.w - clip.y));
      glDrawElementsBaseVertex(
        GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_SHORT,
        reinterpret_cast<const void *>(command.IdxOffset * sizeof(ImDrawIdx)),
        static_cast<GLint>(command.VtxOffset));
    }
  }
}

}  // namespace inspector

#endif
