import { describe, expect, it } from 'vitest'
import { exampleResume, fileForm } from '../client/example.ts'
import { encryptedPdf, endlessPdf, inflatingPdf, picture, zipBomb } from './hostile-file.ts'
import { countStatuses, startLoad } from './load.ts'
import { useKeptPlatform } from './running-platform.ts'

const { aVisitor, part } = useKeptPlatform()

/** A file, and how it may be refused. */
const files: [string, () => Uint8Array<ArrayBuffer>, ...number[]][] = [
  ['a zip bomb', zipBomb, 400],
  /** By its memory, or by its time on a slow machine. */
  ['a PDF that inflates to 200 MB', inflatingPdf, 400, 408],
  ['a PDF of 20,000 pages', endlessPdf, 400],
  ['an encrypted PDF', encryptedPdf, 400],
  ['a truncated PDF', () => Uint8Array.from(exampleResume.subarray(0, 900)), 400],
  ['a picture that calls itself a PDF', () => picture, 415],
  ['an empty file', () => new Uint8Array(), 400],
  ['a file above 5 MB', () => new Uint8Array(5 * 1024 * 1024 + 1).fill(65), 413],
]

describe('a hostile file', () => {
  it.each(files)('%s is refused with a reason, costs nothing and holds nobody up', async (_, make, ...statuses) => {
    const others = startLoad(2, () => aVisitor().call('GET', '/ats/quota'))
    const visitor = aVisitor()
    const answer = await visitor.call('POST', '/ats/extract', { body: fileForm(make()) })
    await others.stop()
    expect(statuses).toContain(answer.status)
    expect(answer.body.success).toBe(false)
    expect(answer.body.message.length).toBeGreaterThan(10)
    expect((await visitor.call('GET', '/ats/quota')).body.data.extract.used).toBe(0)
    expect(others.failures).toEqual([])
    expect(Object.keys(countStatuses(others.answers))).toEqual(['200'])
    expect(part('ats').isRunning()).toBe(true)
  })

  it('leaves the next, ordinary file readable', async () => {
    const answer = await aVisitor().call('POST', '/ats/extract', { body: fileForm(exampleResume) })
    expect(answer.status).toBe(200)
  })
})
