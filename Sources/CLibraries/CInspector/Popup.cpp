#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Popup.hpp"

#include "Drawing.hpp"
#include "Look.hpp"

namespace inspector {

void openPopup(Inspector &ui, ImGuiID id, ImGuiID focused) {
  ImGui::OpenPopupEx(id);
  const bool isByKey = ui.panelFocus.id() == id && !ImGui::IsMouseReleased(0);
  ui.popupFocus.take(focused);
  if (isByKey) { ui.popupFocus.mark(); }
  ui.settlingFrames = 2;
}

bool beginPopup(Inspector &ui, ImGuiID id, const ImRect &control, ImVec2 size) {
  if (!ImGui::IsPopupOpen(id, ImGuiPopupFlags_None)) { return false; }
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = ui.px(6);
  const float gap = ui.px(4);
  size.y = ImMin(size.y, screen.y - 2 * margin);
  float top = control.Max.y + gap;
  if (top + size.y > screen.y - margin) { top = control.Min.y - gap - size.y; }
  top = ImClamp(top, margin, screen.y - margin - size.y);
  const float left = ImClamp(control.Max.x - size.x, margin, screen.x - margin - size.x);
  ImGui::SetNextWindowPos({left, top});
  ImGui::SetNextWindowSize(size);
  constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
    | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;
  if (!ImGui::BeginPopupEx(id, flags)) { return false; }
  ui.popup.wasPut = ui.popup.isPutting = true;

  const float radius = ui.px(look::fieldRadius + 4);
  const ImRect place({left, top}, ImVec2(left, top) + size);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  drawShadow(ui, place, radius);
  list.AddRectFilled(place.Min, place.Max, look::raisedGround, radius);
  list.AddRect(place.Min, place.Max, look::rim, radius);
  list.PopClipRect();
  return true;
}

void endPopup(Inspector &ui) {
  if (ui.popupFocus.keys().escape) { ImGui::CloseCurrentPopup(); }
  ui.popup.isPutting = false;
  ImGui::EndPopup();
}

}  // namespace inspector

#endif
