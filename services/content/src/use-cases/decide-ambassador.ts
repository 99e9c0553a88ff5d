import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type AmbassadorApplication, applicationNotFound, decisionMail } from '../domain/ambassador.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What deciding on an application needs. */
export type DecideAmbassadorPorts = CommitActionPorts & {
  ambassadors: {
    /** Reads an application that nobody else changes until the transaction ends. */
    lock(transaction: Transaction, id: string): Promise<AmbassadorApplication | null>
    decide(transaction: Transaction, application: AmbassadorApplication): Promise<void>
  }
}

/** A decision of the administrator. */
export interface Decision {
  status: 'APPROVED' | 'REJECTED'
  /** For the applicant. */
  reviewNote: string | null
  /** For the audit log. */
  reason: string | undefined
}

/**
 * Decides on an application that is pending, and mails the applicant.
 * @throws AppError `not_found`, `application_decided`, `validation_failed` for a refusal without a reason
 */
export function decideAmbassador(
  ports: DecideAmbassadorPorts,
  actor: Actor,
  id: string,
  { status, reviewNote, reason }: Decision,
): Promise<AmbassadorApplication> {
  if (status === 'REJECTED' && reason === undefined) throw invalidFields({ path: 'reason', message: 'is required' })
  return commitAction(ports, [], async (transaction, outbox) => {
    const former = await ports.ambassadors.lock(transaction, id)
    if (!former) throw applicationNotFound()
    if (former.status !== 'PENDING') throw new AppError('application_decided')
    const application = { ...former, status, reviewNote, reviewedAt: new Date() }
    await ports.ambassadors.decide(transaction, application)
    await outbox.append('mailRequested', { userId: former.userId, ...decisionMail(status, reviewNote) })
    /** What the applicant said is not kept beyond the account. */
    const states = { before: { status: former.status }, after: { status, reviewNote } }
    const subject = { subjectType: 'ambassador', subjectId: id }
    const action = status === 'APPROVED' ? 'ambassador.approve' : 'ambassador.reject'
    return { result: application, action: { actor, action, ...subject, ...states, reason } }
  })
}
