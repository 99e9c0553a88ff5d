import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(
    ({ title, employer, start, bullets }) => [title, employer, start?.year, bullets],
  )

describe('roles that are items of a list', () => {
  it('are read with the items below them as their work', () => {
    const lines = ['• Welder, Iron Works (2019 – 2021)', '◦ Welded girders', '• Painter, Blue House Ltd (2015 – 2019)']
    expect(roles(...lines, '◦ Painted walls')).toEqual([
      ['Welder', 'Iron Works', 2019, ['Welded girders']],
      ['Painter', 'Blue House Ltd', 2015, ['Painted walls']],
    ])
  })

  it('are not made of work with dates below a role that has its own', () => {
    const work = '• Led the move of the yard, January 2020 – March 2020'
    expect(roles('Welder, Iron Works (2019 – 2021)', work)).toHaveLength(1)
  })
})

describe('employers without titles', () => {
  const lines = [
    'Sandhill (Oct 2019 - Present):',
    '• Firewalls',
    'Cooperativa Aldmoor (Mar 2017 - Jun 2018):',
    '• Servers',
  ]

  it('are read as employers', () => {
    expect(roles(...lines).map(([title, employer]) => [title, employer])).toEqual([
      ['', 'Sandhill'],
      ['', 'Cooperativa Aldmoor'],
    ])
  })

  it('are not made of titles that stand alone', () => {
    const titles = roles('Welder (Oct 2019 - Present):', '• Girders', 'Painter (Mar 2017 - Jun 2018):', '• Walls')
    expect(titles.map(([title, employer]) => [title, employer])).toEqual([
      ['Welder', ''],
      ['Painter', ''],
    ])
  })
})

