#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include <cmath>

#include "ColorPicker.hpp"
#include "Drawing.hpp"
#include "Look.hpp"
#include "Pointing.hpp"
#include "Popup.hpp"
#include "Row.hpp"

using namespace inspector;

InspectorEvent inspector_color(Inspector *inspector, float color[4]) {
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(look::rowHeight));
  const Press press = pressOn(ui, row.id, row.control);
  if (press.isDone) { ui.focus().take(row.id); }
  if (press.isDone || row.focus.keys.enter) { openPopup(ui, row.id, firstPickerStop(row.id)); }

  drawField(ui, row.control, press.isHovered || ImGui::IsPopupOpen(row.id, 0));
  const float gap = ui.px(4);
  const ImRect swatch(
    row.control.Min + ImVec2(gap, gap), {row.control.Min.x + ui.px(44), row.control.Max.y - gap});
  const float radius = ui.px(look::fieldRadius - 2);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  if (color[3] < 1) { drawChecker(ui, swatch, radius); }
  const ImVec4 shown = {color[0], color[1], color[2], color[3]};
  list.AddRectFilled(swatch.Min, swatch.Max, ImGui::ColorConvertFloat4ToU32(shown), radius);
  list.AddRect(swatch.Min, swatch.Max, look::white(0.18f), radius);
  const ImRect text(
    {swatch.Max.x + ui.px(8), row.control.Min.y},
    row.control.Max - ImVec2(ui.px(look::fieldInset), 0));
  drawText(ui.typeface.text, text, Alignment::leading, look::text, hexText(color));
  if (color[3] < 1) {
    const std::string opacity = std::to_string(static_cast<int>(std::round(color[3] * 100))) + " %";
    drawText(ui.typeface.small, text, Alignment::trailing, look::quietText, opacity);
  }
  if (row.focus.isMarked) { drawFocus(ui, row.control, ui.px(look::fieldRadius)); }
  return putPicker(ui, row.id, row.control, color) ? InspectorEventChanged : row.event;
}

#endif
