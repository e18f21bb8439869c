#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Pointing.hpp"

namespace inspector {

Press pressOn(Inspector &ui, ImGuiID id, const ImRect &place) {
  Press press;
  ImGui::KeepAliveID(id);
  ImGui::ItemAdd(place, id);
  press.isDone =
    ImGui::ButtonBehavior(place, id, &press.isHovered, &press.isHeld, ImGuiButtonFlags_NoNavFocus);
  if (press.isHovered) { ui.cursor = InspectorCursorHand; }
  return press;
}

Drag dragOn(Inspector &ui, ImGuiID id, const ImRect &place) {
  Drag drag;
  ImGui::KeepAliveID(id);
  ImGui::ItemAdd(place, id);
  drag.hasBegun = ImGui::ButtonBehavior(
    place, id, &drag.isHovered, &drag.isHeld,
    ImGuiButtonFlags_PressedOnClick | ImGuiButtonFlags_NoNavFocus);
  if (drag.isHeld && !drag.hasBegun) {
    drag.distance = ImGui::GetIO().MouseDelta * (ui.isAltDown ? 0.1f : 1);
  }
  return drag;
}

Drag dragSpot(Inspector &ui, ImGuiID id, const ImRect &place, float &x, float &y) {
  const Drag drag = dragOn(ui, id, place);
  if (drag.isHovered || drag.isHeld) { ui.cursor = InspectorCursorCross; }
  if (!drag.isHeld) { return drag; }
  const ImVec2 size = place.GetSize();
  if (drag.hasBegun) {
    ui.focus().take(id);
    const ImVec2 spot = (ImGui::GetIO().MousePos - place.Min) / size;
    ui.drag = {id, spot.x, spot.y};
  } else {
    // Past the edge the distance still counts, so that the pointer is met again where it left.
    ui.drag.x += drag.distance.x / size.x;
    ui.drag.y += drag.distance.y / size.y;
  }
  x = ImSaturate(static_cast<float>(ui.drag.x));
  y = ImSaturate(static_cast<float>(ui.drag.y));
  return drag;
}

}  // namespace inspector

#endif
