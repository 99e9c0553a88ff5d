/**
 * Names of properties that hold secrets or people's content, wherever they stand in what is logged; in lower case and
 * without hyphens and underscores, so that `X-API-Key`, `api_key` and `apiKey` are the same.
 */
const secretNames = new Set(
  `authorization cookie setcookie sessioncookie sessiontoken xapikey stripesignature key apikey secret clientsecret token
   accesstoken refreshtoken idtoken otp onetimecode password email address to html text body content metadata snapshot
   resume jobdescription profiletext principal`.split(/\s+/),
)

const censored = '[redacted]'

/** Deeper than anything that is worth a log line. */
const deepest = 8

/**
 * A copy of what is to be logged, without the values of properties whose names tell of secrets or people's content, at
 * any depth. Errors become plain objects; bytes only their number.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value, depth)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '[deep]'
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return value
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? censored : withoutSecrets(inner, depth + 1)]),
  )
}

function isSecret(name: string): boolean {
  return secretNames.has(name.toLowerCase().replace(/[-_]/g, ''))
}

/**
 * An error as name, message, code and stack, with its causes. Own properties stay out: drivers put queries, parameters
 * and addresses there.
 */
function describeError(error: Error, depth: number): unknown {
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause: error.cause instanceof Error && depth < 4 ? describeError(error.cause, depth + 1) : undefined,
  }
}
