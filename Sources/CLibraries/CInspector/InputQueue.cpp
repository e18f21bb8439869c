#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "InputQueue.hpp"

namespace inspector {

/// Whether a text field acts on the key; it takes the characters of a frame before its keys.
static bool editsText(InspectorKey key) {
  return key <= InspectorKeyDelete && key != InspectorKeySpace;
}

void InputQueue::key(InspectorKey key, bool isDown) {
  if (keysDown_[key] == isDown) { return; }
  keysDown_[key] = isDown;
  add({.kind = Kind::key, .isDown = isDown, .key = key});
}

void InputQueue::releaseAll() {
  for (int index = 0; index <= InspectorKeyZ; index++) {
    key(static_cast<InspectorKey>(index), false);
  }
  button(false);
}

void InputQueue::add(const Event &event) {
  if (event.kind == Kind::move) {
    pointer_ = event.point;
    if (!events_.empty() && events_.back().kind == Kind::move) { events_.pop_back(); }
  }
  events_.push_back(event);
}

void InputQueue::apply(ImGuiIO &io, float scale) {
  bool hasButton = false;
  bool hasText = false;
  bool hasEditingKey = false;
  std::bitset<32> changedKeys;
  for (; !events_.empty(); events_.pop_front()) {
    const Event &event = events_.front();
    switch (event.kind) {
      case Kind::move:
        if (hasButton) { return; }
        io.MousePos = event.point.x == -FLT_MAX ? event.point : event.point * scale;
        break;
      case Kind::button:
        if (hasButton) { return; }
        hasButton = io.MouseDown[0] != event.isDown;
        io.MouseDown[0] = event.isDown;
        break;
      case Kind::wheel:
        if (hasButton) { return; }
        io.MouseWheel += event.notches;
        break;
      case Kind::key:
        if (changedKeys[event.key] || (hasText && event.isDown && editsText(event.key))) { return; }
        changedKeys[event.key] = true;
        hasEditingKey = hasEditingKey || (event.isDown && editsText(event.key));
        io.KeysDown[event.key] = event.isDown;
        break;
      case Kind::character:
        if (hasButton || hasEditingKey) { return; }
        hasText = true;
        io.AddInputCharacter(event.scalar);
        break;
    }
  }
}

void mapKeys(ImGuiIO &io) {
  io.KeyMap[ImGuiKey_LeftArrow] = InspectorKeyLeft;
  io.KeyMap[ImGuiKey_RightArrow] = InspectorKeyRight;
  io.KeyMap[ImGuiKey_UpArrow] = InspectorKeyUp;
  io.KeyMap[ImGuiKey_DownArrow] = InspectorKeyDown;
  io.KeyMap[ImGuiKey_Home] = InspectorKeyHome;
  io.KeyMap[ImGuiKey_End] = InspectorKeyEnd;
  io.KeyMap[ImGuiKey_Tab] = InspectorKeyTab;
  io.KeyMap[ImGuiKey_Enter] = InspectorKeyEnter;
  io.KeyMap[ImGuiKey_Escape] = InspectorKeyEscape;
  io.KeyMap[ImGuiKey_Space] = InspectorKeySpace;
  io.KeyMap[ImGuiKey_Backspace] = InspectorKeyBackspace;
  io.KeyMap[ImGuiKey_Delete] = InspectorKeyDelete;
  io.KeyMap[ImGuiKey_A] = InspectorKeyA;
  io.KeyMap[ImGuiKey_C] = InspectorKeyC;
  io.KeyMap[ImGuiKey_V] = InspectorKeyV;
  io.KeyMap[ImGuiKey_X] = InspectorKeyX;
  io.KeyMap[ImGuiKey_Y] = InspectorKeyY;
  io.KeyMap[ImGuiKey_Z] = InspectorKeyZ;
}

}  // namespace inspector

#endif
