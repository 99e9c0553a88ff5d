import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const titles = ['Brelova Movan', 'Oruno Vantel'] as const
const employers = ['Kestwick', 'Aldmoor'] as const
const spans = ['03/2020 - 05/2022', '01/2017 - 02/2020'] as const
const done = 'Aaaa bbbb cccc 40 dddd'

type Form = (title: string, employer: string, span: string, labels: readonly string[]) => string

/** Forms, whose names no list has: their labels alone tell them apart. */
const forms: [string, Form][] = [
  [
    'the employer first',
    (title, employer, span, [e, t, d, w]) => `${e}: ${employer}\n${t}: ${title}\n${d}: ${span}\n${w}: ${done}`,
  ],
  [
    'the dates first',
    (title, employer, span, [e, t, d, w]) => `${d}: ${span}\n${t}: ${title}\n${e}: ${employer}\n${w}:\n• ${done}`,
  ],
  [
    'in columns',
    (title, employer, span, [e, t, d, w]) => `${d}   ${span}\n${e}   ${employer}\n${t}   ${title}\n${w}   ${done}`,
  ],
]

describe.each([
  ['Arbetslivserfarenhet', 'Arbetsgivare, Befattning, Period, Arbetsuppgifter'],
  ['Erhvervserfaring', 'Arbejdsgiver, Stilling, Periode, Arbejdsopgaver'],
  ['Arbeidserfaring', 'Arbeidsgiver, Stillingstittel, Tidsperiode, Arbeidsoppgaver'],
  ['Työkokemus', 'Työnantaja, Tehtävänimike, Ajanjakso, Työtehtävät'],
  ['Pracovní zkušenosti', 'Zaměstnavatel, Pozice, Období, Náplň práce'],
  ['Pracovné skúsenosti', 'Zamestnávateľ, Pracovná pozícia, Obdobie, Náplň práce'],
  ['Radno iskustvo', 'Poslodavac, Radno mjesto, Razdoblje, Opis poslova'],
  ['Delovne izkušnje', 'Delodajalec, Delovno mesto, Obdobje, Naloge'],
  ['Munkatapasztalat', 'Munkáltató, Beosztás, Időszak, Feladatok'],
  ['Experiență profesională', 'Angajator, Funcția, Perioada, Responsabilități'],
  ['İş Deneyimi', 'Şirket, Pozisyon, Tarih, Görev tanımı'],
  ['Pengalaman Kerja', 'Nama Perusahaan, Jabatan, Periode, Uraian Tugas'],
  ['Επαγγελματική εμπειρία', 'Εργοδότης, Θέση, Περίοδος, Καθήκοντα'],
  ['Опыт работы', 'Компания, Должность, Сроки, Обязанности'],
  ['Досвід роботи', 'Роботодавець, Позиція, Термін, Обов’язки'],
  ['Професионален опит', 'Работодател, Длъжност, Период, Задължения'],
  ['Darbo patirtis', 'Darbovietė, Pareigos, Laikotarpis, Atsakomybės'],
  ['Darba pieredze', 'Darba devējs, Amats, Periods, Pienākumi'],
  ['Töökogemus', 'Tööandja, Ametikoht, Periood, Ülesanded'],
])('a form below %s', (heading, labels) => {
  it.each(forms)('%s', (_name, form) => {
    const roles = titles.map((title, at) => form(title, employers[at] ?? '', spans[at] ?? '', labels.split(', ')))
    const { parsed } = readResume(['Anna Lee', heading, ...roles].join('\n\n'), new Date('2026-06-15'))
    expect(parsed.roles).toMatchObject(titles.map((title, at) => ({ title, employer: employers[at] })))
    expect(parsed.roles.map(({ start, end }) => [start?.year, end?.year])).toEqual([
      [2020, 2022],
      [2017, 2020],
    ])
  })
})
