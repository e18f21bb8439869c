#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Look.hpp"
#include "Pointing.hpp"
#include "Row.hpp"

using namespace inspector;

InspectorEvent inspector_switch(Inspector *inspector, bool *is_on) {
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(look::rowHeight));
  const bool before = *is_on;
  const ImVec2 size = {ui.px(32), ui.px(18)};
  const ImVec2 origin = {
    row.control.Max.x - size.x, ImFloor(row.control.GetCenter().y - size.y / 2)};
  const ImRect place(origin, origin + size);

  const Press press = pressOn(ui, row.id, place);
  if (press.isDone) { ui.focus().take(row.id); }
  if (press.isDone || row.focus.keys.enter) { *is_on = !*is_on; }
  if (row.focus.keys.horizontal != 0) { *is_on = row.focus.keys.horizontal > 0; }

  const float share = ui.eased(row.id, *is_on ? 1 : 0);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = size.y / 2;
  list.AddRectFilled(place.Min, place.Max, look::white(press.isHovered ? 0.20f : 0.15f), radius);
  list.AddRectFilled(
    place.Min, place.Max, look::accent(share * (press.isHovered ? 1 : 0.92f)), radius);
  const float travel = size.x - size.y;
  drawGrab(ui, origin + ImVec2(radius + travel * share, radius), radius - ui.px(2), 0);
  if (row.focus.isMarked) { drawFocus(ui, place, radius); }
  return *is_on != before ? InspectorEventChanged : row.event;
}

#endif
