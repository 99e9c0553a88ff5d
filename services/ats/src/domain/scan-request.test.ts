import { AppError } from '@resume/service-kit/errors/app-error'
import { describe, expect, it } from 'vitest'
import { type RawScanRequest, readScanRequest } from './scan-request.ts'

const layout = {
  columns: 1,
  tables: 0,
  images: 0,
  textInHeaderOrFooter: 0,
  hiddenTextCharacters: 0,
  unmappableFonts: 0,
  letterSpacedLines: 0,
}

function read(change: Partial<RawScanRequest>) {
  return readScanRequest({ resume: 'Jane Doe', jobDescription: '', layout: undefined, ...change })
}

function pathsOf(change: Partial<RawScanRequest>): string[] | string {
  try {
    read(change)
  } catch (error) {
    if (error instanceof AppError) return error.details?.map(({ path }) => path) ?? error.code
  }
  return []
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('a text with more marks on a letter than any language has', () => {
  const marks = `a${'\u0344'.repeat(6_000)}${'\u0316'.repeat(12_000)}`

  it('loses what is behind the thirtieth, wherever it stands', () => {
    const { resume, jobDescription } = read({ resume: `Ada ${marks}`, jobDescription: marks })
    expect([String(resume).length, jobDescription.length]).toEqual([35, 31])
    const { resume: object } = read({ resume: json({ summary: marks }) })
    expect(JSON.stringify(object).length).toBeLessThan(100)
  })
})

describe('a request to scan', () => {
  it('takes text up to its limits, counted in characters and not in code units', () => {
    expect(read({ resume: 'x' }).resume).toBe('x')
    expect(pathsOf({ resume: '😀'.repeat(100_000), jobDescription: '😀'.repeat(50_000) })).toEqual([])
    expect(pathsOf({ resume: '😀'.repeat(100_001) })).toEqual(['resume'])
    expect(pathsOf({ resume: '' })).toEqual(['resume'])
    expect(pathsOf({ resume: undefined })).toEqual(['resume'])
  })

  it('takes an object, and nothing else as JSON', () => {
    expect(read({ resume: json({ basics: { name: 'Zoë' } }) }).resume).toEqual({ basics: { name: 'Zoë' } })
    for (const wrong of [json([]), json(null), json('text'), Buffer.from('{'), Buffer.from([0xff])]) {
      expect(pathsOf({ resume: wrong })).toEqual(['resume'])
    }
    expect(pathsOf({ resume: json({ text: 'x'.repeat(1024 * 1024) }) })).toBe('payload_too_large')
  })

  it('holds an object to the length of what it reads as', () => {
    const profile = (summary: string) => json({ summary, unread: 'x'.repeat(200_000) })
    const heading = '\nSummary\n'.length
    expect(pathsOf({ resume: profile('x'.repeat(100_000 - heading)) })).toEqual([])
    expect(pathsOf({ resume: profile('x'.repeat(100_001)) })).toEqual(['resume'])
  })

  it('names every wrong part at once', () => {
    expect(
      pathsOf({ resume: '', jobDescription: 'x'.repeat(50_001), layout: { ...layout, columns: -1, images: 0.5 } }),
    ).toEqual(['resume', 'jobDescription', 'layout.columns', 'layout.images'])
  })
})
