import { apiKeyScopes, type Scope } from '@resume/proto/scopes'

const scopeMeanings: Record<Scope, string> = {
  'user:read': 'Read your account',
  'user:write': 'Change your name, username and settings',
  'resume:read': 'Read documents, the master profile and share links',
  'resume:write': 'Create, update and delete documents and share links; save the master profile',
  'roadmap:read': 'Read the roadmap',
  'changelog:read': 'Read the changelog',
  'codehost:read': 'Read code host statistics and issues',
  'ai:write': 'Use AI: write texts, analyze and convert resumes',
}

/** What a reader needs before the first call. */
export const introduction = `Create resumes and cover letters, scan them the way applicant tracking systems do, and share them.

## First steps

1. Request a code with \`POST /api/v1/auth/email-otp/send-verification-otp\`, and sign in with it: \`POST /api/v1/auth/sign-in/email-otp\`.
2. Create an API key for your programs: \`POST /api/v1/api-keys\`.
3. Save your master profile, \`PUT /api/v1/profiles/master\`, and create a resume from it: \`POST /api/v1/documents\`.
4. Scan the resume, \`POST /api/v1/ats/check\`, and share it: \`POST /api/v1/shares\`.

On the reference page, the session from step 1 applies to all calls that you try out there.

The [guides](/docs/guides) cover keys, idempotency, paging, errors, updates, scans in CI, portfolios and credits step by step.

## Authentication

Send an API key as \`X-API-Key: svc_…\` or \`Authorization: Bearer svc_…\`.

A session is a cookie, which is accepted only from first-party origins. A browser sends \`Origin\` by itself; any other client that uses a session must send \`Origin\` with each request. Otherwise the response is 401.

API keys are limited to their scopes, sessions are not:

| Scope | Allows you to |
|---|---|
${apiKeyScopes.map((scope) => `| \`${scope}\` | ${scopeMeanings[scope]} |`).join('\n')}

## Responses

Every success is \`{"success": true, "message", "data"}\`, and every failure \`{"success": false, "message", "statusCode", "details"}\`. Every failure has an \`X-Error-Code\`, a stable word such as \`revision_mismatch\` or \`plan_limit\`; act on it instead of the message. Request bodies are JSON; unknown fields are an error. Every response has an \`X-Request-Id\`.

## Safe retries

Operations that accept \`Idempotency-Key\` can be repeated safely: within 24 hours, a request with the same key and body gets the first response again, with \`Idempotency-Replayed: true\`. The same key with another body fails with 409.

## Limits

Most operations allow 100 requests in 15 minutes for each IP address. An API key has its own limit: 20 requests in 15 minutes, unless it was created with another one. A request over a limit fails with 429 and \`Retry-After\`.`
