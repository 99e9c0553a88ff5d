import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { sendContactMessage } from '../use-cases/send-contact-message.ts'
import type { Dependencies } from './dependencies.ts'

/** Keeps a message for the administrator and has it mailed. */
export function sendContactMessageRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['SendContactMessage']> {
  return async ({ name, email, subject, message }) => {
    const principal = requirePrincipal()
    const userId = principal.kind === 'anonymous' ? null : principal.userId
    await sendContactMessage(dependencies, { userId, name, email, subject, message })
    return {}
  }
}
