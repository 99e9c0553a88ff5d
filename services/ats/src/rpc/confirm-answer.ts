import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { confirmAnswer } from '../use-cases/confirm-answer.ts'
import type { Dependencies } from './dependencies.ts'

/** Ends a run whose caller has the answer, paid for. */
export function confirmAnswerRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['ConfirmAnswer']> {
  return async ({ confirmId, isPaid }) => {
    await confirmAnswer(dependencies, requireUser(), { id: confirmId, isPaid })
    return {}
  }
}
