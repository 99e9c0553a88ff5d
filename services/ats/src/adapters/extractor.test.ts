import { afterAll, describe, expect, it } from 'vitest'
import { inflatingPdf } from '../../test-data/hostile-files.ts'
import { createExtractor } from './extractor.ts'

const extractor = createExtractor({ processes: 2, memoryLimitMb: 256, timeoutMs: 60_000 })
afterAll(() => extractor.close())

/** Sends files that take long to read, one for each subject without an account. @returns tells how many were read, and lets the others go */
function sendSlow(subjects: string[]) {
  const slow = inflatingPdf(20)
  const leaving = new AbortController()
  let read = 0
  const sent = subjects.map(async (subject) => {
    await extractor.extract(slow, { subject, userId: undefined }, leaving.signal).catch(() => {})
    read += 1
  })
  return {
    read: () => read,
    leave: () => {
      leaving.abort()
      return Promise.all(sent)
    },
  }
}

describe('files of callers without an account', { timeout: 90_000 }, () => {
  it('leave a process to users, however many they are', async () => {
    const strangers = sendSlow(['address:1', 'address:2', 'address:3', 'address:4'])
    /** By then as many of them as may are at work. */
    await new Promise((resolve) => setImmediate(resolve))
    const resume = new TextEncoder().encode('Ada Lovelace\nWelder')
    const { text } = await extractor.extract(resume, { subject: 'user:1', userId: '1' }, undefined)
    expect([text, strangers.read()]).toEqual(['Ada Lovelace\nWelder', 0])
    await strangers.leave()
  })

  it('take turns, so that many of one do not hold up the only one of another', async () => {
    const many = sendSlow(Array.from({ length: 4 }, () => 'address:many'))
    await new Promise((resolve) => setImmediate(resolve))
    await extractor.extract(new TextEncoder().encode('Ada'), { subject: 'address:one', userId: undefined }, undefined)
    expect(many.read()).toBeLessThanOrEqual(2)
    await many.leave()
  })
})
