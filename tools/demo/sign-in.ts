import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ResumePlatform } from '@resume-platform/sdk'

/** Where the platform and a page of its application are, and where the messages with codes arrive. */
export interface Place {
  baseUrl: string
  origin: string
  mailDir: string
}

/** Signs somebody in with a one-time code. @returns the code, and a client that holds the session */
export async function signIn({ mailDir, ...place }: Place, email: string) {
  const session = new ResumePlatform(place)
  await session.auth.sendCode({ email, type: 'sign-in' })
  const otp = await codeFor(mailDir, email)
  await session.auth.signIn({ email, otp })
  return { otp, session }
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
