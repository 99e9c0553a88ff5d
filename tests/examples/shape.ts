/**
 * What two recordings of an answer must have in common: the names of fields, and the types of values. Of a list, it is
 * what any of its items has.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf).reduce(union, [])
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, shapeOf(inner)]),
  )
}

/** The different shapes of a list's items. */
function union(shapes: unknown, shape: unknown): unknown[] {
  const known = shapes as unknown[]
  return known.some((other) => JSON.stringify(other) === JSON.stringify(shape)) ? known : [...known, shape]
}
