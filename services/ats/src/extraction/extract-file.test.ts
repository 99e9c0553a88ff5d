import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personas } from '../../test-data/personas.ts'
import { asDocx } from '../../test-data/resume-docx.ts'
import { asPdf } from '../../test-data/resume-pdf.ts'
import { extractFile } from './extract-file.ts'
import { ExtractionError } from './extraction.ts'

const persona = personas[0]
if (!persona) throw new Error('no persona')
const pdf = await asPdf(persona, 'left sidebar', 'title > dates, employer', 'names')
const docx = await asDocx(persona, 'sidebar table', 'title > dates, employer', 'names')

/** What comes of a file: its text, or the reason for which it is not read. Anything else fails the test. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    return (await extractFile(bytes)).text
  } catch (error) {
    if (error instanceof ExtractionError) return error.message
    throw error
  }
}

/** A file with some of its bytes changed. */
const damaged = (whole: Uint8Array) =>
  fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }).map((changes) => {
    const bytes = Uint8Array.from(whole)
    for (const [at, value] of changes) bytes[at] = value
    return bytes
  })

describe('a file of a type that is not read', () => {
  it.each([
    ['{\\rtf1\\ansi Ada Lovelace}', 'The file is an RTF file. Save it as DOCX or PDF.'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'The file is a legacy .doc file. Save it as DOCX or PDF.'],
  ])('is refused with its name: %j', async (bytes, message) => {
    const refusal = await extractFile(Buffer.from(bytes, 'latin1')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ fault: 'unsupported', message })
  })
})

describe('any file ends in its text or in a reason', { timeout: 60_000 }, () => {
  it('whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        expect(await outcomeOf(bytes)).not.toBe('')
      }),
    )
  })

  it.each(['%PDF-1.7\n', 'PK\x03\x04', '{"basics":', '\xff\xfe', '<!DOCTYPE html>'])(
    'whatever follows %j',
    async (start) => {
      const mark = Buffer.from(start, 'latin1')
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
          expect(await outcomeOf(Buffer.concat([mark, bytes]))).not.toBe('')
        }),
        { numRuns: 40 },
      )
    },
  )

  it.each([
    ['PDF', pdf],
    ['DOCX', docx],
  ])('a %s with damaged bytes', async (_kind, whole) => {
    await fc.assert(
      fc.asyncProperty(damaged(whole), async (bytes) => {
        expect(await outcomeOf(bytes)).not.toBe('')
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['PDF', pdf],
    ['DOCX', docx],
  ])('a %s that is cut off anywhere', async (_kind, whole) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        expect(await outcomeOf(whole.subarray(0, length))).not.toBe('')
      }),
      { numRuns: 40 },
    )
  })
})
