#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "SavedGLState.hpp"

#define GL_GLEXT_PROTOTYPES 1
#include <GL/gl.h>
#include <GL/glext.h>

#include <initializer_list>

namespace inspector {

static int integer(GLenum name) {
  GLint value = 0;
  glGetIntegerv(name, &value);
  return value;
}

SavedGLState::SavedGLState()
  : activeTexture_(integer(GL_ACTIVE_TEXTURE)),
    program_(integer(GL_CURRENT_PROGRAM)),
    vertexArray_(integer(GL_VERTEX_ARRAY_BINDING)),
    arrayBuffer_(integer(GL_ARRAY_BUFFER_BINDING)),
    unpackBuffer_(integer(GL_PIXEL_UNPACK_BUFFER_BINDING)),
    unpackAlignment_(integer(GL_UNPACK_ALIGNMENT)),
    unpackRowLength_(integer(GL_UNPACK_ROW_LENGTH)),
    unpackSkipRows_(integer(GL_UNPACK_SKIP_ROWS)),
    unpackSkipPixels_(integer(GL_UNPACK_SKIP_PIXELS)),
    sourceColor_(integer(GL_BLEND_SRC_RGB)),
    sourceAlpha_(integer(GL_BLEND_SRC_ALPHA)),
    targetColor_(integer(GL_BLEND_DST_RGB)),
    targetAlpha_(integer(GL_BLEND_DST_ALPHA)),
    colorEquation_(integer(GL_BLEND_EQUATION_RGB)),
    alphaEquation_(integer(GL_BLEND_EQUATION_ALPHA)) {
  glActiveTexture(GL_TEXTURE0);
  texture_ = integer(GL_TEXTURE_BINDING_2D);
  sampler_ = integer(GL_SAMPLER_BINDING);
  glGetIntegerv(GL_VIEWPORT, viewport_);
  glGetIntegerv(GL_SCISSOR_BOX, scissor_);
  polygonMode_[1] = GL_FILL;
  glGetIntegerv(GL_POLYGON_MODE, polygonMode_);
  glGetBooleanv(GL_COLOR_WRITEMASK, colorMask_);
  int index = 0;
  for (const GLenum name :
       {GL_SCISSOR_TEST, GL_BLEND, GL_CULL_FACE, GL_DEPTH_TEST, GL_STENCIL_TEST,
        GL_FRAMEBUFFER_SRGB, GL_PRIMITIVE_RESTART, GL_COLOR_LOGIC_OP}) {
    capabilities_[index++] = {name, glIsEnabled(name) == GL_TRUE};
  }
}

SavedGLState::~SavedGLState() {
  for (const Capability &capability : capabilities_) {
    capability.isEnabled ? glEnable(capability.name) : glDisable(capability.name);
  }
  glColorMask(colorMask_[0], colorMask_[1], colorMask_[2], colorMask_[3]);
  glPolygonMode(GL_FRONT_AND_BACK, polygonMode_[0]);
  glViewport(viewport_[0], viewport_[1], viewport_[2], viewport_[3]);
  glScissor(scissor_[0], scissor_[1], scissor_[2], scissor_[3]);
  glBlendEquationSeparate(colorEquation_, alphaEquation_);
  glBlendFuncSeparate(sourceColor_, targetColor_, sourceAlpha_, targetAlpha_);
  glPixelStorei(GL_UNPACK_ALIGNMENT, unpackAlignment_);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, unpackRowLength_);
  glPixelStorei(GL_UNPACK_SKIP_ROWS, unpackSkipRows_);
  glPixelStorei(GL_UNPACK_SKIP_PIXELS, unpackSkipPixels_);
  glBindBuffer(GL_PIXEL_UNPACK_BUFFER, unpackBuffer_);
  glBindVertexArray(vertexArray_);
  glBindBuffer(GL_ARRAY_BUFFER, arrayBuffer_);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glBindSampler(0, sampler_);
  glUseProgram(program_);
  glActiveTexture(activeTexture_);
}

}  // namespace inspector

#endif
