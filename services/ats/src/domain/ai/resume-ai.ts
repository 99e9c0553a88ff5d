import type { Analysis } from './analysis.ts'
import type { Reading } from './conversion.ts'
import type { Material } from './material.ts'

/** An AI that reads resumes. Both throw when there is no answer of the right form in time. */
export interface ResumeAi {
  analyze(material: Material, signal: AbortSignal | undefined): Promise<Analysis>
  read(material: Material, signal: AbortSignal | undefined): Promise<Reading>
}
