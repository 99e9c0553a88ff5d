import type { AskModel } from '@resume/service-kit/ai/language-model'
import { type Analysis, analysisInstructions, analysisSchema } from '../domain/ai/analysis.ts'
import { type Reading, readingInstructions, readingSchema } from '../domain/ai/conversion.ts'
import type { Material } from '../domain/ai/material.ts'

/** Maximum length of an answers in tokens: a page of advice; a resume of ten pages. */
const maxTokens = { analysis: 2_000, conversion: 16_000 }

/** An AI that reads resumes. Both calls throw when there is no answer of the right form in time. */
export interface ResumeAi {
  /** What it says of a resume; whether that is grounded in the material is still to be checked. */
  analyze(material: Material, signal: AbortSignal | undefined): Promise<Analysis>
  /** What it reads from a resume; whether that stands there is still to be checked. */
  read(material: Material, signal: AbortSignal | undefined): Promise<Reading>
}

/**
 * Makes the {@link ResumeAi} of a language model.
 * @param ask undefined: the integration is not configured
 * @param timeouts of all attempts together, in milliseconds
 */
export function createResumeAi(
  ask: AskModel | undefined,
  timeouts: { analysisMs: number; conversionMs: number },
): ResumeAi | undefined {
  if (!ask) return undefined
  return {
    analyze: ({ sent: material }, signal) =>
      ask<Analysis>({
        name: 'resume_analysis',
        schema: analysisSchema,
        instructions: analysisInstructions,
        material,
        maxTokens: maxTokens.analysis,
        timeoutMs: timeouts.analysisMs,
        signal,
      }),
    read: ({ sent: material }, signal) =>
      ask<Reading>({
        name: 'resume',
        schema: readingSchema,
        instructions: readingInstructions,
        material,
        maxTokens: maxTokens.conversion,
        timeoutMs: timeouts.conversionMs,
        signal,
      }),
  }
}
