import { AppError } from '@resume/service-kit/errors/app-error'

/** Who sends a body: a user by ID, anybody else by network address. */
export interface Sender {
  key: string
  isAnonymous: boolean
}

/** Room in memory for one upload. */
export interface UploadPlace {
  /** Takes room for more of it. @throws AppError `overloaded` when there is none */
  take(bytes: number): void
  leave(): void
}

/** What says when its connection or its work is over. */
export interface Closable {
  readonly closed: boolean
  once(event: 'close', listener: () => void): unknown
}

/** Room in memory for bodies that are still arriving or being worked on. */
export interface BodyRoom {
  /** Gives an upload its place, which grows with what arrives. @throws AppError `rate_limited` for a sender with too many */
  enterUpload(sender: Sender): UploadPlace
  /**
   * Waits until there is room for a body of a known size, which it has until the response is closed. Nothing of it is read meanwhile.
   * @throws AppError `overloaded` when there is none for some seconds
   */
  enter(sender: Sender, bytes: number, response: Closable): Promise<void>
}

/** Seconds after which a caller that was turned away may come again. */
const retryAfterSeconds = 5

/** Uploads of one sender at a time. */
const uploadsPerSender = 2

/** The largest part of the room that bodies of one user, or of one address, may have; a single body always may. */
const share = { user: 1 / 4, address: 1 / 16 }

/**
 * How long a body waits for room, in milliseconds, and how many may wait, of all senders and of one: what has come of a body that waits takes
 * some 100 KB as well.
 */
const waiting = { ms: 5_000, most: 256, ofSender: 32 }

interface Waiting {
  sender: Sender
  bytes: number
  begin(): void
}

/**
 * Room for bodies. Anonymous callers together get half of it, so that they cannot keep users out, and nobody gets more than a part
 * of it. A sender whose bodies come faster than they are worked on is slowed down before anything is refused.
 * @param mostBytes bytes in memory of all bodies
 */
export function createBodyRoom(mostBytes: number): BodyRoom {
  const uploads = new Map<string, number>()
  const held = new Map<string, number>()
  let all = 0
  let anonymous = 0
  let queue: Waiting[] = []

  const isRoomFor = ({ isAnonymous }: Sender, bytes: number) =>
    all + bytes <= mostBytes && (!isAnonymous || anonymous + bytes <= mostBytes / 2)

  const count = ({ key, isAnonymous }: Sender, bytes: number) => {
    all += bytes
    if (isAnonymous) anonymous += bytes
    const own = (held.get(key) ?? 0) + bytes
    if (own > 0) held.set(key, own)
    else held.delete(key)
  }

  const mayEnter = (sender: Sender, bytes: number) => {
    const own = held.get(sender.key) ?? 0
    const most = mostBytes * (sender.isAnonymous ? share.address : share.user)
    return isRoomFor(sender, bytes) && (own === 0 || own + bytes <= most)
  }

  /** Whoever came first begins first; who may not yet holds nobody up. */
  const letIn = () => {
    if (queue.length === 0) return
    const left: Waiting[] = []
    for (const one of queue) {
      if (mayEnter(one.sender, one.bytes)) one.begin()
      else left.push(one)
    }
    queue = left
  }

  const placeOf = (sender: Sender) => {
    let bytes = 0
    let hasLeft = false
    const take = (more: number) => {
      if (hasLeft) return
      bytes += more
      count(sender, more)
    }
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      count(sender, -bytes)
      letIn()
    }
    return { take, leave }
  }

  return {
    enterUpload: (sender) => {
      const { key } = sender
      const own = uploads.get(key) ?? 0
      if (own >= uploadsPerSender) throw new AppError('rate_limited', { retryAfterSeconds })
      uploads.set(key, own + 1)
      const place = placeOf(sender)
      let hasLeft = false
      return {
        take: (bytes) => {
          if (hasLeft) return
          if (!isRoomFor(sender, bytes)) throw overloaded('files are being uploaded')
          place.take(bytes)
        },
        leave: () => {
          if (hasLeft) return
          hasLeft = true
          place.leave()
          const left = (uploads.get(key) ?? 1) - 1
          if (left > 0) uploads.set(key, left)
          else uploads.delete(key)
        },
      }
    },
    enter: async (sender, bytes, response) => {
      const place = placeOf(sender)
      response.once('close', place.leave)
      if (response.closed) throw new AppError('caller_gone')
      const before = queue.filter((one) => one.sender.key === sender.key).length
      if (before === 0 && mayEnter(sender, bytes)) {
        place.take(bytes)
        return
      }
      const mayWait = bytes <= mostBytes && queue.length < waiting.most && before < waiting.ofSender
      if (!mayWait) throw overloaded('large requests at once')
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer)
          place.take(bytes)
          resolve()
        }
        const own = { sender, bytes, begin }
        const giveUp = (error: AppError) => {
          clearTimeout(timer)
          queue = queue.filter((one) => one !== own)
          reject(error)
        }
        const timer = setTimeout(() => giveUp(overloaded('large requests at once')), waiting.ms)
        response.once('close', () => giveUp(new AppError('caller_gone')))
        queue.push(own)
      })
    },
  }
}

const overloaded = (what: string) => new AppError('overloaded', { what }, { retryAfterSeconds })
