import { applicationStatusEnum } from '@resume/proto/content-enums'
import type { AmbassadorAnswersOutput } from '@resume/proto/generated/resume/content/v1/AmbassadorAnswers'
import type { AmbassadorApplication as ApplicationMessage } from '@resume/proto/generated/resume/content/v1/AmbassadorApplication'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { AmbassadorAnswers, AmbassadorApplication } from '../domain/ambassador.ts'

/** An application as a message. */
export function encodeApplication({ id, userId, status, reviewNote, ...rest }: AmbassadorApplication) {
  const { collegeName, graduationYear, whyJoin, superpower, funFact } = rest
  return {
    ...{ id, userId, status: applicationStatusEnum.encode(status), reviewNote: reviewNote ?? undefined },
    answers: {
      ...{ collegeName, graduationYear, whyJoin, superpower, funFact },
      vibeCheck: rest.vibeCheck ?? undefined,
      socialHandle: rest.socialHandle ?? undefined,
    },
    reviewedAt: rest.reviewedAt?.toISOString(),
    submittedAt: rest.submittedAt.toISOString(),
  } satisfies ApplicationMessage
}

/** What an applicant says. @throws AppError `invalid_request` when nothing was sent */
export function decodeAnswers(sent: AmbassadorAnswersOutput | null): AmbassadorAnswers {
  if (!sent) throw new AppError('invalid_request')
  const { collegeName, graduationYear, whyJoin, superpower, funFact } = sent
  const optional = { vibeCheck: sent.vibeCheck || null, socialHandle: sent.socialHandle || null }
  return { collegeName, graduationYear, whyJoin, superpower, funFact, ...optional }
}
