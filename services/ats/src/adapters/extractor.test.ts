import { afterAll, describe, expect, it } from 'vitest'
import { inflatingPdf } from '../../test-data/hostile-files.ts'
import { createExtractor } from './extractor.ts'

const extractor = createExtractor({ processes: 2, memoryLimitMb: 256, timeoutMs: 60_000 })
afterAll(() => extractor.close())

describe('files of callers without an account', () => {
  it('leave a process to users, however many they are', { timeout: 90_000 }, async () => {
    let read = 0
    const slow = inflatingPdf(20)
    const strangers = Array.from({ length: 4 }, (_, nth) =>
      extractor
        .extract(slow, { subject: `address:${nth}`, userId: undefined }, undefined)
        .catch(() => {})
        .then(() => {
          read += 1
        }),
    )
    const resume = new TextEncoder().encode('Ada Lovelace\nWelder')
    const { text } = await extractor.extract(resume, { subject: 'user:1', userId: '1' }, undefined)
    expect([text, read]).toEqual(['Ada Lovelace\nWelder', 0])
    await Promise.all(strangers)
  })

  it('take turns, so that many of one do not hold up the only one of another', { timeout: 90_000 }, async () => {
    const order: string[] = []
    const send = (subject: string, bytes: Uint8Array) =>
      extractor
        .extract(bytes, { subject, userId: undefined }, undefined)
        .catch(() => {})
        .then(() => void order.push(subject))
    const many = Array.from({ length: 4 }, () => send('address:many', inflatingPdf(20)))
    await Promise.all([...many, send('address:one', new TextEncoder().encode('Ada Lovelace'))])
    expect(order.indexOf('address:one')).toBeLessThanOrEqual(2)
  })
})
