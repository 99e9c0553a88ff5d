import { describe, expect, it } from 'vitest'
import { headingKind } from '../annotate/headings.ts'
import { splitSections } from './sections.ts'

describe('headings', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['Teaching Experience', 'experience'],
    ['Leadership and Work Experience', 'experience'],
    ['WORK EXPERIENCE (9)', 'experience'],
    ['Jobs', 'experience'],
    ['E xperience', 'experience'],
    ['Akademische Laufbahn', 'education'],
    ['Career Focus', 'summary'],
    ['ÉCOLES', 'education'],
    ['Top Skills', 'skills'],
    ['Skills & Languages', 'skills'],
    ['Beruflicher Werdegang', 'experience'],
    ['IT-Kenntnisse', 'skills'],
    ['Compétences', 'skills'],
    ['Formación académica', 'education'],
    ['Experiência Profissional:', 'experience'],
    ['Istruzione e formazione', 'education'],
    ['Werkervaring', 'experience'],
    ['Wykształcenie', 'education'],
    ['Certificates', 'certifications'],
    ['Contact', 'header'],
    ['Synopsis', 'summary'],
    ['Peer-reviewed papers', 'publications'],
    ['EDUCATION & CREDENTIALS', 'education'],
    ['Educational and professional qualifications:', 'education'],
    ['Technological Expertise', 'skills'],
    ['ADDITIONAL STRENGTHS', 'skills'],
    ['Faculty Positions:', 'experience'],
    ['Expériences associatives', 'volunteer'],
    ['Ehrenamtliches Engagement', 'volunteer'],
    ['ACADEMIC CREDENTIALS', 'education'],
    ['Educational Qualification:', 'education'],
    ['Academic Appointments', 'experience'],
    ['Technical Skill Set', 'skills'],
    ['Grants and Funding', 'other'],
    ['Conference Presentations', 'publications'],
    ['Fellowships & Awards', 'awards'],
    ['Professional Associations', 'other'],
    ['DEGREES', 'education'],
    ['Autres centres d’intérêt', 'interests'],
    ['Berufsausbildung', 'education'],
    ['Experiencia Comercial y Logística', 'experience'],
    ['Esperienze di Tirocinio', 'experience'],
    ['Educazione', 'education'],
    ['Karriere', 'experience'],
    ['Talks, Publications, Awards', 'publications'],
  ])('%s heads %s', (line, kind) => {
    expect(headingKind(line)).toBe(kind)
  })

  it.each([
    'User Experience',
    'Ten years of experience',
    'Improved customer experience, skills and education of staff',
    'Project Manager',
    'Iron Works',
    'Experiencia en Manejo de Grúas y Soldadura',
    'Tools, girders, bridges',
    '',
  ])('"%s" is no heading', (line) => {
    expect(headingKind(line)).toBeUndefined()
  })

  it('knows a heading with its section on the same line, but not the rows of a list of skills', () => {
    const sections = splitSections('Anna\nSkills   Welding\nLanguages: Go, Rust\nEducation   Trade school')
    expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['header', ['Anna']],
      ['skills', ['Welding', 'Languages: Go, Rust']],
      ['education', ['Trade school']],
    ])
  })

  it('takes a known label below every role, and any heading that comes three times, for no heading', () => {
    const roles = 'Experience\nWelder\nAchievements\nBuilt bridges\nRiveter\nAchievements\nBuilt roofs\nAwards\nMedal'
    expect(splitSections(roles).map(({ kind }) => kind)).toEqual(['header', 'experience', 'awards'])
    const projects = 'Projects\nShop\nTools:\nGit\nBank\nTools:\nGo\nGame\nTools:\nRust\nSkills\nGit'
    expect(splitSections(projects).map(({ kind }) => kind)).toEqual(['header', 'projects', 'skills'])
  })

  it.each(['......', ' . . . . . . ', ' …… ', '______'])(
    'reads "%s" between a name and its date as room',
    (leaders) => {
      const [, work] = splitSections(`Experience\nIron Works${leaders}2019 – 2021`)
      expect(work?.lines.map((line) => line.split(/\s{3,}/))).toEqual([['Iron Works', '2019 – 2021']])
    },
  )
})

describe('a label within a section', () => {
  it('that ends with a colon opens none where headings have none', () => {
    const text =
      'Berufserfahrung\n\nWelder\nProjekte:\nBuilt bridges\nRiveter\n\nAusbildung\nTrade school\n\nSprachen\nPolish'
    expect(splitSections(text).map(({ kind }) => kind)).toEqual(['header', 'experience', 'education', 'languages'])
    const all = text.replace(/(Berufserfahrung|Ausbildung|Sprachen)/g, '$1:')
    expect(splitSections(all).map(({ kind }) => kind)).toEqual([
      'header',
      'experience',
      'projects',
      'education',
      'languages',
    ])
  })

  it('that stands before what it labels more than once opens none', () => {
    const text = 'Experience\nWelder\nSkills gained: patience\nPainter\nSkills gained: order\nSkills\nWelding'
    expect(splitSections(text).map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills'])
  })

  it('about the tools of a role opens no section', () => {
    const text = 'Experience\nWelder\nTech stack: Go, Rust\nPainter\nTools: Brush\nSkills\nWelding'
    expect(splitSections(text).map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills'])
  })
})
