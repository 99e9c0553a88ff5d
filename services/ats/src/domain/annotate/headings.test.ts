import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['Professional Exp.', 'experience'],
  ['Exp. professionnelle', 'experience'],
  ['Trabajo previo', 'experience'],
  ['PRESENT JOB', 'experience'],
  ['WORK EXPERIENCE IN REVERSE CHRONOLOGICAL ORDER( Total exp. – 4 Year)', 'experience'],
  ['10. Experience (reverse chronological order – latest first):', 'experience'],
  ['TOTAL WORK EXPERIENCE DETAILS:-   07 YEARS', 'experience'],
  ['WORKING EXPERIENCE   :-', 'experience'],
  ['PROFESSIONAL EXPERIENCE (17+Years):', 'experience'],
  ['Summer Internship:', 'experience'],
  ['WORKING EXPERIENCE GULF:', 'experience'],
  ['Vocational Training', 'certifications'],
  ['Handled Projects :', 'projects'],
  ['EXPERIANCE', 'experience'],
  ['PROFESSIONAL BACKGROUND (Total Experience – 3Years 2months.)', 'experience'],
  ['Present Employer:', 'experience'],
  ['BASIC   ACADEMIC CREDENTIALS', 'education'],
  ['ACADEMIC.', 'education'],
  ['QUALIFICATION', 'education'],
  ['TECHNICAL/ EDUCATIONAL QUALIFICATION', 'education'],
  ['ACADEMICS   PROFILE', 'education'],
  ['Lehrtätigkeit', 'experience'],
  ['Behaalde Sandhill Certificaten 2023/2024/2025', 'certifications'],
  ['Erworbene Zertifikate', 'certifications'],
  ['Certificats obtenus', 'certifications'],
  ['Publications 2019–2024', 'publications'],
  ['Auszeichnungen (2015 - 2020)', 'awards'],
  ['ДОПОЛНИТЕЛЬНОЕ ОБУЧЕНИЕ / ТРЕНИНГИ:', 'certifications'],
  ['Volunteer 2019 – 2021', undefined],
  ['Certificate 2019 – 2021', undefined],
  ['Praktikerfaringer', 'experience'],
  ['Zkušenosti', 'experience'],
  ['Munkahelyi tapasztalatok', 'experience'],
  ['FREIBERUFLICHE TÄTIGKEIT', 'experience'],
  ['Teaching Assistantships', 'experience'],
  ['2   EXPÉRIENCE', 'experience'],
  ['Schnupperlehren', 'experience'],
  ['Job Shadowing', 'experience'],
  ['Workplace:', 'experience'],
  ['Present Employee & Company Profile:', 'experience'],
  ['Education Qualifications', 'education'],
  ['Scholastic', 'education'],
  ['Professional & Educational Qualifications', 'education'],
  ['Organization experience', 'volunteer'],
  ['Stages en entreprise', 'experience'],
  ['Betriebspraktika', 'experience'],
  ['Pasantías', 'experience'],
  ['Alternanza scuola-lavoro', 'experience'],
  ['Extrajobb', 'experience'],
  ['PROJEKTERFAHRUNGEN', 'projects'],
  ['Ausbildungen und/oder Studiengänge', 'education'],
  ['Höchster Schulabschluss', 'education'],
  ['Diverse Nebenjobs', 'experience'],
  ['Ferienjob', 'experience'],
  ['Odbyte Praktyki', 'experience'],
  ['Programmier-Expertise', 'skills'],
  ['Teknisk kunskap', 'skills'],
  ['Freiwilligendienst', 'volunteer'],
  ['Herramientas', 'skills'],
  ['Skills | Languages', 'skills'],
  ['Réalisations', 'projects'],
  ['Personal Info', 'header'],
  ['Latest Projects', 'projects'],
  ['Frivillighet', 'volunteer'],
  ['Udlandsophold', 'other'],
  ['Enseignements', 'other'],
  ['SPROGLIGE KOMPETENCER', 'skills'],
  ['ACADEMIC', 'education'],
  ['Diplôme - Formation', 'education'],
  ['Títulos que posee:', 'education'],
  ['Titres et diplômes', 'education'],
  ['Studienverlauf', 'education'],
  ['OBJETIVO', 'summary'],
])('“%s” heads a section about %s', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})

it.each([
  ['Programmeervaardigheden', 'skills'],
  ['Softwarekenntnisse', 'skills'],
  ['ERHVERVSKOMPETENCER', 'skills'],
  ['Führungserfahrung', 'experience'],
])('%s is known by its last part', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})

it('an adjective is a heading in capitals alone', () => {
  expect(['Academic', 'Academic and Community Service'].map(headingKind)).toEqual([undefined, undefined])
})

