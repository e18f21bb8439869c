#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include <cmath>

#include "Drawing.hpp"
#include "Look.hpp"
#include "Numbers.hpp"
#include "Pointing.hpp"
#include "Row.hpp"

using namespace inspector;

/// Where a slider's grab is when its value is at an end: half a grab inside its track.
struct Travel {
  float left, length;
};

/// Moves the value with the pointer; true if it is new.
///
/// The distance dragged is added up, not rounded on the way, so that Alt can make it a tenth as
/// fast at any moment and a pointer that went past the end is met again where it left.
static bool follow(
  Inspector &ui, const Drag &drag, ImGuiID id, const Travel &travel, const InspectorRange &range,
  double &value) {
  if (!drag.isHeld) { return false; }
  if (drag.hasBegun) {
    ui.focus().take(id);
    ui.drag = {id, fraction(value, range), 0};
    const float pointer = ImGui::GetIO().MousePos.x;
    const float grab = travel.left + travel.length * static_cast<float>(ui.drag.x);
    // Taking the grab by its rim moves nothing.
    if (std::abs(pointer - grab) <= ui.px(look::grabRadius + 3)) { return false; }
    ui.drag.x = (pointer - travel.left) / travel.length;
  } else if (drag.distance.x == 0) {
    return false;
  }
  ui.drag.x += drag.distance.x / travel.length;
  const double wanted = range.minimum + ui.drag.x * (range.maximum - range.minimum);
  const double moved = onGrid(wanted, range, ui.isAltDown);
  if (moved == value) { return false; }
  value = moved;
  return true;
}

static void drawTrack(
  Inspector &ui, const Row &row, const Travel &travel, const InspectorRange &range, double value,
  const Drag &drag) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const auto [left, length] = travel;
  const float middle = ImFloor(row.track.GetCenter().y);
  const float half = ui.px(look::trackHeight) / 2;
  const float grab = left + length * static_cast<float>(fraction(value, range));
  const float reach = ui.px(look::grabRadius);
  // Ranges with both signs fill from zero, the others from their low end.
  const bool isSigned = range.minimum < 0 && range.maximum > 0;
  const float origin =
    isSigned ? left + length * static_cast<float>(fraction(0, range)) : left - reach;
  list.AddRectFilled(
    {left - reach, middle - half}, {left + length + reach, middle + half}, look::track, half);
  if (grab != origin) {
    list.AddRectFilled(
      {ImMin(origin, grab), middle - half}, {ImMax(origin, grab), middle + half},
      look::accent(ui.row.isHeld || drag.isHeld ? 1 : 0.62f), half);
  }
  if (isSigned) {
    list.AddRectFilled(
      {origin - ui.scale / 2, middle - 2 * half}, {origin + ui.scale / 2, middle + 2 * half},
      look::white(0.35f));
  }
  const float glow = ui.eased(row.id, drag.isHeld ? 1 : drag.isHovered ? 0.55f : 0);
  drawGrab(ui, {grab, middle}, reach + 0.5f * glow * ui.scale, glow);
  if (row.focus.isMarked) {
    list.AddCircle({grab, middle}, reach + ui.px(2.5f), look::accent(), 0, ui.px(1.5f));
  }
}

/// The text of the value, with as many of its decimals as there is room for.
static std::string fitting(Inspector &ui, double value, const InspectorRange &range, float room) {
  std::string shown = text(value, range);
  for (int places = digits(range.step); width(ui.typeface.text, shown) > room && places > 0;) {
    shown = text(value, --places);
  }
  return shown;
}

InspectorEvent inspector_slider(
  Inspector *inspector, InspectorRange range, const char *unit, double *value) {
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(look::rowHeight));
  const float reach = ui.px(look::grabRadius);
  const Travel travel = {row.track.Min.x + reach, row.track.GetWidth() - 2 * reach};
  const ImRect target(
    {row.track.Min.x - ui.px(4), row.place.Min.y}, {row.track.Max.x, row.place.Max.y});
  const Drag drag = dragOn(ui, row.id, target);
  if (drag.isHovered) { ui.cursor = InspectorCursorHand; }
  bool isChanged = follow(ui, drag, row.id, travel, range, *value);
  if (row.focus.keys.horizontal != 0) {
    const double moved =
      nudged(*value, range, row.focus.keys.horizontal, ImGui::GetIO().KeyShift, ui.isAltDown);
    isChanged = isChanged || moved != *value;
    *value = moved;
  }
  const std::string suffix = unit;
  const float room = row.value.GetWidth() - ui.px(2 * look::fieldInset)
    - (suffix.empty() ? 0 : width(ui.typeface.small, suffix) + ui.px(3));
  const EditableText shown{
    .place = row.value,
    .shown = fitting(ui, *value, range, room),
    .edited = text(*value, range),
    .suffix = suffix,
    .color = ui.row.isHeld ? look::white(1) : look::white(0.72f)};
  if (const auto typed = put(ui, row.id, shown, row.focus.keys.enter)) {
    if (auto wanted = number(*typed)) {
      if (range.is_whole) { *wanted = std::round(*wanted); }
      *wanted = ImClamp(*wanted, range.minimum, range.maximum);
      isChanged = isChanged || *wanted != *value;
      *value = *wanted;
    }
  }
  drawTrack(ui, row, travel, range, *value, drag);
  return isChanged ? InspectorEventChanged : row.event;
}

#endif
