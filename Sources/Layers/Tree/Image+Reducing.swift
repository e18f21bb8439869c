extension Image {
  /// Returns the image with at most `side` pixels each way, in its own aspect; itself if it has no
  /// more.
  package func reduced(toSide side: Int) -> Image {
    guard max(pixelWidth, pixelHeight) > side else { return self }
    return Image(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, fitting: samples, toSide: side,
      isOpaque: isOpaque)
  }

  /// Makes an image of samples, reduced to at most `side` pixels each way, in their own aspect.
  ///
  /// Each pixel is the mean of the area that it covers: premultiplied colors can be averaged.
  package convenience init(
    pixelWidth: Int, pixelHeight: Int, fitting samples: Samples, toSide side: Int,
    isOpaque: Bool = false
  ) {
    precondition(side > 0, "a side needs a pixel, got \(side)")
    let longest = max(pixelWidth, pixelHeight)
    guard longest > side else {
      self.init(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, samples: samples, isOpaque: isOpaque)
      return
    }
    func reduced(_ length: Int) -> Int {
      max(1, (length * side + longest / 2) / longest)
    }
    let reduction = Reduction(
      width: pixelWidth, height: pixelHeight, toWidth: reduced(pixelWidth),
      height: reduced(pixelHeight))
    let smaller: Samples =
      switch samples {
      case .bytes(let bytes):
        .bytes(reduction.means(of: bytes) { Float($0) }.map { UInt8(clamping: Int($0 + 0.5)) })
      case .floats(let floats): .floats(reduction.means(of: floats) { $0 })
      }
    self.init(
      pixelWidth: reduction.columns.count, pixelHeight: reduction.rows.count, samples: smaller,
      isOpaque: isOpaque, original: (pixelWidth, pixelHeight))
  }
}

/// Means of the pixels of a picture over the areas of fewer, larger ones.
private struct Reduction {
  let columns: Side
  let rows: Side

  init(width: Int, height: Int, toWidth newWidth: Int, height newHeight: Int) {
    columns = Side(length: width, count: newWidth)
    rows = Side(length: height, count: newHeight)
  }

  /// One direction of the picture.
  struct Side {
    let length: Int
    /// Pixels that there are in the end.
    let count: Int

    /// The share of each of the new pixels that an old one covers: one, or two that follow each
    /// other.
    func share(of pixel: Int) -> (first: Int, share: Float, next: Float) {
      let first = pixel * count / length
      let whole = Float(count) / Float(length)
      // In parts of 1 / length, which are whole numbers.
      let end = (pixel + 1) * count
      let beyond = max(0, end - (first + 1) * length)
      let next = Float(beyond) / Float(length)
      return (first, whole - next, next)
    }
  }

  func means<Sample>(of samples: [Sample], _ number: (Sample) -> Float) -> [Float] {
    var sums = [Float](repeating: 0, count: columns.count * rows.count * 4)
    let shares = (0..<columns.length).map(columns.share)
    for y in 0..<rows.length {
      let row = rows.share(of: y)
      for x in 0..<columns.length {
        let column = shares[x]
        for channel in 0..<4 {
          let sample = number(samples[(y * columns.length + x) * 4 + channel])
          for (line, high) in [(row.first, row.share), (row.first + 1, row.next)] where high > 0 {
            let start = (line * columns.count + column.first) * 4 + channel
            sums[start] += sample * high * column.share
            if column.next > 0 { sums[start + 4] += sample * high * column.next }
          }
        }
      }
    }
    return sums
  }
}
