/**
 * Gathers what comes until the event loop has read all that has arrived: what many requests want then leaves together. What
 * comes alone waits for a few microseconds.
 * @param most how many leave together at most
 * @param leave takes them, in the order in which they came; must not throw
 */
export function gather<Item>(most: number, leave: (items: Item[]) => void): (item: Item) => void {
  let gathered: Item[] = []
  const leaveAll = () => {
    const items = gathered
    gathered = []
    for (let from = 0; from < items.length; from += most) leave(items.slice(from, from + most))
  }
  return (item) => {
    gathered.push(item)
    if (gathered.length === 1) setImmediate(leaveAll)
  }
}
