import { describe, expect, it } from 'vitest'
import { headingKind } from '../annotate/headings.ts'
import { splitSections } from './sections.ts'

describe('a line that reads like a heading before a date', () => {
  it('is the header of a role among roles', () => {
    const text = [
      'Experience',
      '',
      'Welder   2019 – 2021',
      'Iron Works',
      '',
      'Volunteer   2017 – 2018',
      'Sandhill',
      '',
      'Skills',
      'Welding',
    ]
    expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills'])
  })
})

describe('a label below a course', () => {
  const course = (year: number) => [`${year} – ${year + 2}`, 'Diploma in Welding', 'Harbour College', '']

  it('is about the course where another one follows', () => {
    const text = ['Education', '', ...course(2014), 'Skills: Welding, Rigging', '', ...course(2010)]
    expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'education'])
  })

  it('opens a section where none does', () => {
    const text = ['Education', '', ...course(2014), 'Skills: Welding, Rigging', '', 'Hobbies', 'Chess']
    expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual([
      ...['header', 'education', 'skills', 'interests'],
    ])
  })
})

describe('a word of headings below a line that is not finished', () => {
  it('is the end of that line', () => {
    const text = [
      'Education',
      '',
      'Harbour College',
      'Coursework: bridges, steel, and foundations of',
      'Programming',
      '2014',
    ]
    expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'education'])
  })
})

describe('headings in small letters', () => {
  const text = (...lines: string[]) => splitSections(lines.join('\n')).map(({ kind }) => kind)

  it('are headings right below a line, where others stand between blank lines', () => {
    const others = ['', 'skills', '', 'Welding', '', 'languages', '', 'English']
    expect(text('Anna Lee', 'work', '', 'Welder', 'education', '', 'Harbour College', ...others)).toEqual([
      ...['header', 'experience', 'education', 'skills', 'languages'],
    ])
  })

  it('are ends of lines where no others are', () => {
    expect(text('Experience', '', 'Welder with much', 'education', '', 'Built bridges')).toEqual([
      'header',
      'experience',
    ])
  })
})

