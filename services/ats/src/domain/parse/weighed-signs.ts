/** What speaks for or against that something was read rightly, by name: 0 or 1, a count, or a share. */
export type Signs = Record<string, number>

/** What each sign adds to the odds, in hundredths of their natural logarithm, and what all start from. */
export type Weights = Record<string, number> & { start: number }

/**
 * The log odds that what shows these signs was read rightly, in hundredths.
 * @throws Error for a sign without a weight
 */
export function oddsOf(signs: Signs, weights: Weights): number {
  let sum = weights.start
  for (const name in signs) {
    const weight = weights[name]
    if (weight === undefined)
      throw new Error(`the sign "${name}" has no weight: npm run ats:doubts and ats:own-words fit them`)
    sum += (signs[name] as number) * weight
  }
  return sum
}

/** Whether what shows these signs is more likely misread than not. */
export const isMisread = (signs: Signs | undefined, weights: Weights): boolean =>
  signs !== undefined && oddsOf(signs, weights) < 0

/** Share of a list that something is true of, from 0 to 1. */
export function shareOf<Entry>(all: readonly Entry[], isTrue: (entry: Entry) => boolean): number {
  return all.filter(isTrue).length / Math.max(1, all.length)
}

/** 1 if something is true, else 0. */
export const one = (isTrue: boolean): number => (isTrue ? 1 : 0)

export const wordsIn = (text: string): number => (text === '' ? 0 : text.split(/\s+/).length)

/** What divides names, or closes them in; within a name it says that there may be two. */
export const hasSeparator = (text: string): boolean => /[,;:•|/()]/.test(text)

export const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text)
