import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { isCurrent, recordInputs } from './inputs.ts'

const root = mkdtempSync(join(tmpdir(), 'resume-build-'))
const built = join(root, 'dist')
const [source, other] = [join(root, 'main.ts'), join(root, 'other.ts')]
beforeEach(() => {
  mkdirSync(built, { recursive: true })
  const [begun, before] = [Date.now(), new Date(Date.now() - 1_000)]
  for (const file of [source, other]) {
    writeFileSync(file, 'start()')
    utimesSync(file, before, before)
  }
  recordInputs(built, root, [source, other], begun)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a build', () => {
  it('is current while the files are as they were', () => expect(isCurrent(built, root)).toBe(true))

  it('is not when one was changed', () => {
    appendFileSync(other, '\n')
    expect(isCurrent(built, root)).toBe(false)
  })

  it('is not when one was changed while it was made', () => {
    const begun = Date.now() - 10
    writeFileSync(other, 'start()\n')
    recordInputs(built, root, [source, other], begun)
    expect(isCurrent(built, root)).toBe(false)
  })

  it('is not when one is gone', () => {
    rmSync(source)
    expect(isCurrent(built, root)).toBe(false)
  })

  it('is not when there is none, or it is broken', () => {
    writeFileSync(join(built, 'inputs.json'), '{')
    expect(isCurrent(built, root)).toBe(false)
    rmSync(built, { recursive: true })
    expect(isCurrent(built, root)).toBe(false)
  })
})
