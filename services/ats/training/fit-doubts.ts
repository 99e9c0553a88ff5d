import { oddsOf, type Signs, type Weights } from '../src/domain/parse/weighed-signs.ts'

/** What was read of a resume, and whether rightly. */
export interface Example {
  /** Of which resume: all of one are on the same side when fitting and testing. */
  resume: string
  signs: Signs
  /** Whether it is doubtful whatever the signs say. */
  isDoubtful: boolean
  isRight: boolean
}

/** How often doubts are in place. */
export interface Doubted {
  wrong: number
  wrongDoubted: number
  right: number
  rightDoubted: number
}

export const noneDoubted = (): Doubted => ({ wrong: 0, wrongDoubted: 0, right: 0, rightDoubted: 0 })

/** Counts one more. */
export function noteDoubted(doubted: Doubted, isRight: boolean, isDoubted: boolean): void {
  doubted[isRight ? 'right' : 'wrong']++
  if (isDoubted) doubted[isRight ? 'rightDoubted' : 'wrongDoubted']++
}

/** Rounds of descent, how far each goes, and how much a weight costs: few examples would give rare signs any weight. */
const descent = { rounds: 3_000, step: 0.004, cost: 3 }

/** Fits weights to examples by logistic regression. The same examples give the same weights. */
export function fitDoubts(examples: Example[]): Weights {
  const names = Object.keys(examples[0]?.signs ?? {})
  const rows = examples.map(({ signs, isRight }) => ({ row: [1, ...names.map((name) => signs[name] ?? 0)], isRight }))
  const weights = new Array<number>(names.length + 1).fill(0)
  for (let round = 0; round < descent.rounds; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -descent.cost * weight))
    for (const { row, isRight } of rows) {
      const odds = row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0)
      const missing = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-odds))
      for (const [at, value] of row.entries()) slope[at] = (slope[at] as number) + missing * value
    }
    for (const [at, by] of slope.entries()) weights[at] = (weights[at] as number) + descent.step * by
  }
  return Object.fromEntries(
    ['start', ...names].map((name, at) => [name, Math.round(100 * (weights[at] as number))]),
  ) as Weights
}

/** Parts into which resumes are divided: each is doubted by weights that were fitted to the others. */
const parts = 6

/** How often doubts would be in place in resumes that the weights were not fitted to. */
export function crossValidate(examples: Example[]): Doubted {
  const resumes = [...new Set(examples.map(({ resume }) => resume))]
  const partOf = ({ resume }: Example) => resumes.indexOf(resume) % parts
  const doubted = noneDoubted()
  for (let part = 0; part < parts; part++) {
    const weights = fitDoubts(examples.filter((example) => partOf(example) !== part))
    for (const example of examples.filter((each) => partOf(each) === part)) {
      noteDoubted(doubted, example.isRight, example.isDoubtful || oddsOf(example.signs, weights) < 0)
    }
  }
  return doubted
}
