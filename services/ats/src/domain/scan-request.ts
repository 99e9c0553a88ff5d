import { scanLimits } from '@resume/proto/limits/ats'
import { streamSafe } from '@resume/resume-text/stream-safe'
import { textOfResume } from '@resume/resume-text/text-of-resume'
import { AppError, type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import type { Layout } from './report.ts'

/** A scan as it was asked for, before anything is known to be right about it. */
export interface RawScanRequest {
  /** Plain text, the UTF-8 JSON of an object, or nothing. */
  resume: string | Uint8Array | undefined
  jobDescription: string
  layout: Layout | undefined
}

/** A scan whose parts keep their limits. */
export interface ScanRequest {
  resume: string | Record<string, unknown>
  jobDescription: string
  layout?: Layout
}

/** A scan as the engine wants it. */
export interface ScanJob extends ScanRequest {
  /** The day on which ages and current roles are judged. */
  today: Date
  /** Whether evidence and fixes are kept back. */
  restricted: boolean
}

/**
 * The one place that says what may be scanned.
 * An object is held to the length of the text that it reads as.
 * @throws AppError `validation_failed` with a path for each wrong part; `content_too_large` for an object above 1 MB
 */
export function readScanRequest(raw: RawScanRequest): ScanRequest {
  const violations: FieldViolation[] = []
  const resume = readResume(raw.resume, violations)
  if (isLonger(raw.jobDescription, scanLimits.jobDescriptionLength)) {
    violations.push({ path: 'jobDescription', message: 'must have at most 50,000 characters' })
  }
  for (const [name, value] of Object.entries(raw.layout ?? {})) {
    if (!Number.isInteger(value) || value < 0) {
      violations.push({ path: `layout.${name}`, message: 'must be a whole number of at least 0' })
    }
  }
  if (violations.length > 0 || resume === undefined) throw invalidFields(...violations)
  return { resume, jobDescription: streamSafe(raw.jobDescription), ...(raw.layout && { layout: raw.layout }) }
}

/** The violation of a resume in which there is nothing to read: blanks, or an object without any text. */
export function resumeWithoutText(): AppError {
  return invalidFields({ path: 'resume', message: 'contains no text' })
}

function readResume(resume: RawScanRequest['resume'], violations: FieldViolation[]): ScanRequest['resume'] | undefined {
  if (resume === undefined) {
    violations.push({ path: 'resume', message: 'is required' })
  } else if (typeof resume !== 'string') {
    const object = readObject(resume)
    if (!object) violations.push({ path: 'resume', message: 'must be a string or an object' })
    else if (!isLonger(textOfResume(object), scanLimits.resumeLength.max)) return object
    else violations.push({ path: 'resume', message: 'must read as at most 100,000 characters' })
  } else if (resume === '' || isLonger(resume, scanLimits.resumeLength.max)) {
    violations.push({ path: 'resume', message: 'must have 1 to 100,000 characters' })
  } else {
    return streamSafe(resume)
  }
  return undefined
}

function readObject(json: Uint8Array): Record<string, unknown> | undefined {
  if (json.byteLength > scanLimits.resumeObjectBytes) {
    throw new AppError('content_too_large', { name: 'The resume object', limit: '1 MB' })
  }
  try {
    const value: unknown = JSON.parse(streamSafe(new TextDecoder('utf-8', { fatal: true }).decode(json)))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Counts characters as JSON Schema does, by code point. */
function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  if (text.length > 2 * limit) return true
  let characters = 0
  for (const _ of text) characters += 1
  return characters > limit
}
