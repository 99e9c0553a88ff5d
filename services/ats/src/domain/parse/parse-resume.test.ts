import { describe, expect, it } from 'vitest'
import type { Persona } from '../../../test-data/persona.ts'
import { personas } from '../../../test-data/personas.ts'
import { asText, headerOrders } from '../../../test-data/resume-layouts.ts'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const read = (text: string) => readResume(text, today).parsed

/** What a reader must find in a persona's resume. */
function truthOf({ name, email, phone, roles, education }: Persona) {
  return {
    name,
    email,
    phone,
    roles: roles.map(({ title, employer, start, end }) => ({ title, employer, start, end, current: end === null })),
    education: education.map(({ school, credential, level, end }) => ({
      school,
      credential,
      level,
      end: { year: end, month: 0 },
    })),
  }
}

describe('every persona in every order of headers and form of dates', () => {
  for (const persona of personas) {
    it.each(headerOrders)(`${persona.language}: %s`, (order) => {
      for (const dates of ['names', 'numbers', 'iso'] as const) {
        const parsed = read(asText(persona, order, dates))
        expect(parsed).toMatchObject(truthOf(persona))
        expect(parsed.skills).toEqual(expect.arrayContaining(persona.skills))
      }
    })
  }
})

describe('roles', () => {
  it('that are told whole above the first heading, at the end of a column, are read beside those of the work', () => {
    const above = '03/2014 – 07/2015\nWelder\nIron Works Ltd\n• Built bridges'
    const rest = 'Experience\n09/2015 – 08/2020\nForeman\nRed Mill Ltd\n• Led a crew'
    const titles = (text: string) => read(text).roles.map(({ title }) => title)
    expect(titles(`Anna Lee\n${above}\n\n${rest}`)).toEqual(['Foreman', 'Welder'])
    expect(titles(`Anna Lee\n${above.replace('\n• Built bridges', '')}\n\n${rest}`)).toEqual(['Foreman'])
    expect(titles(`Anna Lee\n${above.replaceAll(/\d\d\//g, '')}\n\n${rest}`)).toEqual(['Foreman'])
  })

  it('gives several roles below one employer that employer', () => {
    const { roles } = read(
      'Anna Lee\nExperience\nIron Works\nForeman, Bridges\tAug 2022 - Present\n• Led a crew\nWelder, Yard\tJan 2019 - Jul 2022\n• Welded',
    )
    expect(roles.map(({ employer }) => employer)).toEqual(['Iron Works', 'Iron Works'])
  })

  it('takes an employer with the whole time there as no role of its own', () => {
    const { roles } = read(
      'Anna Lee\nExperience\nIron Works\t2019 - 2023\nForeman\t2021 - 2023\n• Led a crew of 9\nWelder\t2019 - 2021\n• Welded girders',
    )
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Foreman', 'Iron Works'],
      ['Welder', 'Iron Works'],
    ])
  })

  it('reads roles without dates, and roles without a heading above them', () => {
    const undated = read(
      'Anna Lee\nExperience\nWelder\nIron Works\n• Welded girders\n\nPainter\nBlue House Ltd\n• Painted walls',
    )
    expect(undated.roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Welder', 'Iron Works'],
      ['Painter', 'Blue House Ltd'],
    ])
    const headless = read(
      'Anna Lee\nanna@example.org\n\nWelder, Iron Works (Mar 2021 - Present)\n• Welded girders\n\nSkills\nWelding',
    )
    expect(headless.roles).toMatchObject([{ title: 'Welder', employer: 'Iron Works', current: true }])
  })

  it('tells a title that no list has from where the other roles have theirs', () => {
    const { roles } = read(
      'Anna Lee\nExperience\nAcme Bank\nAnalyst\n2020 - 2022\n• Did work\n\nZephyr\nWibbler\n2018 - 2020\n• Did more work',
    )
    expect(roles[1]).toMatchObject({ title: 'Wibbler', employer: 'Zephyr' })
  })

  it('takes a date within a sentence as no role', () => {
    const { roles } = read(
      'Anna Lee\nExperience\nWelder\nIron Works\n2019 - 2023\nWelded every bridge of the county without an accident since 2020',
    )
    expect(roles).toHaveLength(1)
  })

  it('counts months in work once, however roles overlap', () => {
    const overlapping =
      'Anna Lee\nExperience\nWelder, Iron Works\tJan 2020 - Dec 2021\n• Work\nTeacher, Trade School\tJul 2021 - Jun 2022\n• Work'
    expect(read(overlapping).monthsOfExperience).toBe(30)
  })
})

