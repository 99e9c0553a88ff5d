import type { Analysis } from './analysis.ts'
import type { Reading } from './conversion.ts'
import type { Material } from './material.ts'

/** An AI that reads resumes. Both throw when there is no answer of the right form in time. */
export interface ResumeAi {
  /** What it says of a resume and names of its material; throws also when nothing of that is left. */
  analyze(material: Material, signal: AbortSignal | undefined): Promise<Analysis>
  /** What it reads out of a resume; whether that stands there is still to be seen. */
  read(material: Material, signal: AbortSignal | undefined): Promise<Reading>
}
