import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const skills = (job: string) =>
  readRequirements(job).flatMap(({ kind, name, required }) => (kind === 'skill' ? [{ name, required }] : []))
const names = (job: string) => skills(job).map(({ name }) => name)

describe('a heading alone on its line', () => {
  it.each([
    'What makes you a great fit',
    'Essential for the role',
    'This role is for you if',
    'Damit beeindruckst du uns',
    'Erforderliche Kenntnisse',
    'Imprescindible para el puesto',
    'Nos attentes',
    'Vous justifiez de',
    'Buscamos a alguien con',
    'Il candidato ideale',
    'O que é necessário',
    'Jij beschikt over',
    'Det krävs att du har',
    'Co powinieneś umieć',
  ])('opens what is asked for, also below benefits: %s', (heading) => {
    expect(names(`Benefits\n- Docker\n\n${heading}\n- Rust\n- Java`)).toEqual(['Rust', 'Java'])
  })

  it.each([
    'Areas of responsibility',
    'Diese Aufgaben warten auf dich',
    'Vous serez en charge de',
    'Te encargarás de',
    'Ti occuperai di',
    'Será responsável por',
    'Hier ga je mee aan de slag',
    'Beskrivning av tjänsten',
    'Zakres zadań',
  ])('opens the duties, also below benefits: %s', (heading) => {
    expect(names(`Benefits\n- Docker\n\n${heading}\n- Rust\n- Java`)).toEqual(['Rust', 'Java'])
  })

  it.each([
    'Will be a plus',
    'Desirable for this position',
    'Zusätzlich von Vorteil',
    'Seraient un plus',
    'Será un plus',
    'Saranno considerati un plus',
    'Fatores de valorização',
    'Bonuspunten',
    'Det är ett plus',
    'Będzie plusem',
  ])('opens what is preferred: %s', (heading) => {
    expect(skills(`Requirements\n- Java\n\n${heading}\n- Rust`)).toEqual([
      { name: 'Java', required: true },
      { name: 'Rust', required: false },
    ])
  })

  it.each([
    'Your future team',
    'Our journey',
    'Dein Arbeitsumfeld',
    'Contexte et enjeux',
    'Acerca de la empresa',
    'La nostra storia',
    'Descrição da empresa',
    'Over de organisatie',
    'Om teamet',
    'O pracodawcy',
    'Want to learn more?',
    'Terms of employment',
    'Weitere Informationen',
    'Conditions d’emploi',
    '¿Por qué elegirnos?',
    'Ulteriori informazioni',
    'Mais informações',
    'Voordelen',
    'Mer information',
    'Więcej informacji',
    'Warum Sandhill?',
    'Pourquoi rejoindre Sandhill ?',
    'Sobre Sandhill',
    'Over Sandhill Molens',
  ])('closes what is asked for: %s', (heading) => {
    expect(names(`Requirements\n- Java\n\n${heading}\n- Docker`)).toEqual(['Java'])
  })

  it('is none where it is an item, or where it speaks to the reader', () => {
    expect(names('Requirements\n- Terms of employment\n- Java')).toContain('Java')
    expect(names('Anforderungen\nÜber Dich\n- Java')).toContain('Java')
  })
})

it.each([
  'How to apply: write to us by May',
  'APPLICATION PROCEDURES: Send your papers',
  'Bewerbung: schriftlich bis Mai',
])('what stands below how to apply is not asked for: %s', (line) => {
  expect(names(`Requirements\n- Java\n\n${line}\n- Docker certificate\n- Excel sheet`)).toEqual(['Java'])
})

it.each([
  'Experiencia en hornos.\nConocimientos de Excel\nJava',
  'Kenntnisse in der Backstube\nErfahrung mit Excel\nJava',
])('a line of a list that begins like a heading leaves the list open: %s', (lines) => {
  const job = `${lines.startsWith('E') ? 'Requisitos' : 'Ihr Profil'}\n${lines}\n\nBenefits\nDocker`
  expect(names(job)).toEqual(expect.arrayContaining(['Excel', 'Java']))
  expect(names(job)).not.toContain('Docker')
})
