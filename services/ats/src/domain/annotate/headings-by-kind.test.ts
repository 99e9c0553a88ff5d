import { describe, expect, it } from 'vitest'
import { headingKind } from './headings.ts'

describe.each([
  [
    'education',
    'Gevolgde opleidingen, Kształcenie, Šolanje, Pregătire, Τίτλοι σπουδών, Высшее образование, Studijos, Hariduskäik',
  ],
  [
    'skills',
    'Domaines de compétences, Capacidades, Eigenschappen, Egenskaper, Styrker, Nøkkelkompetanse, Vahvuudet, Silné stránky',
  ],
  [
    'skills',
    'Osobne vještine, Veščine, Erősségek, Cunoștințe, Nitelikler, Kişisel Özellikler, Kemampuan Komputer, Προσόντα',
  ],
  ['skills', 'Личные качества, Вміння, Компютърни умения, Habilitats, Kompetencijos, Iemaņas, Arvutioskused'],
  [
    'languages',
    'Conocimiento de idiomas, Taalvaardigheden, Tuji jeziki, Limbi vorbite, Bahasa Asing, Γλωσσομάθεια, Чужди езици',
  ],
  [
    'summary',
    'Acerca de mí, Wie ben ik, Cel zawodowy, Kort om mig, Yhteenveto, Povzetek, Célkitűzés, Tujuan Karir, Про себе, За мен',
  ],
  [
    'certifications',
    'Lizenzen, Attestati, Certificeringen, Certifikater, Usposabljanja, Cursuri, Kursus, Тренинги, Курсове, Kursai',
  ],
  ['interests', 'Passioni, Vrije tijd, Pasje, Хобі, Хобита, Aficions, Huvid'],
  [
    'volunteer',
    'Voluntariados, Frivilligarbete, Prostovoljstvo, Gönüllü Deneyimi, Sukarelawan, Доброволчество, Savanorystė',
  ],
  ['references', 'Referencie, Referencia, Συστατικές επιστολές, Препоръки, Rekomendacijos, Atsauksmes'],
  [
    'awards',
    'Récompenses, Stypendia, Utmerkelser, Tunnustukset, Priznanja, Ösztöndíjak, Burslar, Beasiswa, Υποτροφίες, Награди',
  ],
] as const)('headings of %s', (kind, headings) => {
  it.each(headings.split(', '))('%s', (heading) => {
    expect([headingKind(heading), headingKind(heading.toUpperCase())]).toEqual([kind, kind])
  })
})

it.each(['Presentation', 'Program', 'Ziel', 'Sobre', 'Resumé', 'Programmer', 'Erfolge', 'Priser', 'Informática'])(
  'what may be a title, a field, or the name of the document is none: %s',
  (line) => {
    expect(headingKind(line)).toBeUndefined()
  },
)
