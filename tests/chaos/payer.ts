import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
const writing = {
  action: 'rewrite_short_text',
  mode: 'standard',
  input: { text: 'I was responsible for building APIs' },
}

/** What can be bought for credits, in turn. */
const goods = [
  {
    path: '/ats/analyze',
    body: (requestId: string): object => ({ resume, requestId }),
    // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
    spent: (data: any): number => data.creditsSpent,
  },
  {
    path: '/ai/generate',
    body: (requestId: string): object => ({ ...writing, requestId }),
    // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
    spent: (data: any): number => data.credits.spent,
  },
]

/** Time between two purchases, in milliseconds, so that the credits last. */
const pauseMs = 100

/**
 * Buys comments and texts of the AI, each under an ID by which it asks again until it is answered.
 * @param hurry makes what a dead process left open be settled now instead of in two minutes
 */
export function payer({ session }: SignedIn, credits: number, hurry: () => Promise<void>): ChaosUser {
  const open = new Map<string, (typeof goods)[number]>()
  let spent = 0
  let answered = 0
  const ask = async (requestId: string, { path, body, spent: spentFor }: (typeof goods)[number]) => {
    const answer = await attempt(session, 'POST', path, { body: body(requestId) })
    if (!answer || answer.status === 429) return undefined
    if (answer.status === 409) {
      await wait(200)
      return undefined
    }
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status} ${answer.text}`)
    open.delete(requestId)
    answered++
    spent += spentFor(answer.body.data)
    return answer
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const requestId = `chaos-run-${nth}`
        const good = goods[nth % goods.length] ?? goods[0]
        if (!good) return
        open.set(requestId, good)
        for (let tries = 0; tries < 5 && !isOver() && !(await ask(requestId, good)); tries++);
        await wait(pauseMs)
      }
    },
    settle: async () => {
      await untilAnswered(
        async () =>
          await hurry().then(
            () => true,
            () => undefined,
          ),
      )
      for (const [requestId, good] of open) await untilAnswered(() => ask(requestId, good))
      const settled = await untilAnswered(async () => {
        await hurry().catch(() => {})
        const wallet = await attempt(session, 'GET', '/billing/credits')
        if (wallet?.status !== 200) return undefined
        const { balance, reserved } = wallet.body.data
        /** Reservations lapse within the time that the platform was given for that; one that does not is lost. */
        return balance === credits - spent && reserved === 0 ? true : undefined
      }).catch(async () => (await session.call('GET', '/billing/credits')).text)
      if (settled !== true) throw new Error(`${spent} of ${credits} credits were spent, and the wallet is ${settled}`)
    },
    summary: () => `${answered} paid answers for ${spent} credits`,
  }
}
