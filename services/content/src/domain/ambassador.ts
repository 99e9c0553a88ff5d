import { type ApplicationStatus, ambassadorLimits } from '@resume/proto/limits/content'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'

/** What somebody says who wants to be an ambassador. */
export interface AmbassadorAnswers {
  collegeName: string
  graduationYear: number
  whyJoin: string
  superpower: string
  funFact: string
  vibeCheck: string | null
  socialHandle: string | null
}

/** An application to be an ambassador. */
export interface AmbassadorApplication extends AmbassadorAnswers {
  id: string
  userId: string
  status: ApplicationStatus
  reviewNote: string | null
  reviewedAt: Date | null
  submittedAt: Date
}

const day = 24 * 60 * 60 * 1000

/** @throws AppError `validation_failed` for a year of graduation that is too far away */
export function checkGraduation({ graduationYear }: AmbassadorAnswers, now: Date): void {
  const { earliest, latest } = ambassadorLimits.graduation
  const year = now.getUTCFullYear()
  if (graduationYear >= year + earliest && graduationYear <= year + latest) return
  const message = `must be ${year + earliest} to ${year + latest}`
  throw invalidFields({ path: 'graduationYear', message })
}

/**
 * Lets somebody apply who has not, or whose last application was rejected long enough ago.
 * @throws AppError `ambassador_applied`, `ambassador_refused`
 */
export function requireFreeToApply(last: AmbassadorApplication | null, now: Date): void {
  if (!last) return
  if (last.status !== 'REJECTED') throw applied()
  const again = new Date((last.reviewedAt ?? last.submittedAt).getTime() + ambassadorLimits.reapplyDays * day)
  if (now < again) throw new AppError('ambassador_refused', { date: again.toISOString() })
}

/** The user has an application that is pending or approved. @param cause the database's refusal */
export const applied = (cause?: unknown) => new AppError('ambassador_applied', { cause })

/** There is no such application. */
export const applicationNotFound = () => new AppError('not_found', { resource: 'Application' })

/** The mail that tells an applicant of the decision. */
export function decisionMail(status: 'APPROVED' | 'REJECTED', note: string | null): { subject: string; text: string } {
  const said = note === null ? '' : `\n\n${note}`
  if (status === 'APPROVED') {
    return {
      subject: 'You are a campus ambassador',
      text: `Your application as a campus ambassador has been approved.${said}\n`,
    }
  }
  return {
    subject: 'Your application as a campus ambassador',
    text: `Your application as a campus ambassador has not been accepted.${said}\n\nYou can apply again after ${ambassadorLimits.reapplyDays} days.\n`,
  }
}
