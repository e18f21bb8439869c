// Numbers as a person reads and types them.
#pragma once

#include <optional>
#include <string>

#include "inspector.h"

namespace inspector {

/// Decimals that show every whole step: 2 for 0.05, 1 for 0.5, 0 for 1.
int digits(double step);

/// Decimal text with at most `digits` places and a real minus sign; no exponent.
std::string text(double number, int digits);

/// The text of a value: as many places as its range's steps have, one more where it lies between.
std::string text(double number, const InspectorRange &range);

/// Reads a number with a point or a comma; anything may follow it, such as a unit.
std::optional<double> number(std::string text);

/// The value nearest to `number` on a grid of decimals that every step lies on, and in the range.
///
/// Rounding to decimals, not to multiples of the step, gives the very number that its text stands
/// for.
double onGrid(double number, const InspectorRange &range, bool isFine);

/// Where `number` lies in the range, from 0 to 1.
double fraction(double number, const InspectorRange &range);

/// `number` moved by `steps` arrow keys: one step each, ten with Shift, a tenth with Alt.
double nudged(double number, const InspectorRange &range, int steps, bool isCoarse, bool isFine);

}  // namespace inspector
