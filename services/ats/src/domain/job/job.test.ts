import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personas } from '../../../test-data/personas.ts'
import { asText } from '../../../test-data/resume-layouts.ts'
import { readResume } from '../parse/parse-resume.ts'
import { matchJob } from './match.ts'
import { readRequirements } from './requirements.ts'

const today = new Date('2026-06-15')
const match = (resume: string, job: string) => matchJob(readResume(resume, today), job, today)
const asked = (job: string) =>
  readRequirements(job).map(({ kind, name, required }) => `${kind}: ${name}${required ? '' : '?'}`)

describe('what a job description asks for', () => {
  it('knows names that are everyday words too by their company', () => {
    expect(asked('We build our services in Go and Rust.')).toEqual(['skill: Go', 'skill: Rust'])
    expect(asked('You write Go every day.')).toEqual(['skill: Go'])
    expect(asked('R is a plus.')).toEqual(['skill: R?'])
    expect(asked('Go to our website and rest assured that we excel at what we express. Go beyond!')).toEqual([])
  })

  it('tells required from preferred, and leaves out the company and its benefits', () => {
    const job =
      'About us\nWe use Python.\nRequirements\nJava and SQL\nNice to have\nKafka\nBenefits\nHealth insurance, Docker parties'
    expect(asked(job)).toEqual(['skill: Java', 'skill: SQL', 'skill: Kafka?'])
    expect(asked('Java required. Kafka would be a plus.')).toEqual(['skill: Java', 'skill: Kafka?'])
  })

  it.each([
    ['In der Krippe (1-3 Jahre) werden 20 Kinder betreut.', []],
    ['Vi bygger hundra kranar under ett år.', []],
    ['2 Jahre Erfahrung mit Kindern', ['years: 2 years of Kindern']],
    ['Wir bei Sandhill haben über 20 Jahre Erfahrung.', []],
    ['- Java: 5+ years', ['skill: Java', 'years: 5 years of Java']],
  ])('knows years of experience from others: %s', (line, expected) => {
    expect(asked(line)).toEqual(expected)
  })

  it('takes marks above items for theirs', () => {
    expect(asked('Requirements\n\n-\nMould turning\n\n-\n\nKiln firing\n\n-\n')).toEqual([
      'skill: Mould turning',
      'skill: Kiln firing',
    ])
  })

  it('takes dots before lines for marks of items', () => {
    expect(asked('Profil\n... Java\n... SQL')).toEqual(['skill: Java', 'skill: SQL'])
  })

  it('knows years that stand against the words around them', () => {
    expect(asked('At least2years of sales experiencewith results')).toEqual(['years: 2 years of sales'])
    expect(asked('mindestens3Jahre Erfahrung in SAP')).toEqual(['skill: SAP', 'years: 3 years of SAP'])
  })

  it.each([
    ['Containers with Docker and orchestration with Kubernetes or Nomad', ['Docker', 'Kubernetes or Nomad']],
    ['Storybook for documentation, Vitest or Jest for tests', ['Storybook', 'Vitest or Jest']],
    ['Experience with Python, Java or Go', ['Python or Java or Go']],
    ['Python and Java or Go', ['Python', 'Java or Go']],
    ['Kubernetes, Terraform, and Kafka or NATS', ['Kubernetes', 'Terraform', 'Kafka or NATS']],
  ])('takes only what stands beside the word for alternatives: "%s"', (line, names) => {
    expect(asked(`Requirements\n${line}`).sort()).toEqual(names.map((name) => `skill: ${name}`).sort())
  })

  it('joins lines that were broken because they were full, and no others', () => {
    const wrapped =
      'Requirements\nDeep knowledge of distributed services and their orchestration with Kubernetes or\nTerraform;'
    expect(asked(wrapped)).toEqual(['skill: Kubernetes or Terraform'])
    const bullets =
      'Requirements\n- Wrote services for many customers in large companies with Java\nNice to have\n- Kafka'
    expect(asked(bullets)).toEqual(['skill: Java', 'skill: Kafka?'])
  })

  it('asks once for what stands alone and among alternatives', () => {
    expect(asked('Requirements\nPython or Go\nPython')).toEqual(['skill: Python'])
    expect(asked('Requirements\nPython or Go\nNice to have\nGo')).toEqual(['skill: Python or Go', 'skill: Go?'])
  })

  it('reads title, years, degree, certificates and languages', () => {
    const job =
      'Senior Staff Nurse\nRequirements:\n5+ years of experience\nBachelor or Master degree\nCISSP or BLS certification\nFluent German'
    expect(asked(job)).toEqual([
      'years: 5 years of experience',
      'degree: bachelor degree',
      'skill: BLS',
      'certification: CISSP',
      'language: German',
      'title: Senior Staff Nurse',
    ])
  })

  it('reads job descriptions in other languages', () => {
    expect(asked('Wir suchen einen Elektroingenieur\nAnforderungen\nAutoCAD\nVon Vorteil\nPython')).toEqual([
      'skill: AutoCAD',
      'skill: Python?',
      'title: Elektroingenieur',
    ])
  })
})

