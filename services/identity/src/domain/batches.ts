/** Rows that one statement changes or reports, so that none takes long, however much a user has. */
export const batchSize = 500

/** Parts of at most {@link batchSize} items, in order. */
export function* batches<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize)
}
