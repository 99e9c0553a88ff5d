import { type Disguise, disguise, type KnownPerson } from './personal-data.ts'

/** What an AI is given to work on, and what its answer is held against. */
export interface Material {
  /** JSON, so that nothing within a text can end it: what leaves the house. */
  sent: string
  /** The texts as they are, without orders to machines: what an answer may name stands in here. */
  source: string
  putBack: Disguise['putBack']
  holdsPlaceholder: Disguise['holdsPlaceholder']
}

/** Longest resume that is handed on, in characters: as long as one that is pasted may be (decisions, ATS). */
const longestResume = 100_000

/** Lines that give a machine orders. What they say is no part of a resume or of an advertisement. */
const orders =
  /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|the|your|these|those|every|of)\s+){0,4}(?:previous|prior|above|earlier|preceding|foregoing|other)\s+(?:(?:system|developer|user)\s+)?(?:instructions?|prompts?|rules?|messages?|orders?|text|content)|\b(?:system|developer)\s+prompt\s*:|\byou\s+are\s+(?:now\s+)?(?:an?\s+)?(?:ai\s+(?:model|assistant)|language\s+model|chatgpt|gpt-?\d)\b|\b(?:rank|rate|score|recommend)\s+this\s+(?:candidate|resume|applicant)\s+(?:as\s+)?(?:the\s+)?(?:highest|first|top|best)/i

/** Makes the material of a resume and, where there is one, an advertisement. */
export function materialOf(resume: string, jobDescription: string | undefined, person: KnownPerson): Material {
  const texts = [resume.slice(0, longestResume), jobDescription ?? ''].map(withoutOrders)
  const { texts: hidden, putBack, holdsPlaceholder } = disguise(texts, person)
  const [hiddenResume = '', hiddenJob = ''] = hidden
  return {
    sent: JSON.stringify(
      jobDescription === undefined ? { resume: hiddenResume } : { resume: hiddenResume, jobDescription: hiddenJob },
    ),
    source: texts.join('\n\n'),
    putBack,
    holdsPlaceholder,
  }
}

function withoutOrders(text: string): string {
  return text
    .split('\n')
    .filter((line) => !orders.test(line))
    .join('\n')
}
