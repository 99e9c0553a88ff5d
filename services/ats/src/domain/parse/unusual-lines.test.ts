import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15')).parsed

it('titles and degrees in capitals above a name and its dates head no section, as in a Europass', () => {
  const { roles, education } = read([
    ...['Anna Lee', 'Nationality: British   Phone number: (+44) 7700 900123', '', 'ABOUT ME', 'I build bridges.', ''],
    ...['EDUCATION AND TRAINING', '', '', 'COMPUTER PROGRAMMING', 'HARBOUR COLLEGE [ 31/08/2020 – 13/06/2022 ]', ''],
    ...['City: Leeds | Country: United Kingdom', '', '', 'WORK EXPERIENCE', ''],
    ...['Welder', 'Red Mill [ 26/04/2022 – 28/12/2023 ]', '', 'City: Leeds | Country: United Kingdom', ''],
    ...[
      'Welded what was broken.',
      '',
      '',
      'DIGITAL SKILLS',
      '',
      'Excel / Word',
      '',
      '',
      'LANGUAGE SKILLS',
      '',
      'French',
    ],
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Welder', 'Red Mill']])
  expect(education.map(({ school }) => school)).toEqual(['HARBOUR COLLEGE'])
})

it('an employer stands behind the word for "at" in capitals, too', () => {
  const { roles } = read([
    ...[
      'Anna Lee',
      '',
      'BERUFLICHER WERDEGANG',
      '',
      'LAGERMITARBEITER BEI SANDHILL, KÖLN',
      'FEBRUAR 2025 - OKTOBER 2025',
    ],
    ...[
      '',
      'SERVICEKRAFT BEI DER FIRMA ALDMOOR, KÖLN',
      '2022 - 2023',
      '',
      'Verkäufer bei der Firma Kestwick, Bonn',
      '2020',
    ],
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['LAGERMITARBEITER', 'SANDHILL'],
    ['SERVICEKRAFT', 'ALDMOOR'],
    ['Verkäufer', 'Kestwick'],
  ])
})

it('words that say what happened on a date are no name', () => {
  const { education } = read([
    ...['Anna Lee', '', 'DIPLOMES', 'BTS Commerce', 'Lycée Aldmoor à Amiens', 'Fin le 13 mars 2014', ''],
    ...['Licence de droit', 'Université Kestwick', 'Obtenue en 2012'],
  ])
  expect(education.map(({ school, end }) => [school, end?.year])).toEqual([
    ['Lycée Aldmoor', 2014],
    ['Université Kestwick', 2012],
  ])
})

it('items may stand right behind their dash, and do not begin the next role', () => {
  const { roles } = read([
    ...['Lee Anna', '', 'Szakmai tapasztalat', '', '2016. 09.–2017. 02   Villamosmérnök gyakornok', ''],
    ...['Sandhill Kft., Budapest', '-Hidak tervezése', '', '2016. 06.–2016. 08   Villamosmérnök gyakornok', ''],
    ...['Red Mill Kft., Budapest', '-PLC programozás', '', '2015. 06.–2015. 11   Villamosmérnök gyakornok', ''],
    ...['Aldmoor Kft., Budapest', '-Mérések'],
  ])
  expect(roles.map(({ employer }) => employer)).toEqual(['Sandhill Kft.', 'Red Mill Kft.', 'Aldmoor Kft.'])
})

it('an employer goes on below a stroke, and begins below the word for "at"', () => {
  const { roles } = read([
    ...['Anna Lee', '', 'BERUFLICHER WERDEGANG', '', 'Schweißerin', 'Red Mill GmbH /', 'Iron Works GmbH', ''],
    ...['August 2021 bis Juni 2023', '', 'Malerin bei', 'Sandhill', '', 'August 2018 bis Juli 2021'],
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Schweißerin', 'Red Mill GmbH / Iron Works GmbH'],
    ['Malerin', 'Sandhill'],
  ])
})

it('a name stands behind the word for a resume and a gap', () => {
  expect(read(['LEBENSLAUF   Anna Lee', '', 'Kontakt:', 'a.lee@example.com']).name).toBe('Anna Lee')
})

it('a school stands behind the word for "at" in capitals, too', () => {
  const { education } = read([
    ...['Anna Lee', '', 'AUSBILDUNG', '', 'BACHELORSTUDIUM AN DER HOCHSCHULE FÜR BRÜCKENBAU', '2015 - 2018'],
  ])
  expect(education.map(({ school }) => school)).toEqual(['HOCHSCHULE FÜR BRÜCKENBAU'])
})

it('a heading in small letters may stand right below a sentence', () => {
  const { education } = read([
    ...['Anna Lee', '', 'sobre mí', 'Me gusta mucho construir puentes bien hechos.', 'educación', '2020 — 2022'],
    ...['Diseño de puentes', 'Universidad de Aldmoor', '', 'habilidades', 'Acero'],
  ])
  expect(education.map(({ school }) => school)).toEqual(['Universidad de Aldmoor'])
})

it('a name ends with the last name in capitals where the e-mail address says whose it is', () => {
  expect(read(['Anna LEE Manager SI', '35 ans', 'anna.lee@example.com']).name).toBe('Anna LEE')
})

it('hyphens that look like the one of a keyboard stand between months and within addresses', () => {
  const { email, roles } = read([
    ...['Anna Lee', 'anna\u2010lee@sandhill.example', '', 'EXPERIENCE', '', 'Welder, Iron Works   Jun\u2010Jul 2022'],
    ...['• Joined the plates of bridges'],
  ])
  expect(email).toBe('anna-lee@sandhill.example')
  expect(roles).toMatchObject([{ start: { year: 2022, month: 6 }, end: { year: 2022, month: 7 } }])
})

it('dates may stand in square brackets', () => {
  const { roles, education } = read([
    ...[
      'Anna Lee',
      '',
      'Experience',
      '',
      'Painter',
      'Harbour Works, Mill House, Leeds [2023]',
      '• Painted bridges',
      '',
    ],
    ...['Welder', 'Red Mill, Leeds', '[April 2024] – Present', '• Welded what was broken', ''],
    ...['Education', '', 'High School', 'Harbour Girls High School, Leeds', '[2021]'],
  ])
  expect(roles.map(({ employer, start, current }) => [employer, start?.year, current])).toEqual([
    ['Harbour Works', 2023, false],
    ['Red Mill', 2024, true],
  ])
  expect(education[0]?.end?.year).toBe(2021)
})

it('a heading may stand behind the rule above it, where others have two blank lines above them', () => {
  const { roles } = read([
    ...['Welding Certification 2017 – present', '', `${'_'.repeat(78)} Professional Work Experience`],
    ...[
      '2018 - 2020\tPainter, Bridges of Steel, Harbour Works, Leeds, Georgia',
      '',
      '',
      'Leadership & Management Experience',
    ],
    'Lee, A. & Sands, B. (2020) Bridges of steel in the long winters of the north, Standard Work Document, Aldmoor Bridge Institute, Leeds, GA',
    'Lee, A. (2020). Professional ladder for the advancement of welders,  Presentation, Aldmoor Bridge Institute, Leeds, GA',
    ...[
      '',
      '',
      'Awards and Fellowships',
      '2022 \t\tWelder of the Year Finalist, Red Mill, Leeds, GA',
      'Curriculum Vitae',
      '',
    ],
    ...[
      '',
      'Awards and Fellowships',
      'Guild of Painters, Inc, 2nd Treasurer 2011-2012, Member: 2009 – present',
      '',
      '',
    ],
    'Volunteer Work',
  ])
  expect(roles.map(({ title }) => title)).toContain('Painter')
})
