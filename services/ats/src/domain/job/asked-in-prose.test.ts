import { describe, expect, it } from 'vitest'
import { degreeIn } from './asked-degree.ts'
import { phrasesIn } from './asked-phrases.ts'
import { yearsIn } from './asked-years.ts'
import { withoutColleagues } from './colleagues.ts'
import { unwrapped } from './lines.ts'
import { withoutMarkup } from './markup.ts'
import { readRequirements } from './requirements.ts'
import { withoutSurroundings } from './surroundings.ts'

const names = (job: string) => readRequirements(job).map(({ name }) => name)

describe('what a sentence asks for', () => {
  it.each([
    ['Interest in glaze chemistry, kiln safety, or old mills', ['Glaze chemistry', 'Kiln safety', 'Old mills']],
    ['Passionate about sourdough', ['Sourdough']],
    ['Une expérience significative en mouture et tamisage', ['Mouture', 'Tamisage']],
    ['Conocimientos sólidos de molienda', ['Molienda']],
    ['Esperienza pluriennale nella macinazione', ['Macinazione']],
    ['Vous avez un intérêt pour la mouture', ['Mouture']],
  ])('is named behind what somebody cares for, and behind an adjective: %s', (line, phrases) => {
    expect(phrasesIn(line, true)).toEqual(phrases)
  })

  it('is no trade or place of which kinds stand in brackets', () => {
    expect(phrasesIn('Work across industries (mining, milling, fishing)', true)).toEqual([])
    expect(phrasesIn('Ovens (gas, wood, coal)', true)).toEqual(['Gas', 'Wood', 'Coal'])
  })

  it.each([
    ['Ingeniería Técnica en Cerámica', 'bachelor', ['Cerámica']],
    ['Título universitario en Cerámica o Vidrio', 'bachelor', ['Cerámica', 'Vidrio']],
    ["Student of a Master's program in Glass Science", 'master', ['Glass Science']],
  ])('is a degree with its field: %s', (line, level, fields) => {
    expect(degreeIn(line)).toMatchObject({ level, fields })
  })

  it('is no degree where young graduates are welcome', () => {
    expect(names('Boulanger\n\nLe fournil accueille de jeunes diplômé(e)s')).toEqual(['Boulanger'])
  })

  it('is no experience that the employer tells of its own', () => {
    expect(yearsIn('Con más de 25 años en el oficio y mucha experiencia, el molino muele')).toEqual([])
    expect(yearsIn('Con 3 años de experiencia moliendo')).toHaveLength(1)
  })

  it('stands apart from the sentence before that ends in an abbreviation', () => {
    expect(unwrapped('Knowledge of CRM.Experience with ovens\nKnowledge of ASP.Net')).toEqual([
      'Knowledge of CRM.',
      'Experience with ovens',
      'Knowledge of ASP.Net',
    ])
  })

  it('is no colleague with whom somebody works in Polish', () => {
    expect(withoutColleagues('Współpraca w młynie np. z Testerami pieców')).not.toContain('Tester')
  })

  it('keeps no sign that Markdown was escaped twice', () => {
    expect(withoutMarkup('**Kiln** self\\\\-cleaning')).toBe('Kiln self-cleaning')
  })
})

describe('what a team or a place is like', () => {
  it.each([
    ['en', 'You join a lively, curious team that loves creativity', 'creativity'],
    ['fr', 'Vous rejoignez une équipe passionnée et dynamique', 'passionnée'],
    ['de', 'Du arbeitest in einem motivierten, offenen Team', 'motivierten'],
    ['es', 'Trabajarás en un equipo dinámico y creativo', 'dinámico'],
  ])('is not asked of the reader, in %s: %s', (language, sentence, trait) => {
    expect(withoutSurroundings(sentence, language)).not.toContain(trait)
  })

  it('hides no trait in a list of what is asked for', () => {
    expect(names('Baker\n\nYou will bake rye bread in a creative team.')).not.toContain('Creativity')
    expect(names('Baker\n\nRequirements\n- Creativity for a small team')).toContain('Creativity')
  })
})
