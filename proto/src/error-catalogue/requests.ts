import { error } from './entry.ts'

/** What is wrong with a request whatever it asks for. */
export const requestErrors = {
  body_not_object: error(400, 'The body must be an object', 'A sign-in request has a body that is not a JSON object.'),
  content_length_mismatch: error(
    400,
    'Content-Length does not fit the body',
    'The body is shorter or longer than announced.',
  ),
  cursor_unknown: error(400, 'The cursor is unknown', 'A continued read names a position that does not exist.'),
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
  malformed_json: error(400, 'Malformed JSON', 'The body is not JSON in UTF-8.'),
  malformed_multipart: error(400, 'The multipart body cannot be read', 'A multipart body is malformed or breaks off.'),
  malformed_request: error(400, 'The request cannot be read', 'The request is not valid HTTP.'),
  malformed_upload: error(400, 'The upload cannot be read: {reason}', 'An internal upload is incomplete.'),
  malformed_url: error(400, 'The path is not a valid URL', 'The path has invalid escapes or steps upward.'),
  text_not_storable: error(
    400,
    'Text must not hold the character U+0000',
    'A text contains a character that cannot be stored.',
  ),
  validation_failed: error(
    400,
    'Validation failed',
    'A field or parameter is wrong, missing, or unknown. `details` names each.',
  ),
  not_found: error(404, '{resource} not found', 'The resource does not exist or belongs to somebody else.'),
  route_not_found: error(404, 'Route not found', 'There is no such path.'),
  method_not_allowed: error(405, 'Method not allowed', 'The path exists with other methods. `Allow` names them.'),
  request_timeout: error(408, 'The request took too long to arrive', 'The headers or the body did not arrive in time.'),
  conflict: error(409, 'The request conflicts with what is stored', 'There is a conflict that no other error names.'),
  idempotency_conflict: error(
    409,
    'Idempotency key was used with another request',
    'The idempotency key, or `requestId`, was first used with another body or query.',
  ),
  idempotency_in_progress: error(
    409,
    'A request with this idempotency key is still in progress',
    'The first request with this key has not been answered yet. `Retry-After` says when to try again.',
  ),
  idempotency_result_dropped: error(
    409,
    'Idempotent result is no longer stored',
    'The first request was done, but its answer was dropped for later ones: 16 MB are kept per caller, and less while memory is short. Nothing is done again.',
  ),
  body_too_large: error(413, 'The request body is too large', 'The body is larger than the route accepts.'),
  unsupported_media_type: error(
    415,
    '{reason}',
    'The content type, encoding, or charset is not one that the route accepts.',
  ),
  expectation_failed: error(
    417,
    'Expect must be 100-continue',
    'The `Expect` header asks for something other than `100-continue`.',
  ),
  rate_limited: error(
    429,
    'Too many requests. Please try again later.',
    'A rate limit is exceeded. `Retry-After` says when to try again.',
  ),
  headers_too_large: error(431, 'The request headers are too large', 'The headers have more than 16 KB.'),
  http_version_unsupported: error(
    505,
    'The HTTP version is not supported',
    'The request line names a version of HTTP other than 1.0 and 1.1.',
  ),
} as const
