#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "ColorPicker.hpp"

#include <cmath>
#include <cstdio>
#include <optional>
#include <tuple>

#include "Drawing.hpp"
#include "Look.hpp"
#include "Pointing.hpp"
#include "Popup.hpp"

namespace inspector {

static ImU32 packed(float red, float green, float blue, float alpha = 1) {
  return ImGui::ColorConvertFloat4ToU32({red, green, blue, alpha});
}

static ImU32 pure(float hue) {
  float red = 0, green = 0, blue = 0;
  ImGui::ColorConvertHSVtoRGB(hue, 1, 1, red, green, blue);
  return packed(red, green, blue);
}

ImGuiID firstPickerStop(ImGuiID well) { return ImHashStr("shade", 0, well); }

std::string hexText(const float color[4]) {
  char text[8];
  const auto byte = [](float part) { return static_cast<int>(std::round(ImSaturate(part) * 255)); };
  std::snprintf(text, sizeof text, "#%02X%02X%02X", byte(color[0]), byte(color[1]), byte(color[2]));
  return text;
}

/// hex = ["#"] digit{6}
static std::optional<ImVec4> color(const std::string &text) {
  const size_t start = text.find_first_not_of(" #");
  unsigned value = 0;
  int length = 0;
  if (start == std::string::npos) { return std::nullopt; }
  if (std::sscanf(text.c_str() + start, "%6x%n", &value, &length) != 1 || length != 6) {
    return std::nullopt;
  }
  const auto part = [value](int shift) { return static_cast<float>(value >> shift & 0xFF) / 255; };
  return ImVec4(part(16), part(8), part(0), 1);
}

/// A surface of the picker: moves `x` and `y` by pointer, or by keys in hundredths; true if they
/// are new.
static bool move(Inspector &ui, ImGuiID id, const ImRect &place, float radius, float &x, float *y) {
  const float oldX = x, oldY = y == nullptr ? 0 : *y;
  float unused = 0;
  dragSpot(ui, id, place, x, y == nullptr ? unused : *y);
  Focus &focus = ui.focus();
  const Focus::Answer answer = focus.stop(id, "", place);
  const float step = ImGui::GetIO().KeyShift ? 0.1f : ui.isAltDown ? 0.001f : 0.01f;
  x = ImSaturate(x + static_cast<float>(answer.keys.horizontal) * step);
  if (y != nullptr) {
    focus.updateGrab(id);
    if (focus.isGrabbed(id)) {
      *y = ImSaturate(*y + static_cast<float>(answer.keys.arrowVertical) * step);
    }
  }
  if (answer.isMarked) { drawFocus(ui, place, radius); }
  return x != oldX || (y != nullptr && *y != oldY);
}

static void drawKnob(Inspector &ui, ImVec2 center, ImU32 color) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = ui.px(look::grabRadius);
  list.AddCircleFilled(center, radius + ui.scale, IM_COL32(0, 0, 0, 70));
  list.AddCircleFilled(center, radius, IM_COL32(255, 255, 255, 255));
  list.AddCircleFilled(center, radius - ui.px(2), color);
}

/// Saturation to the right, brightness upward.
static bool putShade(Inspector &ui, ImGuiID id, const ImRect &place) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = ui.px(look::fieldRadius);
  auto &picked = ui.picked;
  float down = 1 - picked.value;
  const bool isNew = move(ui, id, place, radius, picked.saturation, &down);
  picked.value = 1 - down;

  const ImVec2 right = {place.Max.x, place.Min.y}, bottom = {place.Min.x, place.Max.y};
  int first = list.VtxBuffer.Size;
  list.AddRectFilled(place.Min, place.Max, look::white(1), radius);
  shade(first, place.Min, right, look::white(1), pure(picked.hue));
  first = list.VtxBuffer.Size;
  list.AddRectFilled(place.Min, place.Max, look::white(1), radius);
  shade(first, place.Min, bottom, IM_COL32(0, 0, 0, 0), IM_COL32(0, 0, 0, 255));
  float red = 0, green = 0, blue = 0;
  ImGui::ColorConvertHSVtoRGB(picked.hue, picked.saturation, picked.value, red, green, blue);
  drawKnob(
    ui, place.Min + place.GetSize() * ImVec2(picked.saturation, down), packed(red, green, blue));
  return isNew;
}

