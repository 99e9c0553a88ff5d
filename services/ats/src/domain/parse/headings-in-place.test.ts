import { expect, it } from 'vitest'
import { splitSections } from './sections.ts'

it('headings in capitals may have the sign that items have', () => {
  const work = ['• EXPERIENCE', 'Welder, Iron Works   2019 – 2021', '• Built bridges of steel', '']
  const text = ['Anna Lee', '', ...work, '• EDUCATION', '• Harbour College – 2018', '• Languages']
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'experience', 'education'])
})

it('a heading with the sign of the items above it stands above the dates of what it heads', () => {
  const skills = ['Skills', '• Welding', '• Riveting', '']
  const sections = (work: string[]) =>
    splitSections(['Anna Lee', '', ...skills, ...work].join('\n')).map(({ kind }) => kind)
  const told = ['September 2019 – Present', 'Iron Works | Leeds', 'Welder']
  expect(sections(['• Work Experience', ...told])).toEqual(['header', 'skills', 'experience'])
  expect(sections(['• Work experience', '• Painting'])).toEqual(['header', 'skills'])
})

it('schools that are set like headings are none', () => {
  const heads = ['Skills', 'Languages', 'Interests'].flatMap((head) => ['', '', head, 'Some of them'])
  const schools = [
    '',
    '',
    'Red Mill',
    'June 2021',
    'Welding',
    '',
    '',
    'Northern Aldmoor',
    'Community College',
    'May 2018',
  ]
  const text = ['Anna Lee', ...heads, '', '', 'Education', '', ...schools]
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual([
    ...['header', 'skills', 'languages', 'interests', 'education'],
  ])
})

it('a word of headings below a comma ends what stands above it', () => {
  const text = [
    'Education',
    '',
    '2008 – 2009   Master, Harbour College, Leeds,',
    'Honors',
    '2007   Bachelor, Harbour College',
  ]
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'education'])
})

it('what stands first is a name, also where one of its words says what sections are about', () => {
  const text = 'ANNA LEE-HOUSE\nanna@example.org\n\nPROFILE\nI weld bridges.\n\nEXPERIENCE\nWelder\n\nSKILLS\nWelding'
  expect(splitSections(text)[0]?.lines).toEqual(['ANNA LEE-HOUSE', 'anna@example.org', ''])
})

it('headings in small letters may be put together of several words, as those in capitals', () => {
  const text = 'Anna Lee\n\neducation\n\nTrade school\n\nresearch and work experience\n\nWelder\n\nskills\n\nWelding'
  expect(splitSections(text).map(({ kind }) => kind)).toEqual(['header', 'education', 'experience', 'skills'])
})

it('headings of which a narrow column broke the last word off are one', () => {
  const text =
    'Anna Lee\n\nCONTACT\nINFORMATION\n\nanna@example.org\n\nEDUCATION\n\nBACKGROUND\n\nTrade school\n\nLANGUAGE\nSKILLS\n\nEnglish'
  expect(splitSections(text).map(({ kind, heading }) => [kind, heading])).toEqual([
    ['header', ''],
    ['header', 'CONTACT INFORMATION'],
    ['education', 'EDUCATION BACKGROUND'],
    ['languages', 'LANGUAGE SKILLS'],
  ])
})

it('two headings that are one word each are two', () => {
  const text = 'Anna Lee\n\nEDUCATION\n\nSKILLS\n\nWelding\n\nPROJECTS\nEXPERIENCE\n\nWelder'
  expect(splitSections(text).map(({ heading }) => heading)).toEqual([
    '',
    'EDUCATION',
    'SKILLS',
    'PROJECTS',
    'EXPERIENCE',
  ])
})

it('a title that is a heading elsewhere is none as the third line of an entry, nor are courses that somebody taught', () => {
  const entries = ['Summer 2018', 'Iron Works, Leeds', 'Internship', 'Joined plates of bridges.', '']
  const taught = [
    'Harbour College',
    'Teaching Assistant   Jan 2015 – May 2017',
    'Courses: Bridges; Steel',
    'Red Mill College',
  ]
  const lines = ['Anna Lee', '', 'Experience', '', ...entries, ...taught, 'Tutor   Jan 2013 – May 2014', '• Taught']
  expect(splitSections(lines.join('\n')).map(({ heading }) => heading)).toEqual(['', 'Experience'])
})

