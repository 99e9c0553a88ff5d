import { LRUCache } from 'lru-cache'

/** The body of a cache entry that this process holds, and the head by which Redis can tell that the entry is still that one. */
export interface HeldBody {
  head: string
  body: Buffer
}

/** Bodies that are asked for again and again, so that Redis need not send them each time. It is still asked each time. */
export interface HeldBodies {
  find(name: string): HeldBody | undefined
  /** Hears of an entry that Redis sent: its head, with the time when it was loaded, and the body after it. */
  hear(name: string, head: string, body: Buffer): void
}

interface Entry {
  head: string
  /** When this head was first heard of, by {@link performance.now}. */
  since: number
  body?: Buffer
}

/** For smaller bodies, asking whether they are the same costs as much as having them sent. Larger ones would push out many. */
const heldBytes = { least: 2 * 1024, most: 256 * 1024, inAll: 8 * 1024 * 1024 }
/** What an entry takes besides its body, in bytes. */
const overhead = 300
/**
 * How long an entry must have been seen with the same head before it is held, in milliseconds. A head tells the millisecond of Redis's
 * clock at which the entry's load began. One that replaces an entry is loaded after the entry was last seen, so that its
 * head is another one, unless the clock is set back meanwhile to that very millisecond.
 */
const settledMs = 1_000

/** Makes the {@link HeldBodies} of a process. @param now milliseconds that never go back */
export function createHeldBodies(now: () => number = () => performance.now()): HeldBodies {
  const entries = new LRUCache<string, Entry>({
    maxSize: heldBytes.inAll,
    sizeCalculation: ({ body }) => overhead + (body?.length ?? 0),
  })
  return {
    find(name) {
      const entry = entries.get(name)
      return entry?.body && { head: entry.head, body: entry.body }
    },
    hear(name, head, body) {
      if (body.length < heldBytes.least || body.length > heldBytes.most) return
      const known = entries.peek(name)
      if (known?.head !== head) entries.set(name, { head, since: now() })
      else if (!known.body && now() - known.since >= settledMs) {
        /** A copy: what Redis sent is part of a larger buffer. */
        entries.set(name, { ...known, body: Buffer.from(body) })
      }
    },
  }
}
