import { describe, expect, it } from 'vitest'
import { packContent, unpackBytes, unpackContent } from './packed-content.ts'

const jobs = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, nth) => ({ title: `Chef de cuisine n° ${nth}`, town: 'Köln' })))

describe('a content that is stored', () => {
  it('is kept as it is when it is small', async () => {
    const text = jobs(10)
    expect(await packContent(text)).toEqual({ content: text, packed: null, size: null })
  })

  it('is packed when it is large, and comes back byte for byte', async () => {
    const text = jobs(5_000)
    const stored = await packContent(text)
    expect(stored).toMatchObject({ content: null, size: Buffer.byteLength(text) })
    expect(stored.packed?.length).toBeLessThan(text.length / 4)
    expect(await unpackContent(stored)).toBe(text)
    expect(await unpackBytes(stored)).toEqual(Buffer.from(text))
  })

  it('is the same from text and from bytes', async () => {
    const text = jobs(5_000)
    expect(await packContent(Buffer.from(text))).toEqual(await packContent(text))
  })

  it('comes back when nothing in it repeats', async () => {
    const text = JSON.stringify(crypto.getRandomValues(new Uint32Array(10_000)).join(''))
    expect(await unpackContent(await packContent(text))).toBe(text)
  })

  it('that is damaged, or larger than it was, is no content', async () => {
    const { packed, size } = await packContent(jobs(5_000))
    const bytes = Buffer.from(packed ?? [])
    const isRead = (damaged: Uint8Array<ArrayBuffer>, sizeThen = size) =>
      unpackContent({ content: null, packed: damaged, size: sizeThen }).then(
        () => true,
        () => false,
      )
    expect(await isRead(bytes)).toBe(true)
    expect(await isRead(bytes.subarray(0, -100))).toBe(false)
    expect(await isRead(bytes, Number(size) - 1)).toBe(false)
    for (let at = 4; at < bytes.length; at += 997) {
      const changed = Buffer.from(bytes)
      changed[at] = Number(changed[at]) ^ 1
      expect(await isRead(changed), `byte ${at}`).toBe(false)
    }
  })
})