it('a heading in small letters that comes twice below work in capitals is a label of its roles', () => {
  const role = (name: string) => [`${name}   2019 – 2021`, 'Proyectos Destacados', 'A bridge of steel', '']
  const text = (work: string) =>
    ['Anna Lee', '', work, ...role('Welder, Iron Works'), ...role('Painter, Red Mill')].join('\n')
  const kinds = (work: string) => splitSections(text(work)).map(({ kind }) => kind)
  expect(kinds('EXPERIENCE')).toEqual(['header', 'experience'])
  expect(kinds('Experience')).toEqual(['header', 'experience', 'projects', 'projects'])
})

it('what is labelled below a degree with a colon, as no heading is, is a part of it', () => {
  const others = ['Skills', 'Welding', '', 'Languages', 'English', '', 'Interests', 'Sailing']
  const school = ['Education', 'PhD in Bridges, Aldmoor College   2021 – 2023', 'Projects:', '• A bridge', '']
  const text = ['Anna Lee', '', ...school, 'MSc in Steel, Harbour College   2018 – 2020', '', ...others].join('\n')
  expect(splitSections(text).map(({ kind }) => kind)).toEqual([
    'header',
    'education',
    'skills',
    'languages',
    'interests',
  ])
})

it('voluntary work at the top of a page has no blank line above its heading, and one below it', () => {
  const heads = ['Skills', 'Languages', 'Interests'].flatMap((head) => ['', '', head, '', 'Some of them'])
  const work = ['', '', 'Experience', '', '2019 – 2021   Welder, Iron Works', '• Built bridges', '• Built cranes']
  const below = (...voluntary: string[]) =>
    splitSections(['Anna Lee', ...work, ...voluntary, ...heads].join('\n')).map(({ kind }) => kind)
  const others = ['skills', 'languages', 'interests']
  expect(below('Volunteering', '', '2020   Treasurer, Red Mill')).toEqual([
    'header',
    'experience',
    'volunteer',
    ...others,
  ])
  expect(below('', 'Volunteering', '2020   Treasurer, Red Mill')).toEqual(['header', 'experience', ...others])
})

it('headings of several parts have the signs of items and colons', () => {
  const kinds = splitSections(
    [
      'Anna Lee',
      '',
      '• Objective:',
      'To weld',
      '',
      '• Professional Experiences:',
      '',
      '• Welded bridges',
      '',
      '• Skills:',
      'Welding',
    ].join('\n'),
  ).map(({ kind }) => kind)
  expect(kinds).toEqual(['header', 'summary', 'experience', 'skills'])
  const items = splitSections(
    ['Experience', 'Welder, Red Mill   2014', '', '• Technical Experience:', '• Bridges'].join('\n'),
  )
  expect(items.map(({ kind }) => kind)).toEqual(['header', 'experience'])
})

it('professional qualifications are studies where they are degrees', () => {
  const kindsOf = (...lines: string[]) => splitSections(lines.join('\n')).map(({ kind }) => kind)
  expect(kindsOf('PROFESSIONAL QUALIFICATIONS', 'Bachelor of Commerce, Harbour College')).toContain('education')
  expect(kindsOf('PROFESSIONAL QUALIFICATIONS', 'First aid, Red Cross')).toContain('certifications')
})

it('headings may count jobs, or say how long they took, also before the first of them', () => {
  const kindsOf = (...lines: string[]) => splitSections(lines.join('\n')).map(({ kind }) => kind)
  expect(kindsOf('Skills', 'Welding', 'WORK EXPERIENCE 1', 'Welder', 'WORK EXPERIENCE2', 'Fitter')).toEqual([
    ...['header', 'skills', 'experience', 'experience'],
  ])
  const inline = splitSections('WORK EXPERIENCE ( 1 year 10 months)   Red Mill Ltd, Leeds - Welder\n2014 – 2016').at(-1)
  expect(inline).toMatchObject({ kind: 'experience', lines: ['Red Mill Ltd, Leeds - Welder', '2014 – 2016'] })
})
