import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const courses = (...lines: string[]) =>
  readResume(['Anna Lee', 'Education', ...lines].join('\n'), today).parsed.education.map(
    ({ school, credential, end }) => [school, credential, end?.year],
  )

describe('a school or a degree that no word tells is known by where the other courses have theirs', () => {
  const expected = [
    ['SLV Nord', 'Welding Expert (IWS)', 2016],
    ['Harbour College', 'Diploma in Welding', 2008],
  ]

  it.each([
    ['below each other', ['SLV Nord', 'Welding Expert (IWS)', '2016', 'Harbour College', 'Diploma in Welding', '2008']],
    [
      'beside dates',
      ['SLV Nord\t2015 – 2016', 'Welding Expert (IWS)', 'Harbour College\t2005 – 2008', 'Diploma in Welding'],
    ],
    ['on one line', ['2016: Welding Expert (IWS), SLV Nord', '2008: Diploma in Welding, Harbour College']],
    ['with pipes', ['Welding Expert (IWS) | SLV Nord | 2016', 'Diploma in Welding | Harbour College | 2008']],
  ])('%s', (_name, lines) => {
    expect(courses(...lines)).toEqual(expected)
  })

  it('without the town between it and a country in brackets', () => {
    const lines = ['2012 – 2014   Diploma in Welding', 'Colegio Anna Lee, Villalba de la Ribera (Spain)']
    expect(courses(...lines)).toEqual([['Colegio Anna Lee', 'Diploma in Welding', 2014]])
  })

  it('with a year before a long line', () => {
    const more = 'field of bridges, cranes and other heavy steel, and the rules of its trade'
    const [course] = courses(`2017   Diploma in Welding, Harbour College, ${more}. Mark: 79`)
    expect([course?.[0], course?.[2]]).toEqual(['Harbour College', 2017])
  })

  it('with a year behind a colon in a list', () => {
    expect(courses('• Técnico em Soldagem - Harbour College - Conclusão: 12/2021')[0]?.[2]).toBe(2021)
  })

  it('with a word between the degree and the school', () => {
    const expected = [
      ['Anna-Muster-Universität', 'Bachelor Physik', 2018],
      ['Gesamtschule Aldmoor', 'Abitur', 2014],
    ]
    expect(
      courses('Bachelor Physik an der Anna-Muster-Universität, 2018', 'Abitur an der Gesamtschule Aldmoor, 2014'),
    ).toEqual(expected)
  })

  it.each(['University at Aldmoor', 'University of Texas at Aldmoor'])(
    'also where the name has such a word: %s',
    (school) => {
      expect(courses('BS, Computer Science', school)).toEqual([[school, 'BS, Computer Science', undefined]])
    },
  )

  it('where a preparatory class stands beside its school', () => {
    expect(courses('CPGE scientifique   2018 – 2020', 'Lycée Aldmoor, Orléans')).toEqual([
      ['Lycée Aldmoor', 'CPGE scientifique', 2020],
    ])
  })

  it('where dates end each course, also if one has a line more', () => {
    const lines = ['ESAAT', 'DSAA Design', 'Print', '2013', 'University of Lille', 'Licence Arts', '2011']
    expect(courses(...lines)).toEqual([
      ['ESAAT', 'DSAA Design', 2013],
      ['University of Lille', 'Licence Arts', 2011],
    ])
  })

  it('leaves fields and places what they are', () => {
    const lines = ['Harbour College', 'BSc', 'Statistics', '2016', 'Leeds University', 'MSc', 'Chemistry', '2018']
    expect(courses(...lines)).toEqual([
      ['Harbour College', 'BSc', 2016],
      ['Leeds University', 'MSc', 2018],
    ])
  })

  it('keeps the town in the name of a school', () => {
    expect(courses('Magister, Szkoła Główna Handlowa w Warszawie', '2016')).toEqual([
      ['Szkoła Główna Handlowa w Warszawie', 'Magister', 2016],
    ])
  })

  it('keeps the field behind "in" of other languages with the degree', () => {
    expect(courses('Técnico Superior en Guía en el Medio Natural', 'IES Foramontanos', '2013')).toEqual([
      ['IES Foramontanos', 'Técnico Superior en Guía en el Medio Natural', 2013],
    ])
  })

  it('takes the first of two names that nothing tells for the school, unless it names a field or a trade', () => {
    const expected = [['West Dean', 'Foundation in Clocks', 2012]]
    expect(courses('West Dean', 'Foundation in Clocks', '2012')).toEqual(expected)
    expect(courses('Foundation in Clocks', 'West Dean', '2012')).toEqual(expected)
    expect(courses('Welding Expert', 'SLV Nord Hamburg', '2016')).toEqual([
      ['SLV Nord Hamburg', 'Welding Expert', 2016],
    ])
  })

  it('tells a school from a field by where they stand beside the degree', () => {
    const expected = [['Strathmore', 'BCom', 2017]]
    expect(courses('BCom', 'Marketing', 'Strathmore', '2017')).toEqual(expected)
    expect(courses('2017', 'BCom • Marketing • Strathmore')).toEqual([['Strathmore', 'BCom, Marketing', 2017]])
    expect(courses('Strathmore', 'BCom', 'Marketing', '2017')).toEqual(expected)
  })
})

