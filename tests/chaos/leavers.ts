import { setTimeout as wait } from 'node:timers/promises'
import { type Place, type SignedIn, signIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

/** Time between two who leave, in milliseconds. */
const pauseMs = 300

/**
 * People who sign in, write something and end their accounts.
 * @param leftOf counts what the databases still hold of an account
 */
export function leavers(place: Place, leftOf: (userId: string) => Promise<number>): ChaosUser {
  const gone: SignedIn[] = []
  const leave = async () => {
    const user = await signIn(place).catch(() => undefined)
    if (!user) return
    await attempt(user.session, 'POST', '/documents', { body: { type: 'RESUME', content: { text: 'mine' } } })
    await attempt(user.session, 'PUT', '/portfolios/draft', { body: { subdomain: 'mine', snapshot: {} } })
    await attempt(user.session, 'POST', '/portfolio-assets/upload-url', {
      body: { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: 100 },
    })
    const ended = await attempt(user.session, 'DELETE', '/users/me', { body: { confirm: user.email } })
    if (ended?.status === 202) gone.push(user)
    else if (ended && ended.status !== 401)
      throw new Error(`an account's end is answered ${ended.status} ${ended.text}`)
  }
  return {
    work: async (isOver) => {
      while (!isOver()) {
        await leave()
        await wait(pauseMs)
      }
    },
    settle: async () => {
      for (const { userId, session } of gone) {
        let left = 0
        await untilAnswered(async () => {
          left = await leftOf(userId)
          return left === 0 ? true : undefined
        }).catch(() => {
          throw new Error(`${left} rows are left of the account ${userId}, which was ended`)
        })
        const { status } = await untilAnswered(() => attempt(session, 'GET', '/users/me'))
        if (status !== 401) throw new Error(`the session of an account that was ended is answered ${status}`)
      }
    },
    summary: () => `${gone.length} accounts ended`,
  }
}
