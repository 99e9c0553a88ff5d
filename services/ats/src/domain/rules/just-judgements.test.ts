import { describe, expect, it } from 'vitest'
import { scanResume } from '../scan.ts'

function scanned(resume: string) {
  const input = { resume, jobDescription: '', layout: undefined, restricted: false }
  return scanResume({ ...input, today: new Date('2026-01-01') })
}

function judged(resume: string, id: string) {
  const rule = scanned(resume).rules.find((one) => one.id === id)
  if (!rule) throw new Error(`${id} was left out`)
  return rule
}

const role = (dates: string, work: string[] = ['Led the team of the shop', 'Built the store', 'Sold the rest']) =>
  `Engineer, Acme Ltd\n${dates}\n${work.map((item) => `- ${item}`).join('\n')}\n`
const resume = (...roles: string[]) => `Jane Roe\njane@roe.example\n\nExperience\n${roles.join('\n')}`

describe('sections', () => {
  it('may have one heading for work and studies', () => {
    const text = `${resume(role('Mar 2019 - Present')).replace('Experience', 'Formation et expériences')}\n2010-2014 Licence, Université de Leeds`
    expect(judged(text, 'structure.education').passed).toBe(true)
    expect(judged(text, 'structure.experience').passed).toBe(true)
  })

  it('are missed where no heading names them', () => {
    expect(judged(resume(role('Mar 2019 - Present')), 'structure.education').passed).toBe(false)
  })
})

describe('keyword stuffing', () => {
  const filler = 'Led the people of the shop in the north through many changes of all kinds. '.repeat(6)

  it.each([
    ['a header on every page', 'Jane Roe resume page with her address'],
    ['the labels of a form', 'Project name, client, duration, environment, summary'],
    ['an employer of many roles', 'University of Example, Graduate School of Public Health'],
  ])('is not %s', (_what, line) => {
    const text = `${resume(role('Mar 2019 - Present'))}\n${filler}\n${`${line}\n`.repeat(7)}`
    expect(judged(text, 'integrity.keyword-stuffing').passed).toBe(true)
  })

  it('is a line of skills again and again', () => {
    const text = `${resume(role('Mar 2019 - Present'))}\n${filler}\n${'Python Java Kubernetes Docker Terraform\n'.repeat(7)}`
    expect(judged(text, 'integrity.keyword-stuffing')).toMatchObject({
      passed: false,
      evidence: '“python java kubernetes docker terraform” 7 times',
    })
  })
})

describe('spelling', () => {
  const english = 'Led the team of the shop in the north and drove to the market with the bread of the day.'
  const slips = ['recieved', 'managment', 'experiance', 'sucessful', 'custmers']
  const spelled =
    (...lines: string[]) =>
    () =>
      judged(resume(role('Mar 2019 - Present', lines)), 'writing.spelling')

  it('is judged in English', () => {
    expect(spelled(english, `Sold a ${slips.join(' and ')}`)()).toMatchObject({ passed: false })
  })

  it('is not judged in a line of another language', () => {
    const thesis =
      'Mejora de los productos de una panadería: modelos de hornos y procesos que optimizar con los datos de ventas'
    expect(spelled(english, thesis)()).toMatchObject({ passed: true })
  })

  it('is not judged where most is in another language', () => {
    const french = 'Préparation du pain pour la ville et livraison des commandes au marché de la région dans les délais'
    expect(spelled(english, ...Array(3).fill(french))).toThrow('left out')
  })
})

describe('the order of roles', () => {
  it.each([
    ['by beginning', ['Mar 2019 - Present', 'Jan 2015 - Feb 2019'], true],
    ['by end, with one that goes on above', ['Jan 2011 - Present', 'Mar 2016 - Feb 2019', 'Jan 2012 - Dec 2015'], true],
    ['oldest first', ['Jan 2015 - Feb 2019', 'Mar 2019 - Present'], false],
  ])('%s', (_name, dates, passed) => {
    expect(judged(resume(...dates.map((each) => role(each))), 'structure.reverse-chronological').passed).toBe(passed)
  })
})

