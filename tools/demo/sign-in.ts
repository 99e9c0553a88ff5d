import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from './api.ts'

/** Where a page is, and where the messages with codes arrive. */
export interface Place {
  origin: string
  mailDir: string
}

/** Signs somebody in with a one-time code. @returns the code, and the headers that carry the session */
export async function signIn(api: Api, { origin, mailDir }: Place, email: string) {
  const headers = { origin }
  await api.call('POST', '/auth/email-otp/send-verification-otp', { body: { email, type: 'sign-in' }, headers })
  const otp = await codeFor(mailDir, email)
  await api.call('POST', '/auth/sign-in/email-otp', { body: { email, otp }, headers })
  return { otp, session: { origin, cookie: api.cookie() } }
}

/** Waits for the message with the code. */
async function codeFor(mailDir: string, email: string): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until; await wait(50)) {
    const file = existsSync(mailDir) && readdirSync(mailDir).find((name) => name.includes(email))
    const code = file && /\b\d{6}\b/.exec(readFileSync(join(mailDir, file), 'utf8'))?.[0]
    if (code) return code
  }
  throw new Error(`No code came to ${mailDir}: is another mail server configured (SMTP_URL)?`)
}
