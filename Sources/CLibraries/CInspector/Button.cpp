#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Inspector.hpp"
#include "Look.hpp"
#include "Pointing.hpp"

using namespace inspector;

bool inspector_button(
  Inspector *inspector, const char *name, const char *label, int index, int count) {
  Inspector &ui = current(inspector);
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const float gap = ui.px(8);
  const float height = ui.px(28);
  const ImVec2 origin = {ui.panel.place.Min.x, window->DC.CursorPos.y};
  const float across = ui.px(look::panelWidth - 2 * look::inset) + gap;
  const float left = origin.x + ui.px(look::inset)
    + ImFloor(across * static_cast<float>(index) / static_cast<float>(count));
  const float right = origin.x + ui.px(look::inset) - gap
    + ImFloor(across * static_cast<float>(index + 1) / static_cast<float>(count));
  const float top = origin.y + ui.px(10);
  const ImRect place({left, top}, {right, top + height});
  const ImGuiID id = window->GetID(name);
  const Press press = pressOn(ui, id, place);
  const Focus::Answer focus = ui.focus().stop(id, name, place);
  if (press.isDone) { ui.focus().take(id); }
  const float glow = ui.eased(id, press.isHeld && press.isHovered ? 1 : press.isHovered ? 0.5f : 0);
  const float radius = ui.px(look::fieldRadius + 1);
  window->DrawList->AddRectFilled(place.Min, place.Max, look::white(0.08f + 0.08f * glow), radius);
  if (focus.isMarked) { drawFocus(ui, place, radius); }
  drawText(ui.typeface.text, place, Alignment::center, look::white(0.92f), label);
  if (index == count - 1) {
    window->DC.CursorPos.y = top;
    ImGui::Dummy({1, height});
  }
  return press.isDone || focus.keys.enter;
}

#endif
