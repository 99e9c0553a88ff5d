import { describe, expect, it } from 'vitest'
import { withoutMarkup } from './markup.ts'
import { readRequirements } from './requirements.ts'

const namesOf = (text: string) => readRequirements(text).map(({ kind, name }) => `${kind} ${name}`)

describe('job descriptions as job boards export them', () => {
  const lines = ['Crane Operator', '', 'What you bring', '- Welding', '- Forklift licence', '- Rigging of loads']

  it('ask for the same in Markdown', () => {
    const marked = [
      '# **Crane Operator**',
      '',
      '## What you bring',
      '* **Welding**',
      '* _Forklift licence_',
      '* Rigging of loads',
    ]
    expect(namesOf(marked.join('\n'))).toEqual(namesOf(lines.join('\n')))
    expect(namesOf(lines.join('\n'))).toContain('title Crane Operator')
  })

  it('ask for the same in HTML', () => {
    const html =
      '<h1>Crane Operator</h1><p>What you bring</p><ul><li>Welding</li><li>Forklift&nbsp;licence</li><li>Rigging of loads</li></ul>'
    expect(namesOf(html)).toEqual(namesOf(lines.join('\n')))
  })
})

it.each([
  ['See [our yard](https://yard.example/cranes_(large)) first', 'See our yard first'],
  ['### Duties ###', 'Duties'],
  ['Cranes\n* * *\nPay', 'Cranes\n\nPay'],
  ['**Duties:** lift *heavy* loads', 'Duties: lift heavy loads'],
  ['**Crane Operator – left open', 'Crane Operator – left open'],
  ['Shifts \\- two of them\\.', 'Shifts - two of them.'],
  ['<strong>Duties</strong>', 'Duties'],
  ['Lift <b class="x">heavy</b> loads<br/>in our yard', 'Lift heavy loads\nin our yard'],
  ['Crane Operator\nWelding<p>Rigging</p><p>Forging</p>', 'Crane Operator\nWelding\nRigging\n\nForging'],
  ['Crane Operator\nWelding</p></p>', 'Crane Operator\nWelding'],
])('reads %j as %j', (given, plain) => {
  expect(withoutMarkup(given)).toBe(plain)
})

it.each([
  'C# and F#',
  '2 * 3 * 4',
  '__init__ files',
  'a_b_c',
  '#1 in cranes',
  'x < 5 and y > 3',
  'snake_case_names',
  '5**',
])('leaves %j as it is, unless it is bold', (text) => {
  expect(withoutMarkup(text)).toBe(text.replace('**', ''))
})

it('leaves tags without end as they are', () => {
  const hostile = `${'<div><p>'.repeat(2_000)}</p></p></p>`
  expect(withoutMarkup(hostile)).toBe(hostile)
})
