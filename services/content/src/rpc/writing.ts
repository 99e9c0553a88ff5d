import type { GenerateRequestOutput } from '@resume/proto/generated/resume/content/v1/GenerateRequest'
import type { WritingServiceDefinition } from '@resume/proto/generated/resume/content/v1/WritingService'
import { writingLimits, writingPricing } from '@resume/proto/limits/writing'
import { writingService } from '@resume/proto/services'
import { requirePrincipal, requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { StreamHandler, UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { actions } from '../domain/writing/actions.ts'
import {
  type GenerateTextPorts,
  type Generation,
  generateText,
  type RepeatableWriting,
} from '../use-cases/generate-text.ts'

/** What the RPCs of AI writing work with. */
export type WritingDependencies = GenerateTextPorts

/** Every RPC of AI writing. */
export function writingRpcs(dependencies: WritingDependencies): ServedService {
  return serve(writingService, {
    ListActions: listActionsRpc(),
    Generate: generateRpc(dependencies),
    StreamGeneration: streamGenerationRpc(dependencies),
    ConfirmGeneration: confirmGenerationRpc(dependencies),
  })
}

/** Lists what the AI writes. */
function listActionsRpc(): UnaryHandler<WritingServiceDefinition['ListActions']> {
  return async () => {
    requirePrincipal()
    return {
      actions: Object.values(actions).map(({ action, title, description }) => {
        const { standard, expert, contentLength } = writingPricing[action]
        const price = { standardCredits: standard, expertCredits: expert }
        return { action, title, description, ...price, ...writingLimits, contentLength }
      }),
    }
  }
}

/** Writes a text. */
function generateRpc(dependencies: WritingDependencies): UnaryHandler<WritingServiceDefinition['Generate']> {
  return async (request) => {
    const { signal } = currentContext() ?? {}
    const outcome = await generateText(dependencies, requireUser(), decodeRequest(request), { signal })
    const { generation, isReplay, due } = outcome
    return {
      generation: encodeGeneration(generation),
      isReplay,
      confirmId: due?.confirmId,
      reservationId: due?.reservationId,
    }
  }
}

/** Writes a text, and sends it as it is written. */
function streamGenerationRpc(
  dependencies: WritingDependencies,
): StreamHandler<WritingServiceDefinition['StreamGeneration']> {
  return async ({ request }, send) => {
    const { signal } = currentContext() ?? {}
    const to = {
      start: (isReplay: boolean) => send({ started: { isReplay } }),
      text: (text: string) => send({ text }),
    }
    const decoded = decodeRequest(request ?? emptyRequest)
    const { generation } = await generateText(dependencies, requireUser(), decoded, { signal, to })
    await send({ done: { ...encodeGeneration(generation), content: '' } })
  }
}

/** Ends a run whose caller has the answer, paid for. */
function confirmGenerationRpc({
  paidWork,
}: WritingDependencies): UnaryHandler<WritingServiceDefinition['ConfirmGeneration']> {
  return async ({ confirmId, isPaid }) => {
    await paidWork.confirm(requireUser().userId, confirmId, isPaid)
    return {}
  }
}

const emptyRequest = { action: '', mode: '', text: '', context: '', jobDescription: '', instructions: '' }

function decodeRequest({ requestId, fingerprint, documentId, ...said }: GenerateRequestOutput): RepeatableWriting {
  return { ...said, documentId, requestId, fingerprint }
}

function encodeGeneration({ content, unverified, usage, credits }: Generation) {
  return { content, unverified, ...usage, creditsSpent: credits.spent, balance: credits.balance }
}
