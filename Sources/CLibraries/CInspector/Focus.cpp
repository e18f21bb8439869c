#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Focus.hpp"

#include <algorithm>

#include "inspector.h"

namespace inspector {

Keys Keys::pressed() {
  const auto once = [](InspectorKey key) { return ImGui::IsKeyPressed(key, false); };
  const auto again = [](InspectorKey key) { return ImGui::IsKeyPressed(key, true) ? 1 : 0; };
  Keys keys;
  keys.arrowVertical = again(InspectorKeyDown) - again(InspectorKeyUp);
  const int tab = again(InspectorKeyTab) * (ImGui::GetIO().KeyShift ? -1 : 1);
  keys.vertical = tab != 0 ? tab : keys.arrowVertical;
  keys.horizontal = again(InspectorKeyRight) - again(InspectorKeyLeft);
  keys.enter = once(InspectorKeyEnter);
  keys.escape = once(InspectorKeyEscape);
  keys.reset = once(InspectorKeyHome) || once(InspectorKeyBackspace) || once(InspectorKeyDelete);
  return keys;
}

void Focus::beginFrame(const Keys &keys) {
  keys_ = keys;
  stops_.clear();
  if (grabbed_ != 0 && grabbed_ == id_) {
    if (keys.vertical == keys.arrowVertical) { return; }
    grabbed_ = 0;  // Tab leaves
  }
  if (id_ != 0 && keys.vertical != 0) { move(keys.vertical, keys.vertical != keys.arrowVertical); }
}

void Focus::endFrame() {
  const auto found = std::find(stops_.begin(), stops_.end(), id_);
  if (found != stops_.end()) { lastIndex_ = static_cast<int>(found - stops_.begin()); }
  lastStops_ = stops_;
}

void Focus::move(int distance, bool wraps) {
  if (lastStops_.empty()) { return; }
  const int count = static_cast<int>(lastStops_.size());
  const auto found = std::find(lastStops_.begin(), lastStops_.end(), id_);
  int index = std::min(lastIndex_, count - 1);
  if (found != lastStops_.end()) {
    index = static_cast<int>(found - lastStops_.begin()) + distance;
  }
  index = wraps ? (index + count) % count : std::clamp(index, 0, count - 1);
  id_ = lastStops_[index];
  isMarked_ = mustReveal_ = true;
}

Focus::Answer Focus::stop(ImGuiID id, const char *name, const ImRect &place, bool canBeFirst) {
  stops_.push_back(id);
  if (isRequested_ && (requestedName_.empty() ? canBeFirst : requestedName_ == name)) {
    isRequested_ = false;
    id_ = id;
    isMarked_ = mustReveal_ = true;
  }
  if (id != id_) { return {}; }
  name_ = name;
  if (mustReveal_) {
    mustReveal_ = false;
    ImRect shown = place;
    shown.Expand(ImGui::GetFontSize() / 2);
    ImGui::ScrollToRect(ImGui::GetCurrentWindow(), shown, ImGuiScrollFlags_KeepVisibleEdgeY);
  }
  if (keys_.horizontal != 0 || keys_.enter || keys_.reset) { isMarked_ = true; }
  return {.isFocused = true, .isMarked = isMarked_, .keys = keys_};
}

void Focus::take(ImGuiID id) {
  id_ = id;
  isMarked_ = false;
  isRequested_ = false;
  grabbed_ = 0;
}

void Focus::updateGrab(ImGuiID id) {
  if (id != id_) { return; }
  if (keys_.enter) { grabbed_ = grabbed_ == id ? 0 : id; }
  if (keys_.escape && grabbed_ == id) {
    grabbed_ = 0;
    keys_.escape = false;  // it has left the control, and leaves nothing more
  }
}

void Focus::request(std::string name) {
  isRequested_ = true;
  requestedName_ = std::move(name);
}

void Focus::release() {
  id_ = grabbed_ = 0;
  name_.clear();
  isRequested_ = false;
}

}  // namespace inspector

#endif
