import { error } from './entry.ts'

/** Documents, profiles, share links, resumes that are read, and texts that are written. */
export const writingErrors = {
  codehost_not_connected: error(
    400,
    'Connect your code host account before importing it.',
    'A user on the free plan imports a code host account that is not connected.',
  ),
  file_unreadable: error(400, '{reason}', 'An uploaded file is empty, damaged, or encrypted.'),
  job_url_unavailable: error(
    400,
    'The job URL could not be fetched: {reason}',
    'The page of a job description cannot be fetched or read. Nothing is charged.',
  ),
  username_required: error(400, 'Username required before sharing', 'A user without a username shares a document.'),
  password_invalid: error(401, 'Invalid password', 'The password of a share link is wrong.'),
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
  profile_changed: error(
    409,
    'Master profile was updated from another session. Refresh and retry.',
    '`expectedUpdatedAt` does not match the stored master profile.',
  ),
  revision_mismatch: error(
    409,
    'Revision mismatch. Client: {client}, Server: {server}',
    'The document has changed since the revision that was sent.',
  ),
  slug_taken: error(409, 'Slug is already in use', 'Another document of the user has the slug.'),
  link_expired: error(410, 'Link expired', 'The share link has expired.'),
  content_too_large: error(
    413,
    '{name} must have at most {limit} as JSON',
    'A document, profile, snapshot, or resume object is larger than 1 MB.',
  ),
  file_too_large: error(413, 'The file is larger than {limit}', 'The uploaded file is larger than 5 MB.'),
  unsupported_file_type: error(415, '{reason}', 'The file is not a PDF, DOCX, TXT, Markdown, or JSON file.'),
  quota_exceeded: error(
    429,
    '{quota} quota exceeded.',
    'The quota is used up. `Retry-After` says when it starts again.',
  ),
  runs_at_once: error(
    429,
    'Two texts are being written for you already. Please wait for one of them.',
    'An account runs two AI generations at once and asks for a third. `Retry-After` says when to try again.',
  ),
  daily_limit_reached: error(
    503,
    'The daily limit of AI generation is reached. Please try again tomorrow.',
    'The operator of this installation limits the tokens per day. Nothing is charged. `Retry-After` says when the day ends.',
  ),
  upstream_failed: error(502, '{reason}', 'The AI provider or the code host failed. Nothing is charged.'),
  took_too_long: error(
    503,
    'The {work} took too long. Please try again.',
    'The work was not finished in time. Nothing is charged.',
  ),
} as const
