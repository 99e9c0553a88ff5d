import { describe, expect, it } from 'vitest'
import { type Trade, tradeResume } from '../../../test-data/trade-resume.ts'
import { trades } from '../../../test-data/trades.ts'
import { scanResume } from '../scan.ts'

const scan = (resume: string) =>
  scanResume({ resume, jobDescription: '', layout: undefined, today: new Date('2026-06-15'), restricted: false })
const readiness = (resume: string) => scan(resume).readinessScore
const named = (trade: Trade) => [trade.title, trade] as const

/** Points that every fault costs at least. */
const leastCost = 3
/** Points between two qualities of the same person. */
const leastDistance = 8

/** A text with every bullet point replaced. */
const withBullets = (text: string, replace: (bullet: string, index: number) => string[]) => {
  let count = 0
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('• ') ? replace(line, count++) : [line]))
    .join('\n')
}
const above = (text: string, ...lines: string[]) => text.replace('\n\nSummary', `\n${lines.join('\n')}\n\nSummary`)

/** A text whose words of small letters have two letters changed, one in so many. */
const withTypos = (text: string, every: number) => {
  let count = 0
  return withBullets(text, (bullet) => [
    bullet.replace(/\b[a-z]{5,}\b/g, (word) =>
      count++ % every === 0 ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word,
    ),
  ])
}

type Fault = [name: string, put: (resume: string) => string, more?: (resume: string) => string]

const faults: Fault[] = [
  [
    'every bullet point twice',
    (text) => withBullets(text, (bullet) => [bullet, bullet]),
    (text) => withBullets(text, (bullet) => [bullet, bullet, bullet]),
  ],
  [
    'private data',
    (text) => above(text, 'Date of birth: 12 March 1988'),
    (text) => above(text, 'Date of birth: 12 March 1988', 'Religion: Catholic', 'Desired salary: $90,000'),
  ],
  [
    'filler',
    (text) => withBullets(text, (bullet) => [bullet, '• Performed various tasks as needed']),
    (text) =>
      withBullets(text, (bullet, index) => [
        bullet,
        '• Responsible for day-to-day activities and other duties as assigned',
        `• Worked ${index % 2 ? 'in a team' : 'hard'} to meet the goals of the company`,
      ]),
  ],
  [
    'a placeholder',
    (text) => text.replace(/(?<=• .*)\d+/, '[number]'),
    (text) => text.replace(/(?<=• .*)\d+/g, '[number]').replace('Summary\n', 'Summary\nLorem ipsum dolor sit amet. '),
  ],
  ['a typo in every third word', (text) => withTypos(text, 3), (text) => withTypos(text, 2)],
  [
    'traits in place of skills',
    (text) => text.replace(/Skills\n.*/, 'Skills\nTeam player, Hard worker, Fast learner, Self-motivated, Reliability'),
  ],
  ['small letters only', (text) => text.toLowerCase()],
  ['capital letters only', (text) => text.toUpperCase()],
  [
    'duties instead of results',
    (text) => withBullets(text, (bullet) => [`• Responsible for ${bullet.slice(2).toLowerCase()}`]),
  ],
  [
    'no number in any bullet point',
    (text) => withBullets(text, (bullet) => [bullet.replace(/[$£]?\d[\d,.]*%?/g, 'some')]),
  ],
  [
    'skills that show nowhere in the work',
    (text) => text.replace(/Skills\n.*/, 'Skills\nFalconry, Origami, Surfing, Pottery'),
  ],
  [
    'a last role that ended long ago',
    (text) =>
      text
        .replace(/ \d{4} - Present/, ' 2012 - May 2014')
        .replace(/20\d\d - (\w{3}) 20\d\d/, '2004 - $1 2009')
        .replace(/, 20\d\d\n/, ', 2003\n'),
  ],
]

describe('a fault costs', () => {
  it.each(faults)('at least three points, and more of it earns none back: %s', (_name, put, more = put) => {
    for (const trade of trades) {
      const good = tradeResume(trade, 'excellent')
      const [before, after, worse] = [good, put(good), more(good)].map(readiness) as [number, number, number]
      expect(after, trade.title).toBeLessThanOrEqual(before - leastCost)
      expect(worse, trade.title).toBeLessThanOrEqual(after)
    }
  })
})

describe('a harmless change changes nothing', () => {
  it.each<[string, (text: string) => string]>([
    ['other bullet marks', (text) => text.replaceAll('• ', '- ')],
    ['blank lines between bullet points', (text) => text.replaceAll('\n•', '\n\n•')],
    ['another usual heading', (text) => text.replace('Experience\n', 'Work History\n')],
    ['a heading in another language', (text) => text.replace('Experience\n', 'Berufserfahrung\n')],
    ['contact lines in another order', (text) => text.replace(/^(\S+@\S+) \| (\+[\d ]+) \| (.*)$/m, '$2 | $3 | $1')],
  ])('%s', (_name, change) => {
    for (const trade of trades) {
      const good = tradeResume(trade, 'excellent')
      expect(readiness(change(good)), trade.title).toBe(readiness(good))
    }
  })

  it('nor does one bullet point of the same quality more', () => {
    for (const trade of trades) {
      const good = tradeResume(trade, 'excellent')
      const [first = ''] = trade.roles[1]?.excellent ?? []
      const more = good.replace(`• ${first}`, `• ${first}\n• Improved the results of 12 colleagues by 15% in one year`)
      expect(Math.abs(readiness(more) - readiness(good)), trade.title).toBeLessThanOrEqual(leastCost)
    }
  })
})

describe('the same person told in three qualities', () => {
  it.each(trades.map(named))('%s: excellent, mediocre, and poor are well apart', (_title, trade) => {
    const [excellent, mediocre, poor] = (['excellent', 'mediocre', 'poor'] as const).map((quality) =>
      readiness(tradeResume(trade, quality)),
    ) as [number, number, number]
    expect(excellent - mediocre).toBeGreaterThanOrEqual(leastDistance)
    expect(mediocre - poor).toBeGreaterThanOrEqual(leastDistance)
  })
})

describe('the weights', () => {
  it.each(trades.map(named))('%s: content and writing are at least 60 of 100 points', (_title, trade) => {
    const { categories } = scan(tradeResume(trade, 'excellent'))
    const points = (...names: string[]) =>
      categories.filter(({ category }) => names.includes(category)).reduce((sum, { possible }) => sum + possible, 0)
    const all = points('parse', 'contact', 'structure', 'content', 'writing', 'format')
    expect(points('content', 'writing') / all).toBeGreaterThanOrEqual(0.6)
  })
})
