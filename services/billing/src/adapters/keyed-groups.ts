/** Puts an item into the group of its key that is worked off next. */
export type JoinGroup<Item> = (key: string, item: Item) => void

/** Items of a group; the others are groups after it. */
const mostItems = 32

/**
 * Lets what would wait for the same row anyway wait here, where it holds no connection, and go on together: items of a key
 * that come while a group of it is at work are its next group, in the order in which they came. Other keys do not wait.
 * @param work works off a group; it settles each item and never throws
 */
export function createKeyedGroups<Item>(work: (key: string, items: readonly Item[]) => Promise<void>): JoinGroup<Item> {
  const waiting = new Map<string, Item[]>()
  const run = async (key: string, items: Item[]) => {
    while (items.length > 0) await work(key, items.splice(0, mostItems))
    waiting.delete(key)
  }
  return (key, item) => {
    const known = waiting.get(key)
    if (known) {
      known.push(item)
      return
    }
    const items = [item]
    waiting.set(key, items)
    void run(key, items)
  }
}
