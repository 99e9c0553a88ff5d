import { type AskModel, ModelFailure } from '@resume/service-kit/ai/language-model'
import { type Analysis, analysisInstructions, analysisSchema, groundedAnalysis } from '../domain/ai/analysis.ts'
import { type Reading, readingInstructions, readingSchema } from '../domain/ai/conversion.ts'
import type { ResumeAi } from '../domain/ai/resume-ai.ts'

/** Longest answers in tokens: a page of advice; a resume of 100,000 characters would be cut off, one of ten pages is not. */
const maxTokens = { analysis: 2_000, conversion: 16_000 }

/**
 * Makes the {@link ResumeAi} of a language model.
 * @param ask undefined: the integration is not configured
 * @param timeouts of all attempts together, in milliseconds
 * @param onFailure told why there is no comment, in words that hold nothing of the resume
 */
export function createResumeAi(
  ask: AskModel | undefined,
  timeouts: { analysisMs: number; conversionMs: number },
  onFailure: (failure: unknown) => void,
): ResumeAi | undefined {
  if (!ask) return undefined
  return {
    analyze: async (material, signal) => {
      try {
        const said = await ask<Analysis>({
          name: 'resume_analysis',
          schema: analysisSchema,
          instructions: analysisInstructions,
          material: material.sent,
          maxTokens: maxTokens.analysis,
          timeoutMs: timeouts.analysisMs,
          signal,
        })
        const analysis = groundedAnalysis(said, material)
        if (!analysis) throw new ModelFailure('nothing of the answer stands in the material')
        return analysis
      } catch (failure) {
        if (!signal?.aborted) onFailure(failure)
        throw failure
      }
    },
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