describe('headers', () => {
  it('may be longer than other lines, where they are names between commas behind the dates', () => {
    const long =
      '2017 – 2022: Research Scientist (Optics), Aldmoor Institute of Radio Engineering and Electronics, Royal Academy of Sciences (Leeds Branch), Leeds'
    const [role = []] = roles(long, '• Measured lenses')
    expect(role[0]).toMatch(/^Research Scientist/)
    expect(role.slice(2)).toEqual([2017, ['Measured lenses']])
  })

  it('may have a colon behind the dates', () => {
    expect(roles('2019 – 2021: Welder, Iron Works', '• Welded')).toEqual([['Welder', 'Iron Works', 2019, ['Welded']]])
  })

  it.each(['Profesora de química en Academia Euler', 'Welder at Iron Works'])(
    '%s is a title at an employer',
    (line) => {
      const [role = []] = roles(line, '2019 – 2021', '• Worked nights')
      expect(role.slice(0, 2)).toEqual(line.split(/ (?:en|at) /))
    },
  )

  it('keep the team in a title between it and the employer', () => {
    expect(roles('Nurse, Cardiac ICU, City Hospital (2019 – 2021)', '• Worked nights')).toEqual([
      ['Nurse, Cardiac ICU', 'City Hospital', 2019, ['Worked nights']],
    ])
  })

  it('may name an employer before a country, which is no town then', () => {
    const expected = [['Data Analyst', 'Quayline', 2019, ['Worked nights']]]
    expect(roles('2019 – 2021: Data Analyst, Quayline, Singapore', '• Worked nights')).toEqual(expected)
    expect(roles('Data Analyst\t2019 – 2021', 'Quayline, Singapore', '• Worked nights')).toEqual(expected)
  })

  it('have as many lines below the dates as most roles have, whatever they say', () => {
    const first = ['2019 – 2021\tBarnwell', 'Iron Works GmbH', 'Wibbler', '• Did']
    const second = ['2017 – 2019\tLeeds', 'Blue House Ltd', 'Painter', '• Painted']
    expect(roles(...first, ...second).map((role) => role.slice(0, 2))).toEqual([
      ['Wibbler', 'Iron Works GmbH'],
      ['Painter', 'Blue House Ltd'],
    ])
  })

  it('have a place on the line of the dates where title and employer stand above, even if no list has it', () => {
    const first = ['Night Manager, Amarta Resort', 'Barnwell, 2019 – 2021', '• Slept little']
    const second = ['Wibbler, Kirana', 'Sant Cugat del Vallès, 2017 – 2019', '• Served']
    expect(roles(...first, ...second).map((role) => role.slice(0, 2))).toEqual([
      ['Night Manager', 'Amarta Resort'],
      ['Wibbler', 'Kirana'],
    ])
  })

  it('end at a label of the work', () => {
    expect(roles('Zookeeper, Petra', '2019 – 2021', 'Key responsibilities:', 'Drew culverts in AutoCAD')).toEqual([
      ['Zookeeper', 'Petra', 2019, ['Drew culverts in AutoCAD']],
    ])
  })

  it('in which no word tells the title are as long as the others', () => {
    const team = 'Second shift'
    const known = ['Acme\t2019 – 2021', 'Welder', team, '• Welded']
    expect(
      roles(...known, 'Quayline\t2017 – 2019', 'Wibbler', team, '• Wibbled').map((role) => role.slice(0, 2)),
    ).toEqual([
      ['Welder', 'Acme'],
      ['Wibbler', 'Quayline'],
    ])
  })

  it('do not begin with a line drawn with signs', () => {
    expect(
      roles('__________', 'Welder\t2019 – 2021', 'Acme', 'Painter\t2015 – 2019', 'Blue House').map(String),
    ).toEqual(['Welder,Acme,2019,', 'Painter,Blue House,2015,'])
  })

  it('may say how long a role lasted on a line below some of the dates', () => {
    const first = ['Janv. 2021 - Mai 2024   Welder', '3 ans 5 mois', 'Iron Works', '• Welded']
    const second = ['Janv. 2018 - Déc. 2020 3 ans   Painter', 'Blue House Ltd', '• Painted']
    expect(roles(...first, '', ...second).map(([title, employer]) => [title, employer])).toEqual([
      ['Welder', 'Iron Works'],
      ['Painter', 'Blue House Ltd'],
    ])
  })

  it('may have a unit of the employer below them, which is no employer', () => {
    const unit = 'Department of Operations'
    const lines = [
      'Welder, Iron Works, 2019 – 2021',
      unit,
      '• Welded',
      'Wibbler, Blue House, 2015 – 2019',
      unit,
      '• Did',
    ]
    expect(roles(...lines).map((role) => role.slice(0, 2))).toEqual([
      ['Welder', 'Iron Works'],
      ['Wibbler', 'Blue House'],
    ])
    expect(roles('Policy Officer', 'Department of Health', '2019 – 2021').map((role) => role[1])).toEqual([
      'Department of Health',
    ])
  })

  it('may have blank lines between title, employer and dates', () => {
    const first = [
      'Bellringer',
      '',
      'Iron Works - Leeds, UK -',
      '',
      'August 2019 to Present',
      '',
      'Rang the bells of the works daily.',
    ]
    const second = [
      'Towerkeeper',
      '',
      'Blue House - York, UK -',
      '',
      'May 2015 to July 2019',
      '',
      'Kept the tower of the house.',
    ]
    expect(roles(...first, '', ...second)).toEqual([
      ['Bellringer', 'Iron Works', 2019, ['Rang the bells of the works daily.']],
      ['Towerkeeper', 'Blue House', 2015, ['Kept the tower of the house.']],
    ])
  })
})

