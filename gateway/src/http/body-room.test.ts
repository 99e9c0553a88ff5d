import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Closable, createBodyRoom } from './body-room.ts'

const user = (key: string) => ({ key, isAnonymous: false })
const visitor = (key: string) => ({ key, isAnonymous: true })

describe('room for uploads', () => {
  it('is half for visitors, however many they are, and all for users', () => {
    const { enterUpload } = createBodyRoom(1_000)
    const visitors = Array.from({ length: 5 }, (_, nth) => enterUpload(visitor(`10.0.0.${nth}`)))
    for (const place of visitors) place.take(100)
    expect(() => enterUpload(visitor('10.0.1.1')).take(1)).toThrow('Too many files are being uploaded')
    const place = enterUpload(user('ada'))
    place.take(500)
    expect(() => place.take(1)).toThrow('Too many files are being uploaded')
    visitors[0]?.leave()
    visitors[0]?.leave()
    place.take(100)
    expect(() => place.take(1)).toThrow()
  })

  it('holds two uploads of a caller at a time', () => {
    const { enterUpload } = createBodyRoom(1_000)
    const enter = () => enterUpload(visitor('10.0.0.1'))
    for (let round = 0; round < 2; round++) {
      const [first, second] = [enter(), enter()]
      expect(enter).toThrow('Too many requests')
      enterUpload(visitor('10.0.0.2')).leave()
      first.leave()
      const third = enter()
      expect(enter).toThrow('Too many requests')
      second.leave()
      third.leave()
    }
  })

  it('is left once by each upload, however often it is left', () => {
    const { enterUpload } = createBodyRoom(1_000)
    const enter = () => enterUpload(visitor('10.0.0.1'))
    const [first] = [enter(), enter()]
    first.leave()
    first.leave()
    enter()
    expect(enter).toThrow('Too many requests')
  })
})

/** The response to a request, as far as the room knows it. */
class Response extends EventEmitter implements Closable {
  closed = false

  close() {
    this.closed = true
    this.emit('close')
  }
}

