internal import Layers

/// Areas put together, as paths of straight lines that stay within 1/50 of a point.
extension Path {
  private func combined(
    with other: Path, isEvenOdd: Bool, _ rule: PathCombination.Rule
  ) -> Path {
    Path(PathCombination(layersPath, other.layersPath, isEvenOdd: isEvenOdd).area(rule))
  }

  /// Returns the area of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, isEvenOdd: eoFill) { $0 || $1 }
  }

  /// Returns the area that both have.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, isEvenOdd: eoFill) { $0 && $1 }
  }

  /// Returns the area that `other` does not have.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, isEvenOdd: eoFill) { $0 && !$1 }
  }

  /// Returns the area that one of both has, and not the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, isEvenOdd: eoFill) { $0 != $1 }
  }

  /// Returns the area as a path that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), isEvenOdd: eoFill) { isInside, _ in isInside }
  }

  /// Returns the line of the path where it lies inside the area of another.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(
      PathCombination(layersPath, other.layersPath, isEvenOdd: eoFill).line(isInside: true))
  }

  /// Returns the line of the path where it lies outside the area of another.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(
      PathCombination(layersPath, other.layersPath, isEvenOdd: eoFill).line(isInside: false))
  }
}
