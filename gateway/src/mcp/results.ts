import type { ApiRefusal } from './api.ts'
import { parseExactly } from './exact-json.ts'
import { asData } from './fence.ts'
import type { ToolOutcome } from './tools/tool.ts'

/** Where a result tells an error in a form for programs. */
export const errorMember = 'resume-platform/error'

/** What a tool answered, as text that is marked as data, and as data. */
export function resultOf({ message, json, more = {} }: ToolOutcome, requestId: string) {
  const shown = json ?? JSON.stringify(more)
  const again = more.replayed ? ' An earlier call did this; nothing was done now.' : ''
  return {
    content: [{ type: 'text' as const, text: asData(shown, `${message.replace(/\.$/, '')}.${again}`) }],
    structuredContent: { ...(json !== undefined && { data: parseExactly(json) }), ...more, requestId },
  }
}

/** A failure of a tool, for the assistant to read and for programs. */
export function failedResult(refusal: ApiRefusal, requestId: string) {
  const error = errorOf(refusal, requestId)
  const lines = [
    `${error.message} (${error.code}, status ${error.statusCode}, request ${requestId})`,
    ...refusal.details.map(({ path, message }) => `- ${path}: ${message}`),
    ...(error.retryAfterSeconds === undefined ? [] : [`Try again after ${error.retryAfterSeconds} seconds.`]),
  ]
  return {
    isError: true,
    content: [{ type: 'text' as const, text: lines.join('\n') }],
    _meta: { [errorMember]: error },
  }
}

/** A failure in a form for programs. */
export function errorOf({ code, message, status, details, retryAfterSeconds }: ApiRefusal, requestId: string) {
  return {
    code,
    message,
    statusCode: status,
    requestId,
    ...(details.length > 0 && { details }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}
