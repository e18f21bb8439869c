#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Look.hpp"
#include "Numbers.hpp"
#include "Pointing.hpp"
#include "Row.hpp"

using namespace inspector;

/// Height of the pad in points.
static constexpr float padHeight = 88;

/// Puts the field of one coordinate under the label; true if a number was typed.
static bool putCoordinate(
  Inspector &ui, const Row &row, int index, const InspectorRange &range, double &value) {
  const float top = row.place.Min.y + ui.px(look::rowHeight + 26 * static_cast<float>(index));
  const float left = row.place.Min.x + ui.px(look::inset) + ui.panel.indent;
  const ImRect line({left, top}, {row.place.Min.x + ui.px(100), top + ui.px(look::fieldHeight)});
  drawText(ui.typeface.text, line, Alignment::leading, look::quietText, index == 0 ? "x" : "y");
  const EditableText shown{
    .place = ImRect(line.Min + ImVec2(ui.px(14), 0), line.Max),
    .shown = text(value, range),
    .edited = text(value, range),
    .color = look::white(0.8f)};
  const auto typed = put(ui, ImHashData(&index, sizeof index, row.id), shown, false);
  const auto wanted = typed ? number(*typed) : std::nullopt;
  if (!wanted) { return false; }
  value = ImClamp(*wanted, range.minimum, range.maximum);
  return true;
}

static void drawPad(Inspector &ui, const ImRect &place, ImVec2 point, bool isMarked, float glow) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = ui.px(look::fieldRadius);
  list.AddRectFilled(place.Min, place.Max, look::field, radius);
  for (int part = 1; part < 4; part++) {
    const ImVec2 offset = place.GetSize() * (static_cast<float>(part) / 4);
    const ImVec2 at = {ImFloor(place.Min.x + offset.x), ImFloor(place.Min.y + offset.y)};
    const ImU32 color = look::white(part == 2 ? 0.12f : 0.05f);
    list.AddRectFilled({at.x, place.Min.y}, {at.x + 1, place.Max.y}, color);
    list.AddRectFilled({place.Min.x, at.y}, {place.Max.x, at.y + 1}, color);
  }
  const ImU32 hair = look::accent(0.45f);
  list.AddRectFilled({point.x, place.Min.y}, {point.x + 1, place.Max.y}, hair);
  list.AddRectFilled({place.Min.x, point.y}, {place.Max.x, point.y + 1}, hair);
  drawGrab(ui, point, ui.px(look::grabRadius), glow);
  if (isMarked) { drawFocus(ui, place, radius); }
}

InspectorEvent inspector_pad(
  Inspector *inspector, InspectorRange x_range, InspectorRange y_range, double *x, double *y) {
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(padHeight + 8));
  const float top = row.place.Min.y + ui.px(4);
  const ImRect place({row.control.Min.x, top}, {row.control.Max.x, top + ui.px(padHeight)});
  const double oldX = *x, oldY = *y;

  float right = 0, down = 0;
  const Drag drag = dragSpot(ui, row.id, place, right, down);
  if (drag.isHeld) {
    const auto at = [&](const InspectorRange &range, float share) {
      return onGrid(range.minimum + share * (range.maximum - range.minimum), range, ui.isAltDown);
    };
    *x = at(x_range, right);
    *y = at(y_range, down);
  }
  // Enter hands all four arrows to the pad, until Enter or Escape.
  Focus &focus = ui.focus();
  const Keys &keys = row.focus.keys;
  focus.updateGrab(row.id);
  const bool isCoarse = ImGui::GetIO().KeyShift;
  if (keys.horizontal != 0) { *x = nudged(*x, x_range, keys.horizontal, isCoarse, ui.isAltDown); }
  if (keys.arrowVertical != 0 && focus.isGrabbed(row.id)) {
    *y = nudged(*y, y_range, keys.arrowVertical, isCoarse, ui.isAltDown);
  }
  bool isChanged = putCoordinate(ui, row, 0, x_range, *x);
  isChanged = putCoordinate(ui, row, 1, y_range, *y) || isChanged;

  const ImVec2 share = {
    static_cast<float>(fraction(*x, x_range)), static_cast<float>(fraction(*y, y_range))};
  const ImVec2 point = place.Min + place.GetSize() * share;
  const bool isNoticed = drag.isHeld || focus.isGrabbed(row.id);
  const float glow = ui.eased(row.id, isNoticed ? 1 : drag.isHovered ? 0.5f : 0);
  drawPad(ui, place, {ImFloor(point.x), ImFloor(point.y)}, row.focus.isMarked, glow);
  isChanged = isChanged || *x != oldX || *y != oldY;
  return isChanged ? InspectorEventChanged : row.event;
}

#endif
