import { atsPricing } from '@resume/proto/limits/ats'

/** Characters of resume and job description together up to which an analysis costs the minimum, and one credit more. */
const shortInput = 10_000
const mediumInput = 30_000

/** What an analysis costs at least and at most, in credits. */
export function analysisRange(fromJobUrl: boolean): { min: number; max: number } {
  return fromJobUrl ? atsPricing.jobUrlAnalysisCredits : atsPricing.analysisCredits
}

/** What an analysis costs, in credits: by the characters that are read; docs/api/ats.md. */
export function analysisPrice(characters: number, fromJobUrl: boolean): number {
  const { min, max } = analysisRange(fromJobUrl)
  const more = characters <= shortInput ? 0 : characters <= mediumInput ? 1 : 2
  return Math.min(max, min + more)
}
