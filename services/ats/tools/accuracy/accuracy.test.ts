import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentOf } from './document.ts'
import { inventedResumes } from './invented-resumes.ts'
import { readRecorded } from './recorded.ts'
import { sayTheSame } from './same-words.ts'
import { findFalls, measure } from './tally.ts'

const recorded = readRecorded()

it('reads invented resumes no worse than recorded: no figure falls by more than half a point', async () => {
  const now = await measure(inventedResumes(), new Date('2026-06-15'))
  expect(findFalls(recorded.invented, now)).toEqual([])
}, 120_000)

it('finds a fall in one group of one field', () => {
  const worse = structuredClone(recorded)
  const titles = worse.invented.by.language.de?.title
  if (!titles) throw new Error('nothing is recorded of German titles')
  titles.right -= Math.ceil(titles.of / 20)
  expect(findFalls(recorded.invented, worse.invented)).toEqual([expect.stringMatching(/^language de: title fell from/)])
})

it('keeps the document that its figures make', () => {
  const document = readFileSync(new URL('../../../../docs/ats-accuracy.md', import.meta.url), 'utf8')
  expect(document).toBe(documentOf(recorded))
})

it.each([
  ['Café Müller GmbH', 'cafe muller gmbh', true],
  ['Nurse, Ward 4', 'Nurse Ward 4', true],
  ['Staff Nurse', 'Staff Nurse at Elm Grove', false],
  ['Staff Nurse', '', false],
])('takes %j and %j for the same: %s', (one, other, expected) => {
  expect(sayTheSame(one, other)).toBe(expected)
})
