import { type KnownPerson, type Pseudonyms, pseudonymize } from '@resume/pseudonyms/pseudonymize'
import { findDates } from './claims/dates.ts'
import type { WritingInput } from './request.ts'

/** What the AI is given, and what its text is held against. */
export interface Material {
  /** The inputs without personal data. */
  sent: WritingInput
  /** The inputs as they are. */
  inputs: string[]
  restore: Pseudonyms['restore']
  restoreParts: Pseudonyms['restoreParts']
}

/** Makes the material of a request. */
export function materialOf(input: WritingInput, person: KnownPerson): Material {
  const { text, context, jobDescription, instructions } = input
  const inputs = [text, context, jobDescription, instructions]
  const { texts, restore, restoreParts } = pseudonymize(inputs, person, (said) => findDates(said).length > 0)
  const [sentText = '', sentContext = '', sentJob = '', sentInstructions = ''] = texts
  return {
    sent: { text: sentText, context: sentContext, jobDescription: sentJob, instructions: sentInstructions },
    inputs,
    restore,
    restoreParts,
  }
}
