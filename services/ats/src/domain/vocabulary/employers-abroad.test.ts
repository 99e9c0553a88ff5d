import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

/** Titles that no list has: only the word for an institution tells which of two names is the employer. */
const titles = ['Brelova Movan', 'Oruno Vantel'] as const
const spans = ['03/2020 - 05/2022', '01/2017 - 02/2020'] as const

const forms: ((title: string, employer: string, span: string) => string)[] = [
  (title, employer, span) => `${title}, ${employer}   ${span}`,
  (title, employer, span) => `${employer}, ${title}   ${span}`,
  (title, employer, span) => `${employer}   ${span}\n${title}`,
  (title, employer, span) => `${span}\n${employer}\n${title}`,
]

describe.each([
  ['Experience', ['Pharmacy', 'Laboratory', 'Municipality', 'Nursery']],
  ['Berufserfahrung', ['Bibliothek', 'Supermarkt', 'Tierheim']],
  ['Expérience professionnelle', ['Médiathèque', 'Usine', 'Boucherie']],
  ['Experiencia laboral', ['Restaurante', 'Municipalidad', 'Guardería']],
  ['Experiência profissional', ['Escritório', 'Igreja', 'Loja']],
  ['Esperienza lavorativa', ['Ministero', 'Supermercato', 'Gelateria']],
  ['Werkervaring', ['Fabriek', 'Kinderdagverblijf', 'Winkel']],
  ['Doświadczenie zawodowe', ['Kawiarnia', 'Przedszkole', 'Warsztat']],
  ['Arbetslivserfarenhet', ['Vårdcentral', 'Hotell', 'Äldreboende']],
  ['Erhvervserfaring', ['Plejehjem', 'Folkeskole', 'Kirke']],
  ['Arbeidserfaring', ['Sykehjem', 'Klinikk', 'Barneskole']],
  ['Työkokemus', ['Terveyskeskus', 'Kauppa', 'Apteekki']],
  ['Pracovní zkušenosti', ['Lékárna', 'Knihovna', 'Továrna']],
  ['Pracovné skúsenosti', ['Lekáreň', 'Knižnica', 'Továreň']],
  ['Radno iskustvo', ['Ljekarna', 'Vrtić', 'Tvornica']],
  ['Munkatapasztalat', ['Gyógyszertár', 'Könyvtár', 'Alapítvány']],
  ['Experiență profesională', ['Farmacie', 'Grădinița', 'Ministerul']],
  ['Pengalaman Kerja', ['Puskesmas', 'Dinas', 'Koperasi']],
  ['Επαγγελματική εμπειρία', ['Νοσοκομείο', 'Φαρμακείο', 'Εταιρεία']],
  ['Опыт работы', ['Больница', 'Завод', 'Магазин']],
  ['Досвід роботи', ['Лікарня', 'Аптека', 'Компанія']],
  ['Професионален опит', ['Болница', 'Община', 'Хотел']],
])('employers below %s', (heading, institutions) => {
  it.each(institutions)('are told by their word: %s', (institution) => {
    const employers = [`${institution} Kestwick`, `${institution} Aldmoor`]
    for (const form of forms) {
      const roles = titles.map((title, at) => `${form(title, employers[at] ?? '', spans[at] ?? '')}\n• Aaaa 40 bbbb`)
      const { parsed } = readResume(['Anna Lee', heading, ...roles].join('\n\n'), new Date('2026-06-15'))
      expect(parsed.roles.map(({ title, employer }) => [title, employer])).toEqual(
        titles.map((title, at) => [title, employers[at]]),
      )
    }
  })
})
