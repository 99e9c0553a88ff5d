import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pseudonymize } from './pseudonymize.ts'
import { restorerOf } from './restore.ts'

const values = new Map([
  ['NAME_1', 'Marta Lindqvist'],
  ['NAME_12', 'Per Olsson'],
  ['EMAIL_1', 'marta@example.com'],
  ['ADDRESS_1', '12 Baker Street'],
])
const { restore, restoreParts } = restorerOf('', values)
const marked = restorerOf('A1B2C3D4', values)
const inParts = (parts: string[], restorer = { restoreParts }) => {
  const stream = restorer.restoreParts(() => '')
  return parts.map(stream.push).join('') + stream.end()
}

describe('a placeholder', () => {
  it.each([
    '[NAME_1]',
    '[name_1]',
    '[Name 1]',
    '[ NAME_1 ]',
    '[NAME\\_1]',
    '[NAME-1]',
    'NAME_1',
    'name_1',
    '[NAME_1',
    '\\[NAME\\_1\\]',
  ])('is put back however the model writes it: %s', (written) => {
    expect(restore(`Ask ${written}, please.`)).toBe('Ask Marta Lindqvist, please.')
  })

  it.each(['link 1', 'rename_1', '[see 1]', 'the name', '[note]'])('is not seen where there is none: %s', (text) => {
    expect(restore(text, () => 'x')).toBe(text)
    expect(inParts([...text])).toBe(text)
  })

  it('that stands for nothing is left to the caller', () => {
    expect(restore('[NAME_7] and [LINK_1]', () => '')).toBe(' and ')
  })

  it('comes back from any parts as from the whole', () => {
    const piece = fc.constantFrom(
      ...[
        '[NAME_1]',
        '[name_12]',
        'NAME_1',
        'EMAIL_1',
        '[LINK_9]',
        '[Address 1]',
        ' ',
        '[',
        ']',
        'n',
        'Na',
        'x_',
        '\\',
      ],
      ...['A1B2C3D4NAME_1', '[a1b2c3d4email_1]', '1', '2', 'led ', 'an ', '[see', '_', 'a1', '😀'],
    )
    const cuts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), cuts, (pieces, lengths) => {
        const text = pieces.join('')
        const parts: string[] = []
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const length = lengths[turn % lengths.length] ?? 1
          parts.push(text.slice(at, at + length))
          at += length
        }
        expect(inParts(parts)).toBe(restore(text, () => ''))
        expect(inParts(parts, marked)).toBe(marked.restore(text, () => ''))
      }),
      { numRuns: 2_000 },
    )
  })

  it('holds back nothing else: every other word passes at once', () => {
    const stream = restoreParts()
    expect(['Led ', 'the ', 'team', '.'].map(stream.push)).toEqual(['Led ', 'the ', 'team', '.'])
  })
})

describe('a postal address', () => {
  const nobody = { names: [], emails: [], phones: [], links: [] }
  it.each([
    '221B Baker Street, London NW1 6XE',
    '1600 Amphitheatre Parkway, Mountain View, CA 94043',
    '4 Privet Drive',
    'Hauptstraße 12, 10115 Berlin',
    'Lange Gasse 3a',
    '12 rue de la Paix, 75002 Paris',
    'Calle de Alcalá 45, 28014 Madrid',
    'Via Roma 7',
    'ul. Długa 15',
  ])('is replaced: %s', (address) => {
    const { texts, restore: back } = pseudonymize([`Home: ${address}. Engineer.`], nobody, () => false)
    expect(texts).toEqual(['Home: [ADDRESS_1]. Engineer.'])
    expect(back(texts[0] ?? '')).toBe(`Home: ${address}. Engineer.`)
  })

  it.each([
    'Led 12 people at Wall Street Labs.',
    'Cut costs 20 % in 2 ways.',
    'Raised 3 Million Dollars',
    'In 2020 Street',
  ])('is not seen where there is none: %s', (text) => {
    expect(pseudonymize([text], nobody, () => true).texts).toEqual([text])
  })
})
