import { type Persona, wordsOf } from './persona.ts'
import { span } from './resume-layouts.ts'

/** Labels of a form, and headings as people word them themselves, by language. */
const labelsOf: Record<
  Persona['language'],
  {
    dates: string
    title: string
    employer: string
    work: string
    own: { experience: string; education: string; skills: string }
  }
> = {
  en: {
    dates: 'Dates',
    title: 'Occupation or position held',
    employer: 'Name and address of employer',
    work: 'Main activities and responsibilities',
    own: { experience: 'Where I have worked', education: 'What I studied', skills: 'What I am good at' },
  },
  de: {
    dates: 'Zeitraum',
    title: 'Beruf oder Funktion',
    employer: 'Arbeitgeber',
    work: 'Aufgaben',
    own: { experience: 'Meine beruflichen Stationen', education: 'Schule und Studium', skills: 'Das kann ich' },
  },
  fr: {
    dates: 'Période',
    title: 'Poste occupé',
    employer: 'Employeur',
    work: 'Missions',
    own: { experience: 'Mon parcours', education: 'Mes études', skills: 'Mes savoir-faire' },
  },
  es: {
    dates: 'Fechas',
    title: 'Puesto',
    employer: 'Empresa',
    work: 'Funciones',
    own: { experience: 'Mi trayectoria', education: 'Mis estudios', skills: 'Lo que sé hacer' },
  },
  pt: {
    dates: 'Período',
    title: 'Cargo',
    employer: 'Empresa',
    work: 'Atividades',
    own: { experience: 'Minha trajetória', education: 'Meus estudos', skills: 'O que sei fazer' },
  },
  it: {
    dates: 'Periodo',
    title: 'Ruolo',
    employer: 'Azienda',
    work: 'Mansioni',
    own: { experience: 'Il mio percorso', education: 'I miei studi', skills: 'Cosa so fare' },
  },
  nl: {
    dates: 'Periode',
    title: 'Functie',
    employer: 'Werkgever',
    work: 'Werkzaamheden',
    own: { experience: 'Waar ik heb gewerkt', education: 'Wat ik heb geleerd', skills: 'Waar ik goed in ben' },
  },
  pl: {
    dates: 'Okres',
    title: 'Stanowisko',
    employer: 'Pracodawca',
    work: 'Obowiązki',
    own: { experience: 'Moja kariera', education: 'Moja edukacja', skills: 'Co potrafię' },
  },
}

/** Ways to write a resume down in text that no list of headings and no order of lines foresees. */
const textForms = ['form', 'table', 'running text', 'without headings', 'own words', 'dates in brackets'] as const
/** One that English ones of South Asia have: roles told in sentences, and studies in a table. */
const inSentences = 'sentences'
/** One of them. */
export type TextForm = (typeof textForms)[number] | typeof inSentences

/** The forms that resumes of a language have. */
export const textFormsOf = (language: Persona['language']): readonly TextForm[] =>
  language === 'en' ? [...textForms, inSentences] : textForms

/** A resume in one of these forms. */
export function asTextForm(persona: Persona, form: TextForm): string {
  const { name, label, email, phone, place, skills } = persona
  const words = wordsOf[persona.language]
  const { own } = labelsOf[persona.language]
  const isOwn = form === 'own words'
  const headings = isOwn ? own : words
  const heading = (text: string) => (form === 'without headings' ? [''] : ['', text])
  return [
    name,
    isOwn ? label : '',
    [email, phone, place].join(' | '),
    ...heading(headings.experience),
    ...experienceOf(persona, form),
    ...heading(headings.education),
    ...educationOf(persona, form),
    ...heading(headings.skills),
    skills.join(', '),
  ].join('\n')
}

function experienceOf({ language, roles }: Persona, form: TextForm): string[] {
  const labels = labelsOf[language]
  const header = form === 'table' ? [[labels.dates, labels.employer, labels.title].join('\t')] : []
  const rows = roles.flatMap(({ title, employer, start, end, work }) => {
    const dates = span(language, start, end, 'numbers')
    const bullets = work.map((text) => `• ${text}`)
    if (form === 'form') {
      const fields = [`${labels.dates}: ${dates}`, `${labels.title}: ${title}`, `${labels.employer}: ${employer}`]
      return [...fields, `${labels.work}:`, ...bullets, '']
    }
    if (form === 'table') return [[dates, employer, title].join('\t')]
    if (form === inSentences) {
      const from = `from ${dates.replace(' – ', ' to ').replace('Present', 'till date')}`
      return end
        ? [`• Worked with ${employer} as a ${title} ${from}.`]
        : [`• Presently working as ${title} in ${employer} ${from}`]
    }
    if (form === 'running text') return [`${title}, ${employer}, ${dates}. ${work.join('. ')}.`]
    if (form === 'dates in brackets') return [`${title} – ${employer} (${dates})`, ...bullets]
    if (form === 'without headings') return [`${title}, ${employer} (${dates})`, ...bullets, '']
    return [title, `${dates}, ${employer}`, ...bullets, '']
  })
  return [...header, ...rows]
}

function educationOf({ education }: Persona, form: TextForm): string[] {
  if (form !== inSentences) return education.map(({ credential, school, end }) => `${credential}, ${school} (${end})`)
  const rows = education.map(({ credential, school, end }, at) => [at + 1, credential, school, end, '72%'].join('\t'))
  return [['S. No.', 'Course', 'College/Institute', 'Year of Passing', 'Percentage'].join('\t'), ...rows]
}
