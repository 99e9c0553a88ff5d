import { scanLimits } from '@resume/proto/limits/ats'
import { type KnownPerson, type Pseudonyms, pseudonymize } from '@resume/pseudonyms/pseudonymize'
import { findDates } from '../annotate/find-dates.ts'

/** What an AI is given to work on, and what its answer is held against. */
export interface Material {
  /** JSON, so that nothing within a text can end it: what is sent to the AI provider. */
  sent: string
  /** The texts as they are, without orders to machines: what an answer may name stands in here. */
  source: string
  restore: Pseudonyms['restore']
  holdsPlaceholder: Pseudonyms['holdsPlaceholder']
}

/** Lines that give a machine orders. What they say is no part of a resume or of a job description. */
const orders =
  /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|the|your|these|those|every|of)\s+){0,4}(?:previous|prior|above|earlier|preceding|foregoing|other)\s+(?:(?:system|developer|user)\s+)?(?:instructions?|prompts?|rules?|messages?|orders?|text|content)|\b(?:system|developer)\s+prompt\s*:|\byou\s+are\s+(?:now\s+)?(?:an?\s+)?(?:ai\s+(?:model|assistant)|language\s+model|chatgpt|gpt-?\d)\b|\b(?:rank|rate|score|recommend)\s+this\s+(?:candidate|resume|applicant)\s+(?:as\s+)?(?:the\s+)?(?:highest|first|top|best)/i

/** Makes the material of a resume and, where there is one, a job description. */
export function materialOf(resume: string, jobDescription: string | undefined, person: KnownPerson): Material {
  const texts = [resume.slice(0, scanLimits.resumeLength.max), jobDescription ?? ''].map(withoutOrders)
  const { texts: hidden, restore, holdsPlaceholder } = pseudonymize(texts, person, (text) => findDates(text).length > 0)
  const [hiddenResume = '', hiddenJob = ''] = hidden
  return {
    sent: JSON.stringify(
      jobDescription === undefined ? { resume: hiddenResume } : { resume: hiddenResume, jobDescription: hiddenJob },
    ),
    source: texts.join('\n\n'),
    restore,
    holdsPlaceholder,
  }
}

function withoutOrders(text: string): string {
  return text
    .split('\n')
    .filter((line) => !orders.test(line))
    .join('\n')
}