describe('headers with more than they need', () => {
  const roles = (lines: string[]) =>
    read(['Anna Lee', 'Experience', ...lines].join('\n')).roles.map(({ title, employer, start }) => [
      title,
      employer,
      start?.year,
    ])

  it.each([
    ['a link', ['Welder, Iron Works (https://iron.example.org)', '2019 - 2021', '• Welded girders']],
    [
      'a link on a line of its own',
      ['Iron Works\t2019 - 2021', '', 'https://iron.example.org', 'Welder', '', '• Welded'],
    ],
    ['dates glued to the employer', ['Iron Works2019 - 2021', '', 'Welder', '', '• Welded girders']],
    ['dates behind the sign of an item', ['• 2019 - 2021', 'Iron Works', 'Welder', '', '• Welded girders']],
    ['a sentence below', ['2019 - 2021\tWelder at Iron Works', 'Owns the welding shop.', '• Welded girders']],
    ['the work behind the dates', ['Welder, Iron Works (2019 - 2021) 38 girders welded without a fault.']],
  ])('%s', (_name, lines) => {
    expect(roles(lines)).toEqual([['Welder', 'Iron Works', 2019]])
  })

  it('gives roles below an employer with the whole time there, without dates, that employer', () => {
    const lines = ['Iron Works', '6 yrs 2 mos', 'Foreman', '2021 - 2023', '• Led', 'Welder', '2017 - 2021', '• Welded']
    expect(roles([...lines, 'Painter', 'Blue House Ltd', '2015 - 2017', '• Painted'])).toEqual([
      ['Foreman', 'Iron Works', 2021],
      ['Welder', 'Iron Works', 2017],
      ['Painter', 'Blue House Ltd', 2015],
    ])
  })
})

describe('a phone number', () => {
  it('is found in a column that is read late, behind its label or on a line of its own', () => {
    const long = `Anna Lee\nExperience\n${'• Welded the bridges of the northern railway\n'.repeat(80)}`
    const rest = `\n${'• Painted the bridges of the northern railway\n'.repeat(40)}`
    expect(read(`${long}Tel.: +44 20 7946 0958${rest}`).phone).toBe('+44 20 7946 0958')
    expect(read(`${long}+44 20 7946 0958${rest}`).phone).toBe('+44 20 7946 0958')
    expect(read(`${long}• Built 2019 2020 2021 of them${rest}`).phone).toBe('')
  })
})

describe('education', () => {
  it('keeps two degrees of one school apart', () => {
    const { education } = read('Anna Lee\nEducation\nUniversity of Leeds\nMSc Chemistry\t2019\nBSc Chemistry\t2017')
    expect(education.map(({ school, level, end }) => [school, level, end?.year])).toEqual([
      ['University of Leeds', 'master', 2019],
      ['University of Leeds', 'bachelor', 2017],
    ])
  })

  it('reads a school and a degree on one line, in either order', () => {
    const { education } = read(
      'Anna Lee\nEducation\nBSc Nursing, University of Leeds, 2015\nMSc Nursing at University of York\t2018',
    )
    expect(education).toMatchObject([
      { credential: 'BSc Nursing', school: 'University of Leeds' },
      { credential: 'MSc Nursing', school: 'University of York' },
    ])
  })

  it('knows a school over two lines', () => {
    const { education } = read('Anna Lee\nEducation\nMilford County\nUniversity\nBSc Chemistry\n2014 - 2017')
    expect(education).toMatchObject([
      { school: 'Milford County University', credential: 'BSc Chemistry', end: { year: 2017 } },
    ])
  })
})

