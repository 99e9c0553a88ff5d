import { errorCatalogue } from '../../proto/src/error-catalogue.ts'
import type { GeneratedFile } from './generated-file.ts'
import { table } from './generated-file.ts'

/** What each status means to a client, apart from the errors that have it. */
const statuses: [status: number, meaning: string, advice: string][] = [
  [200, 'Done', ''],
  [201, 'Created', ''],
  [202, 'Accepted; the rest happens later', ''],
  [400, 'The request is wrong', 'Correct it. `details` names each wrong field with a `path` and a `message`'],
  [401, 'Nobody is signed in', 'Sign in, use another key, or send `Origin` with the session'],
  [402, 'Not enough AI credits', 'Buy credits'],
  [403, 'The caller may not do this', 'Use a key with the scope, a session, or a larger plan'],
  [404, 'Missing, or somebody else’s; both look the same', ''],
  [405, 'The path has no such method', 'Read `Allow`'],
  [408, 'Something took too long to arrive or to be read', 'Send a simpler file'],
  [409, 'In conflict with what is stored', 'Read again, then decide'],
  [410, 'The link has expired', 'Ask for a new one'],
  [413, 'Too large', 'Send less'],
  [415, 'A content type or file type that the route does not accept', 'Send one that the route accepts'],
  [417, '`Expect` cannot be met', 'Omit the header'],
  [429, 'A limit or a quota is used up', 'Wait for `Retry-After` seconds'],
  [431, 'The headers are too large', 'Send less'],
  [500, 'Our mistake; the message says nothing more', 'Report the request ID'],
  [502, 'An upstream provider failed', 'Try again later'],
  [503, 'A dependency is unreachable or not configured', 'Try again after `Retry-After` seconds; without it, not'],
  [505, 'An unsupported version of HTTP', 'Use HTTP/1.1'],
]

/** `docs/http-status-codes.md`: the statuses and every error of the catalogue. @throws Error for a status without a meaning */
export function errorPage(): GeneratedFile {
  const entries = Object.entries(errorCatalogue).sort(([, a], [, b]) => a.status - b.status)
  const unknown = entries.find(([, { status }]) => !statuses.some(([known]) => known === status))
  if (unknown) throw new Error(`${unknown[0]} has a status that the page does not explain`)
  const errors = entries.map(([id, { status, message, when }]) => [`\`${id}\``, String(status), `\`${message}\``, when])
  return {
    path: 'docs/http-status-codes.md',
    content: `# HTTP status codes and error codes

Generated from \`proto/src/error-catalogue/\` by \`npm run generate\`.

Every answer below \`/api/v1\` is \`{success: true, message, data}\` or \`{success: false, message, statusCode, details?}\`.
Routes below \`/auth\` answer the authentication library's own payloads with the same statuses. Every answer carries
\`X-Request-Id\`; quote it when you report a problem.

${table(
  ['Status', 'Meaning', 'What a client does'],
  statuses.map(([status, ...rest]) => [String(status), ...rest]),
)}

A malformed ID is 404, like a missing one. A request that a limit refuses counts toward no other limit, and a scan or
extraction that fails uses no quota. Answers with 429 or 5xx, and 409 with \`Retry-After\` (the first request is still in
progress), are never replayed under an idempotency key; other 4xx answers are.

Responses to requests with an API key also have \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\`, and \`X-RateLimit-Reset\` (Unix time in
seconds). The statuses of each route are in [generated/routes.md](generated/routes.md).

## Error codes

Every failure carries the header \`X-Error-Code\`: a stable word that says which error it is. Branch on it, not on the
message. New codes may appear; handle one that you do not know by its status.

${table(['Code', 'Status', 'Message', 'When'], errors)}
`,
  }
}
