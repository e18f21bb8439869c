#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Numbers.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace inspector {

int digits(double step) {
  int count = 0;
  for (double scaled = step; count < 6 && std::abs(scaled - std::round(scaled)) > 1e-9; count++) {
    scaled *= 10;
  }
  return count;
}

std::string text(double number, int digits) {
  char decimal[400];  // the largest number has 309 places
  std::snprintf(decimal, sizeof decimal, "%.*f", digits, std::abs(number));
  const bool isZero = std::string(decimal).find_first_not_of("0.") == std::string::npos;
  return (number < 0 && !isZero ? "\u2212" : "") + std::string(decimal);
}

std::string text(double number, const InspectorRange &range) {
  const int places = range.is_whole ? 0 : digits(range.step);
  const double tenths = std::round(number / range.step * 10);
  const bool isBetween = !range.is_whole && std::fmod(tenths, 10) != 0;
  return text(number, places + (isBetween ? 1 : 0));
}

std::optional<double> number(std::string text) {
  for (size_t at = 0; (at = text.find("\u2212", at)) != std::string::npos;) {
    text.replace(at, std::string("\u2212").size(), "-");
  }
  std::replace(text.begin(), text.end(), ',', '.');
  const size_t start = text.find_first_not_of(" +");
  if (start == std::string::npos) { return std::nullopt; }
  double value = 0;
  const auto result = std::from_chars(text.data() + start, text.data() + text.size(), value);
  if (result.ec != std::errc() || !std::isfinite(value)) { return std::nullopt; }
  return value;
}

double onGrid(double number, const InspectorRange &range, bool isFine) {
  const double step = range.is_whole ? 1 : isFine ? range.step / 10 : range.step;
  const double power = std::pow(10, digits(step));
  const double onStep = std::round(number / step) * step;
  const double decimal = std::round(onStep * power) / power;
  return std::clamp(decimal, range.minimum, range.maximum);
}

double fraction(double number, const InspectorRange &range) {
  const double length = range.maximum - range.minimum;
  return length > 0 && std::isfinite(number)
    ? std::clamp((number - range.minimum) / length, 0.0, 1.0)
    : 0;
}

double nudged(double number, const InspectorRange &range, int steps, bool isCoarse, bool isFine) {
  const bool isTenth = isFine && !range.is_whole;
  const double step = range.is_whole ? 1 : range.step;
  const double distance = steps * step * (isCoarse ? 10 : isTenth ? 0.1 : 1);
  return onGrid(number + distance, range, isTenth);
}

}  // namespace inspector

#endif
