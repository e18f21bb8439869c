#pragma once

#include <bitset>
#include <deque>

#include "DearImGui.hpp"
#include "inspector.h"

namespace inspector {

/// What has come in since the last frame, handed to ImGui no faster than it can see it.
///
/// ImGui 1.86 looks at the state of keys and buttons once a frame, so a click that begins and ends
/// between two frames would be lost: its end waits for the next frame.
class InputQueue {
 public:
  void move(ImVec2 point) { add({.kind = Kind::move, .point = point}); }
  void button(bool isDown) { add({.kind = Kind::button, .isDown = isDown}); }
  void scroll(float notches) { add({.kind = Kind::wheel, .notches = notches}); }
  void character(uint32_t scalar) { add({.kind = Kind::character, .scalar = scalar}); }
  void key(InspectorKey key, bool isDown);
  void releaseAll();

  /// Hands over as much as one frame can show.
  void apply(ImGuiIO &io, float scale);

  /// Whether a frame is needed for what is left, or for a key that goes on repeating.
  bool isPending() const { return !events_.empty() || keysDown_.any(); }

  ImVec2 pointer() const { return pointer_; }

 private:
  enum class Kind { move, button, wheel, key, character };
  struct Event {
    Kind kind;
    ImVec2 point = {};
    bool isDown = false;
    float notches = 0;
    InspectorKey key = InspectorKeyLeft;
    uint32_t scalar = 0;
  };

  void add(const Event &event);

  std::deque<Event> events_;
  /// As reported, whether or not ImGui has seen it.
  std::bitset<32> keysDown_;
  /// In points, as reported last.
  ImVec2 pointer_ = {-FLT_MAX, -FLT_MAX};
};

/// Tells ImGui which of our keys are which of its own.
void mapKeys(ImGuiIO &io);

}  // namespace inspector
