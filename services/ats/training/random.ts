/** Numbers that look random and are the same on every machine: mulberry32 by Tommy Ettinger, in the public domain. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A number from 0 to less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 to less than a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** Whether something of this probability happens. */
  is(probability: number): boolean {
    return this.next() < probability
  }

  /** One of several. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  /** One of several, by their weights. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let at = this.next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      at -= weight
      if (at < 0) return item
    }
    return (items.at(-1) as readonly [number, Item])[1]
  }

  /** The same things in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    return items.map(() => left.splice(this.below(left.length), 1)[0] as Item)
  }
}
