import { describe, expect, it } from 'vitest'
import { languageIn } from './language.ts'
import { readRequirements } from './requirements.ts'

const asked = (job: string) => readRequirements(job).map(({ kind, name }) => `${kind}: ${name}`)

const swedish = `Bagare till Sandhill

Om oss
På Kestwick bakar vi för hela staden och är ett engagerat team.
Kvalifikationer
- Du har minst 3 års erfarenhet av surdegsbak
- Gymnasieutbildning, gärna inom livsmedel
- Goda kunskaper i svenska, både i tal och skrift
- B-körkort
Som person är du noggrann och stresstålig.
Vi erbjuder
- Friskvård och flexibla tider för alla som är hos oss`

const danish = `Bager til Aldmoor

Om os
Hos Kestwick bager vi til hele byen og er et engageret team.
Kvalifikationer
- Du har mindst 3 års erfaring med surdejsbagning
- Svendebrev som bager
- Du taler og skriver flydende dansk
- Kørekort
Som person er du grundig og robust.
Vi tilbyder
- Fleksible tider og god løn for alle som er hos os`

describe('job descriptions in Nordic languages', () => {
  it('are told from the others by their small words', () => {
    expect(languageIn(swedish)).toBe('sv')
    expect(languageIn(danish)).toBe('da')
    expect(languageIn('Looking for a baker with experience of the ovens in the town.')).toBe('en')
  })

  it('are read by their headings, items, and traits in Swedish', () => {
    const found = asked(swedish)
    expect(found).toEqual(
      expect.arrayContaining([
        'title: Bagare',
        'years: 3 years of surdegsbak',
        'language: Swedish',
        'certification: Driving licence',
        'skill: Noggrannhet',
        'skill: Stresstålighet',
      ]),
    )
    expect(found.filter((one) => one.startsWith('degree'))).toHaveLength(1)
    expect(found).not.toContain('skill: Flexibilitet')
    expect(found).not.toContain('skill: Engagemang')
  })

  it('are read in Danish', () => {
    const found = asked(danish)
    expect(found).toEqual(
      expect.arrayContaining([
        'title: Bager',
        'years: 3 years of surdejsbagning',
        'language: Danish',
        'certification: Driving licence',
        'skill: Grundighed',
        'skill: Robusthed',
      ]),
    )
    expect(found.filter((one) => one.startsWith('degree'))).toHaveLength(1)
    expect(found).not.toContain('skill: Fleksibilitet')
    expect(found).not.toContain('skill: Kørekort')
  })

  it('are read where a sentence asks for experience', () => {
    expect(asked('Bagare\n\nVi söker dig som har erfarenhet av ugnsbyggnad, gärna inom bageri.')).toEqual(
      expect.arrayContaining(['skill: Ugnsbyggnad', 'skill: Bageri']),
    )
  })

  it('keep a tabulator that was written out from no item', () => {
    expect(asked('Bagare\nOm oss\nVi bakar och är till för alla\nKrav\n\\t• Truckkort\n\\t• Ugnsbyggnad')).toEqual(
      expect.arrayContaining(['certification: Forklift licence', 'skill: Ugnsbyggnad']),
    )
  })
})

it.each([
  ['Svetsare\n\nKvalifikationer\n- Flytande i svenska, i både tal och skrift', 'language: Swedish'],
  ['Svejser\n\nKvalifikationer\n- Flydende dansk i skrift og tale', 'language: Danish'],
  ['Sveiser\n\nKvalifikasjoner\n- Gode norskkunnskaper, både skriftlig og muntlig', 'language: Norwegian'],
  ['Lasser\n\nProfiel\n- Goede kennis van Nederlands in woord en geschrift', 'language: Dutch'],
  ['Soldador\n\nRequisitos\n- Inglés hablado y escrito', 'language: English'],
])('how a language is known is no skill of its own: %j', (job, language) => {
  expect(asked(job).filter((ask) => !ask.startsWith('title'))).toEqual([language])
})
