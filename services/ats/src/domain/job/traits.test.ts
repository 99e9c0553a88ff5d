import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { matchJob } from './match.ts'
import { readRequirements } from './requirements.ts'
import { isTrait } from './traits.ts'

it.each([
  ['Attention to detail', true],
  ['Strong verbal and written communication', true],
  ['Energy efficiency', false],
  ['Communication systems', false],
  ['Personal development', false],
])('tells traits from skills: %s, %s', (name, expected) => {
  expect(isTrait(name)).toBe(expected)
})

const traits = (job: string) => readRequirements(job).flatMap(({ name, isTrait }) => (isTrait ? [name] : []))

it.each([
  ['Requirements\n- Keen eye for detail\n- Works well with others', ['Attention to detail', 'Teamwork']],
  ['Ihr Profil\n- Sie sind zuverlässig und gut organisiert', ['Zuverlässigkeit', 'Organisationstalent']],
  ['Votre profil\n- Vous êtes rigoureuse et vous aimez le travail en équipe', ['Rigueur', 'Travail en équipe']],
  ['Requisitos del puesto en la oficina\n- Ser una persona proactiva', ['Proactividad']],
  ['Requisitos da vaga no escritório\n- Ser uma pessoa proativa', ['Proatividade']],
  ['Requisiti per il lavoro della sede\n- Essere puntuali', ['Puntualità']],
  ['Functie-eisen van het werk\n- Je bent een echte teamspeler', ['Teamwork']],
  ['Wymagania na stanowisko w firmie\n- Dokładność i sumienność', ['Dokładność', 'Sumienność']],
])('are told in the language of the job description: %s', (job, names) => {
  expect(traits(job)).toEqual(names)
})

it.each([
  ['Requirements\n- Willing to relocate, with own vehicle', ['Own transport', 'Relocation']],
  ['Requirements\n- Hard work and good physical condition', ['Hard working', 'Physical fitness']],
  ['Requirements\n- Growth-minded, with entrepreneurial spirit', ['Entrepreneurial spirit', 'Growth mindset']],
  ['Requirements\n- Ready to travel and open to new ideas', ['Travel', 'Open-mindedness']],
  ['Was dich auszeichnet\n- Ein Auge für Details und Wissensdurst', ['Auge für Details', 'Wissbegierde']],
  ['Votre profil pour le poste\n- Sens de l’observation et sang-froid', ['Sens de l’observation', 'Maîtrise de soi']],
  ['Ihr Profil\n- Eigenmotivation und Rufbereitschaft', ['Eigenmotivation', 'Teilnahme am Bereitschaftsdienst']],
  ['Ihr Profil\n- Du arbeitest dich in neue Öfen und Mühlen ein', ['Einarbeitung in neue Themen']],
  ['Ihr Profil\n- Kommunikations- und Kooperationsfähigkeit', ['Kommunikationsfähigkeit', 'Kooperationsfähigkeit']],
  ['Ihr Profil\n- Bereitschaft, für den Ofen und die Mühle Verantwortung zu übernehmen', ['Verantwortung übernehmen']],
  [
    'Ihr Profil\n- Du gibst gern dein Wissen weiter und bist an der Mühle selbstorganisiert',
    ['Selbstorganisation', 'Wissen weitergeben'],
  ],
  ['Votre profil pour le poste\n- Sens éthique, persuasion', ['Force de persuasion', 'Éthique']],
  ['Requirements\n- Self-disciplined, with personal commitment', ['Discipline', 'Personal commitment']],
  ['Votre profil pour le poste\n- Bonne condition physique, véhicule personnel', ['Bonne santé', 'Véhicule personnel']],
  ['Requisiti per il lavoro della sede\n- Passione e lavoro di sabato', ['Disponibilità al sabato', 'Passione']],
  ['Functie-eisen van het werk\n- Je bent energiek en collegiaal', ['Energie', 'Collegialiteit']],
  ['Wymagania na stanowisko w firmie\n- Niekaralność', ['Niekaralność']],
])('name conditions of work, too: %s', (job, names) => {
  expect(traits(job).sort()).toEqual(names.sort())
})

