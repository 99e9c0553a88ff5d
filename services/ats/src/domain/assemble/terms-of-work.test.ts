import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const spans = ['03/2020 - 05/2022', '01/2017 - 02/2020'] as const

/** Where terms stand that are no part of a title or an employer. */
const forms: [string, (title: string, employer: string, span: string, term: string) => string][] = [
  ['behind the dates', (title, employer, span, term) => `${title} — ${employer}   ${span} (${term})`],
  ['behind the title', (title, employer, span, term) => `${title} (${term})\n${employer}   ${span}`],
  ['behind the employer', (title, employer, span, term) => `${title}\n${employer} (${term})\n${span}`],
  ['behind a comma', (title, employer, span, term) => `${title}, ${employer}, ${term}   ${span}`],
  ['behind a dot', (title, employer, span, term) => `${title}\n${employer} · ${term}\n${span}`],
]

describe.each([
  [
    'Experience',
    ['Accountant', 'Project Manager'],
    ['Freelance / Project', 'current role', 'Full-time, remote', 'Zero-hours'],
  ],
  ['Berufserfahrung', ['Buchhalter', 'Projektleiter'], ['in Teilzeit', 'freiberuflich', 'aktuell', 'auf Projektbasis']],
  [
    'Expérience professionnelle',
    ['Comptable', 'Chef de projet'],
    ['télétravail', 'poste actuel', 'saisonnier', 'à temps partiel'],
  ],
  [
    'Experiencia laboral',
    ['Contable', 'Jefe de proyecto'],
    ['medio tiempo', 'por proyecto', 'híbrido', 'empleo actual'],
  ],
  ['Experiência profissional', ['Contador', 'Gerente de projeto'], ['PJ', 'período integral', 'emprego atual']],
  ['Esperienza lavorativa', ['Contabile', 'Project Manager'], ['a tempo indeterminato', 'Partita IVA', 'in corso']],
  ['Werkervaring', ['Boekhouder', 'Projectleider'], ['ZZP', 'vast dienstverband', 'huidige functie']],
  ['Doświadczenie zawodowe', ['Księgowy', 'Kierownik projektu'], ['część etatu', 'umowa o dzieło', 'obecnie']],
  ['Arbetslivserfarenhet', ['Ekonom', 'Projektledare'], ['Nuvarande roll', 'timanställd', 'deltid']],
  ['Erhvervserfaring', ['Bogholder', 'Projektleder'], ['nuværende', 'fuldtid', 'barselsvikariat']],
  ['İş Deneyimi', ['Muhasebeci', 'Proje Yöneticisi'], ['tam zamanlı', 'uzaktan', 'devam ediyor']],
  ['Pengalaman Kerja', ['Akuntan', 'Manajer Proyek'], ['paruh waktu', 'karyawan tetap', 'kerja lepas']],
])('terms of work below %s', (heading, titles, terms) => {
  const employers = ['Sandhill', 'Aldmoor']
  const resumes = terms.flatMap((term) =>
    forms.map(([place, form]): [string, string, typeof form] => [term, place, form]),
  )

  it.each(resumes)('%s %s', (term, _place, form) => {
    const roles = titles.map((title, at) => form(title, employers[at] ?? '', spans[at] ?? '', term))
    const text = ['Anna Lee', 'anna@example.org', heading, ...roles.map((role) => `${role}\n• 40 bridges`)].join('\n\n')
    const { parsed } = readResume(text, new Date('2026-06-15'))
    expect(parsed.roles.map(({ title, employer }) => [title, employer])).toEqual(
      titles.map((title, at) => [title, employers[at]]),
    )
  })
})