it('the order of roles begins anew below the next heading', () => {
  const teaching = `Teaching Experience\n${role('Apr 2021 - Dec 2023').replace('Acme Ltd', 'Harbour College')}`
  const text = `${resume(role('Mar 2022 - Present'), role('Jan 2015 - Feb 2019'))}\n${teaching}`
  expect(judged(text, 'structure.reverse-chronological')).toMatchObject({ passed: true, evidence: '3 roles in order' })
})

describe('results in numbers', () => {
  it.each([
    ['Cut the costs by 20%', true],
    ['Served 1,200 customers a day', true],
    ['Ran a shop with a turnover of $2M', true],
    ['Grew the team to 2000+ people', true],
    ['Moved to Exchange Server 2007', false],
    ['Opened the shop in 2019', false],
    ['Sold to B2B customers', false],
    ['Trained 12 apprentices in Windows 10 and Java 8', true],
    ['Moved the office to Windows 10', false],
    ['Audited suppliers by ISO 9001', false],
    ['Drew bridges in 3D and answered calls 24/7', false],
    ['Led the night shift from 11/2019 to 3/2021', false],
    ['Ran the shop since 12 May 2019', false],
    ['Worked in shops since I left school at the age of 16', false],
    ['Trabajé desde los 18 años en tiendas', false],
  ])('"%s": %s', (item, passed) => {
    const work = [item, 'Built the store', 'Sold the rest']
    expect(judged(resume(role('Mar 2019 - Present', work)), 'content.quantified-results').passed).toBe(passed)
  })
})

describe('work that is told in sentences', () => {
  it('is described in as many as it has, however short they are', () => {
    const told = 'Welded bridges of steel for the towns. Painted the mills along the river.'
    expect(judged(resume(`Welder, Acme Ltd\nMar 2019 - Present\n${told}\n`), 'content.detail.1').passed).toBe(true)
  })
})

describe('work of some years ago', () => {
  it('is no fault of somebody who learns now', () => {
    const studies = 'Education\nBachelor of Welding, Harbour College\n2021 - Present\n'
    const old = role('Mar 2019 - May 2021')
    expect(judged(`${resume(old)}\n${studies}`, 'content.recent-work').passed).toBe(true)
    expect(judged(resume(old), 'content.recent-work').passed).toBe(false)
  })
})

describe('headings', () => {
  it('count though they are of none of the usual kinds', () => {
    const parts = 'Education\nHarbour College\n2012 - 2016\n\nAwards and memberships\nSociety of Welders\n'
    expect(judged(`${resume(role('Mar 2019 - Present'))}\n${parts}`, 'parse.sections').passed).toBe(true)
  })
})

describe('what is no fault', () => {
  const undated = 'Mar 2021 - May 2022'

  it.each([`Career Break | ${undated}`, `Elternzeit   ${undated}`, `${undated}   Doctoral Thesis, Harbour College`])(
    'is a time without a role: %s',
    (line) => {
      const { rules } = scanned(`${resume(role('Jun 2022 - Present'))}\n${line}\n`)
      expect(rules.find(({ id }) => id === 'structure.role-dates')?.passed).toBe(true)
    },
  )

  it('is work on one’s own account without an employer', () => {
    const own = 'Freelance Web Developer\nMar 2019 - Present\n- Built the site of the yard\n- Kept it running\n'
    expect(judged(resume(role('Mar 2021 - Present'), own), 'structure.role-names').passed).toBe(true)
  })

  it('is a project that goes on after the last role', () => {
    const old = role('Mar 2019 - May 2021')
    const project = 'Projects\nBridge of matches, Dec 2023 - Present\n- Built it of wood\n'
    expect(judged(`${resume(old)}\n${project}`, 'content.recent-work').passed).toBe(true)
  })

  it('is work that stands below the last of several roles, where it was set in a column of its own', () => {
    const heads = 'Welder, Acme Ltd\nMar 2019 - Present\n\nPainter, Red Mill Ltd\nMar 2016 - Feb 2019\n'
    const { rules } = scanned(
      resume(`${heads}- Welded 40 bridges of steel\n- Painted the mill\n- Kept the yard in order\n`),
    )
    expect(rules.some(({ id }) => id === 'content.detail.1')).toBe(false)
    expect(rules.find(({ id }) => id === 'content.results.all')?.passed).toBe(true)
  })
})