it('a word that says how well somebody knows something is no heading, nor is one in a sentence', () => {
  expect(['Grundkenntnisse', 'Basiskenntnisse', 'mit Führungserfahrung'].map(headingKind)).toEqual([
    ...[undefined, undefined, undefined],
  ])
})

it.each([
  ['Research, Teaching, and Industry Experience', 'experience'],
  ['Business and Management Experience', 'experience'],
  ['Expérience professionnelle et de recherche', 'experience'],
  ['Esperienze lavorative e di ricerca', 'experience'],
  ['Business Studies', undefined],
  ['Director, Customer Experience', undefined],
])('a heading may tell which experience is meant: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it.each([
  'Опыт работы —17 лет',
  'Опыт работы — 4 года 5 месяцев',
  'Work experience – 4 years',
  'ОПЫТ РАБОТЫ (7+ ЛЕТ)',
  'Досвід роботи (5 років)',
  'Radno iskustvo (5 godina)',
  'Berufserfahrung (7 Jahre und 2 Monate)',
])('a heading may tell how long somebody has worked: %s', (line) => {
  expect(headingKind(line)).toBe('experience')
})

it('communications are talks in French, and what an officer is for in English', () => {
  expect(headingKind('Communications orales')).toBe('publications')
  expect(headingKind('Communications Officer')).toBeUndefined()
})

it.each(['Ehrenamtliche Erfahrung', 'Vrijwilligerservaring', 'Volunteer Work Experience'])(
  '%s heads what is no job',
  (line) => {
    expect(headingKind(line)).toBe('volunteer')
  },
)

it.each([
  ['Outras Experiências (Clubes, Olimpíadas, Voluntariado, etc)', 'experience'],
  ['PROGRAMMING SKILLS (in bridges and cranes)', 'skills'],
  ['Welding (2 years)', undefined],
  ['Languages (spoken at home)', undefined],
  ['Own projects (cranes, bridges):', undefined],
  ['Welder (Work experience)', undefined],
])('a heading may say more of itself in a bracket: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it.each([
  ['WORK EXPERIENCE (+15 years)', 'experience'],
  ['Work Experience (2 years)', 'experience'],
  ['EXPÉRIENCES ASSOCIA-TIVES', 'volunteer'],
  ['KENNT-NISSE', 'skills'],
  ['01 Education', 'education'],
  ['Akademisches Profil', 'education'],
  ['10 Skills', undefined],
])('a heading may count years, be numbered, or be broken by a hyphen: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it.each(['Esperienze di lavoro/Stage', 'Esperienza lavorativa / Tirocinio'])(
  'a word for internships stands beside one for work: %s',
  (line) => {
    expect(headingKind(line)).toBe('experience')
  },
)

it('the end of what stands in quotation marks is none', () => {
  expect(headingKind('Bank Publications”')).toBeUndefined()
  expect(headingKind('“Publications”')).toBe(headingKind('Publications'))
})

it.each([
  ['SKILLS   ↘', 'skills'],
  ['PROJECT', 'projects'],
  ['PROFESSIONNEL', 'experience'],
  ['Contacts', 'header'],
  ['Finance experience', 'experience'],
  ['Organisational Experience', 'experience'],
  ['EMPLOYERS DETAILS:', 'experience'],
  ['Job Profile:', 'experience'],
  ['Worked Experience', 'experience'],
  ['ORGANISATIONAL DETAILS', 'experience'],
  ['Gulf Experience', 'experience'],
  ['RESEARCH, CONFERENCES & WEBINARS', 'publications'],
] as const)('%s heads a section', (heading, kind) => expect(headingKind(heading)).toBe(kind))

it.each([
  ...['Project', 'Customer experience', 'Research', 'Professional', 'Employment law', 'Missions réalisées'],
  ...['Service civique', 'Servizio civile', 'Freiwilliges Soziales Jahr', 'Secondary education', 'Odd jobs'],
])('%s heads none, as it is a title, a field, or a label', (line) => expect(headingKind(line)).toBeUndefined())

it.each([
  ['xperience', 'experience'],
  ['RIENCE PROFESSIONNELLE', 'experience'],
  ['ducación', 'education'],
  ['RAINING', undefined],
  ['ARGOS', undefined],
  ['Rience Professionnelle', undefined],
])('of a heading whose first letters are a picture, the rest tells: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it.each([
  ['BERUFSWEG und EREIGNISSE', 'experience'],
  ['PENGALAMAN ORGANISASI DAN KEGIATAN', 'volunteer'],
  ['Berufsweg und Ereignisse', undefined],
  ['EXPERIENCE AND INNOVATION LTD', undefined],
  ['EDUCATION AND HARBOUR COLLEGE', undefined],
  ['TRABAJO EN EQUIPO', undefined],
])('a known heading in capitals stands before an unknown one, and no name does: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})
