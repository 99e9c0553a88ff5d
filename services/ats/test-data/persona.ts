/** A month of a year. */
export interface When {
  year: number
  month: number
}

/** What the resume of an invented person says, for tests that know the truth. */
export interface Persona {
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl'
  name: string
  label: string
  email: string
  phone: string
  place: string
  summary: string
  roles: { title: string; employer: string; start: When; end: When | null; work: string[] }[]
  education: { school: string; credential: string; level: string; end: number }[]
  skills: string[]
}

/** Words of a language that resumes have besides their content. */
export interface Words {
  summary: string
  experience: string
  education: string
  skills: string
  contact: string
  present: string
  months: string[]
}

/** Headings, months and "until now" by language. */
export const wordsOf: Record<Persona['language'], Words> = {
  en: {
    summary: 'Profile',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    contact: 'Contact',
    present: 'Present',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  de: {
    summary: 'Kurzprofil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    contact: 'Kontakt',
    present: 'heute',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  fr: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    contact: 'Coordonnées',
    present: 'aujourd’hui',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
  es: {
    summary: 'Perfil',
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Habilidades',
    contact: 'Contacto',
    present: 'actualidad',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  },
  pt: {
    summary: 'Resumo',
    experience: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    contact: 'Contato',
    present: 'atual',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  },
  it: {
    summary: 'Profilo',
    experience: 'Esperienza lavorativa',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    contact: 'Contatti',
    present: 'oggi',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  },
  nl: {
    summary: 'Profiel',
    experience: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    contact: 'Contactgegevens',
    present: 'heden',
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  },
  pl: {
    summary: 'Podsumowanie',
    experience: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    contact: 'Dane kontaktowe',
    present: 'obecnie',
    months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
      ' ',
    ),
  },
}