describe('a course', () => {
  it('may end with a stop behind its dates', () => {
    const line = '2008 – 2010   Master of Mathematics, University of Aldmoor, Kestwick, 1st class.'
    expect(courses(line)).toEqual([['University of Aldmoor', 'Master of Mathematics', 2010]])
  })

  it('has its school where capitals end', () => {
    expect(courses('2003 – 2014   BACHILLER Colegio San José de Aldmoor')).toEqual([
      ['Colegio San José de Aldmoor', 'BACHILLER', 2014],
    ])
  })

  it('keeps what certifies a trade in brackets', () => {
    const lines = ['10/1998 – 10/2000 – Fachinformatikerin (IHK)', 'Aldmoor Institut für Informationstechnik GmbH']
    expect(courses(...lines)[0]?.[0]).toBe('Aldmoor Institut für Informationstechnik GmbH')
  })
})

describe('a school', () => {
  it.each([
    ['ENSG', 'by its initials'],
    ['Tecnológico de Aldmoor (TDA)', 'by a word of another language'],
  ])('%s is known %s', (school) => {
    expect(courses('Master in Cartography', school, '2016')).toEqual(
      [['Master in Cartography', 2016]].map(([degree, year]) => [school, degree, year]),
    )
  })

  it('stands behind a semicolon, or a comma behind what somebody became', () => {
    expect(courses('Bacharel em Física, com ênfase em Ótica; Universidade de Aldmoor   2016')[0]?.[0]).toBe(
      'Universidade de Aldmoor',
    )
    expect(courses('2009 - 2016   Electrical Technician, Technical Institute of Aldmoor')[0]?.[0]).toBe(
      'Technical Institute of Aldmoor',
    )
  })

  it('has its town where a state has several', () => {
    expect(courses('BSc Physics', 'University of California, San Diego', '2016')[0]?.[0]).toBe(
      'University of California, San Diego',
    )
    expect(courses('BSc Physics', 'University of Kansas, Wichita', '2016')[0]?.[0]).toBe('University of Kansas')
  })

  it('has no praise behind its town', () => {
    expect(
      courses('BSc Physics', 'University of Aldmoor, Aldmoor, best of all students of the year', '2016')[0]?.[0],
    ).toBe('University of Aldmoor')
  })
})

it('reads a long course behind its dates', () => {
  const long =
    'Double degree in mechanical engineering and in business administration, University of Aldmoor, Aldmoor, with a prize for the best record'
  expect(courses(`2014 – 2019   ${long}`, '2012 – 2014   A-Levels, Kestwick College, Kestwick')).toMatchObject([
    [expect.stringContaining('University of Aldmoor'), expect.stringContaining('Double degree'), 2019],
    [expect.stringContaining('Kestwick College'), 'A-Levels', 2014],
  ])
})

describe('a school behind the word for "at"', () => {
  it.each([
    ["Laurea in Fisica, all'Università di Kestwick, Dipartimento di Ottica", 'Università di Kestwick'],
    ['Meisterbrief Schweißen an der Handwerkskammer Aldmoor', 'Handwerkskammer Aldmoor'],
    ['Licence de chimie à l’Université de Kestwick', 'Université de Kestwick'],
    ['BSc Physics at Aldmoor University', 'Aldmoor University'],
  ])('is told from what was studied: %s', (line, school) => {
    expect(courses(`2014 – 2018   ${line}`)[0]?.[0]).toBe(school)
  })
})

it('knows a group of schools by its words', () => {
  expect(courses('Zespół szkół w Aldmoor', '2012 – 2016')[0]?.[0]).toBe('Zespół szkół w Aldmoor')
})

it('is not held up by blanks of no width around a sign', () => {
  expect(courses('Aldmoor College \u200b•\u200b BSc Physics   2018')).toEqual([
    ['Aldmoor College', 'BSc Physics', 2018],
  ])
})

