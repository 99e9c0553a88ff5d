import { isEastAsian } from '../vocabulary/east-asian/script.ts'

/** A year and a month in columns of their own, as forms of Japan and Korea have them. */
const columns =
  /^\s*((?:19|20)\d\d|(?:昭和|平成|令和|[SHR])\s?(?:\d{1,2}|元))\s?年?[\s.]{1,8}(0?[1-9]|1[0-2])\s?月?\.?\s{2,}(?=\S)/u
/** The same with its signs: "2016年4月 …". */
const written =
  /^\s*((?:19|20)\d\d|(?:昭和|平成|令和|[SHR])\s?(?:\d{1,2}|元))\s?(?:[年년]|[./])\s{0,2}(0?[1-9]|1[0-2])\s?(?:[月월]|\.?(?=\s))\s*(?=\S)/u
const begins =
  /^(.{2,60}?)\s*(?:に?(?:入学|進学|編入学|入校|入社|入職|入所|入行|入庁|就職|転籍)|입학|편입|입사)(?:\s*[。(（].*)?$/u
const ends =
  /^(.{2,60}?)\s*(?:を?(?:一身上の都合により|会社都合により)?\s*(?:卒業見込み?|卒業|修了|中途退学|中退|退学|退社|退職|退所|退任)|졸업예정|졸업|수료|중퇴|퇴사|퇴직)(?:\s*[。(（].*)?$/u
const stillThere = /^\s*(?:現在に至る|現在|至現在|現在在職中|현재 재직 ?중|현재)\s*$/u

/** One line of a history: when what begins or ends. */
interface Step {
  year: string
  month: string
  name: string
  kind: 'begin' | 'end'
}

function stepIn(line: string): Step | undefined {
  const [before, year = '', month = ''] = columns.exec(line) ?? written.exec(line) ?? []
  if (before === undefined) return undefined
  const rest = line.slice(before.length).trim()
  const begun = begins.exec(rest)?.[1]
  const ended = begun === undefined ? ends.exec(rest)?.[1] : undefined
  const name = (begun ?? ended ?? '').replace(/\s{3,}/g, ' ').trim()
  return name === '' ? undefined : { year, month, name, kind: begun === undefined ? 'end' : 'begin' }
}

const when = ({ year, month }: Step) => `${year}年${month}月`.replace(/\s/g, '')

/** Whether two steps are about one school or employer: the second may say less, or its part in other words. */
const isSame = (one: Step, other: Step) =>
  one.name === other.name || one.name.startsWith(other.name) || other.name.startsWith(one.name)

/**
 * Lines of a history that says of each year what began or ended in it, with one line for what did both: "2016年4月 翠岭工業 入社" and
 * "2019年3月 翠岭工業 退社" are "2016年4月 – 2019年3月   翠岭工業". Other lines stay as they are.
 */
export function joinHistories(given: string[]): string[] {
  if (!given.some((line) => isEastAsian(line) && stepIn(line) !== undefined)) return given
  const lines = withMonthsBelow(given).filter((line) => !formEnd.test(line))
  const joined: string[] = []
  const taken = new Set<number>()
  for (const [at, line] of lines.entries()) {
    if (taken.has(at)) continue
    const step = stepIn(line)
    if (step?.kind !== 'begin') {
      if (step) joined.push(`${when(step)}   ${step.name}`)
      else joined.push(line)
      continue
    }
    const below = lines.slice(at + 1, at + 1 + near)
    const end = at + 1 + below.findIndex((other, index) => !taken.has(at + 1 + index) && endsThere(step, other))
    const still = at + 1 + below.slice(0, 2).findIndex((other) => stillThere.test(other))
    const last = lastOf(lines, end > at ? end : undefined, still > at ? still : undefined)
    if (last.at !== undefined) taken.add(last.at)
    joined.push(`${when(step)}${last.said}   ${step.name}`)
  }
  return joined
}

/** Whether a line says that what began in a step ended. */
function endsThere(begun: Step, line: string): boolean {
  const step = stepIn(line)
  return step?.kind === 'end' && isSame(begun, step)
}

/** The end of a span and the line that says it: the one that ends it, or else the one that says that it goes on. */
function lastOf(lines: string[], end: number | undefined, still: number | undefined): { said: string; at?: number } {
  const step = end === undefined ? undefined : stepIn(lines[end] ?? '')
  if (step && end !== undefined) return { said: ` – ${when(step)}`, at: end }
  return still === undefined ? { said: '' } : { said: ' – 現在', at: still }
}

/** What a form of Japan ends with. */
const formEnd = /^\s*以\s*上\s*$/u

/** How many lines below its beginning an end is looked for. */
const near = 12

/** Lines of which one was a year alone and the next begins with its month, as one: tables of a form break so over pages. */
function withMonthsBelow(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]?.trim() ?? ''
    if (/^(?:19|20)\d\d$/.test(line.trim()) && /^\s*\d{1,2}\s{2,}\S/.test(lines[at + 1] ?? '')) return []
    return /^(?:19|20)\d\d$/.test(above) && /^\s*\d{1,2}\s{2,}\S/.test(line) ? [`${above}   ${line.trim()}`] : [line]
  })
}
