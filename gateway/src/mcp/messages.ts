/** Longest id of a message, in characters. */
const idLength = 256

/** A refusal of a message before any server sees it. */
export interface MessageRefusal {
  status: number
  code: number
  message: string
  id: string | number | null
  data?: unknown
}

/**
 * Judges what was sent as a message, before the SDK reads it.
 * @returns why it is refused; undefined for a message of one request, notification or response
 */
export function refusalOfMessage(body: unknown): MessageRefusal | undefined {
  const invalid = (message: string) => ({ status: 400, code: -32600, message, id: null })
  if (Array.isArray(body)) return invalid('Batches are not supported; send each message by itself')
  if (typeof body !== 'object' || body === null) return invalid('The body must be a JSON-RPC message')
  const { id, method, params } = body as { id?: unknown; method?: unknown; params?: unknown }
  const isId = typeof id === 'string' ? id.length <= idLength : id === undefined || Number.isSafeInteger(id)
  if (!isId) return invalid(`The id must be a whole number or a string of at most ${idLength} characters`)
  const ofRequest = { id: (id ?? null) as string | number | null }
  /** The SDK would hold a stream open for it, on which nothing ever comes: this server tells of no changes. */
  if (method === 'subscriptions/listen') return { status: 404, code: -32601, message: 'Method not found', ...ofRequest }
  /** The SDK would leave it out silently. */
  if (hasPrototype(params) || hasPrototype(argumentsOf(params))) {
    return { status: 400, code: -32602, message: '__proto__ is not a known field', ...ofRequest }
  }
  return undefined
}

function argumentsOf(params: unknown): unknown {
  return typeof params === 'object' && params !== null ? (params as { arguments?: unknown }).arguments : undefined
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')
}
