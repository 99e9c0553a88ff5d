import { expect, it } from 'vitest'
import { withJoinedApart } from './joined-lines.ts'
import { readRequirements } from './requirements.ts'

const asked = (job: string) => readRequirements(job).map(({ kind, name }) => `${kind}: ${name}`)

const introduction =
  'Sandhill Kilns builds and repairs kilns for potters and small factories, and has done so in the same yard by the river since the days of steam.'

it('reads headings within a paragraph as those of what follows', () => {
  const job = `Kiln Builder\n${introduction} Responsibilities: You lay bricks. Requirements: Three years of welding. Fluent German. We offer: training in accounting.`
  const names = asked(job)
  expect(names).toEqual(expect.arrayContaining(['years: 3 years of welding', 'language: German']))
  expect(names).not.toContain('skill: Accounting')
})

it('reads gaps as breaks where a line has several in the middle of its sentences', () => {
  const job = `Kiln Builder\nRequirements:   Two years of welding  Forklift licence  Knowledge of accounting a plus  Fluent German  Willing to lift bricks of up to thirty pounds on most days of the week, in the yard and at the customer's`
  expect(asked(job)).toEqual(
    expect.arrayContaining(['years: 2 years of welding', 'skill: Accounting', 'language: German']),
  )
  const accounting = readRequirements(job).find(({ name }) => name === 'Accounting')
  expect(accounting?.required).toBe(false)
})

it('reads a few words that head a paragraph without a colon as its heading', () => {
  const line = `${introduction} Who we are Sandhill Kilns is a family business with forty people.`
  expect(withJoinedApart(line).split('\n')).toContain('Who we are')
})

it.each([
  `${introduction}  We like what we do.  You will, too.  It is good work.`,
  `${introduction} Note: our yard is open. Pallets: we have many.`,
  'Requirements: welding. Duties: laying bricks.',
])('leaves as it is what was no other line: %s', (line) => {
  expect(withJoinedApart(line)).toBe(line)
})