describe('names and skills', () => {
  it.each([
    ['Dr. Anna Lee, PhD', 'Anna Lee'],
    ['ANNA LEE', 'Anna Lee'],
    ['A N N A   L E E', 'Anna Lee'],
    ['Anna Lee, Senior Welder', 'Anna Lee'],
    ['Name: Anna Lee', 'Anna Lee'],
    ['Name: Anna Lee (*28.10.1997)', 'Anna Lee'],
    ['Suharto', 'Suharto'],
    ['Ludwig van der Berg', 'Ludwig van der Berg'],
    ['李小龙', '李小龙'],
    ['Иван Петров', 'Иван Петров'],
  ])('%s is %s', (line, name) => {
    expect(read(`${line}\nwork@example.org\n\nSkills\nWelding`).name).toBe(name)
  })

  it('lists skills as they are written, each once', () => {
    const { skills } = read(
      'Anna Lee\nSkills\nLanguages: Go, TypeScript\nTools: Git, Docker (expert); K8s\nAlso Kubernetes, golang',
    )
    expect(skills).toEqual(['Go', 'TypeScript', 'Git', 'Docker', 'K8s', 'Also Kubernetes'])
  })

  it('takes lines that say what the list below each is about for no skills, "Other" among them', () => {
    const lines = ['Skills', 'Trade', 'Gas boilers, Heat pumps', 'Other', 'Estimating, Plumbing']
    expect(read(['Anna Lee', ...lines].join('\n')).skills).toEqual([
      'Gas boilers',
      'Heat pumps',
      'Estimating',
      'Plumbing',
    ])
  })

  it('takes languages of computers for skills, and spoken ones not', () => {
    expect(read('Anna Lee\nLanguages\nPython, Rust').skills).toEqual(['Python', 'Rust'])
    expect(read('Anna Lee\nLanguages\nEnglish, German').skills).toEqual([])
  })

  it.each(['+44 7700 900461', '+1 206 555 0100', '+999 12 345 678', '+420 602 4008402', '0499/23.45.67'])(
    'reads %s, which nobody was given',
    (phone) => {
      expect(readResume(`Anna Lee\n${phone}\nanna@example.com`, today).parsed.phone).toBe(phone)
    },
  )

  it.each([
    ['Arbetslivserfarenhet', 'Sjuksköterska, Alby Vård AB', 'Sommaren 2018', 'Utbildning'],
    ['Experiență profesională', 'Vânzător, Moara Rosie SRL', 'septembrie 2018 – prezent', 'Educație și formare'],
  ])('reads roles below "%s"', (heading, role, dates, school) => {
    const lines = ['Anna Lee', heading, role, dates, school, '2012 – 2016   Aldmoor University']
    const { roles, education } = read(lines.join('\n'))
    expect([roles.length, roles[0]?.start?.year, education[0]?.end?.year]).toEqual([1, 2018, 2016])
  })

  it.each([
    ['annalee\n77@example.org', 'annalee77@example.org'],
    ['annalee   Experience\n77@example.org', 'annalee77@example.org'],
    ['welder\n77@example.org', '77@example.org'],
    ['annalee\nanna.lee@example.org', 'anna.lee@example.org'],
    ['www.anna-lee.example.org\n\njobs@anna-lee.example.org', 'jobs@anna-lee.example.org'],
    ['lee.example.org\njobs@lee.example.org', 'jobs@lee.example.org'],
  ])('joins an address whose beginning with the name stands on the line above: %j', (lines, email) => {
    expect(read(`Anna Lee\nLeeds\n${lines}`).email).toBe(email)
  })

  it('joins an address that is broken behind a dot', () => {
    expect(read('Anna Lee\nanna.lee@example.\ncom\n(320) 274-3201').email).toBe('anna.lee@example.com')
    expect(read('Anna Lee\nanna.lee@example.org.\nWelder').email).toBe('anna.lee@example.org')
  })

  it('keeps an address that is written, where a link has signs of a mistake before it', () => {
    expect(read('Anna Lee\nanna.lee@example.org\nWelder\nhttp://mailto%20%22anna.lee@example.org').email).toBe(
      'anna.lee@example.org',
    )
  })

  it('takes an address that is broken over two lines from its link', () => {
    expect(read('Anna Lee\nannaleeof\nmill@example.org\nannaleeofmill@example.org').email).toBe(
      'annaleeofmill@example.org',
    )
  })

  it('reads what a copy has with marks of direction around every run of text', () => {
    const runs = ['Anna Lee', 'anna@example.com', 'Experience', 'Welder, Iron Works Ltd, 2019 - 2021']
    const { name, email, roles } = read(runs.map((run) => `\u202D${run}\u202C`).join('\n'))
    expect([name, email, roles[0]?.title]).toEqual(['Anna Lee', 'anna@example.com', 'Welder'])
  })

  it('does not take a small word that an address happens to hold for a name', () => {
    expect(readResume('Anna Lee\nWelder\nbrandie35@example.com\nTools and Dies', today).parsed.name).toBe('Anna Lee')
  })
})

it('reads as many lines as the longest resume has, and no more', () => {
  const role = 'Welder, Iron Works, 2019 – 2021\n\n'
  const { name, roles } = read(`Anna Lee\n\nExperience\n\n${role}${'a\n'.repeat(8_000)}\n\nExperience\n\n${role}`)
  expect([name, roles.length]).toEqual(['Anna Lee', 1])
})

it('reads as many lines of work as the longest resume has, and no more, below however many headings', () => {
  const works = [2019, 2016, 2013, 2010].map(
    (year) =>
      `Experience\n\nWelder, Iron Works, ${year} – ${year + 2}\n\n${`• Welded pipes in ${year}\n`.repeat(740)}\n`,
  )
  expect(read(`Anna Lee\n\n${works.slice(0, 2).join('')}`).roles).toHaveLength(2)
  expect(read(`Anna Lee\n\n${works.join('')}`).roles).toHaveLength(3)
})
