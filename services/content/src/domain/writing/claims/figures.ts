import { foldSameLength } from './claim.ts'
import { createCover } from './cover.ts'
import { factorOf, numberWord, scale, valueOfWord } from './number-words.ts'

/** A figure in a text. */
export interface Figure {
  from: number
  to: number
  /** `share`: of a whole, 0.33 for `33 %` and `a third`; `times`: how much more or less. */
  kind: 'plain' | 'share' | 'money' | 'times' | 'duration'
  /** What it may mean: `1.500` is 1500 or 1.5. Durations are in days. */
  values: number[]
  /** The number without its unit of time. */
  bare: number
  /** Significant digits, as written. */
  digits: number
  /** `over`, `nearly` and `about` let a figure be rounded. */
  hedge: 'over' | 'nearly' | 'about' | undefined
  currency: string | undefined
  /** Whether a word follows that is no unit of time. */
  counts: boolean
}

const amount = "\\d{1,3}(?:[.,'\\u00a0 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?"
const currency = 'us\\$|[$€£]|(?:usd|eur|gbp|chf)(?![\\p{L}])'
const currencyAfter = " ?(?:d['’]|de )?(?:[$€£]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds|rupees|francs)(?![\\p{L}]))"
const percent = ' ?(?:%|(?:percent|per cent|pct|prozent|pour cent|por ciento|per cento|procent)(?![\\p{L}]))'
const timesAfter = '(?: ?[x×](?![\\p{L}\\p{N}])|[- ]?(?:times|fold|fach|mal|fois|veces)(?![\\p{L}]))'
const unit =
  '[- ]?(?:years?|yrs?|jahren?|ans|annees|anos|months?|monaten?|mois|meses|weeks?|wochen?|semaines|semanas|days?|tagen?|jours|dias|hours?|hrs?|stunden?|heures|horas|min|mins|minutes?|minuten|minutos|seconds?|sekunden?|ms|milliseconds?)(?![\\p{L}])'

const figure = new RegExp(
  `(?<![\\p{L}\\p{N}_/.]|[\\p{L}]-)(?:(?<before>${currency}) ?)?(?:(?<number>${amount})|(?<word>(?:${numberWord})(?:(?![\\p{L}])|(?=(?:hundert|tausend)(?![\\p{L}])))|(?:a|one|ein|une?|una?)(?= (?:million|thousand|hundred|billion))))(?<scale>${scale})?(?:(?<percent>${percent})|(?<after>${currencyAfter})|(?<times>${timesAfter})|\\+?(?<unit>${unit}))?(?![\\p{N}])`,
  'giu',
)

const whole = '(?:a|one|ein|eine|einen|un|une|una|la|el|die)'
/** Shares and factors in words; the value, and whether it is a factor. */
const phrases: [pattern: RegExp, value: number, kind: 'share' | 'times'][] = [
  [/\btwo[- ]thirds\b|\bzwei drittel\b|\bdeux tiers\b|\bdos tercios\b/g, 2 / 3, 'share'],
  [/\bthree[- ]quarters\b|\bdrei viertel\b|\btrois quarts\b/g, 0.75, 'share'],
  [
    new RegExp(
      `\\b${whole}[- ]third\\b(?! (?:party|parties|time|person|year|level))|\\bein drittel\\b|\\bun tiers\\b|\\bun tercio\\b`,
      'g',
    ),
    1 / 3,
    'share',
  ],
  [
    /\b(?:by a|one|nearly a|almost a|about a) quarter\b|\ba quarter of (?!the year|a century)|\bein viertel\b|\bun quart\b|\bun cuarto\b/g,
    0.25,
    'share',
  ],
  [/\b(?:a|one) fifth\b|\bein funftel\b/g, 0.2, 'share'],
  [/\b(?:a|one) tenth\b|\bein zehntel\b/g, 0.1, 'share'],
  [
    /\bhalf (?!a (?:year|decade|day)|year|marathon)|\bhalf\b(?=[.,;:!?]|$)|\bhalv(?:ed|ing|e)\b|\bhalbiert\w*|\bhalfte\b|\bmoitie\b|\bmitad\b/g,
    0.5,
    'share',
  ],
  [
    /\bdoubl(?:ed|ing|e)\b(?![- ](?:check|entry|digit|shift|major|click))|\btwofold\b|\btwice\b|\bverdoppelt\w*|\bdouble\b(?= le)|\bduplique\b/g,
    2,
    'times',
  ],
  [/\btripl(?:ed|ing|e)\b|\bthreefold\b|\bverdreifacht\w*|\btriplique\b/g, 3, 'times'],
  [/\bquadrupl(?:ed|ing|e)\b|\bfourfold\b|\bvervierfacht\w*/g, 4, 'times'],
  [/\bquintupl(?:ed|ing|e)\b|\bfivefold\b|\bverfunffacht\w*/g, 5, 'times'],
  [/\bsixfold\b|\bversechsfacht\w*/g, 6, 'times'],
  [/\btenfold\b|\bverzehnfacht\w*/g, 10, 'times'],
]
const partYears: [pattern: RegExp, days: number][] = [
  [/\bhalf a year\b|\bein halbes jahr\b/g, 182.5],
  [/\ba year and a half\b|\bone and a half years\b|\banderthalb jahren?\b|\bun an et demi\b/g, 547.5],
  [/\bhalf a month\b/g, 365 / 24],
  [/\bhalf an hour\b|\beine halbe stunde\b|\bune demi-heure\b|\bmedia hora\b/g, 1 / 48],
  [/\bhalf a minute\b|\beine halbe minute\b|\bune demi-minute\b/g, 1 / 2880],
  [/\ba decade\b/g, 3650],
]

