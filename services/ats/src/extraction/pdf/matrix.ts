/** An affine transformation as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** The transformation that changes nothing. */
export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** Where a point goes. */
export function place([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The upright rectangle around a rectangle that was moved. */
export function placeBox(matrix: Matrix, [x0, y0, x1, y1]: readonly number[]): [number, number, number, number] {
  const corners = [place(matrix, x0 ?? 0, y0 ?? 0), place(matrix, x1 ?? 0, y1 ?? 0)]
  corners.push(place(matrix, x0 ?? 0, y1 ?? 0), place(matrix, x1 ?? 0, y0 ?? 0))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Numbers of any array-like as a matrix; what is missing changes nothing. */
export function toMatrix(numbers: ArrayLike<number> | null | undefined): Matrix {
  if (!numbers) return identity
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(numbers)
  return [a, b, c, d, e, f]
}
