import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { scoresOf, scoreTable } from './scores.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-scores-'))
afterAll(() => rmSync(dir, { recursive: true }))
const today = new Date('2026-06-15')

it('scores the PDFs of a folder that can be read, and says when there is none', async () => {
  writeFileSync(join(dir, 'broken.pdf'), '%PDF-1.7 and nothing else')
  writeFileSync(join(dir, 'notes.txt'), 'No resume')
  await expect(scoresOf(dir, today)).rejects.toThrow('has no PDF that can be read')
  cpSync(new URL('../../../../examples/resume.pdf', import.meta.url), join(dir, 'resume.pdf'))
  const scores = await scoresOf(dir, today)
  expect(scores).toMatchObject({ resumes: 1, named: 100, weak: 0 })
  expect(scoreTable({ 'A set': { day: '2026-06-15', scores } })).toContain(scores.median.toFixed(1))
})