it.each([
  ['Lycée Anna Lee 2020   Cambridge English Certificate (CEC)', 'Lycée Anna Lee'],
  ['Estudiante de Puentes y Acero   UTN   2022', 'UTN'],
  ['Lerchen Gymnasium   High school, Media   2013', 'Lerchen Gymnasium'],
  ['WISS   2022\nPrivatschule', 'WISS'],
  ['Aldmoor\nCommunity College\n2018 – 2019', 'Aldmoor Community College'],
  ['2019   Welding bootcamp, Sandhill', 'Sandhill'],
  ['2018   Certified Instructor, Sandhill Foundation.', 'Sandhill Foundation'],
  ['BTS Aldmoor – Option Steel\nLycée Anna Lee   2019', 'Lycée Anna Lee'],
  ['2016 – 2018   Ausbildung Kaufmann IHK\nSandhill, Leeds', 'Sandhill'],
  ['Master of Bridges\nAldmoor State University\n4.0 GPA', 'Aldmoor State University'],
  ['Studium an der Hochschule für Brücken,\nKestwick 2015 – 2018', 'Hochschule für Brücken'],
  ['Certificate of Bridges by EPITECH   2019', 'EPITECH'],
  ['Facultad de Ingeniería, Mecánica y Eléctrica de la Universidad de Aldmoor   2019', 'Universidad de Aldmoor'],
  [
    '2018 - 2020   Laurea magistrale\nCorso di Laurea magistrale, classe LM-17. Università degli studi di Aldmoor\nVoto 110',
    'Università degli studi di Aldmoor',
  ],
  [
    '2018 - 2020   Dottorato\nStudente presso l’Università degli studi di\nAldmoor\nVoto di laurea 110 e lode',
    'Università degli studi di Aldmoor',
  ],
  ['Berufsbildungszentrum Physik, Chemie und Technik   2020', 'Berufsbildungszentrum Physik, Chemie und Technik'],
])('a school is told from what was studied there: %s', (line, school) => {
  expect(courses(...line.split('\n'), '', 'BSc Physics   Aldmoor College   2018')[0]?.[0]).toBe(school)
})

it('a school is no honour that stands between it and its degree, and no part of what children finish there', () => {
  const honours = [
    '2016 – 2019',
    'Master of Engineering (Software)',
    'First Class Honours',
    'The University of Aldmoor',
  ]
  expect(courses(...honours)[0]?.[0]).toBe('The University of Aldmoor')
  expect(courses('Abitur Anna-Lee-Gymnasium   2013')).toEqual([['Anna-Lee-Gymnasium', 'Abitur', 2013]])
})

describe('a school stands where the degree does, or below it, if nothing else is one', () => {
  it.each([
    ['alone with its dates', ['2001 – 2006   Realschule Aldmoor'], ['Realschule Aldmoor', '', 2006]],
    [
      'behind its kind',
      ['KÖZÉPISKOLA:', 'Aldmoori Anna Líceum', '2015 - 2019'],
      ['Aldmoori Anna Líceum', 'KÖZÉPISKOLA', 2019],
    ],
    [
      'behind a training of its own',
      ['WELDING OF BRIDGES', 'WELDING BOOTCAMP', 'University of Aldmoor', '2019'],
      ['University of Aldmoor', 'WELDING OF BRIDGES', 2019],
    ],
    ['by its short form', ['Graduação em Física UFPR (2019)'], ['UFPR', 'Graduação em Física', 2019]],
    [
      'behind the degree, above its faculty',
      ['10/2019 – 05/2022', 'LICENȚA Universitatea Tehnică „Anna Lee”', '• facultatea Construcții'],
      ['Universitatea Tehnică „Anna Lee”', 'LICENȚA', 2022],
    ],
    [
      'in capitals',
      ['2024   BSc STEEL ENGINEERING RED MILL UNIVERSITY', 'First Degree'],
      ['RED MILL UNIVERSITY', 'First Degree', 2024],
    ],
  ])('%s', (_name, lines, expected) => expect(courses(...lines)).toEqual([expected]))

  it('on the line below, where the university is that of the degree above, too', () => {
    const lines = [
      'Ph.D., Steel and Bridges   2025',
      'The University of Aldmoor',
      'M.S., Management   2020',
      'The University of Aldmoor',
    ]
    expect(courses(...lines, 'M.S., Bridges   2018', 'Harbour College').map(([school]) => school)).toEqual([
      'The University of Aldmoor',
      'The University of Aldmoor',
      'Harbour College',
    ])
  })
})

it('an item that tells of the degree of the school above is no course of its own', () => {
  const lines = [
    'Aldmoor University, Kestwick, September 2002-June 2006.',
    '• Bachelor of Arts in Welding awarded cum laude in June 2006.',
    'Harbour College, Kestwick, January 2008-December 2008.',
    '• Master of Science in Cranes awarded in December 2008.',
    '• Wrote a thesis on kilns',
  ]
  expect(courses(...lines)).toEqual([
    ['Aldmoor University', 'Bachelor of Arts in Welding', 2006],
    ['Harbour College', 'Master of Science in Cranes', 2008],
  ])
})

it('a school ends where its end is told', () => {
  expect(
    courses('• Engenharia do Aço – Bacharelado – Universidade Estadual de Aldeia (UEA) – finalizado em 08/2008').map(
      ([school, , end]) => [school, end],
    ),
  ).toEqual([['Universidade Estadual de Aldeia (UEA)', 2008]])
})
