import { AppError } from '@resume/service-kit/errors/app-error'

/**
 * Fetches a job description from the web.
 * @param address as the caller wrote it
 * @param signal aborted when the caller has gone
 * @returns its text, 1 to 50,000 characters
 * @throws AppError `job_url_unavailable` with the reason, when it may not or cannot be fetched
 */
export type FetchJobPage = (address: string, signal: AbortSignal | undefined) => Promise<string>

/** The error for an address that gave no job description. @param reason completes "… could not be fetched: " */
export function unfetchable(reason: string): AppError {
  return new AppError('job_url_unavailable', { reason }, { details: [{ path: 'jobUrl', message: reason }] })
}
