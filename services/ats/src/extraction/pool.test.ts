import { readdirSync, readFileSync } from 'node:fs'
import { residentMegabytes } from '@resume/bench-kit/measure'
import { afterAll, describe, expect, it } from 'vitest'
import {
  deepDocx,
  encryptedPdf,
  entityDocx,
  fullDocx,
  fullPdf,
  imageOnlyPdf,
  inflatingPdf,
  lyingZipBomb,
  manyPagesPdf,
  oldWordDocument,
  smallPng,
  truncatedPdf,
  zipBomb,
} from '../../test-data/hostile-files.ts'
import type { ExtractionError } from './extraction.ts'
import { createExtractionPool } from './pool.ts'

/** Maximum time a file may take, in milliseconds: so much longer than in a service that a busy machine changes no reason. */
const deadline = 60_000
/** Memory at which a child is killed, in megabytes. */
const limit = 256
const pool = createExtractionPool({ size: 1, timeoutMs: deadline, memoryLimitMb: limit })
let highest = 0
const watch = setInterval(() => {
  highest = Math.max(highest, ...childrenSizes())
}, 50)
afterAll(async () => {
  clearInterval(watch)
  await pool.close()
})

/** Resident memory of the children of this process, in megabytes; those that end meanwhile have none. */
function childrenSizes(): number[] {
  const tasks = `/proc/${process.pid}/task`
  try {
    const children = readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' '))
    return children.filter((pid) => pid.trim() !== '').map((pid) => residentMegabytes(Number(pid)))
  } catch {
    return []
  }
}

/** The reason for which a file is not read. */
async function refusalOf(bytes: Uint8Array): Promise<Pick<ExtractionError, 'fault' | 'message'>> {
  const outcome = await pool.extract(bytes).catch((error: ExtractionError) => error)
  if (!(outcome instanceof Error)) throw new Error(`the file was read: ${outcome.text.slice(0, 100)}`)
  expect(outcome.name).toBe('ExtractionError')
  return { fault: outcome.fault, message: outcome.message }
}

const tooMuch = { fault: 'unreadable', message: 'The file is too large when unpacked.' }
const tooDamaged = { fault: 'unreadable', message: 'The PDF is damaged.' }

describe('hostile files end in a reason', { timeout: 3 * deadline }, () => {
  it('a DOCX that unpacks to 64 MB', async () => {
    expect(await refusalOf(zipBomb(64))).toEqual(tooMuch)
  })

  it('a DOCX whose directory lies about what it unpacks to', async () => {
    const { fault } = await refusalOf(lyingZipBomb(64))
    expect(fault).toBe('unreadable')
  })

  it('a DOCX that nests too deeply, or declares entities', async () => {
    expect((await refusalOf(deepDocx(10_000))).message).toContain('nested too deeply')
    expect((await refusalOf(entityDocx())).message).toContain('document type')
  })

  it('a PDF that unpacks to 200 MB is stopped by its memory or its deadline', async () => {
    const { fault, message } = await refusalOf(inflatingPdf(200))
    expect(['unreadable', 'timeout']).toContain(fault)
    expect(message).toMatch(/needs too much memory|took too long|unpacks to more/)
  })

  it('a PDF of 20,000 pages', async () => {
    const expected = { fault: 'unreadable', message: 'The file has 20000 pages; a resume has at most 50.' }
    expect(await refusalOf(manyPagesPdf(20_000))).toEqual(expected)
  })

  it('an encrypted PDF', async () => {
    const expected = { fault: 'unreadable', message: 'The PDF is encrypted. Save it without a password.' }
    expect(await refusalOf(encryptedPdf())).toEqual(expected)
  })

  it('a PDF that is cut off', async () => {
    expect(await refusalOf(await truncatedPdf())).toEqual(tooDamaged)
  })

  it('a PDF that only shows a picture is called a scan', async () => {
    expect((await refusalOf(await imageOnlyPdf())).message).toContain('may be a scan')
  })

  it('a picture and an old Word document, whatever they are called', async () => {
    expect((await refusalOf(smallPng)).fault).toBe('unsupported')
    expect((await refusalOf(oldWordDocument)).message).toContain('Save it as DOCX or PDF')
  })

  it('an empty file and one that is too large', async () => {
    expect(await refusalOf(new Uint8Array())).toEqual({ fault: 'unreadable', message: 'The file is empty.' })
    expect((await refusalOf(new Uint8Array(5 * 1024 * 1024 + 1))).fault).toBe('too-large')
  })
})

describe('the pool', { timeout: 3 * deadline }, () => {
  it('reads the next file after it had to kill a child', async () => {
    await refusalOf(inflatingPdf(200))
    const { text } = await pool.extract(new TextEncoder().encode('Anna Lee\nWelder'))
    expect(text).toBe('Anna Lee\nWelder')
  })

  it('gives a caller who waits too long the reason, and stays usable', async () => {
    const busy = createExtractionPool({ size: 1, timeoutMs: 1, memoryLimitMb: 256 })
    const outcome = await busy.extract(new TextEncoder().encode('Anna')).catch((error: ExtractionError) => error)
    expect(outcome).toMatchObject({ fault: 'timeout', message: 'Resume extraction took too long to process.' })
    await busy.close()
  })

  it('reads nothing for a caller who has left by the time that a process has started', async () => {
    const fresh = createExtractionPool({ size: 1, timeoutMs: deadline, memoryLimitMb: limit })
    const leaving = new AbortController()
    /** Node says that a process has started in a later tick than this. */
    process.nextTick(() => leaving.abort())
    const outcome = await fresh.extract(new TextEncoder().encode('Anna'), leaving.signal).catch((error) => error)
    expect(outcome).toMatchObject({ fault: 'timeout' })
    await fresh.close()
  })

  it('blames the system that starts no process, not the file, and reads on once it does', async () => {
    const fresh = createExtractionPool({ size: 1, timeoutMs: deadline, memoryLimitMb: limit })
    const file = new TextEncoder().encode('Anna Lee')
    const { execPath } = process
    process.execPath = '/no/such/program'
    const outcome = await fresh.extract(file).catch((error: Error) => error)
    process.execPath = execPath
    expect(outcome).toMatchObject({ name: 'Error', code: 'ENOENT' })
    expect((await fresh.extract(file)).text).toBe('Anna Lee')
    await fresh.close()
  })
})

describe('memory', { timeout: 2 * deadline }, () => {
  it.each([
    ['a PDF', () => fullPdf(50)],
    ['a DOCX', () => fullDocx(3_000)],
  ])('of %s that is far too long is bounded: so much of it is read', async (_name, make) => {
    const { text, warnings } = await pool.extract(make())
    expect(warnings).toContain('The file is too long: its text was cut at 100,000 characters.')
    expect(text.length).toBeLessThanOrEqual(100_000)
    expect(text.length).toBeGreaterThan(50_000)
  })

  it('stayed bounded in the children for all files above', () => {
    /** Children are looked at every 25 ms, in which one can grow a little beyond its limit. */
    expect(highest).toBeLessThan(1.5 * limit)
    expect(highest).toBeGreaterThan(20)
  })
})