describe('dates without a name or work beside them', () => {
  it('are no roles', () => {
    expect(roles('2019 – 2021', 'Welder', 'Iron Works', '• Welded', '', '2014', '')).toHaveLength(1)
  })

  it.each([
    ['between title and employer', 'Staff Nurse, Emergency Department, City Hospital', 'Staff Nurse'],
    ['with a number', 'Porter, Ward 7, Quayline', 'Porter'],
    ['behind the employer', 'City Hospital, Emergency Department, Staff Nurse', 'Staff Nurse'],
    ['of a title, which is one', 'Team Leader, City Hospital', 'Team Leader'],
  ])('tell the employer from a unit %s', (_name, line, title) => {
    const employer = line.includes('Quayline') ? 'Quayline' : 'City Hospital'
    expect(roles(line, 'May 2019 – Present', '• Worked nights')).toEqual([[title, employer, 2019, ['Worked nights']]])
  })

  it('tell the employer from a unit on lines of their own', () => {
    expect(
      roles('Staff Nurse', 'Emergency Department', 'City Hospital', '2019 – 2021').map(([, name]) => name),
    ).toEqual(['City Hospital'])
  })

  it('may say on which terms somebody works, which names no employer', () => {
    const lines = ['Artisan fleuriste, Pivoine (2019 – 2021)', 'CDI, temps plein', '• Bouquets']
    expect(roles(...lines, 'Kellner, Acme (2017 – 2019)', '(Vollzeit)', '• Tische').map(([, name]) => name)).toEqual([
      'Pivoine',
      'Acme',
    ])
  })

  it('that stand above their dates do not take the line above the next dates', () => {
    const lines = ['Acme – Welder', 'Leeds | 2019 – 2021', 'Quayline – Wibbler', 'York | 2017 – 2019']
    expect(roles(...lines, 'Blue House – Painter', 'Bath | 2015 – 2017').map((role) => role.slice(0, 2))).toEqual([
      ['Welder', 'Acme'],
      ['Wibbler', 'Quayline'],
      ['Painter', 'Blue House'],
    ])
  })

  it('keep employers beside titles with a team', () => {
    const lines = [
      'Analyst, Credit Risk',
      'Meridian, 2019 – 2021',
      '• Did',
      'Associate, Lending',
      'Lazlo, 2017 – 2019',
      '• Did',
    ]
    expect(roles(...lines).map(([, name]) => name)).toEqual(['Meridian', 'Lazlo'])
  })

  it('end at a sentence, however short and with whatever capitals', () => {
    expect(roles('Lehrer, Petra, 2019 – 2021', 'Ausleihe und Fernleihe.').map(([, name]) => name)).toEqual(['Petra'])
    expect(roles('Zookeeper, Petra, 2019 – 2021', 'Drew culverts in AutoCAD.')).toEqual([
      ['Zookeeper', 'Petra', 2019, ['Drew culverts in AutoCAD.']],
    ])
  })
})

describe('labels here and there', () => {
  it('do not make a form of a section with more date ranges than labels', () => {
    const role = (employer: string, from: number) => [
      `Welder, ${employer} Ltd\t${from} – ${from + 2}`,
      '• Welded bridges',
    ]
    const lines = [
      ...role('Acme', 2019),
      'Client: Quayline',
      ...role('Iron Works', 2016),
      'Client: Petra',
      ...role('Meridian', 2013),
      ...role('Lazlo', 2010),
      ...role('Ostra', 2007),
    ]
    expect(roles(...lines).map(([, name]) => name)).toEqual([
      'Acme Ltd',
      'Iron Works Ltd',
      'Meridian Ltd',
      'Lazlo Ltd',
      'Ostra Ltd',
    ])
  })
})

describe('names in headers', () => {
  it('may be what an acronym before them stands for', () => {
    const role = (title: string, years: string) => [
      title,
      'RIC, Royal Institute of Chemistry',
      years,
      '• Ground the flour',
    ]
    const lines = [...role('Miller', '2019 – 2021'), ...role('Packer', '2015 – 2019')]
    expect(roles(...lines).map(([title, employer]) => [title, employer])).toEqual([
      ['Miller', 'RIC, Royal Institute of Chemistry'],
      ['Packer', 'RIC, Royal Institute of Chemistry'],
    ])
  })

  it('are without the terms of work that a bracket tells', () => {
    const [role = []] = roles('Backend Engineer (Freelance, Part-time)', 'Iron Works Ltd', '2019 – 2021', '• Built')
    expect(role.slice(0, 2)).toEqual(['Backend Engineer', 'Iron Works Ltd'])
  })

  it('are no numbers of pages', () => {
    const lines = ['Welder, Iron Works Ltd', '2019 – 2021', '• Welded bridges', 'June 15, 2026   1', '• Welded ships']
    expect(roles(...lines).map(([title]) => title)).toEqual(['Welder'])
  })
})

describe('a title before its employer', () => {
  it.each([
    ['Senior Consultant bei der aldmoor SE, Dortmund', 'aldmoor SE'],
    ['Stage à la Compagnie Aldmoor', 'Compagnie Aldmoor'],
    ['WELDING INSPECTOR Aldmoor Works Ltd', 'Aldmoor Works Ltd'],
  ])('%s', (line, employer) => {
    expect(roles(line, '2019 – 2021', '• Worked nights').map((role) => role[1])).toEqual([employer])
  })
})