describe('room for bodies', () => {
  afterEach(() => vi.useRealTimers())

  /** Asks for room, and tells in `begun` once there is some. */
  function askedFrom(room: ReturnType<typeof createBodyRoom>, begun: string[]) {
    return (name: string, sender: ReturnType<typeof user>, bytes: number) => {
      const response = new Response()
      const entering = room.enter(sender, bytes, response).then(() => void begun.push(name))
      entering.catch(() => {})
      return { response, entering }
    }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('is waited for in the order of the requests of each sender, who has a part of it', async () => {
    const begun: string[] = []
    const ask = askedFrom(createBodyRoom(1_000), begun)
    const first = ask('first', user('ada'), 200)
    const second = ask('second', user('ada'), 100)
    const third = ask('third', user('ada'), 50)
    ask('of another', user('bob'), 250)
    await settled()
    expect(begun).toEqual(['first', 'of another'])
    first.response.close()
    await settled()
    expect(begun).toEqual(['first', 'of another', 'second', 'third'])
    second.response.close()
    third.response.close()
  })

  it.each([
    ['a quarter for a user', user('ada'), 400],
    ['a sixteenth for an address', visitor('10.0.0.1'), 100],
  ])('is %s who has some of it already', async (_what, sender, most) => {
    const begun: string[] = []
    const ask = askedFrom(createBodyRoom(1_600), begun)
    const first = ask('first', sender, 50)
    const within = ask('as much as may be', sender, most - 50)
    await Promise.all([first.entering, within.entering])
    within.response.close()
    const beyond = ask('a byte more', sender, most - 49)
    await new Promise(setImmediate)
    expect(begun).toEqual(['first', 'as much as may be'])
    first.response.close()
    await beyond.entering
  })

  it('is there for a single body that is larger than that part', async () => {
    const begun: string[] = []
    const ask = askedFrom(createBodyRoom(1_000), begun)
    const large = ask('large', visitor('10.0.0.1'), 400)
    ask('behind', visitor('10.0.0.1'), 10)
    await settled()
    expect(begun).toEqual(['large'])
    large.response.close()
    await settled()
    expect(begun).toEqual(['large', 'behind'])
  })

  it('is half for visitors, and one share with uploads', async () => {
    const begun: string[] = []
    const room = createBodyRoom(1_000)
    const ask = askedFrom(room, begun)
    const upload = room.enterUpload(visitor('10.0.0.1'))
    upload.take(450)
    ask('visitor', visitor('10.0.0.2'), 60)
    ask('user', user('ada'), 60)
    await settled()
    expect(begun).toEqual(['user'])
    upload.leave()
    await settled()
    expect(begun).toEqual(['user', 'visitor'])
  })

  it('is refused with a time to come again when there is none for five seconds', async () => {
    vi.useFakeTimers()
    const room = createBodyRoom(1_000)
    const ask = askedFrom(room, [])
    ask('slow', user('ada'), 250)
    const { entering } = ask('late', user('ada'), 250)
    const refusal = expect(entering).rejects.toMatchObject({ id: 'overloaded', retryAfterSeconds: 5 })
    await vi.advanceTimersByTimeAsync(5_000)
    await refusal
  })

  /** What becomes of a body without waiting. */
  const atOnce = ({ entering }: { entering: Promise<void> }) =>
    Promise.race([
      entering.then(
        () => 'begins',
        ({ id }) => id,
      ),
      settled().then(() => 'waits'),
    ])

  it('is waited for by 32 bodies of a sender, and by 256 of all', async () => {
    const ask = askedFrom(createBodyRoom(1_000), [])
    const full = Array.from({ length: 4 }, (_, nth) => ask('full', user(`${nth}`), 250))
    const waiting = Array.from({ length: 255 }, (_, nth) => ask('waiting', user(`of ${Math.floor(nth / 32)}`), 10))
    expect(await atOnce(ask('one too many of the first', user('of 0'), 10))).toBe('overloaded')
    waiting.push(ask('the last', user('another'), 10))
    expect(await atOnce(ask('one too many', user('another'), 10))).toBe('overloaded')
    waiting[40]?.response.close()
    const next = ask('in the place of one who has gone', user('another'), 10)
    expect(await atOnce(next)).toBe('waits')
    for (const { response } of [...waiting, ...full]) response.close()
    await next.entering
  })

  it('is refused at once to a body that is larger than all of it', async () => {
    const ask = askedFrom(createBodyRoom(1_000), [])
    expect(await atOnce(ask('too large', user('ada'), 1_001))).toBe('overloaded')
    expect(await atOnce(ask('as large', user('ada'), 1_000))).toBe('begins')
  })

  it('is given to nobody who has gone', async () => {
    const begun: string[] = []
    const ask = askedFrom(createBodyRoom(1_000), begun)
    const first = ask('first', user('ada'), 200)
    const gone = ask('gone', user('ada'), 200)
    const last = ask('last', user('ada'), 200)
    gone.response.close()
    await expect(gone.entering).rejects.toMatchObject({ id: 'caller_gone' })
    first.response.close()
    await settled()
    expect(begun).toEqual(['first', 'last'])
    /** What left while it waited gives nothing back twice. */
    const [next, another] = [ask('next', user('ada'), 150), ask('another', user('ada'), 150)]
    await settled()
    expect(begun).toEqual(['first', 'last'])
    last.response.close()
    await settled()
    expect(begun).toEqual(['first', 'last', 'next'])
    next.response.close()
    another.response.close()
  })

  it('is never more than there is, in whatever order bodies come and go', async () => {
    const room = createBodyRoom(1_000)
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % below
    }
    const within = new Map<Response, { bytes: number; isAnonymous: boolean }>()
    const waiting: Promise<unknown>[] = []
    for (let nth = 0; nth < 2_000; nth++) {
      const isAnonymous = random(2) === 0
      const response = new Response()
      const bytes = 1 + random(300)
      const entering = room.enter({ key: `${isAnonymous} ${random(6)}`, isAnonymous }, bytes, response)
      waiting.push(
        entering.then(
          () => response.closed || within.set(response, { bytes, isAnonymous }),
          () => {},
        ),
      )
      if (random(8) === 0) response.close()
      await settled()
      const held = [...within.values()]
      expect(sum(held)).toBeLessThanOrEqual(1_000)
      expect(sum(held.filter((one) => one.isAnonymous))).toBeLessThanOrEqual(500)
      for (const one of [...within.keys()].slice(0, random(4))) {
        within.delete(one)
        one.close()
      }
    }
    while (within.size > 0) {
      for (const one of [...within.keys()]) {
        within.delete(one)
        one.close()
      }
      await settled()
    }
    await Promise.all(waiting)
  })
})

const sum = (held: { bytes: number }[]) => held.reduce((total, { bytes }) => total + bytes, 0)
