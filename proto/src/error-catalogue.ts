/** One error of the platform, as its callers see it. */
export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number
  /** The public message; a `{name}` in it stands for a parameter. */
  readonly message: string
  /** When it occurs, in a sentence for the documentation. */
  readonly when: string
}

/** Writes one entry; what it says stays known to the type checker. */
function error<const Status extends number, const Message extends string>(
  status: Status,
  message: Message,
  when: string,
) {
  return { status, message, when } as const
}

const notPermitted = 'This API key does not have permission for this action.'

/**
 * Every error of the platform by its id: the word that `X-Error-Code` and `ErrorInfo.reason` carry. An id that was released
 * keeps its meaning and its status; `docs/http-status-codes.md` is made from this table.
 */
export const errorCatalogue = {
  body_not_object: error(400, 'The body must be an object', 'A sign-in request has a body that is not a JSON object.'),
  codehost_not_connected: error(
    400,
    'Connect your code host account before importing it.',
    'A user on the free plan imports a code host account that is not connected.',
  ),
  content_length_mismatch: error(
    400,
    'Content-Length does not fit the body',
    'The body is shorter or longer than announced.',
  ),
  cursor_unknown: error(400, 'The cursor is unknown', 'A continued read names a place that does not exist.'),
  file_unreadable: error(400, '{reason}', 'An uploaded file is empty, damaged, or encrypted.'),
  host_invalid: error(
    400,
    'Exactly one Host header is required',
    'The request has no `Host` header, or more than one.',
  ),
  invalid_request: error(
    400,
    'The request is invalid',
    'Something about the request is wrong that no other error names.',
  ),
  job_url_unavailable: error(
    400,
    'The job URL could not be fetched: {reason}',
    'The page of a job description cannot be fetched or read. Nothing is charged.',
  ),
  malformed_json: error(400, 'Malformed JSON', 'The body is not JSON in UTF-8.'),
  malformed_multipart: error(400, 'The multipart body cannot be read', 'A multipart body is malformed or breaks off.'),
  malformed_request: error(400, 'The request cannot be read', 'The request is not valid HTTP.'),
  malformed_upload: error(400, 'The upload cannot be read: {reason}', 'An internal upload is incomplete.'),
  malformed_url: error(400, 'The path is not a valid URL', 'The path has invalid escapes or steps upward.'),
  scopes_unsupported: error(400, 'Unsupported API key scope(s)', 'A new API key asks for a scope that does not exist.'),
  sign_in_code_expired: error(400, 'OTP expired', 'The one-time code has expired or was never sent.'),
  sign_in_code_invalid: error(400, 'Invalid OTP', 'The one-time code is wrong.'),
  sign_in_request_invalid: error(400, '{reason}', 'A field of a sign-in request is missing or wrong.'),
  text_not_storable: error(
    400,
    'Text must not hold the character U+0000',
    'A text contains a character that cannot be stored.',
  ),
  username_required: error(400, 'Username required before sharing', 'A user without a username shares a document.'),
  validation_failed: error(
    400,
    'Validation failed',
    'A field or parameter is wrong, missing, or unknown. `details` names each.',
  ),
  webhook_signature_invalid: error(
    400,
    'Invalid webhook signature',
    'The signature of a billing event is wrong or older than 5 minutes.',
  ),

  origin_not_allowed: error(
    401,
    'Authentication required',
    'A session cookie came without a first-party `Origin` or `Referer`, so it does not count.',
  ),
  password_invalid: error(401, 'Invalid password', 'The password of a share link is wrong.'),
  unauthenticated: error(
    401,
    'Authentication required',
    'There is no valid API key or session: none was sent, or it is malformed, unknown, revoked, expired, or suspended.',
  ),

  credits_missing: error(402, 'Not enough AI credits.', 'The balance is smaller than the price. Nothing is charged.'),

  affiliate_suspended: error(
    403,
    'The affiliate account is suspended',
    'A suspended affiliate asks for a withdrawal, or is to be paid one.',
  ),
  administrator_required: error(403, 'Administrator access required', "The route is for the administrator's session."),
  forbidden: error(403, 'Forbidden', 'The caller may not do this, for a reason that no other error names.'),
  plan_limit: error(
    403,
    'The {plan} plan allows {allowance}.',
    'The plan allows no more of this. The message names the plan.',
  ),
  plan_required: error(
    403,
    '{feature} requires an {plans} subscription.',
    'The feature is part of a subscription. The message names it.',
  ),
  scope_missing: error(
    403,
    notPermitted,
    'The API key is valid but lacks the scope of the route. `WWW-Authenticate` names the scope.',
  ),
  service_required: error(403, 'This call is for services', 'An internal call is made in the name of a user.'),
  session_required: error(403, notPermitted, 'The API key is valid, but the route takes only a session.'),
  sign_in_attempts_exceeded: error(
    403,
    'Too many attempts',
    'A one-time code was entered wrongly too often; ask for a new one.',
  ),
  sign_in_origin_refused: error(403, 'Invalid origin', 'A sign-in request came from a page of another origin.'),

  not_found: error(404, '{resource} not found', 'The resource does not exist or belongs to somebody else.'),
  route_not_found: error(404, 'Route not found', 'There is no such path.'),

  method_not_allowed: error(405, 'Method not allowed', 'The path exists with other methods. `Allow` names them.'),

  extraction_timeout: error(
    408,
    'Resume extraction took too long to process.',
    'The text of a file was not extracted within 15 seconds.',
  ),
  scan_timeout: error(
    408,
    'The scan took too long to process.',
    'A resume was not scanned within 5 seconds. This uses a unit of the quota.',
  ),
  request_timeout: error(408, 'The request took too long to arrive', 'The headers or the body did not arrive in time.'),

  ambassador_applied: error(
    409,
    'You have applied already',
    'The user has an application as an ambassador that is pending or approved.',
  ),
  ambassador_refused: error(
    409,
    'You can apply again after {date}',
    'An application as an ambassador was rejected less than 30 days ago.',
  ),
  api_keys_exhausted: error(
    409,
    'At most {limit} API keys can be active. Revoke or delete one first.',
    'The user has as many API keys that are neither revoked nor expired as can be active.',
  ),
  assets_exhausted: error(
    409,
    'At most {limit} images can be stored. Delete one first.',
    'The user has as many images as can be stored, uploaded or only declared.',
  ),
  application_decided: error(
    409,
    'The application has been decided',
    'Another decision on the application came first.',
  ),
  billing_account_missing: error(409, 'There is no billing account', 'The user has never bought anything.'),
  checkout_canceled: error(409, 'The checkout was canceled', 'The checkout was canceled while it was being opened.'),
  already_referred: error(
    409,
    'The account is referred already',
    'Another referral of the user came first, perhaps by the same affiliate.',
  ),
  commissions_missing: error(
    409,
    'Not enough commissions are available',
    'A withdrawal asks for more than is available to the affiliate, or is to be paid while the affiliate owes something.',
  ),
  has_paid_before: error(409, 'The account has paid before', 'Only a user who has not paid yet can be referred.'),
  not_enrolled: error(
    409,
    'Enroll in the affiliate program first',
    'A user who is not an affiliate asks for a withdrawal.',
  ),
  referral_too_late: error(
    409,
    'The account is too old to be referred',
    'A referral counts for 60 days after the user signed up.',
  ),
  withdrawal_open: error(
    409,
    'Another withdrawal is open',
    'An affiliate can have one withdrawal at a time that is neither paid nor refused.',
  ),
  withdrawal_settled: error(
    409,
    'The withdrawal is {status} already',
    'The administrator has decided about the withdrawal in another way.',
  ),
  checkout_in_progress: error(
    409,
    'A checkout is already in progress',
    'Another checkout is open. Cancel it or wait 30 minutes.',
  ),
  conflict: error(409, 'The request conflicts with what is stored', 'There is a conflict that no other error names.'),
  idempotency_conflict: error(
    409,
    'Idempotency key was used with another request',
    'The idempotency key, or `requestId`, was first used with another body.',
  ),
  idempotency_in_progress: error(
    409,
    'A request with this idempotency key is still in progress',
    'The first request with this key has not been answered yet. `Retry-After` says when to ask again.',
  ),
  idempotency_result_dropped: error(
    409,
    'Idempotent result is no longer stored',
    'The first request was done, but its answer made way for later ones: 16 MB of one caller’s are kept. Nothing is done again.',
  ),
  profile_changed: error(
    409,
    'Master profile was updated from another session. Refresh and retry.',
    '`expectedUpdatedAt` does not match the stored master profile.',
  ),
  reservation_conflict: error(
    409,
    'The request id was used for another reservation',
    'Credits are reserved twice under one request id, for different amounts.',
  ),
  reservation_settled: error(
    409,
    'The reservation is {state} already',
    'Reserved credits are settled twice, in different ways.',
  ),
  revision_mismatch: error(
    409,
    'Revision mismatch. Client: {client}, Server: {server}',
    'The document has changed since the revision that was sent.',
  ),
  slug_taken: error(409, 'Slug is already in use', 'Another document of the user has the slug.'),
  subscription_active: error(
    409,
    'A subscription is already active',
    'The user already has a subscription. Change it in the portal.',
  ),
  subdomain_taken: error(
    409,
    'Subdomain is already in use',
    'Somebody else has the subdomain, gave it up less than 30 days ago, or has it as a username.',
  ),
  sync_in_progress: error(409, 'A sync is already in progress', 'Another sync with the code host holds the lock.'),
  username_locked: error(409, 'Username is locked and cannot be changed', 'The user already has another username.'),
  username_taken: error(409, 'Username is already taken', 'Somebody else has the username.'),
  version_taken: error(
    409,
    'The version has a changelog entry already',
    'Another changelog entry is about the version.',
  ),

  link_expired: error(410, 'Link expired', 'The share link has expired.'),

  body_too_large: error(413, 'The request body is too large', 'The body is larger than the route takes.'),
  content_too_large: error(
    413,
    '{name} must have at most {limit} as JSON',
    'A document, profile, snapshot, or resume object is larger than 1 MB.',
  ),
  file_too_large: error(413, 'The file is larger than {limit}', 'The uploaded file is larger than 5 MB.'),

  unsupported_file_type: error(415, '{reason}', 'The file is not a PDF, DOCX, TXT, Markdown, or JSON file.'),
  unsupported_media_type: error(
    415,
    '{reason}',
    'The content type, encoding, or charset is not one that the route takes.',
  ),

  export_in_progress: error(
    429,
    'An export of this account is already running. Please try again later.',
    'An account is exported while an export of it is being sent. `Retry-After` says when to ask again.',
  ),
  quota_exceeded: error(
    429,
    '{quota} quota exceeded.',
    'The quota is used up. `Retry-After` says when it starts anew.',
  ),
  runs_at_once: error(
    429,
    'Two texts are being written for you already. Please wait for one of them.',
    'An account runs two AI generations at once and asks for a third. `Retry-After` says when to ask again.',
  ),
  rate_limited: error(
    429,
    'Too many requests. Please try again later.',
    'A rate limit is exceeded. `Retry-After` says when to come back.',
  ),

  expectation_failed: error(
    417,
    'Expect must be 100-continue',
    'The `Expect` header asks for something else than `100-continue`.',
  ),

  headers_too_large: error(431, 'The request headers are too large', 'The headers have more than 16 KB.'),

  internal_error: error(500, 'Internal server error', 'We made a mistake. Report the request ID.'),

  storage_failed: error(
    502,
    'The image storage answered wrongly. Please try again.',
    'The object storage refuses a call, or what it says of an image does not fit. Nothing is lost.',
  ),
  upstream_failed: error(502, '{reason}', 'The AI provider or the code host failed. Nothing is charged.'),

  cache_unreachable: error(503, 'Cache unreachable', 'The readiness check cannot reach Redis.'),
  caller_gone: error(503, 'The caller has gone', 'An internal call was canceled because nobody waits for its answer.'),
  daily_limit_reached: error(
    503,
    'The daily limit of AI generation is reached. Please try again tomorrow.',
    'The operator of this installation limits the tokens of a day. Nothing is charged. `Retry-After` says when the day ends.',
  ),
  database_unreachable: error(503, 'Database unreachable', 'The readiness check cannot reach the database.'),
  draining: error(503, 'The process is stopping', 'The readiness check finds the process shutting down.'),
  feature_off: error(503, '{feature} is switched off', 'This installation does not offer the feature.'),
  not_configured: error(
    503,
    'Integration not configured: {name}',
    'This installation has no configuration for an integration that the route needs.',
  ),
  overloaded: error(
    503,
    'Too many {what}. Please try again.',
    'The service is at capacity. `Retry-After` says when to try again.',
  ),
  payment_provider_unavailable: error(
    503,
    'The payment provider does not answer',
    'Stripe cannot be reached or refuses the request.',
  ),
  storage_unavailable: error(
    503,
    'The image storage cannot be reached. Please try again.',
    'The object storage does not answer in time. Nothing is lost.',
  ),
  took_too_long: error(
    503,
    'The {work} took too long. Please try again.',
    'The work was not finished in time. Nothing is charged.',
  ),
  unavailable: error(
    503,
    'Service temporarily unavailable',
    'A service, a database, or Redis cannot be reached. Try again; wait for `Retry-After` where it is sent.',
  ),

  http_version_unsupported: error(
    505,
    'The HTTP version is not supported',
    'The request line names a version of HTTP other than 1.0 and 1.1.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** The stable word for an error. */
export type ErrorId = keyof typeof errorCatalogue

type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/** What the message of an error takes: a value for each `{name}` in it. */
export type ErrorParams<Id extends ErrorId> = Record<
  PlaceholdersOf<(typeof errorCatalogue)[Id]['message']>,
  string | number
>

/** Errors whose message says something of the case. */
export type TemplateErrorId = {
  [Id in ErrorId]: [PlaceholdersOf<(typeof errorCatalogue)[Id]['message']>] extends [never] ? never : Id
}[ErrorId]

/** Errors whose message is always the same. */
export type PlainErrorId = Exclude<ErrorId, TemplateErrorId>

/** Whether a string is the id of an error in the catalogue. */
export function isErrorId(value: string): value is ErrorId {
  return Object.hasOwn(errorCatalogue, value)
}

/** The public message of an error. @throws Error when a parameter is missing */
export function errorMessage(id: ErrorId, params: Partial<Record<string, string | number>> = {}): string {
  return errorCatalogue[id].message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The message of ${id} needs ${name}`)
    return String(value)
  })
}
