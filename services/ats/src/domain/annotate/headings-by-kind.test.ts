import { describe, expect, it } from 'vitest'
import { headingKind } from './headings.ts'

describe.each([
  ['projects', 'Project experiences, My project expreriences'],
  ['skills', 'Capacités, Áreas de conocimiento, Kwaliteiten, Cechy osobowości'],
  ['languages', 'Fremdsprachenkenntnisse, Vreemde talen'],
  ['summary', 'En quelques mots, Kilka słów o mnie'],
  [
    'experience',
    'Lavoro sul campo, Trabajo de campo, Arbeitsplätze, Lieux de travail, Praca dorywcza, Classroom experience, Erwerbsbiografie',
  ],
  [
    'education',
    'Antecedentes académicos y formativos, Diplômes et titres, Bildungswerdegang, Studi compiuti, Histórico educacional, Genoten opleiding, Degrees held, SCHOOL',
  ],
  [
    'experience',
    'Postes précédents, Cargos anteriores, Posizione attuale, Derzeitige Tätigkeit, Huidige functie, Obecne stanowisko, Tidigare tjänster',
  ],
  [
    'experience',
    'Nåværende stilling, Aiemmat tehtävät, Současné zaměstnání, Önceki işler, Jelenlegi munkahely, Poziții anterioare, Текущая должность',
  ],
  ['experience', 'Field work, Feldforschung, Travail de terrain, Trabajo de campo, Arbeitsplätze'],
  ['education', 'Scolaire, Trayectoria formativa, Antecedentes formativos'],
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
  [
    'experience',
    'Previous jobs, Career to date, Professional contour, Selbstständigkeit, Famulaturen, Emploi, Andre job, Munkahely',
  ],
  [
    'education',
    'Graduate education, Educational chronicle, Formazione universitaria, Utdanningsbakgrunn, Informações acadêmicas, Informazioni scolastiche, Schulische Daten',
  ],
  [
    'skills',
    'Lab skills, Technical stack, Outils informatiques, Ofimática, Tecnologie, Programozási nyelvek, IT forte',
  ],
  ['languages', 'Foreign languages, Languages known, Langues vivantes, Lingue conosciute, Znajomość języków obcych'],
  ['certifications', 'Short courses, Trainings attended, Lehrgänge, Abilitazioni, Täydennyskoulutus, Bizonyítványok'],
  ['awards', 'Recognition, Wettbewerbe, Concours, Logros académicos, Wyróżnienia, Versenyek'],
  ['summary', 'Career goals, Profile snapshot, Kurzvorstellung, En bref, Breve presentazione, Profil osobisty'],
  ['interests', 'Leisure activities, Fun facts, Freizeitinteressen, Passe-temps, Tiempo libre, Vapaa-aika'],
  ['references', 'References available on request, Recomendações, Aanbevelingen, Suositukset, Doporučení'],
  [
    'projects',
    'University projects, Selected work, Studienprojekte, Progetti scolastici, Egne projekter, Saját projektek',
  ],
  ['publications', 'Conference proceedings, Publikationsliste, Artículos, Publikacje naukowe, Yayınlarım'],
  ['header', 'Passport details, Address for communication, Dati anagrafici, Personopplysninger, Kişisel bilgilerim'],
  ['volunteer', 'Unpaid work'],
  ['other', 'Learned societies, Weitere Informationen, Séminaires, Associazioni scientifiche, Tagságok'],
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