describe('headings', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['WORKEXPERIENCE', 'experience'],
    ['Frühere Stationen', 'experience'],
    ['RECENT ROLES', 'experience'],
    ['FOR MAT ION', 'education'],
    ['COM PET ENCES', 'skills'],
    ['E XPERI ENCE PRO FES SION NELLE', 'experience'],
    ['Volunteer roles', 'volunteer'],
    ['Lingue straniere', 'languages'],
    ['Ukończone szkoły', 'education'],
    ['PENGALAMAN KERJA', 'experience'],
    ['Pendidikan', 'education'],
    ['Leadership experience', 'other'],
    ['Programming Languages', 'skills'],
    ['Berufserfahrungen', 'experience'],
    ['Seminare und Trainings', 'certifications'],
    ['Nebentätigkeiten', 'experience'],
    ['Tidligere karriere', 'experience'],
    ['Faglig erfaring', 'experience'],
    ['Övrig erfarenhet', 'experience'],
    ['TEKNISK ERFARING', 'experience'],
    ['Studentenervaringen', 'experience'],
    ['Antecedentes Académicos', 'education'],
    ['AUSBILDUNG & ZERTIFIZIERUNG', 'education'],
    ['Ferdigheter og interesser', 'skills'],
    ['Kurzy a certifikáty', 'certifications'],
    ['Skills, Languages & Interests', 'skills'],
    ['PAPERS, TALKS, AND ACADEMIC PRESENTATIONS', 'publications'],
    ['SPEAKER EXPERIENCE', 'publications'],
    ['Papers, Books, & Talks', 'publications'],
    ['Activités complémentaires', 'other'],
    ['Contributions Open Source', 'projects'],
    ['Projets universitaires', 'projects'],
    ['Departmental Seminars', 'publications'],
    ['Civic Associations', 'other'],
    ['Wissenschaftliche Vorträge', 'publications'],
    ['Encadrement scientifique', 'other'],
    ['Corsi specialistici', 'certifications'],
    ['Eigene Projekte', 'projects'],
    ['Fort- und Weiterbildungen', 'certifications'],
    ['Cursos e certificações', 'certifications'],
    ['Corsi di aggiornamento', 'certifications'],
    ['Prix et distinctions', 'awards'],
    ['Charlas y conferencias', 'publications'],
    ['Engagement citoyen', 'volunteer'],
    ['NON-PROFIT COMMITMENTS', 'volunteer'],
    ['Séjours linguistiques', 'other'],
    ['Positions of Responsibility', 'other'],
    ['Koła naukowe', 'other'],
    ['Testimonials', 'references'],
    ['Histórico Profissional na área de saúde', 'experience'],
    ['Berufserfahrung im Bereich Pflege', 'experience'],
    ['Professional experience in the field of law', 'experience'],
    ['Awards & Recognition', 'awards'],
    ['E X P E R I E N C E', 'experience'],
    ['Teaching Experience', 'experience'],
    ['Leadership and Work Experience', 'experience'],
    ['WORK EXPERIENCE (9)', 'experience'],
    ['Jobs', 'experience'],
    ['OBJETIVO', 'summary'],
    ['Certifications & Education', 'education'],
    ['Objectif professionnel', 'summary'],
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
    ['Työkokemus', 'experience'],
    ['PRACOVNÍ ZKUŠENOSTI', 'experience'],
    ['Zamestnanie', 'experience'],
    ['Munkatapasztalat', 'experience'],
    ['İŞ DENEYİMİ', 'experience'],
    ['Radno iskustvo', 'experience'],
    ['Опыт работы', 'experience'],
    ['Professional\u00a0Career', 'experience'],
    ['Attuale lavoro', 'experience'],
    ['Nuvarande anställning', 'experience'],
    ['Staże i praktyki', 'experience'],
    ['Schulischer und beruflicher Werdegang', 'experience'],
    ['Parcours universitaire et professionnel', 'experience'],
    ['Experience (continued)', 'experience'],
    ['Berufserfahrung – Fortsetzung', 'experience'],
    ['Expériences professionnelles (suite)', 'experience'],
    ['Vzdělání', 'education'],
    ['Vzde\u030cla\u0301ni\u0301', 'education'],
    ['Eğitim Bilgileri', 'education'],
    ['Habilitações académicas', 'education'],
    ['Yabancı Diller', 'languages'],
    ['Færdigheder', 'skills'],
    ['Kørekort', 'other'],
    ['Committee work', 'other'],
    ['Otros datos de interés', 'other'],
    ['Workshops and seminars', 'other'],
    ['Speaking Engagements', 'publications'],
    ['Ponencias y congresos', 'publications'],
    ['Jetzige Arbeit', 'experience'],
    ['ORGANIZATIONS', 'other'],
    ['Examensarbete & Akademiska projekt', 'projects'],
    ['Empregos anteriores', 'experience'],
    ['Staj Deneyimlerim', 'experience'],
    ['Research & Publication', 'publications'],
  ])('%s heads %s', (line, kind) => {
    expect(headingKind(line)).toBe(kind)
  })

  it.each([
    'User Experience',
    'Ten years of experience',
    'Experience Design Institute',
    'Kenntnisse)',
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

  it('opens none below a role that others follow, but does below the last', () => {
    const one = 'Experience\nWelder, Iron Works, 2019 – 2021\nSkills: patience'
    expect(splitSections(`${one}\n\nEducation\nTrade school`).map(({ kind }) => kind)).toContain('skills')
    const two = `${one}\nPainter, Red Mill, 2015 – 2018\n\nEducation\nTrade school, 2012 – 2014`
    expect(splitSections(two).map(({ kind }) => kind)).toEqual(['header', 'experience', 'education'])
  })

  it('about the tools of a role opens no section', () => {
    const text = 'Experience\nWelder\nTech stack: Go, Rust\nPainter\nTools: Brush\nSkills\nWelding'
    expect(splitSections(text).map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills'])
  })
})

it('a span right behind the stop of a sentence stands apart from it', () => {
  const [, work] = splitSections('Anna Lee\nExperience\nSandhill builds cranes.05/2015-12/2017   Welder')
  expect(work?.lines).toEqual(['Sandhill builds cranes.   05/2015-12/2017   Welder'])
})
