import { isQuantified } from './quantified.ts'

/** Verbs and phrases that say what came of work, in the forms in which people write them. */
const outcome =
  /\b(?:(?:increas|decreas|reduc|improv|achiev|exceed|award|promot|launch|doubl|tripl|halv|boost|rais|surpass|outperform|streamlin|transform|redesign|revamp|modernis|moderniz|introduc|pioneer|establish|invent|eliminat|prevent|shorten|lower|rebuil|publish|patent|sav|secur|expand|accelerat|automat|recogni[sz])(?:ed|ing)|grew|growing|won|winning|earned|founded|co-?founded|cut(?:ting)?|overhauled|turned around|sped up|negotiated|attracted|recovered|resulted in|resulting in|which led to|leading to|so that|without a single|ahead of schedule|under budget|from scratch|for the first time|of the (?:year|month)|nominated|elected|selected (?:as|for|to)|ranked|rated|certified by|featured in)\b/i

/** Whether an English bullet point says what came of the work, in numbers or in words, and not only what the work was. */
export function tellsOutcome(bullet: string): boolean {
  return isQuantified(bullet) || outcome.test(bullet)
}
