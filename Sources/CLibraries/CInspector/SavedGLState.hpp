#pragma once

namespace inspector {

/// Remembers the OpenGL state that `Painter` changes, and puts it back when it goes.
///
/// While it lives, texture unit 0 is the active one.
class SavedGLState {
 public:
  SavedGLState();
  SavedGLState(const SavedGLState &) = delete;
  ~SavedGLState();

 private:
  struct Capability {
    unsigned name;
    bool isEnabled;
  };

  int activeTexture_, program_, texture_, sampler_, vertexArray_, arrayBuffer_, unpackBuffer_;
  int unpackAlignment_, unpackRowLength_, unpackSkipRows_, unpackSkipPixels_;
  int viewport_[4], scissor_[4], polygonMode_[2];
  int sourceColor_, sourceAlpha_, targetColor_, targetAlpha_, colorEquation_, alphaEquation_;
  unsigned char colorMask_[4];
  Capability capabilities_[8];
};

}  // namespace inspector
