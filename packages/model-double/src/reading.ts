/** A resume as the double reads it: only what stands in the text, by headings, bullets and dates. */
export interface Reading {
  name: string
  summary: string
  roles: { title: string; employer: string; start: string; end: string; current: boolean; bullets: string[] }[]
  education: { school: string; credential: string; end: string }[]
  skills: string[]
}

const headings = {
  summary: /^(?:professional )?(?:summary|profile|about)$/i,
  experience: /^(?:work |professional )?(?:experience|employment|history)$/i,
  education: /^education$/i,
  skills: /^(?:technical |core )?skills$/i,
  other: /^(?:languages|projects|certificates|certifications|interests|references)$/i,
} as const

type Section = keyof typeof headings

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const date = `(?:(?:${months})[a-z]*\\.? )?(?:19|20)\\d{2}`
const period = new RegExp(`\\s*(${date})\\s*[-–—]\\s*(${date}|present|now|current)\\s*$`, 'i')
const bullet = /^[-•*]\s+/

/**
 * Reads a plain resume in English: one heading a line, a title and an employer above the bullets of each role. A model
 * understands more; the double only has to give the platform something true to work with.
 */
export function readResume(text: string): Reading {
  const lines = text.split('\n').map((line) => line.trim())
  const sections = new Map<Section, string[]>()
  let section: string[] = []
  const before = section
  for (const line of lines.filter(Boolean)) {
    const heading = (Object.keys(headings) as Section[]).find((each) => headings[each].test(line))
    if (heading) {
      section = sections.get(heading) ?? []
      sections.set(heading, section)
    } else section.push(line)
  }
  const linesOf = (each: Section) => sections.get(each) ?? []
  return {
    name: before[0] ?? '',
    summary: linesOf('summary').join(' '),
    roles: rolesIn(linesOf('experience')),
    education: schoolsIn(linesOf('education')),
    skills: linesOf('skills').flatMap((line) => line.split(/[,;|]/).flatMap((each) => each.trim() || [])),
  }
}

/** Each run of lines without a bullet begins a role; `Title, Employer` or one of them a line. */
function rolesIn(lines: string[]): Reading['roles'] {
  return blocksOf(lines).map(({ head, bullets }) => {
    const found = head.map((line) => period.exec(line)).find(Boolean)
    const names = head.map((line) => line.replace(period, '').trim()).filter(Boolean)
    const [title = '', employer = ''] = names.flatMap((line) => line.split(', ')).map((each) => each.trim())
    const current = found !== undefined && !/\d$/.test(found?.[2] ?? '')
    return { title, employer, start: isoOf(found?.[1]), end: current ? '' : isoOf(found?.[2]), current, bullets }
  })
}

function schoolsIn(lines: string[]): Reading['education'] {
  const [first = '', second = ''] = lines
  if (first === '') return []
  const end = isoOf(period.exec(first)?.[2])
  const [credential = '', school = ''] = [...first.replace(period, '').split(', '), second]
  return [{ school: school.trim(), credential: credential.trim(), end }]
}

function blocksOf(lines: string[]): { head: string[]; bullets: string[] }[] {
  const blocks: { head: string[]; bullets: string[] }[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (bullet.test(line)) last?.bullets.push(line.replace(bullet, ''))
    else if (last && last.bullets.length === 0) last.head.push(line)
    else blocks.push({ head: [line], bullets: [] })
  }
  return blocks
}

/** `Mar 2019` as `2019-03`, a year as it is; empty when there is none. */
function isoOf(said: string | undefined): string {
  const year = /\d{4}/.exec(said ?? '')?.[0] ?? ''
  const month = months.split('|').indexOf((said ?? '').slice(0, 3)) + 1
  return year && month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
}