const daysOf: [pattern: RegExp, days: number][] = [
  [/^(?:y|jahr|an)/, 365],
  [/^(?:mo|mes)/, 365 / 12],
  [/^(?:w|se(?:m))/, 7],
  [/^(?:d|tag|j)/, 1],
  [/^(?:h|st)/, 1 / 24],
  [/^min/, 1 / 1440],
  [/^(?:ms|milli)/, 1 / 86_400_000],
  [/^se/, 1 / 86_400],
]

/** How many days a unit of time has, folded. */
export function daysOfUnit(unit: string): number {
  return daysOf.find(([pattern]) => pattern.test(unit.replace(/^[- ]/, '')))?.[1] ?? 1
}

/** Every figure of a text: in digits and words, of four languages, but for ordinals, versions and "one". */
export function findFigures(text: string): Figure[] {
  const folded = foldSameLength(text)
  const found: Figure[] = []
  const isFree = createCover(folded.length)
  type Said = Pick<Figure, 'kind' | 'values'> & Partial<Pick<Figure, 'bare' | 'digits' | 'currency'>>
  const take = (from: number, to: number, { bare, digits = 1, currency: code, ...said }: Said) => {
    if (!isFree(from, to)) return
    const counts =
      /^[- ]\p{L}{3,}/u.test(folded.slice(to, to + 6)) &&
      !/^ (?:to|auf|bis|und|and|or|bei|for|por|pour)\b/.test(folded.slice(to))
    const hedge = hedgeBefore(folded.slice(Math.max(0, from - 14), from))
    found.push({ ...said, from, to, digits, hedge, counts, currency: code, bare: bare ?? said.values[0] ?? 0 })
  }
  for (const [pattern, days] of partYears) {
    for (const { index, 0: said } of folded.matchAll(pattern))
      take(index, index + said.length, { kind: 'duration', values: [days], digits: 3 })
  }
  for (const [pattern, value, kind] of phrases) {
    for (const { index, 0: said } of folded.matchAll(pattern))
      take(index, index + said.trimEnd().length, { kind, values: [value] })
  }
  for (const match of folded.matchAll(figure)) {
    const {
      number,
      word,
      scale: scaled = '',
      before,
      after,
      percent: isShare,
      times,
      unit: measured,
    } = match.groups ?? {}
    const from = match.index
    const to = from + match[0].trimEnd().length
    if (/^24$/.test(number ?? '') && folded.startsWith('/7', to)) continue
    if (number !== undefined && /^\p{L}/u.test(folded.slice(to))) continue
    const factor = factorOf(scaled)
    const values = (
      number === undefined ? [Number.isNaN(valueOfWord(word ?? '')) ? 1 : valueOfWord(word ?? '')] : valuesOf(number)
    ).map((value) => value * factor)
    const digits =
      (number ?? '1')
        .replace(/\D/g, '')
        .replace(/^0+/, '')
        .replace(/(?<!0)0+$/, '').length || 1
    if (isShare) take(from, to, { kind: 'share', values: values.map((value) => value / 100), digits })
    else if (before ?? after) take(from, to, { kind: 'money', values, digits, currency: codeOf(before ?? after ?? '') })
    else if (times) take(from, to, { kind: 'times', values, digits })
    else if (measured) {
      const days = daysOfUnit(measured)
      take(from, to, { kind: 'duration', values: values.map((value) => value * days), bare: values[0] ?? 0, digits })
    } else take(from, to, { kind: 'plain', values, digits })
  }
  return inheriting(
    found.sort((a, b) => a.from - b.from),
    folded,
  )
}

/** `20 to 80 %`: the first has the kind of the second. */
function inheriting(figures: Figure[], text: string): Figure[] {
  return figures.map((one, index) => {
    const next = figures[index + 1]
    if (
      !next ||
      one.kind !== 'plain' ||
      !/^ ?(?:[-–—]|to|and|or|bis|auf|a|und|y|et) ?$/.test(text.slice(one.to, next.from))
    )
      return one
    const values = next.kind === 'share' ? one.values.map((value) => value / 100) : one.values
    return next.kind === 'share' || next.kind === 'money'
      ? { ...one, kind: next.kind, values, currency: next.currency }
      : one
  })
}

function valuesOf(number: string): number[] {
  const isGrouped = /^\d{1,3}(?:[.,'\u00a0 ]\d{3})+(?:[.,]\d{1,2})?$/.test(number)
  const decimal = Number(number.replace(/['\u00a0 ]/g, '').replace(',', '.'))
  if (!isGrouped) return [decimal]
  const [, fraction = ''] = /[.,'\u00a0 ]\d{3}(?:([.,]\d{1,2}))?$/.exec(number) ?? []
  const grouped = Number(
    number.slice(0, number.length - fraction.length).replace(/\D/g, '') + fraction.replace(',', '.'),
  )
  return Number.isNaN(decimal) ? [grouped] : [grouped, decimal]
}

function hedgeBefore(text: string): Figure['hedge'] {
  if (/(?:over|more than|above|mehr als|uber|plus de|mas de|at least) (?:an? )?$/.test(text)) return 'over'
  if (/(?:nearly|almost|close to|fast|knapp|pres de|casi) (?:an? )?$/.test(text)) return 'nearly'
  return /(?:about|around|roughly|approximately|some|circa|ca\.|etwa|rund|environ|~|≈) ?(?:an? )?$/.test(text)
    ? 'about'
    : undefined
}

function codeOf(sign: string): string {
  const said = sign.trim()
  if (/\$|usd|dollar/.test(said)) return 'usd'
  if (/€|eur/.test(said)) return 'eur'
  return /£|gbp|pound/.test(said) ? 'gbp' : said
}