describe('the match', () => {
  const nurse = personas.find(({ language }) => language === 'en') ?? personas[0]
  if (!nurse) throw new Error('no persona')
  const resume = asText(nurse, 'title > dates, employer', 'names')
  const job =
    'Staff Nurse\nRequirements\n3+ years\nTriage, wound care, phlebotomy, dialysis\nBachelor degree\nNice to have\nOncology nursing'

  it('shows for everything that is met the line that shows it', () => {
    const { requirements, matched, missing } = match(resume, job)
    expect(matched).toContain('Triage')
    expect(missing).toContain('Dialysis')
    for (const { state, evidence } of requirements) if (state === 'met') expect(evidence).not.toBe('')
  })

  it('is all of it for a resume that has everything, and nothing for one that has nothing', () => {
    expect(match('Anna Lee\nSkills\nRust, SQL', 'Requirements\nRust, SQL').score).toBe(100)
    expect(match('Anna Lee\nSkills\nWelding', 'Requirements\nRust, SQL').score).toBe(0)
  })

  it('costs three times as much for a required skill as for a preferred one', () => {
    const lost = (skill: string) =>
      100 - match(`Anna Lee\nSkills\n${skill}`, 'Requirements\nRust\nNice to have\nSQL').score
    expect(lost('SQL')).toBeCloseTo(3 * lost('Rust'))
  })

  it('never falls when a missing required skill is added with evidence', () => {
    const skills = ['Kubernetes', 'Dialysis', 'AutoCAD', 'SQL', 'Welding', 'Oncology', 'Telemetry']
    /** Read once: the property is about the match, and a resume reads the same every time. */
    const read = readResume(resume, today)
    const more = new Map(
      skills.map((skill) => {
        const shown = resume.replace('• Lead a team', `• Used ${skill} daily on the ward\n• Lead a team`)
        return [skill, readResume(`${shown}, ${skill}`, today)]
      }),
    )
    fc.assert(
      fc.property(fc.subarray(skills, { minLength: 1 }), fc.nat(6), (wanted, at) => {
        const skill = wanted[at % wanted.length] ?? ''
        const jobDescription = `Requirements\n${wanted.join(', ')}\n3+ years`
        const scoreOf = (parsed = read) => matchJob(parsed, jobDescription, today).score
        expect(scoreOf(more.get(skill))).toBeGreaterThanOrEqual(scoreOf())
      }),
    )
  })

  it.each([
    ['Senior Software Developer', 'Software Engineer', 'met'],
    ['Lead Frontend Engineer', 'Founding Frontend Developer', 'met'],
    ['Softwareentwickler', 'Sales Engineer', 'missing'],
    ['Staff Nurse', 'Software Engineer', 'missing'],
  ])('takes a role as %s, where %s is looked for, as %s', (held, wanted, state) => {
    const one = `Anna Lee\nExperience\n${held}, Example Ltd\tJan 2020 - Present\n• Led the work\n`
    const { requirements } = match(one, `${wanted}\nRequirements\nSQL`)
    expect(requirements.find(({ kind }) => kind === 'title')?.state).toBe(state)
  })

  it('counts nothing twice: naming a skill again changes nothing', () => {
    const again = `${resume}\n${'Triage, '.repeat(20)}`
    expect(match(again, job).score).toBe(match(resume, job).score)
  })
})