static bool putHue(Inspector &ui, ImGuiID id, const ImRect &place) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = place.GetHeight() / 2;
  const bool isNew = move(ui, id, place, radius, ui.picked.hue, nullptr);
  // Six pieces, for a gradient has two ends; the outer two carry the round ends.
  for (int piece = 0; piece < 6; piece++) {
    const auto edge = [&](int index) {
      return ImFloor(place.Min.x + place.GetWidth() * static_cast<float>(index) / 6);
    };
    const int first = list.VtxBuffer.Size;
    const ImDrawFlags corners = piece == 0 ? ImDrawFlags_RoundCornersLeft
      : piece == 5                         ? ImDrawFlags_RoundCornersRight
                                           : ImDrawFlags_RoundCornersNone;
    const ImVec2 low = {edge(piece), place.Min.y}, high = {edge(piece + 1), place.Max.y};
    list.AddRectFilled(low, high, look::white(1), radius, corners);
    shade(
      first, low, {high.x, low.y}, pure(static_cast<float>(piece) / 6),
      pure(static_cast<float>(piece + 1) / 6));
  }
  const float reach = place.GetWidth() - 2 * radius;
  drawKnob(
    ui, {place.Min.x + radius + reach * ui.picked.hue, place.GetCenter().y}, pure(ui.picked.hue));
  return isNew;
}

static bool putOpacity(Inspector &ui, ImGuiID id, const ImRect &place, float color[4]) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float radius = place.GetHeight() / 2;
  const bool isNew = move(ui, id, place, radius, color[3], nullptr);
  drawChecker(ui, place, radius);
  const int first = list.VtxBuffer.Size;
  list.AddRectFilled(place.Min, place.Max, look::white(1), radius);
  shade(
    first, place.Min, {place.Max.x, place.Min.y}, packed(color[0], color[1], color[2], 0),
    packed(color[0], color[1], color[2]));
  const float reach = place.GetWidth() - 2 * radius;
  drawKnob(
    ui, {place.Min.x + radius + reach * color[3], place.GetCenter().y},
    packed(color[0], color[1], color[2]));
  return isNew;
}

/// Takes hue, saturation and value over from a color that changed elsewhere.
static void follow(Inspector &ui, ImGuiID well, const float color[4]) {
  auto &picked = ui.picked;
  const bool isSame = picked.id == well && picked.red == color[0] && picked.green == color[1]
    && picked.blue == color[2];
  if (isSame) { return; }
  float hue = 0, saturation = 0, value = 0;
  ImGui::ColorConvertRGBtoHSV(color[0], color[1], color[2], hue, saturation, value);
  const bool hasHue = saturation > 0 && value > 0;
  if (hasHue || picked.id != well) { picked.hue = hue; }
  picked.id = well;
  std::tie(picked.saturation, picked.value) = std::tuple(saturation, value);
  std::tie(picked.red, picked.green, picked.blue) = std::tuple(color[0], color[1], color[2]);
}

bool putPicker(Inspector &ui, ImGuiID well, const ImRect &control, float rgba[4]) {
  const float side = ui.px(12);
  if (!beginPopup(ui, well, control, {ui.px(224), ui.px(216)})) { return false; }
  follow(ui, well, rgba);
  const ImVec2 origin = ImGui::GetWindowPos() + ImVec2(side, side);
  const float right = origin.x + ui.px(200);
  const auto strip = [&](float top, float height) {
    return ImRect({origin.x, origin.y + ui.px(top)}, {right, origin.y + ui.px(top + height)});
  };
  bool isNew = putShade(ui, firstPickerStop(well), strip(0, 112));
  isNew = putHue(ui, ImHashStr("hue", 0, well), strip(124, 12)) || isNew;
  auto &picked = ui.picked;
  if (isNew) {
    ImGui::ColorConvertHSVtoRGB(
      picked.hue, picked.saturation, picked.value, rgba[0], rgba[1], rgba[2]);
  }
  isNew = putOpacity(ui, ImHashStr("opacity", 0, well), strip(146, 12), rgba) || isNew;

  const ImGuiID hexId = ImHashStr("hex", 0, well);
  const ImRect line = strip(170, look::fieldHeight);
  const ImRect field(line.Min, {line.Min.x + ui.px(92), line.Max.y});
  const Focus::Answer focus = ui.focus().stop(hexId, "", field);
  const EditableText hex{
    .place = field,
    .shown = hexText(rgba),
    .edited = hexText(rgba),
    .color = look::text,
    .isTrailing = false,
    .hasGround = true};
  if (const auto typed = put(ui, hexId, hex, focus.keys.enter)) {
    if (const auto wanted = color(*typed)) {
      std::tie(rgba[0], rgba[1], rgba[2]) = std::tuple(wanted->x, wanted->y, wanted->z);
      isNew = true;
    }
  }
  if (focus.isMarked) { drawFocus(ui, field, ui.px(look::fieldRadius)); }
  const std::string opacity = std::to_string(static_cast<int>(std::round(rgba[3] * 100))) + " %";
  drawText(ui.typeface.text, line, Alignment::trailing, look::quietText, opacity);
  if (isNew) {
    std::tie(picked.red, picked.green, picked.blue) = std::tuple(rgba[0], rgba[1], rgba[2]);
  }
  endPopup(ui);
  return isNew;
}

}  // namespace inspector

#endif
