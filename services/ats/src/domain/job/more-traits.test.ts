import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const traits = (job: string) =>
  readRequirements(job)
    .filter((row) => row.isTrait)
    .map(({ name }) => name)
    .sort()

it.each([
  ['Functie-eisen van het werk\n- Assertief en gastvrij', ['Assertiviteit', 'Gastvrijheid']],
  ['Requisiti per il lavoro della sede\n- Determinazione e cortesia', ['Cortesia', 'Determinazione']],
  ['Wymagania na stanowisko w firmie\n- Zaradność i lojalność', ['Lojalność', 'Zaradność']],
  ['Requisitos da vaga no escritório\n- Assertividade e simpatia', ['Assertividade', 'Simpatia']],
  ['Requisitos del puesto en la oficina\n- Escucha activa y generosidad', ['Escucha activa', 'Generosidad']],
  ['Votre profil pour le poste\n- Bonne élocution et pragmatisme', ['Bonne élocution', 'Pragmatisme']],
  ['Requirements\n- Practical skills and open availability', ['Availability', 'Practical skills']],
])('traits are told by many words: %s', (job, names) => {
  expect(traits(job)).toEqual(names)
})

it('traits are none where patients are meant', () => {
  expect(traits('Profil recherché\n- Accueil des patients et des familles')).not.toContain('Patience')
})

it('traits are asked for where an employer says whom it values', () => {
  expect(traits('Requirements\n- Payroll\nWe value people who are curious and pragmatic.')).toEqual([
    'Curiosity',
    'Pragmatism',
  ])
})
