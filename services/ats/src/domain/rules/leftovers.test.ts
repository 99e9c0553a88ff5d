import { describe, expect, it } from 'vitest'
import { scanResume } from '../scan.ts'
import { gapsIn, markupIn } from './leftovers.ts'

describe('a gap of a template', () => {
  it.each([
    '[number]',
    '<number of people>',
    '[Insert result]',
    '{your skill}',
    '[Job title or industry]',
    'Lorem ipsum',
  ])('is found in a sentence: %s', (gap) => expect(gapsIn(`Led a team of ${gap} for two years`, [])).toEqual([gap]))

  it.each(['Grew sales by XX%', 'Saved $XXX a year'])('is a figure that is crossed out: %s', (text) => {
    expect(gapsIn(text, [])).toHaveLength(1)
  })

  it.each(['hello', 'TBD', 'Blah blah', 'asdf', '...todo'])('is a point that only holds a place: %s', (point) => {
    expect(gapsIn('', [point])).toEqual([point])
  })

  it.each([
    'Code of my thesis [link]',
    'Company Name',
    'Phone: XXX-XXXX',
    'Wrote a todo list for tests',
    'Uses <title> and <name> tags',
    'Prices of [2019]',
  ])('is not what may be meant: %s', (text) => expect(gapsIn(text, [text])).toEqual([]))
})

describe('markup and marks of programs', () => {
  it.each([
    ':contentReference[oaicite',
    '[cite: 1, 2]',
    '[cite_start]',
    '【4†',
    '&nbsp;',
    '<br/>',
    '</em>',
    '{{ name }}',
    '[object Object]',
    '\\faTrophy',
    '::before',
  ])('are found: %s', (mark) => expect(markupIn(`Cut costs by 20% ${mark} in a year`)).toEqual([mark]))

  it.each(['R&D; sales', 'C:\\items', 'std::vector', 'a < b > c', 'I <3 bridges', 'AT&T', 'cited in turn 2', '{ok}'])(
    'are not: %s',
    (text) => expect(markupIn(text)).toEqual([]),
  )
})

describe('what is left of a template or a program', () => {
  const roles = (point: string) => `Anna Lee
anna@example.org

Experience

Welder, Iron Works Ltd   Mar 2019 – Present
• ${point}
• ${point.replace('bridges', 'gates')}

Education

Trade school, 2014`
  const judged = (text: string, id: string) =>
    scanResume({ resume: text, jobDescription: '', today: new Date('2026-06-15'), restricted: false }).rules.find(
      (rule) => rule.id === id,
    )

  it('is quoted, and a point with it does not count', () => {
    const spoilt = roles('Welded [number] bridges for 3 towns')
    expect(judged(spoilt, 'content.gaps')).toMatchObject({ passed: false, evidence: '“[number]”' })
    expect(judged(spoilt, 'content.results.1')?.passed).toBe(false)
    expect(judged(roles('Welded 40 bridges for 3 towns'), 'content.results.1')?.passed).toBe(true)
  })

  it('is told of marks of sources, too', () => {
    const spoilt = roles('Welded 40 bridges for 3 towns [cite: 4]')
    expect(judged(spoilt, 'writing.markup')?.passed).toBe(false)
    expect(judged(spoilt, 'content.results.1')?.passed).toBe(false)
  })
})
