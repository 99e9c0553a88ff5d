import { error } from './entry.ts'

const notPermitted = 'This API key does not have permission for this action.'

/** Who may do what: keys, sessions, sign-in, usernames and plans. */
export const accessErrors = {
  scopes_unsupported: error(400, 'Unsupported API key scope(s)', 'A new API key requests a scope that does not exist.'),
  sign_in_code_expired: error(400, 'OTP expired', 'The one-time code has expired or was never sent.'),
  sign_in_code_invalid: error(400, 'Invalid OTP', 'The one-time code is wrong.'),
  sign_in_request_invalid: error(400, '{reason}', 'A field of a sign-in request is missing or wrong.'),
  origin_not_allowed: error(
    401,
    'Authentication required',
    'A session cookie came without a first-party `Origin` or `Referer`, so it does not count.',
  ),
  unauthenticated: error(
    401,
    'Authentication required',
    'There is no valid API key or session: none was sent, or it is malformed, unknown, revoked, expired, or suspended.',
  ),
  account_suspended: error(
    403,
    'This account is suspended.',
    'Somebody signs in to an account that the administrator has suspended.',
  ),
  administrator_required: error(403, 'Administrator access required', "The route is for the administrator's session."),
  forbidden: error(403, 'Forbidden', 'The caller may not do this, for a reason that no other error names.'),
  origin_refused: error(403, 'Invalid origin', 'An MCP message came from a page of another origin.'),
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
  session_required: error(403, notPermitted, 'The API key is valid, but the route accepts only a session.'),
  sign_in_attempts_exceeded: error(
    403,
    'Too many attempts',
    'A one-time code was entered wrongly too often; ask for a new one.',
  ),
  sign_in_origin_refused: error(403, 'Invalid origin', 'A sign-in request came from a page of another origin.'),
  api_keys_exhausted: error(
    409,
    'At most {limit} API keys can be active. Revoke or delete one first.',
    'The user has the maximum number of API keys that are neither revoked nor expired.',
  ),
  username_locked: error(409, 'Username is locked and cannot be changed', 'The user already has another username.'),
  username_taken: error(409, 'Username is already taken', 'Somebody else has the username.'),
  export_in_progress: error(
    429,
    'An export of this account is already running. Please try again later.',
    'An account is exported while an export of it is being sent. `Retry-After` says when to try again.',
  ),
} as const
