import { textOfResume } from '@resume/resume-text/text-of-resume'
import type { AtsReport, ParsedResume } from '../report.ts'
import type { ScanRequest } from '../scan-request.ts'
import { type Material, materialOf } from './material.ts'
import { personIn } from './person.ts'

/** What a report says was read from the resume. @param report UTF-8 JSON */
export function parsedIn(report: Uint8Array): ParsedResume {
  const { parsed }: AtsReport = JSON.parse(new TextDecoder().decode(report))
  return parsed
}

/** What an AI is given of a scan. @param scanned without a job description when the resume is only to be converted */
export function materialIn(
  scanned: { resume: ScanRequest['resume']; jobDescription?: string },
  parsed: ParsedResume,
): Material {
  const { resume, jobDescription } = scanned
  const text = typeof resume === 'string' ? resume : textOfResume(resume)
  return materialOf(text, jobDescription, personIn(parsed, resume))
}