it.each([
  ['Requirements\n- Structured work and a solution-driven manner', ['Solution orientation', 'Structured approach']],
  ['Requirements\n- Willing to listen, with inner drive, unpretentious', ['Drive', 'Humility', 'Listening skills']],
  [
    'Ihr Profil in der Mühle\n- Gewissenhaft, akkurat und sicherheitsbewusst',
    ['Akkurate Arbeitsweise', 'Gewissenhaftigkeit', 'Sicherheitsbewusstsein'],
  ],
  ['Votre profil pour le poste\n- Une personne consciencieuse et soigneuse', ['Conscience professionnelle', 'Soin']],
  ['Requisitos del puesto en la oficina\n- Una persona meticulosa y curiosa', ['Curiosidad', 'Meticulosidad']],
  [
    'Requisitos da vaga no escritório\n- Disponibilidade para deslocações e resiliência',
    ['Disponibilidade para viagens', 'Resiliência'],
  ],
  ['Requisiti per il lavoro della sede\n- Pazienza e resilienza', ['Pazienza', 'Resilienza']],
  ['Functie-eisen van het werk\n- Je bent betrokken en gedreven', ['Betrokkenheid', 'Gedrevenheid']],
  ['Krav för tjänsten på kontoret\n- Du är prestigelös och har kundfokus', ['Kundfokus', 'Prestigelöshet']],
  ['Wymagania na stanowisko w firmie\n- Empatia i asertywność', ['Asertywność', 'Empatia']],
])('are told by many words: %s', (job, names) => {
  expect(traits(job).sort()).toEqual(names)
})

it.each([
  'Ihr Profil in der Mühle\n- Um diese Öfen weiterzuentwickeln, kennen Sie die Glut',
  'Ihr Profil in der Mühle\n- Öfen kennen Sie, inklusive der Glut',
  'Requirements\n- The baker will be responsible for loaves and rolls',
])('are none where the words say something else: %s', (job) => {
  expect(traits(job)).toEqual([])
})

it('are read in prose without headings', () => {
  expect(traits('Buscamos un profesional dinámico y metódico para la panadería de la ciudad.')).toEqual([
    'Dinamismo',
    'Método',
  ])
})

it('are those of whoever is sought, also where the employer seeks', () => {
  expect(traits('Functie-eisen van het werk\n- We zoeken een echte teamspeler')).toEqual(['Teamwork'])
})

it('are asked for by an item that speaks of the employer, too', () => {
  expect(traits('Profil recherché\n- Rigueur dans la relation avec nos meuniers')).toContain('Rigueur')
})

it('are no traits of the employer', () => {
  expect(traits('Sandhill Mill\nOur friendly team has a passion for flour.\nRequirements\n- Payroll')).toEqual([])
})

describe('in a match', () => {
  const match = (resume: string, job: string) => matchJob(readResume(resume, new Date('2026-06-15')), job, new Date())

  it('count nothing and are not missing, but shown where a line names them', () => {
    const job = 'Requirements\n- Payroll\n- Punctual and honest'
    const { score, missing, requirements } = match('Anna Lee\nSkills\nPayroll\nPunctuality', job)
    expect([score, missing]).toEqual([100, []])
    expect(requirements.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Payroll: met',
      'Punctuality: met',
      'Honesty: unverifiable',
    ])
  })

  it('make no score by themselves', () => {
    expect(match('Anna Lee', 'Requirements\n- Punctual').score).toBe(0)
  })
})

it.each([
  [
    'Požadujeme:\n- spolehlivost a pečlivost\n- příjemné a slušné jednání s lidmi na pobočce',
    ['Pečlivost', 'Spolehlivost'],
  ],
  ['Требования:\n- Ответственность, внимательность', ['Внимательность', 'Ответственность']],
  ['Persyaratan:\n- Jujur dan teliti\n- Bersedia bekerja di kantor dan di rumah', ['Jujur', 'Teliti']],
  ['Aranan Nitelikler:\n- Takım çalışmasına yatkın', ['Takım çalışması']],
  ['Απαραίτητα προσόντα:\n- Ομαδικότητα', ['Ομαδικότητα']],
  ['Elvárások:\n- Megbízhatóság\n- Szombaton is jön, és a kemencét kezeli', ['Megbízhatóság']],
  ['Cerințe:\n- Seriozitate și atenție la detalii', ['Atenție la detalii', 'Seriozitate']],
  [
    'Edellytämme:\n- Oma-aloitteisuutta ja joustavuutta\n- Työ on leipomossa sekä myymälässä',
    ['Joustavuus', 'Oma-aloitteisuus'],
  ],
])('are told in languages of which less is read, too: %s', (job, names) => {
  expect(traits(job).sort()).toEqual(names)
})
