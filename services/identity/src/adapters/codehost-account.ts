import type { Logger } from '@resume/service-kit/logging/logger'
import { type CodehostProfile, codehostProfileIn } from '../domain/codehost-profile.ts'

/** How the code host is reached and what we are to it. */
export interface CodehostOptions {
  clientId: string
  clientSecret: string
  /** Below it are the pages `/authorize` and `/access_token`. */
  oauthUrl: string
  /** The REST API. */
  apiUrl: string
}

/** Time for each of the two steps after the browser has come back, in milliseconds; the gateway waits for 10 seconds. */
const stepMs = 4_000

/** Largest answer, in bytes. */
const largestAnswer = 256 * 1024

/** The code host's OAuth pages and API, for signing in. A failure ends the sign-in and is logged without what was sent. */
export function createCodehostAccount(options: CodehostOptions, logger: Logger) {
  const api = options.apiUrl.replace(/\/+$/, '')
  const oauth = options.oauthUrl.replace(/\/+$/, '')
  const read = async (path: string, accessToken: string, signal: AbortSignal) => {
    const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${accessToken}` }
    return jsonIn(await fetch(`${api}${path}`, { headers: { ...headers, 'user-agent': 'resume-platform' }, signal }))
  }
  const failed = (step: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    logger.warn({ step, reason }, 'the code host did not complete a sign-in')
  }

  return {
    authorizationUrl: `${oauth}/authorize`,

    /** Exchanges a code for an access token. @throws Error when the code host refuses it, or does not answer in time */
    async exchange(sent: { code: string; redirectURI: string; codeVerifier?: string | undefined }): Promise<string> {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: options.clientId,
        client_secret: options.clientSecret,
        code: sent.code,
        redirect_uri: sent.redirectURI,
        ...(sent.codeVerifier !== undefined && { code_verifier: sent.codeVerifier }),
      })
      try {
        const headers = { accept: 'application/json', 'user-agent': 'resume-platform' }
        const signal = AbortSignal.timeout(stepMs)
        const response = await fetch(`${oauth}/access_token`, {
          method: 'POST',
          body,
          headers,
          signal,
          redirect: 'error',
        })
        /** A refusal is a success with an `error` (the code host's documentation, "Authorizing OAuth apps"). */
        const { access_token: token, error } = (await jsonIn(response)) as { access_token?: unknown; error?: unknown }
        if (typeof token === 'string' && token !== '') return token
        throw new Error(typeof error === 'string' && /^[a-z_]{1,64}$/.test(error) ? error : 'no access token')
      } catch (error) {
        failed('access token', error)
        throw error
      }
    },

    /** The account of an access token; null when the code host does not say in time whose it is. */
    async profile(accessToken: string): Promise<CodehostProfile | null> {
      try {
        const signal = AbortSignal.timeout(stepMs)
        const answers = await Promise.all([
          read('/user', accessToken, signal),
          read('/user/emails', accessToken, signal),
        ])
        const profile = codehostProfileIn(...answers)
        if (!profile) throw new Error('the answers describe no account')
        return profile
      } catch (error) {
        failed('profile', error)
        return null
      }
    },
  }
}

/** @throws Error unless the answer is a success of at most {@link largestAnswer}, in JSON */
async function jsonIn(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > largestAnswer) throw new Error('answered too much')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}
