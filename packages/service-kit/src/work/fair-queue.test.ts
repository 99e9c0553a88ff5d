import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, orOverloaded, QueueIsFull } from './fair-queue.ts'

/** Work that notes when it starts and ends when it is told to. */
function noted(started: string[]) {
  const ends: (() => void)[] = []
  return {
    work: (name: string) => () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    async endNext() {
      await new Promise((resolve) => setImmediate(resolve))
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('a fair queue', () => {
  it('lets callers take turns: one request waits for one of a crowd, not for all', async () => {
    const queue = createFairQueue({ slots: 1, most: 100 })
    const started: string[] = []
    const { work, endNext } = noted(started)
    for (let at = 0; at < 50; at += 1) void queue.run('crowd', work(`crowd ${at}`))
    void queue.run('one', work('one'))
    void queue.run('two', work('two'))
    for (let at = 0; at < 4; at += 1) await endNext()
    expect(started).toEqual(['crowd 0', 'crowd 1', 'one', 'two', 'crowd 2'])
  })

  it('has room for another caller even when one has filled it', async () => {
    const queue = createFairQueue({ slots: 1, most: 4 })
    const started: string[] = []
    const { work, endNext } = noted(started)
    const crowd = Array.from({ length: 5 }, (_, at) => queue.run('crowd', work(`crowd ${at}`)))
    const refused = Promise.allSettled(crowd)
    await expect(queue.run('crowd', work('too many'))).rejects.toBeInstanceOf(QueueIsFull)
    void queue.run('one', work('one'))
    await expect(crowd[4]).rejects.toBeInstanceOf(QueueIsFull)
    for (let at = 0; at < 6; at += 1) await endNext()
    expect(started).toEqual(['crowd 0', 'crowd 1', 'one', 'crowd 2', 'crowd 3'])
    expect((await refused).filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(queue.use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })

  it('forgets who gave up waiting, and goes on after work that failed', async () => {
    const queue = createFairQueue({ slots: 1, most: 10 })
    const gone = new AbortController()
    const first = queue.run('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      throw new Error('failed')
    })
    const second = queue.run('a', async () => 'never', gone.signal)
    gone.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    await expect(first).rejects.toThrow('failed')
    await expect(queue.run('a', async () => 'next')).resolves.toBe('next')
    await expect(queue.run('a', async () => 'never', gone.signal)).rejects.toThrow('gone')
    expect(queue.use()).toEqual({ capacity: 1, busy: 0, queued: 0 })
  })

  it('runs no more of one caller at once than it may, and leaves the other slots to others', async () => {
    const queue = createFairQueue({ slots: 3, each: 2, most: 100 })
    const started: string[] = []
    const { work, endNext } = noted(started)
    for (let at = 0; at < 5; at += 1) void queue.run('crowd', work(`crowd ${at}`))
    for (let at = 0; at < 2; at += 1) void queue.run('one', work(`one ${at}`))
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toEqual(['crowd 0', 'crowd 1', 'one 0'])
    for (let at = 0; at < 3; at += 1) await endNext()
    expect(started).toEqual(['crowd 0', 'crowd 1', 'one 0', 'crowd 2', 'one 1', 'crowd 3'])
    for (let at = 0; at < 4; at += 1) await endNext()
    expect(queue.use()).toEqual({ capacity: 3, busy: 0, queued: 0 })
  })

  it('counts what still runs of a caller of whom something else has ended', async () => {
    const queue = createFairQueue({ slots: 3, each: 2, most: 100 })
    const started: string[] = []
    const { work, endNext } = noted(started)
    for (let at = 0; at < 2; at += 1) void queue.run('one', work(`${at}`))
    await endNext()
    for (let at = 2; at < 4; at += 1) void queue.run('one', work(`${at}`))
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toEqual(['0', '1', '2'])
    for (let at = 0; at < 3; at += 1) await endNext()
    expect(started).toEqual(['0', '1', '2', '3'])
  })

  it('runs all that it accepts, never more at once than it has slots, whoever comes and goes', async () => {
    const requests = fc.array(
      fc.record({ caller: fc.constantFrom('a', 'b', 'c'), ms: fc.nat(3), leavesAfter: fc.option(fc.nat(3)) }),
      { maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 1, max: 3 }), async (asked, slots) => {
        const queue = createFairQueue({ slots, most: 8 })
        let atOnce = 0
        let highest = 0
        const outcomes = await Promise.allSettled(
          asked.map(({ caller, ms, leavesAfter }) => {
            const work = async () => {
              atOnce += 1
              highest = Math.max(highest, atOnce)
              await new Promise((resolve) => setTimeout(resolve, ms))
              atOnce -= 1
            }
            return queue.run(caller, work, leavesAfter === null ? undefined : AbortSignal.timeout(leavesAfter))
          }),
        )
        expect(highest).toBeLessThanOrEqual(slots)
        expect(queue.use()).toMatchObject({ busy: 0, queued: 0 })
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(['QueueIsFull', 'TimeoutError']).toContain(outcome.reason.name)
      }),
      { numRuns: 30 },
    )
  })
})

it('says to callers that there is too much, and tells what fails by itself as it is', async () => {
  const full = orOverloaded(Promise.reject(new QueueIsFull()), 'images are being checked', 5)
  await expect(full).rejects.toMatchObject({ id: 'overloaded', retryAfterSeconds: 5 })
  const failure = new Error('something else')
  await expect(orOverloaded(Promise.reject(failure), 'images are being checked', 5)).rejects.toBe(failure)
  expect(await orOverloaded(Promise.resolve('done'), 'images are being checked', 5)).toBe('done')
})
